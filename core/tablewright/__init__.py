"""Tablewright: games whose rules are data and whose vocabulary is plugins."""
