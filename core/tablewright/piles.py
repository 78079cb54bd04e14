"""Piles, rows and hands of cards and tiles, as tuples, which clones of a state share. The top of a pile is its end."""

from __future__ import annotations


def without(pile: tuple[str, ...], item: str) -> tuple[str, ...]:
    """A pile less an item in it; the others keep their order."""
    place = pile.index(item)
    return pile[:place] + pile[place + 1 :]


def top_of(pile: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The items on top of a pile, the topmost first: so many, or what there is."""
    return pile[: -number - 1 : -1]


def below_top(pile: tuple[str, ...], number: int) -> tuple[str, ...]:
    """A pile less the items on top of it."""
    return pile[:-number] if number else pile
