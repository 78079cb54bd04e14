"""Everything that is read from bit sets is what plain loops over squares read."""

from hypothesis import given, strategies as st

from tablewright_base.mural import (
    ICON_LETTERS,
    ChambersWanted,
    Mural,
    RiverWanted,
    corners_progress,
    edges_progress,
    filled_columns,
    filled_rows,
    glyph_number,
    matches,
    path_edges_progress,
    path_joins_corners,
    path_joins_edges,
    river_corners_progress,
    river_joins_corners,
    river_joins_edges,
)
from tests.plugins.base.mural import drawn
from tests.reference import murals as reference
from tests.reference.murals import Icons, Tiles
from tests.reference.placement import Square


def segments(tile: Tiles) -> list[tuple[int, int]]:
    return [
        (
            glyph_number(letter),
            drawn.mask_of({square for square, glyph in tile.items() if glyph == letter}),
        )
        for letter in sorted(set(tile.values()))
    ]


def same_reading(mural: Mural, icons: Icons, tiles: Tiles) -> None:
    """Chambers and rivers of a mural are those of the reference, with their icons."""
    rooms = reference.chambers(drawn.WIDTH, drawn.HEIGHT, icons, tiles)
    assert {squares for squares, _ in mural.chambers} == {drawn.mask_of(room) for room in rooms}
    for squares, tally in mural.chambers:
        inside = [icons[square] for square in drawn.squares_of(squares) if square in icons]
        assert [tally >> 8 * n & 255 for n in range(4)] == [inside.count(letter) for letter in ICON_LETTERS]
    groups = {(tally, squares) for tally, found in mural.chamber_groups.items() for squares in found}
    assert groups == {(tally, squares) for squares, tally in mural.chambers}
    for letter, course in zip("CSHK", mural.rivers, strict=True):
        expected = {
            drawn.mask_of(river): drawn.mask_of(set(reference.touched(river, icons, tiles)))
            for river in reference.rivers(tiles, letter)
        }
        assert {squares: touched for squares, _, touched, _ in course} == expected
        for _, _, touched, tally in course:
            here = [icons[square] for square in drawn.squares_of(touched)]
            assert [tally >> 8 * n & 255 for n in range(4)] == [here.count(letter) for letter in ICON_LETTERS]


@given(drawn.icons, drawn.tiles)
def test_chambers_and_rivers(icons: Icons, tiles: Tiles) -> None:
    same_reading(drawn.mural(icons, tiles), icons, tiles)


@given(drawn.icons, st.lists(st.tuples(drawn.tile, st.booleans(), st.booleans()), max_size=8))
def test_a_mural_that_grew_is_read_like_one_made_at_once(
    icons: Icons, steps: list[tuple[Tiles, bool, bool]]
) -> None:
    """Whatever was asked for in between."""
    tiles: Tiles = {}
    mural = drawn.mural(icons, tiles)
    for tile, black, ask in steps:
        added = {square: letter for square, letter in tile.items() if square not in tiles}
        if black:
            tiles |= dict.fromkeys(added, "#")
            mural = mural.with_black(drawn.mask_of(set(added)))
        else:
            tiles |= added
            mural = mural.with_tile(segments(added))
        if ask:
            same_reading(mural, icons, tiles)
    same_reading(mural, icons, tiles)


@given(drawn.icons, drawn.tiles, drawn.tile)
def test_matches(icons: Icons, tiles: Tiles, tile: Tiles) -> None:
    placed = {square: letter for square, letter in tile.items() if square not in tiles}
    gained = matches(drawn.mural(icons, tiles), segments(placed))
    assert dict(zip(ICON_LETTERS, gained, strict=True)) == reference.matches(icons, tiles, placed)


def as_squares(covers: tuple[int, ...]) -> set[frozenset[Square]]:
    assert list(covers) == sorted(set(covers))
    return {drawn.squares_of(mask) for mask in covers}


@given(drawn.icons, drawn.tiles, drawn.names_with_cover(4))
def test_rivers_wanted(icons: Icons, tiles: Tiles, wanted: tuple[list[str], list[str]]) -> None:
    touches, cover = wanted
    mural = drawn.mural(icons, tiles)
    river = RiverWanted.of(touches, cover)
    expected = reference.river_covers(icons, tiles, drawn.letters(touches), drawn.letters(cover))
    assert as_squares(river.covers(mural)) == expected
    assert river.met(mural) == bool(expected)


@given(drawn.icons, drawn.tiles, st.lists(drawn.names_with_cover(2), min_size=1, max_size=3))
def test_chambers_wanted(icons: Icons, tiles: Tiles, wanted: list[tuple[list[str], list[str]]]) -> None:
    mural = drawn.mural(icons, tiles)
    chambers = ChambersWanted.exact(wanted)
    as_letters = [(drawn.letters(inside), drawn.letters(cover)) for inside, cover in wanted]
    expected = reference.chamber_covers(drawn.WIDTH, drawn.HEIGHT, icons, tiles, as_letters)
    assert as_squares(chambers.covers(mural)) == expected
    assert chambers.met(mural) == bool(expected)


@given(drawn.icons, drawn.tiles, st.integers(1, 3), st.integers(1, 3))
def test_chambers_of_the_same_or_of_any_icons(icons: Icons, tiles: Tiles, inside: int, number: int) -> None:
    mural = drawn.mural(icons, tiles)
    rooms = [
        [icon for square, icon in icons.items() if square in room]
        for room in reference.chambers(drawn.WIDTH, drawn.HEIGHT, icons, tiles)
    ]
    alike = [sum(room == [letter] * inside for room in rooms) for letter in ICON_LETTERS]
    assert ChambersWanted.same(inside, number).met(mural) == (max(alike) >= number)
    several = sum(len(room) == inside for room in rooms)
    assert ChambersWanted.any_icons(inside, number).met(mural) == (several >= number)


@given(drawn.icons, drawn.tiles)
def test_connections(icons: Icons, tiles: Tiles) -> None:
    mural = drawn.mural(icons, tiles)
    size = drawn.WIDTH, drawn.HEIGHT
    rivers = [river for glyph in "CSHK" for river in reference.rivers(tiles, glyph)]
    paths = reference.parts(set(tiles))
    edges, corners = reference.joins_edges, reference.joins_corners
    assert river_joins_edges(mural) == any(edges(*size, river) for river in rivers)
    assert river_joins_corners(mural) == any(corners(*size, river) for river in rivers)
    assert path_joins_edges(mural) == any(edges(*size, path) for path in paths)
    assert path_joins_corners(mural) == any(corners(*size, path) for path in paths)
    assert (edges_progress(mural) == 1) == river_joins_edges(mural)
    assert (river_corners_progress(mural) == 1) == river_joins_corners(mural)
    assert (path_edges_progress(mural) == 1) == path_joins_edges(mural)
    assert (corners_progress(mural) == 1) == path_joins_corners(mural)
    columns = [sum((c, r) in tiles for r in range(drawn.HEIGHT)) for c in range(drawn.WIDTH)]
    rows = [sum((c, r) in tiles for c in range(drawn.WIDTH)) for r in range(drawn.HEIGHT)]
    assert filled_columns(mural) == columns.count(drawn.HEIGHT)
    assert filled_rows(mural) == rows.count(drawn.WIDTH)
