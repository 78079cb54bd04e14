"""The Pyramid expansion of Cartouche: stories and achievements that ask for shapes on the mural."""
