"""The interactive game in a terminal."""
