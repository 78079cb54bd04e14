"""The advanced board of Tigris & Euphrates. It is content alone: see content/tigris-advanced-board."""
