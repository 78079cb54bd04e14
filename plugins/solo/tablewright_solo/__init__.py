"""The solo mode of Cartouche: one player against an opponent whose table is content."""
