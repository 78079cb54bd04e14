"""The civilization buildings of Tigris & Euphrates: they stand in lines of tiles, and tiles bring more points beside them."""
