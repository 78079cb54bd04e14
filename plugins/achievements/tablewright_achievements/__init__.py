"""The achievement cards of Cartouche."""
