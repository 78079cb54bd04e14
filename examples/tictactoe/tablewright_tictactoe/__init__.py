"""Tic-tac-toe, as an outsider would write it."""
