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
    point: str

    def counted_tiles(self, number: int) -> str:
        """So many tiles: "1 temple", "2 temples"."""
        return f"{number} {self.tile if number == 1 else self.tiles}"

    def counted(self, number: int) -> str:
        """So many victory points: "1 amulet", "2 amulets"."""
        return f"{number} {self.point if number == 1 else self.points}"


SPHERES = {
    sphere.colour: sphere
    for sphere in (
        Sphere("red", "r", "temple", "temples", "priest", "amulets", "amulet"),
        Sphere("blue", "b", "farm", "farms", "farmer", "crops", "crop"),
        Sphere("green", "g", "market", "markets", "trader", "goods", "token of goods"),
        Sphere("black", "k", "settlement", "settlements", "king", "bricks", "brick"),
    )
}
COLOURS = tuple(SPHERES)
RED, BLUE, GREEN, BLACK = COLOURS
BY_LETTER = {sphere.letter: sphere.colour for sphere in SPHERES.values()}


ALL_TILES = ", ".join(f"{sphere.tile} ({sphere.colour})" for sphere in SPHERES.values())
ALL_LEADERS = ", ".join(f"{sphere.leader} ({sphere.colour})" for sphere in SPHERES.values())


def sphere_of_tile(name: str) -> Sphere | None:
    """The sphere whose tile somebody means by its colour or its name; None where they mean none."""
    for sphere in SPHERES.values():
        if name.lower() in (sphere.colour, sphere.tile, sphere.tiles):
            return sphere
    return None


def sphere_of_leader(name: str) -> Sphere | None:
    """The sphere whose leader somebody means by its colour or its name; None where they mean none."""
    for sphere in SPHERES.values():
        if name.lower() in (sphere.colour, sphere.leader):
            return sphere
    return None


def none_of_each() -> dict[str, int]:
    """A number for each colour, all of them 0."""
    return dict.fromkeys(COLOURS, 0)
