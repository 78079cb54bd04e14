from hypothesis import given, strategies as st

from tablewright.boards import Grid, Shape, count_anchors, stamps
from tests.core.boards.shapes import lettered_shapes
from tests.reference.placement import Square, all_squares, lettered, placements


@given(lettered_shapes(), st.integers(1, 8), st.integers(1, 8), st.data())
def test_anchors_are_exactly_the_legal_placements(
    rows: list[str], width: int, height: int, data: st.DataObject
) -> None:
    board = all_squares(width, height)
    filled = data.draw(st.sets(st.sampled_from(board)))
    reeds = data.draw(st.sets(st.sampled_from(board)))
    grid = Grid(width, height)
    taken = grid.full & sum(1 << grid.cell(*square) for square in filled)
    touch = grid.around(taken) | sum(1 << grid.cell(*square) for square in reeds)
    free = grid.full ^ taken

    found: list[dict[Square, str]] = []
    choices = stamps(grid, Shape(rows))
    for stamp in choices:
        for anchor in grid.cells(stamp.anchors(free, touch)):
            segments = stamp.segments_at(anchor)
            assert stamp.at(anchor) == sum(mask for _, mask in segments)
            found.append({grid.place(i): letter for letter, mask in segments for i in grid.cells(mask)})
        assert stamp.anchors(free, grid.full) == stamp.fits(free)

    expected = placements(width, height, filled, reeds, lettered(rows))
    assert len(found) == len(expected) == count_anchors(choices, free, touch)
    assert all(tile in found for tile in expected)
