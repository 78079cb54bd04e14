"""Random murals for property tests, as the product's value and as the reference's dictionaries."""

from hypothesis import strategies as st

from tablewright.boards import Grid
from tablewright_base.mural import GLYPH_LETTERS, ICON_LETTERS, Mural, Printed
from tests.reference.murals import Icons, Tiles
from tests.reference.placement import Square, all_squares

WIDTH, HEIGHT = 7, 6
GRID = Grid(WIDTH, HEIGHT)
SQUARES = all_squares(WIDTH, HEIGHT)


def mask_of(squares: set[Square]) -> int:
    return sum(1 << GRID.cell(*square) for square in squares)


def squares_of(mask: int) -> frozenset[Square]:
    return frozenset(GRID.place(index) for index in GRID.cells(mask))


def printed(icons: Icons) -> Printed:
    cat, snake, human, crocodile = (
        mask_of({square for square, icon in icons.items() if icon == letter}) for letter in ICON_LETTERS
    )
    return Printed(GRID, (cat, snake, human, crocodile), GRID.bottom)


def mural(icons: Icons, tiles: Tiles) -> Mural:
    masks = [
        mask_of({square for square, tile in tiles.items() if tile == letter})
        for letter in (*GLYPH_LETTERS, "#")
    ]
    cat, snake, human, crocodile, cartouche, black = masks
    return Mural(printed(icons), (cat, snake, human, crocodile), cartouche, black)


# A row of letters drawn at once shrinks better and is drawn faster than squares one by one. Icons and free
# squares are common enough for small chambers, and one glyph for long rivers.
icons = st.text("ccshk...", min_size=len(SQUARES), max_size=len(SQUARES)).map(
    lambda text: {square: letter for square, letter in zip(SQUARES, text, strict=True) if letter != "."}
)
tiles = st.text("CCCSHK*#....", min_size=len(SQUARES), max_size=len(SQUARES)).map(
    lambda text: {square: letter for square, letter in zip(SQUARES, text, strict=True) if letter != "."}
)
tile = st.dictionaries(st.sampled_from(SQUARES), st.sampled_from(GLYPH_LETTERS), min_size=1, max_size=6)
names = st.lists(st.sampled_from(["cat", "snake", "human", "crocodile"]), min_size=1, max_size=4)


@st.composite
def names_with_cover(draw: st.DrawFn, most: int = 3) -> tuple[list[str], list[str]]:
    """Names of icons that are wanted, and those of them to cover."""
    wanted = draw(st.lists(st.sampled_from(["cat", "cat", "snake", "human"]), min_size=1, max_size=most))
    marked = draw(st.lists(st.booleans(), min_size=len(wanted), max_size=len(wanted)))
    return wanted, [name for name, mark in zip(wanted, marked, strict=True) if mark]


def letters(wanted: list[str]) -> list[str]:
    """The letters by which drawings name these icons."""
    return ["k" if name == "crocodile" else name[0] for name in wanted]
