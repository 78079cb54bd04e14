"""What is found with bits is what plain loops over drawings find."""

from __future__ import annotations

from hypothesis import given, strategies as st

from tablewright.boards import Grid
from tablewright_pyramid.shapes import NOWHERE, Search, read_drawing
from tests.plugins.pyramid.shapes.drawings import HEIGHT, WIDTH, boards, drawings
from tests.reference import patterns
from tests.reference.placement import Square

GRID = Grid(WIDTH, HEIGHT)


def mask_of(squares: set[Square]) -> int:
    return sum(1 << GRID.cell(*square) for square in squares)


def search(rows: list[str], mirror: bool) -> Search:
    return Search(read_drawing(rows).shape.orientations(mirror), GRID)


@given(drawings(), st.booleans())
def test_orientations(rows: list[str], mirror: bool) -> None:
    """As many as there are pictures that differ in what they ask; all have as many squares."""
    shapes = read_drawing(rows).shape.orientations(mirror)
    pictures = patterns.orientations(rows, mirror)
    assert len(shapes) == len(set(shapes)) == len({read_drawing(picture).shape for picture in pictures})
    assert {len(shape.filled) for shape in shapes} == {len(patterns.shaded(rows))}
    assert {len(shape.empty) for shape in shapes} == {len(patterns.must_be_empty(rows))}


@given(drawings(), boards, st.booleans())
def test_any_board(rows: list[str], filled: set[Square], mirror: bool) -> None:
    same(rows, filled, mirror)


@given(drawings(), boards, st.booleans(), st.data())
def test_a_board_with_the_shape_on_it(
    rows: list[str], filled: set[Square], mirror: bool, data: st.DataObject
) -> None:
    """Put there, perhaps less a square, perhaps with one too many."""
    picture = data.draw(st.sampled_from(patterns.orientations(rows, mirror)))
    dx, dy = data.draw(st.integers(0, WIDTH - 1)), data.draw(st.integers(0, HEIGHT - 1))
    filled -= {(x + dx, y + dy) for x, y in patterns.must_be_empty(picture)}
    here = {(x + dx, y + dy) for x, y in patterns.shaded(picture)}
    here -= data.draw(st.sets(st.sampled_from(sorted(here)), max_size=1))
    filled |= {(x, y) for x, y in here if x < WIDTH and y < HEIGHT}
    filled ^= data.draw(
        st.sets(st.sampled_from([(x, y) for x in range(WIDTH) for y in range(HEIGHT)]), max_size=1)
    )
    same(rows, filled, mirror)


def same(rows: list[str], filled: set[Square], mirror: bool) -> None:
    made = search(rows, mirror)
    bits = mask_of(filled)
    expected = patterns.lacking(rows, WIDTH, HEIGHT, filled, mirror)
    assert made.holds(bits) == (expected == 0)
    assert made.lacking(bits) == (NOWHERE if expected is None else expected)
    nearest = made.nearest(bits)
    if expected is None:
        assert nearest is None
        return
    assert nearest is not None
    places = {
        (mask_of(squares), mask_of(missing))
        for squares, missing in patterns.places(rows, WIDTH, HEIGHT, filled, mirror)
        if len(missing) == expected
    }
    assert nearest in places


def test_where_there_is_no_room_it_is_not() -> None:
    long = Search(read_drawing([" " * 9, " # # # # ", " " * 9]).shape.orientations(True), Grid(3, 3))
    assert not long.holds(Grid(3, 3).full)
    assert long.lacking(Grid(3, 3).full) == NOWHERE
    assert long.nearest(0) is None


def test_large_numbers_are_counted_right() -> None:
    """A shape of forty squares needs six binary digits."""
    row = " " + "# " * 10
    grid = Grid(12, 8)
    made = Search(read_drawing([" " * 21, *[row, " " * 21] * 4]).shape.orientations(True), grid)
    assert made.lacking(0) == 40
    assert made.lacking(grid.row_masks[3]) == 30
    assert made.lacking(grid.full) == 0
