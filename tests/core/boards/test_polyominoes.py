import pytest
from hypothesis import given

from tablewright.boards import ORIENTATION_LABELS, Shape
from tests.core.boards.shapes import lettered_shapes
from tests.reference.placement import lettered, orientations


@given(lettered_shapes())
def test_the_orientations_are_the_distinct_ways_to_turn_and_flip(rows: list[str]) -> None:
    shape = Shape(rows)
    found = [lettered(orientation.rows()) for orientation in shape.orientations]
    expected = orientations(lettered(rows))
    assert len(found) == len(expected)
    assert all(form in found for form in expected)


@given(lettered_shapes())
def test_an_orientation_is_anchored_at_its_first_square(rows: list[str]) -> None:
    for orientation in Shape(rows).orientations:
        assert orientation.cells[0] == (0, 0)
        assert sorted(orientation.cells, key=lambda cell: (cell[1], cell[0])) == list(orientation.cells)
        assert len(orientation.rows()) == orientation.height
        assert {len(row) for row in orientation.rows()} == {orientation.width}


@pytest.mark.parametrize(
    ("rows", "labels"),
    [
        (["C"], ["0"]),
        (["CC", "CC"], ["0"]),
        (["CC"], ["0", "90"]),
        (["CH"], ["0", "90", "180", "270"]),
        (["CC", "C."], ["0", "90", "180", "270"]),
        (["CC", "H."], list(ORIENTATION_LABELS)),
        (["CC.", ".CC"], ["0", "90", "flip-0", "flip-90"]),
        (["CC.", ".HH"], list(ORIENTATION_LABELS)),
    ],
)
def test_equal_looks_are_one_orientation(rows: list[str], labels: list[str]) -> None:
    shape = Shape(rows)
    assert [orientation.label for orientation in shape.orientations] == labels
    assert list(shape.by_label) == list(ORIENTATION_LABELS)
    assert set(shape.by_label.values()) == set(shape.orientations)


def test_turns_go_clockwise_and_flips_come_first() -> None:
    by_label = Shape(["CCC", "H.."]).by_label
    assert by_label["90"].rows() == ["HC", ".C", ".C"]
    assert by_label["flip-0"].rows() == ["CCC", "..H"]
    assert by_label["flip-90"].rows() == [".C", ".C", "HC"]


@pytest.mark.parametrize("rows", [[], ["..."], ["C.C"], ["C.", ".C"]])
def test_what_is_no_polyomino_is_refused(rows: list[str]) -> None:
    with pytest.raises(ValueError, match="a shape"):
        Shape(rows)
