import pytest
from hypothesis import given, strategies as st

from tablewright.boards import Grid
from tests.reference.murals import parts
from tests.reference.placement import Square, all_squares, neighbours

sizes = st.tuples(st.integers(1, 14), st.integers(1, 11))


@st.composite
def grids_with_squares(draw: st.DrawFn) -> tuple[Grid, set[Square]]:
    width, height = draw(sizes)
    chosen = draw(st.sets(st.sampled_from(all_squares(width, height))))
    return Grid(width, height), chosen


def mask_of(grid: Grid, squares: set[Square]) -> int:
    return sum(1 << grid.cell(*square) for square in squares)


def squares_of(grid: Grid, mask: int) -> set[Square]:
    return {grid.place(index) for index in grid.cells(mask)}


@given(grids_with_squares())
def test_a_mask_survives_rows_and_names(drawn: tuple[Grid, set[Square]]) -> None:
    grid, squares = drawn
    mask = mask_of(grid, squares)
    assert grid.mask(grid.rows(mask)) == mask
    assert grid.mask_of(grid.names(mask)) == mask
    assert [grid.index(name) for name in grid.names(mask)] == list(grid.cells(mask))
    assert sum(grid.bits[name] for name in grid.names(mask)) == mask


@given(grids_with_squares())
def test_pick_counts_like_cells(drawn: tuple[Grid, set[Square]]) -> None:
    grid, squares = drawn
    mask = mask_of(grid, squares)
    assert [grid.pick(mask, k) for k in range(mask.bit_count())] == list(grid.cells(mask))


@given(grids_with_squares())
def test_around_is_what_meets_at_an_edge(drawn: tuple[Grid, set[Square]]) -> None:
    grid, squares = drawn
    beside = {near for square in squares for near in neighbours(square)}
    expected = beside & set(all_squares(grid.width, grid.height)) - squares
    assert squares_of(grid, grid.around(mask_of(grid, squares))) == expected


@given(grids_with_squares(), st.data())
def test_floods_and_components_hang_together(drawn: tuple[Grid, set[Square]], data: st.DataObject) -> None:
    grid, squares = drawn
    mask = mask_of(grid, squares)
    found = grid.components(mask)
    expected = parts(squares)
    assert sorted(found) == sorted(mask_of(grid, part) for part in expected)
    assert [part & -part for part in found] == sorted(part & -part for part in found)
    seeds = data.draw(st.sets(st.sampled_from(all_squares(grid.width, grid.height)), max_size=3))
    flooded = set().union(*(part for part in expected if part & seeds))
    assert squares_of(grid, grid.flood(mask_of(grid, seeds), mask)) == flooded


@given(sizes)
def test_the_edges_are_the_outer_lines(size: tuple[int, int]) -> None:
    width, height = size
    grid = Grid(width, height)
    board = set(all_squares(width, height))
    assert squares_of(grid, grid.full) == board
    assert squares_of(grid, grid.top) == {s for s in board if s[1] == 0}
    assert squares_of(grid, grid.bottom) == {s for s in board if s[1] == height - 1}
    assert squares_of(grid, grid.left) == {s for s in board if s[0] == 0}
    assert squares_of(grid, grid.right) == {s for s in board if s[0] == width - 1}
    assert len(grid.row_masks) == height
    assert len(grid.column_masks) == width
    assert grid.size == len(board)


@given(grids_with_squares())
def test_the_lines_of_a_mask_are_those_with_a_square(drawn: tuple[Grid, set[Square]]) -> None:
    grid, squares = drawn
    mask = mask_of(grid, squares)
    assert squares_of(grid, grid.columns_of(mask)) == {(column, 0) for column, _ in squares}
    assert squares_of(grid, grid.rows_of(mask)) == {(0, row) for _, row in squares}


def test_names_go_from_the_top_left() -> None:
    grid = Grid(12, 9)
    assert grid.name(0) == "a1"
    assert grid.name(grid.cell(11, 8)) == "l9"
    assert grid.index("c4") == grid.cell(2, 3)


def test_grids_of_one_size_are_equal() -> None:
    assert Grid(3, 4) == Grid(3, 4) != Grid(4, 3)
    assert len({Grid(3, 4), Grid(3, 4)}) == 1


@pytest.mark.parametrize("size", [(0, 3), (27, 3), (3, 0)])
def test_a_grid_of_no_sensible_size_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="a grid has"):
        Grid(*size)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([".."], "2 rows expected"),
        (["..", "..."], "row 2 has 3 characters"),
        (["..", ".x"], "row 2 has 'x'"),
    ],
)
def test_rows_that_do_not_fit_are_refused(rows: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Grid(2, 2).mask(rows)


def test_what_is_outside_is_refused() -> None:
    grid = Grid(3, 2)
    with pytest.raises(ValueError, match="from a1 to c2"):
        grid.index("d1")
    with pytest.raises(ValueError, match="outside"):
        grid.cell(3, 0)
    for index in (-1, 3, 7, 100):  # before, on the guard column, after
        with pytest.raises(ValueError, match="no square"):
            grid.name(index)
