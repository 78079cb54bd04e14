"""Pieces laid out on a grid: the ways in which each may be turned, ready to be shifted to any square."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablewright.boards import Grid, Shape, Stamp, stamps

from .mural import CARTOUCHE, ICONS, Mural, glyph_number


class Piece:
    """A mural tile or a cartouche tile, as its rows of characters draw it."""

    __slots__ = ("_shape", "id", "is_cartouche", "rows", "title")

    def __init__(self, name: str, title: str, rows: Sequence[str]) -> None:
        self.id, self.title, self.rows = name, title, tuple(rows)
        self.is_cartouche = all(
            glyph_number(letter) == CARTOUCHE for row in rows for letter in row if letter not in ". "
        )
        self._shape: Shape | None = None

    @property
    def shape(self) -> Shape:
        """Its shape with all orientations, worked out when it is first asked for."""
        if self._shape is None:
            self._shape = Shape(self.rows)
        return self._shape


class Way:
    """A piece turned in one way. `anchors(free, touch)` gives the squares on which its first one may lie.

    The first square of a turned piece is the topmost, then leftmost one. `mask` and the squares of `segments`
    (glyph number, squares) are relative to it, and so are the indices of `letters` (index, letter's code).
    """

    __slots__ = (
        "_parts",
        "_shores",
        "_stride",
        "anchors",
        "fits",
        "letters",
        "mask",
        "segments",
        "stamp",
        "turn",
    )

    def __init__(self, stamp: Stamp) -> None:
        self.stamp = stamp
        self.turn = stamp.label
        self.mask = stamp.mask
        self.segments = tuple((glyph_number(letter), squares) for letter, squares in stamp.segments)
        by_glyph = dict(self.segments)
        self._parts = tuple(by_glyph.get(glyph, 0) for glyph in range(CARTOUCHE + 1))
        # Relative to the square a row above the first one, so that nothing of them lies before it.
        self._stride = stride = stamp.grid.stride
        self._shores = tuple(
            (glyph, squares << stride + 1 | squares << stride - 1 | squares << 2 * stride | squares)
            for glyph, squares in self.segments
        )
        self.letters = tuple(zip(stamp.offsets, stamp.orientation.letters.encode(), strict=True))
        self.anchors: Callable[[int, int], int] = stamp.anchors
        self.fits: Callable[[int], int] = stamp.fits

    def laid_on(self, wall: Mural, index: int) -> Mural:
        """The mural with the piece on it, the first square on that index."""
        cat, snake, human, crocodile, cartouche = self._parts
        old_cat, old_snake, old_human, old_crocodile = wall.glyphs
        return wall.grown(
            (
                old_cat | cat << index,
                old_snake | snake << index,
                old_human | human << index,
                old_crocodile | crocodile << index,
            ),
            wall.cartouche | cartouche << index,
            wall.black,
            self.mask << index,
        )

    def segments_at(self, index: int) -> list[tuple[int, int]]:
        """(glyph number, squares covered) with the first square on that index."""
        return [(glyph, squares << index) for glyph, squares in self.segments]

    def matches_on(self, wall: Mural, index: int) -> dict[str, int]:
        """The story tokens that it gains there, by icon (cartouche/tokens/match; `mural.matches` says it for any tile)."""
        icons, stride = wall.printed.icons, self._stride
        left = wall.free & ~(self.mask << index)
        gained = {}
        for glyph, shore in self._shores:
            if glyph != CARTOUCHE:
                touched = shore << index >> stride & icons[glyph] & left
                if touched:
                    gained[ICONS[glyph]] = touched.bit_count()
        return gained

    def drawn(self, picture: str, index: int) -> str:
        """A picture of a mural (see `walls`) with the piece in it, the first square on that index."""
        text = bytearray(picture, "ascii")
        for offset, letter in self.letters:
            text[index + offset] = letter
        return text.decode("ascii")


class Layout(dict[str, dict[str, Way]]):
    """All pieces on a grid of one size: by piece and turn, the distinct ways in which it may lie.

    Each piece is laid out when it is first asked for. Raises KeyError for an unknown one.
    """

    __slots__ = ("_pieces", "grid", "turns")

    def __init__(self, grid: Grid, pieces: dict[str, Piece]) -> None:
        super().__init__()
        self.grid = grid
        self._pieces = pieces
        self.turns = _Turns(self)
        """By piece, the names of its distinct ways."""

    def __missing__(self, piece: str) -> dict[str, Way]:
        found = {stamp.label: Way(stamp) for stamp in stamps(self.grid, self._pieces[piece].shape)}
        self[piece] = found
        return found

    def fits_anywhere(self, piece: str, free: int, touch: int) -> bool:
        """Whether there is any way and square for a piece."""
        for way in self[piece].values():  # noqa: SIM110 - asked at every end of a place phase
            if way.anchors(free, touch):
                return True
        return False


class _Turns(dict[str, tuple[str, ...]]):
    __slots__ = ("_layout",)

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._layout = layout

    def __missing__(self, piece: str) -> tuple[str, ...]:
        found = self[piece] = tuple(self._layout[piece])
        return found
