"""The wonder of Tigris & Euphrates: a monument of five tiles, and a point in any colour for its king."""
