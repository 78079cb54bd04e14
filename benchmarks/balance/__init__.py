"""How Cartouche plays: many matches between bots, and what the content is worth in them."""
