"""What a decision asks, drawn: the menu, the values of a field, a square of a board, a preview."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text

from tablewright import Move, scenes

from . import menu
from .blocks import Block, beside, cut, flowing, line, stacked, width_of, wrapped
from .decision import Decision
from .differences import Difference
from .drawing import Look, draw_scene
from .grids import draw_grid, draw_marks
from .menu import Entry
from .naming import seat_signs
from .pieces import inline

_KEY = "bold bright_white"
_BESIDE = 30
"""Words stand beside a board only where there are so many columns for them."""
_APART = 3
"""Columns between a board and the words beside it."""
_SHORT = 14
"""A label that is longer does not stand above a picture."""


def draw_question(decision: Decision, look: Look) -> Block:
    """What is asked now."""
    if decision.complete:
        return _preview(decision, look)
    if decision.move is None:
        return _menu(decision, look)
    if decision.asks_square:
        return _square(decision, look)
    return _field(decision, look)


def _menu(decision: Decision, look: Look) -> Block:
    pieces = decision.pieces()
    width = max((len(section.title) for section in decision.sections), default=0)
    block: Block = []
    for section in decision.sections:
        words = [[_entry(entry, section, pieces)] for entry in section.entries]
        room = look.width - width - 6
        left = line("    ", (f"{section.title:<{width}}", "bold"))
        if room >= _BESIDE:
            block += beside([[left], flowing(words, room, _gap(section))], 2)
        else:
            block += [left, *[line("      ", text) for text in flowing(words, look.width - 6, _gap(section))]]
    others = [move.title or move.name for move in decision.not_now()]
    if others:
        block += wrapped(
            line("    ", (f"not now: {', '.join(others)} (why {others[0].lower()}?)", "dim")), look.width, 6
        )
    return block


def _entry(entry: Entry, section: menu.Section, pieces: Mapping[str, scenes.Piece]) -> Text:
    """What to type and what it means, unless that is plain from the number alone; a piece is drawn."""
    key = (entry.key, _KEY)
    if not section.listed or entry.label == entry.key:
        return line(key)
    piece = pieces.get(entry.json) if isinstance(entry.json, str) else None
    if piece is not None and piece.rows:
        return line(key, " ", inline(piece))
    return _labelled(entry)


def _labelled(entry: Entry) -> Text:
    """What to type and what it means; a meaning that begins with what to type is written once."""
    rest = entry.label.removeprefix(entry.key)
    if rest != entry.label and rest.startswith(" "):
        return line((entry.key, _KEY), rest)
    return line((entry.key, _KEY), f" {entry.label}")


def _gap(section: menu.Section) -> int:
    return 1 if all(entry.label == entry.key for entry in section.entries) else 3


def _field(decision: Decision, look: Look) -> Block:
    move = decision.move
    assert move is not None
    if menu.asks_words(decision.choice, move, decision.partial[1:]):
        return [_head(decision)]
    drawn: list[Block] = []
    for entry in decision.entries():
        shape = picture(decision, move, decision.partial[1:], entry.partial[-1])
        told = shape and (len(entry.label) > _SHORT or decision.is_drawn(entry))
        label = "" if told else entry.label
        pad = " " * (2 - len(entry.key))
        head = line(pad, _labelled(replace(entry, label=label)))
        drawn.append([head, *[line("   ", text) for text in shape]])
    return [_head(decision), *flowing(drawn, look.width, 3), *_ways_out(decision)]


def _square(decision: Decision, look: Look) -> Block:
    move = decision.move
    assert move is not None
    marked = decision.look(look)
    boards = [
        draw_scene(scene, marked)
        for scene in decision.shown()
        if isinstance(scene, scenes.Grid) and scene.id in marked.open
    ]
    entries = decision.entries()
    words = [
        _head(decision),
        line(
            (f"{len(entries)} possible, marked ", "dim"),
            ("( )", "bright_green"),
            ("; type one, like ", "dim"),
            str(entries[0].json),
        ),
    ]
    shape = (
        picture(decision, move, decision.partial[1:-1], decision.partial[-1])
        if len(decision.partial) > 1
        else []
    )
    if shape and decision.names_first_square():
        words.append(line(("It is where the first square of the top row goes:", "dim")))
    return _beside_if_room(boards, stacked([words, shape, _ways_out(decision)]), look)


def _preview(decision: Decision, look: Look) -> Block:
    preview = decision.preview or Difference()
    boards = [
        [
            Text(board.title, "bold"),
            *draw_grid(board, outlines=look.roomy, fresh=squares, signs=seat_signs(look.names)),
        ]
        for board, squares in preview.boards
    ]
    room = look.width - width_of(stacked(boards)) - _APART
    words: list[Block] = [
        [line(("Like this?", "bold")), decision.words()],
        [cut(text, room) for text in preview.words] if look.brief and room >= _BESIDE else preview.words,
        [line(("Enter", _KEY), (" do it", "dim"))],
    ]
    if decision.moves_square():
        words[-1].append(line(("another square", _KEY), (" move it there", "dim")))
    words[-1] += _ways_out(decision)
    return _beside_if_room(boards, stacked(words), look)


def picture(decision: Decision, move: Move, chosen: tuple[Any, ...], value: Any) -> Block:
    """The picture of a value; nothing where there is none."""
    scene = move.picture(decision.match.state, decision.seat, chosen, value)
    match scene:
        case scenes.Grid():
            return draw_marks(scene.rows)
        case scenes.Pieces():
            return [text for one in scene.pieces for text in draw_marks(one.rows)]
        case None:
            return []
        case _:
            return draw_scene(scene, Look(width=_BESIDE, roomy=False))


def _head(decision: Decision) -> Text:
    move = decision.move
    assert move is not None
    title = move.fields[len(decision.partial) - 1].title
    asked = title if " " in title else f"which {title}"
    return line(decision.words(), (f" — {asked}?", "dim"))


def _ways_out(decision: Decision) -> Block:
    block = [line(("b", _KEY), (" back   ", "dim"), ("x", _KEY), (" never mind", "dim"))]
    turning = decision.turns()
    if not turning:
        return block
    # One word names a thing of which there are others; more of them say how the same thing may lie.
    told = f" the next way ({turning})" if " " in turning else f" another {turning}"
    return [line(("t", _KEY), (told, "dim")), *block]


def _beside_if_room(boards: Sequence[Block], words: Block, look: Look) -> Block:
    left = stacked(boards)
    if not left:
        return words
    room = look.width - width_of(left) - _APART
    if room < _BESIDE - 4:
        return [*left, *words]
    return beside([left, [text for row in words for text in wrapped(row, room, 2)]], _APART)
