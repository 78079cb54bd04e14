"""Connect four, as an outsider would write it."""
