"""Scenes: what a plugin wants shown, in a few primitives that every front end can draw.

A plugin answers the hook `scene` with a list of these; a front end draws them and knows no game. Ids are
stable from one decision to the next, so that a display can animate. Colours are names (``red``, ``bright_blue``);
a front end maps them to what it has and never relies on colour alone: every mark has a character.
In words a seat is named with `tablewright.seat_name`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Scene:
    """The base of all primitives: a stable id, a heading, and the seat that it belongs to (-1: the table).

    What belongs to an opponent without a seat names it: the id that the hook `opponents` gives it.
    """

    id: str
    title: str
    seat: int = -1
    opponent: str = field(default="", kw_only=True)

    def to_json(self) -> dict[str, Any]:
        """The scene as plain JSON values, with the name of the primitive under ``kind``."""
        return {"kind": type(self).__name__.lower(), **asdict(self)}


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands in one square: a character, or two, what it means, and how it is drawn.

    The second character is for what is on top of the first. With a `seat` whose piece it is, a front end draws a
    sign of that seat in its place.
    """

    text: str
    label: str = ""
    colour: str = ""
    filled: bool = False
    """A piece lies on the square (drawn as a coloured square) rather than something printed on it."""
    group: str = ""
    """Neighbouring squares of one group belong to one piece and are drawn without a border between them."""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Grid(Scene):
    """A board of squares: `rows` of marks, top row first. `lines` are thick lines after that many rows."""

    rows: Sequence[Sequence[Mark]] = ()
    lines: Sequence[int] = ()
    line_label: str = ""
    coordinates: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    """One card in a row of cards. `progress` from 0 to 1 where it has one; `lacking` says what is missing.

    `picture` is a drawing on the card, in rows of characters of equal length, for a font of equal widths.
    """

    id: str
    title: str
    text: str = ""
    points: int | None = None
    tags: Sequence[str] = ()
    colour: str = ""
    progress: float | None = None
    lacking: str = ""
    help: str = ""
    picture: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Cards(Scene):
    """A row of cards, in order. `hidden` counts cards that lie there face down."""

    cards: Sequence[Card] = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that lies beside the board: small rows of marks."""

    id: str
    title: str
    rows: Sequence[Sequence[Mark]] = ()
    count: int = 1


@dataclass(frozen=True, slots=True)
class Pieces(Scene):
    """A row of pieces (tiles in a reserve)."""

    pieces: Sequence[Piece] = ()


@dataclass(frozen=True, slots=True)
class Counter:
    """A labelled number. `seat` is whose it is, where those of several seats stand in one row."""

    id: str
    label: str
    value: int
    colour: str = ""
    symbol: str = ""
    seat: int = -1
    one: str = ""
    """The label where the number is 1 ("scarab" for "scarabs"); without it, `label` serves for every number."""

    def label_for(self, number: int) -> str:
        """What so many of it are called, be it the number itself or by how much it has changed."""
        return self.one if self.one and number in (1, -1) else self.label


@dataclass(frozen=True, slots=True)
class Counters(Scene):
    """Several labelled numbers."""

    counters: Sequence[Counter] = ()


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a track: what it is worth or means, and whose markers stand on it.

    They are those of `seats`, and of `others`, who have no seat, by their names.
    """

    label: str
    seats: Sequence[int] = ()
    others: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Track(Scene):
    """Spaces in a row, with markers of seats on them. `picture` is a drawing as on a card."""

    spaces: Sequence[Space] = ()
    text: str = ""
    lacking: str = ""
    progress: float | None = None
    picture: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Text(Scene):
    """A line of words."""

    text: str = ""
