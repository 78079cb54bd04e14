"""The Oracle: an expansion of Cartouche with a phase of its own, incense to burn, and prophecies that are kept secret."""
