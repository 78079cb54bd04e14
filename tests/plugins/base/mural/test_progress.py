"""How far it is: 1 exactly when it is there, and more the nearer it is."""

import pytest
from hypothesis import given, strategies as st

from tablewright_base.mural import (
    ChambersWanted,
    RiverWanted,
    chambers_progress,
    columns_progress,
    corners_progress,
    edges_progress,
    filled_columns,
    filled_rows,
    read_mural,
    river_progress,
    row_and_column_progress,
    rows_progress,
)
from tests.plugins.base.mural import drawn
from tests.reference.murals import Icons, Tiles


@given(drawn.icons, drawn.tiles, drawn.names)
def test_rivers_are_at_1_exactly_when_met(icons: Icons, tiles: Tiles, names: list[str]) -> None:
    mural = drawn.mural(icons, tiles)
    wanted = RiverWanted.of(names)
    progress = river_progress(wanted, mural)
    assert 0 <= progress <= 1
    assert (progress == 1) == wanted.met(mural)
    assert progress == river_progress(wanted, drawn.mural(icons, tiles))


chambers = st.one_of(
    st.lists(drawn.names_with_cover(2), min_size=1, max_size=3).map(ChambersWanted.exact),
    st.builds(ChambersWanted.same, st.integers(1, 2), st.integers(1, 4)),
    st.builds(ChambersWanted.any_icons, st.integers(1, 4), st.integers(1, 2)),
)


@given(drawn.icons, drawn.tiles, chambers)
def test_chambers_are_at_1_exactly_when_met(icons: Icons, tiles: Tiles, wanted: ChambersWanted) -> None:
    mural = drawn.mural(icons, tiles)
    progress = chambers_progress(wanted, mural)
    assert 0 <= progress <= 1
    assert (progress == 1) == wanted.met(mural)
    assert progress == chambers_progress(wanted, drawn.mural(icons, tiles))


@given(drawn.icons, drawn.tiles, st.integers(1, 3))
def test_lines_are_at_1_exactly_when_filled(icons: Icons, tiles: Tiles, number: int) -> None:
    mural = drawn.mural(icons, tiles)
    rows, columns = filled_rows(mural), filled_columns(mural)
    assert (rows_progress(mural, number) == 1) == (rows >= number)
    assert (columns_progress(mural, number) == 1) == (columns >= number)
    assert (row_and_column_progress(mural) == 1) == (rows >= 1 and columns >= 1)


CAT_AND_SNAKE = ChambersWanted.exact([(["cat", "snake"], [])])
TWO_CATS = ChambersWanted.exact([(["cat"], []), (["cat"], [])])
RIVER = RiverWanted.of(["cat", "snake"])

CHAMBER_STEPS = [
    (CAT_AND_SNAKE, ["c s . .", ". . . h", "h . . .", ". . h ."]),
    (CAT_AND_SNAKE, ["c s . .", "C . . h", "h . . .", ". . h ."]),
    (CAT_AND_SNAKE, ["c s . .", "C C . h", "h . . .", ". . h ."]),
    (CAT_AND_SNAKE, ["c s C .", "C C . h", "h . . .", ". . h ."]),
]
COVERING_STEPS = [
    (CAT_AND_SNAKE, ["c h h", ". s .", ". . #"]),
    (CAT_AND_SNAKE, ["c h C", ". s .", ". . #"]),
    (CAT_AND_SNAKE, ["c C C", ". s .", ". . #"]),
]
SEVERAL_STEPS = [
    (TWO_CATS, ["c . . c", ". h h ."]),
    (TWO_CATS, ["c C . c", ". h h ."]),
    (TWO_CATS, ["c C . c", "C h h ."]),
    (TWO_CATS, ["c C . c", "C h C ."]),
]


@pytest.mark.parametrize(
    "steps", [CHAMBER_STEPS, COVERING_STEPS, SEVERAL_STEPS], ids=["closing", "covering", "several"]
)
def test_each_step_towards_a_chamber_is_progress(steps: list[tuple[ChambersWanted, list[str]]]) -> None:
    progress = [chambers_progress(wanted, read_mural(board)) for wanted, board in steps]
    assert progress == sorted(set(progress))
    assert progress[-1] == 1


def test_each_step_towards_a_river_is_progress() -> None:
    boards = [
        ["c . . . . . s"],
        ["c . . H . . s"],
        ["c . H H . . s"],
        ["c . H H H . s"],
        ["c H H H H . s"],
        ["c H H H H H s"],
    ]
    progress = [river_progress(RIVER, read_mural(board)) for board in boards]
    assert progress == sorted(progress)
    assert progress[0] < progress[2] < progress[4] < progress[5] == 1


def test_nothing_can_be_hoped_of_icons_that_are_covered() -> None:
    assert chambers_progress(CAT_AND_SNAKE, read_mural(["c C", "H ."])) == 0


@pytest.mark.parametrize(
    ("board", "edges", "corners"),
    [
        ([". . . .", ". . . ."], 0, 0),
        (["C . . .", "C . . ."], 1, 2 / 5),
        (["C C H .", ". . . ."], 1 / 2, 3 / 5),
        (["C C H .", ". . . *"], 1 / 2, 4 / 5),
    ],
)
def test_progress_across_a_mural(board: list[str], edges: float, corners: float) -> None:
    mural = read_mural(board)
    assert edges_progress(mural) == pytest.approx(edges)
    assert corners_progress(mural) == pytest.approx(corners)
