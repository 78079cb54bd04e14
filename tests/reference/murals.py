"""Chambers, rivers, matches and what cards want of them, by plain loops over squares.

A mural is two dictionaries: the icon printed on a square (``c s h k``) and the tile on a square (``C S H K``,
``*`` cartouche, ``#`` black).
"""

from collections.abc import Iterable
from itertools import combinations, permutations

from tests.reference.placement import Square, all_squares, neighbours

Icons = dict[Square, str]
Tiles = dict[Square, str]


def parts(squares: set[Square]) -> list[set[Square]]:
    """The sets of squares that hang together by edges."""
    found = []
    left = set(squares)
    while left:
        part = {left.pop()}
        waiting = list(part)
        while waiting:
            for near in neighbours(waiting.pop()):
                if near in left:
                    left.remove(near)
                    part.add(near)
                    waiting.append(near)
        found.append(part)
    return found


def uncovered(icons: Icons, tiles: Tiles) -> Icons:
    return {square: icon for square, icon in icons.items() if square not in tiles}


def areas(width: int, height: int, tiles: Tiles) -> list[set[Square]]:
    return parts(set(all_squares(width, height)) - set(tiles))


def chambers(width: int, height: int, icons: Icons, tiles: Tiles) -> list[set[Square]]:
    """The areas with icons; none on a mural that has no tile yet."""
    return [area for area in areas(width, height, tiles) if area & set(icons)] if tiles else []


def rivers(tiles: Tiles, glyph: str) -> list[set[Square]]:
    return parts({square for square, letter in tiles.items() if letter in (glyph, "*")})


def touched(river: set[Square], icons: Icons, tiles: Tiles) -> Icons:
    beside = {near for square in river for near in neighbours(square)}
    return {square: icon for square, icon in uncovered(icons, tiles).items() if square in beside}


def matches(icons: Icons, tiles: Tiles, tile: Tiles) -> dict[str, int]:
    """Tokens per icon for placing `tile` on `tiles`."""
    left = uncovered(icons, {**tiles, **tile})
    gained = {}
    for letter in "CSHK":
        segment = {square for square, glyph in tile.items() if glyph == letter}
        beside = {near for square in segment for near in neighbours(square)}
        gained[letter.lower()] = sum(1 for square in beside if left.get(square) == letter.lower())
    return gained


def chosen(here: Icons, cover: Iterable[str]) -> set[frozenset[Square]]:
    """The sets of squares whose icons are exactly those of `cover`."""
    wanted = sorted(cover)
    return {
        frozenset(squares)
        for squares in combinations(sorted(here), len(wanted))
        if sorted(here[square] for square in squares) == wanted
    }


def river_covers(icons: Icons, tiles: Tiles, touches: list[str], cover: list[str]) -> set[frozenset[Square]]:
    found: set[frozenset[Square]] = set()
    for glyph in "CSHK":
        for river in rivers(tiles, glyph):
            here = touched(river, icons, tiles)
            have = list(here.values())
            if all(have.count(icon) >= touches.count(icon) for icon in touches):
                found |= chosen(here, cover)
    return found


def chamber_covers(
    width: int, height: int, icons: Icons, tiles: Tiles, wanted: list[tuple[list[str], list[str]]]
) -> set[frozenset[Square]]:
    """For wanted chambers, each (its icons, those to cover): every set of squares to cover."""
    rooms = [
        {square: icon for square, icon in uncovered(icons, tiles).items() if square in room}
        for room in chambers(width, height, icons, tiles)
    ]
    found: set[frozenset[Square]] = set()
    for order in permutations(rooms, len(wanted)):
        ways = {frozenset[Square]()}
        for room, (want, cover) in zip(order, wanted, strict=True):
            if sorted(room.values()) != sorted(want):
                break
            ways = {way | more for way in ways for more in chosen(room, cover)}
        else:
            found |= ways
    return found


def joins_edges(width: int, height: int, squares: set[Square]) -> bool:
    columns = {column for column, _ in squares}
    rows = {row for _, row in squares}
    return {0, width - 1} <= columns or {0, height - 1} <= rows


def joins_corners(width: int, height: int, squares: set[Square]) -> bool:
    corners = [{(0, 0), (width - 1, height - 1)}, {(width - 1, 0), (0, height - 1)}]
    return any(pair <= squares for pair in corners)
