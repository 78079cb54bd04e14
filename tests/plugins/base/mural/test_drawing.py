import pytest
from hypothesis import given

from tablewright_base.mural import Mural, Printed, draw_mural, glyph_number, read_mural
from tests.plugins.base.mural import drawn
from tests.reference.murals import Icons, Tiles


@given(drawn.icons, drawn.tiles)
def test_a_drawing_is_read_back(icons: Icons, tiles: Tiles) -> None:
    mural = drawn.mural(icons, tiles)
    rows = draw_mural(mural)
    again = read_mural(rows)
    assert draw_mural(again) == rows
    assert (again.glyphs, again.cartouche, again.black) == (mural.glyphs, mural.cartouche, mural.black)
    assert again.icons == mural.icons


def test_reeds_are_a_line_that_takes_no_square() -> None:
    """cartouche/ruling/reeds-no-squares."""
    below = read_mural([". .", "c .", "= ="])
    grid = below.printed.grid
    assert (grid.width, grid.height) == (2, 2)
    assert grid.names(below.printed.reeds) == ["a2", "b2"]
    middle = read_mural(["..", "c.", "==", "..", ".."])
    assert middle.printed.grid.height == 4
    assert middle.printed.grid.names(middle.printed.reeds) == ["a2", "b2", "a3", "b3"]
    assert read_mural(["..", ".."]).printed.reeds == 0


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([], "at least one row"),
        (["= ="], "at least one row"),
        ([". .", ". . ."], "row 2 has 3 squares, the first has 2"),
        ([". .", ". x"], "row 2, column 2: 'x'"),
        ([". .", " "], "row 2 is empty"),
    ],
)
def test_a_drawing_that_means_nothing_is_refused(rows: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_mural(rows)


def test_a_letter_that_is_no_glyph_is_refused() -> None:
    assert [glyph_number(letter) for letter in "CSHK*"] == [0, 1, 2, 3, 4]
    for letter in ("", "c", "#", "CS"):
        with pytest.raises(ValueError, match="no glyph"):
            glyph_number(letter)


def test_what_cannot_be_printed_is_refused() -> None:
    with pytest.raises(ValueError, match="two icons"):
        Printed(drawn.GRID, (1, 1, 0, 0), 0)
    with pytest.raises(ValueError, match="outside"):
        Printed(drawn.GRID, (1 << drawn.WIDTH, 0, 0, 0), 0)


def test_an_empty_mural_is_all_free() -> None:
    mural = Mural(Printed(drawn.GRID, (1, 2, 4, 8), drawn.GRID.bottom))
    assert mural.free == drawn.GRID.full
    assert mural.touch == drawn.GRID.bottom
