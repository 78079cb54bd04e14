"""The base game of Cartouche."""
