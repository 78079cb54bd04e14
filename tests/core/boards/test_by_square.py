from hypothesis import given, strategies as st

from tablewright.boards import Grid

GRID = Grid(9, 7)
masks = st.integers(0, GRID.full).map(GRID.full.__and__)
few = st.lists(st.sampled_from(list(GRID.cells(GRID.full))), max_size=5).map(
    lambda cells: sum(1 << cell for cell in set(cells))
)


@given(st.lists(masks, max_size=4), st.lists(few, max_size=12))
def test_one_mask_after_the_other_gives_its_own_squares(far: list[int], near: list[int]) -> None:
    labels = GRID.by_square(lambda name: f"on {name}")
    asked = list(far)
    for changed in near:
        asked.append((asked[-1] if asked else 0) ^ changed)
    given_out = [(mask, labels[mask]) for mask in asked]
    # Looked at afterwards: what was given before is not changed by what is asked later.
    for mask, found in given_out:
        assert found == [f"on {GRID.name(index)}" for index in GRID.cells(mask)]
