"""The four spheres: each has a colour, a tile, a leader and victory points of its own."""

from __future__ import annotations

from typing import NamedTuple


class Sphere(NamedTuple):
    """What one colour is called on tiles, on leaders and as victory points; `letter` draws it."""

    colour: str
    letter: str
    tile: str
    tiles: str
    leader: str
    points: str


SPHERES = {
    sphere.colour: sphere
    for sphere in (
        Sphere("red", "r", "temple", "temples", "priest", "amulets"),
        Sphere("blue", "b", "farm", "farms", "farmer", "crops"),
        Sphere("green", "g", "market", "markets", "trader", "goods"),
        Sphere("black", "k", "settlement", "settlements", "king", "bricks"),
    )
}
COLOURS = tuple(SPHERES)
RED, BLUE, GREEN, BLACK = COLOURS
BY_LETTER = {sphere.letter: sphere.colour for sphere in SPHERES.values()}


def none_of_each() -> dict[str, int]:
    """A number for each colour, all of them 0."""
    return dict.fromkeys(COLOURS, 0)
