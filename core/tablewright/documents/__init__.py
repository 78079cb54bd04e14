"""Files read as text and as values, with the line and column of each value."""
