"""The outline of a game: blocks and steps, and what expansions change in them."""
