"""Cornerstones: a word about the corners of a mural, for Cartouche, and two cards written with it."""
