"""Cards: as boxes in a row, or as entries of a list where there is little room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from tablewright import scenes

from .blocks import Block, beside, cut, fitted, flowing, line, padded, stacked, wrapped
from .palette import colour

_BAR = 6
_ENDLESS = 9999
_NARROWEST, _WIDEST = 24, 34


def draw_cards(
    row: scenes.Cards, width: int, keys: Mapping[str, str], *, boxes: bool, lacking: bool = True
) -> Block:
    """A row of cards, with or without what they lack. `keys` are what to type to choose one, by the cards' ids."""
    drawn: list[Block] = []
    if not lacking:
        row = replace(row, cards=[replace(card, lacking="") for card in row.cards])
    if boxes:
        across = max(1, (width + 1) // (_NARROWEST + 1))
        count = len(row.cards) + bool(row.hidden)
        rows = -(-count // across) if count else 1
        each = min(_WIDEST, (width + 1) // max(1, -(-count // rows)) - 1) if count else _NARROWEST
        inner = [_face(card, each - 4, keys.get(card.id, "")) for card in row.cards]
        drawn = _boxed(inner, row.cards, each, across)
        if row.hidden:
            drawn.append(_face_down(row.hidden))
        return flowing(drawn, width, 1)
    drawn = [_entry(card, width, keys.get(card.id, "")) for card in row.cards]
    if row.hidden:
        drawn.append(_face_down(row.hidden))
    return stacked(drawn, 0)


def draw_briefly(row: scenes.Cards, width: int, keys: Mapping[str, str], *, lines: int) -> Block:
    """A row of cards on a low screen: a line for each, or two with what it lacks, as much of it as goes on one."""
    block: Block = []
    for card in row.cards:
        head = brief_card(card, keys.get(card.id, ""))
        if lines == 1:
            head = line(bar(card.progress) if card.progress is not None else "", head)
        block.append(cut(head, width))
        if lines > 1:
            block += [cut(line("   ", text), width) for text in _lacking(card, _ENDLESS)]
    return [*block, *(_face_down(row.hidden) if row.hidden else [])]


def brief_card(card: scenes.Card, key: str, *, words: bool = False) -> Text:
    """One card on one line: its title, points and tags, and how far it is and its `words`."""
    points = "" if card.points is None else f"  {card.points}"
    tags = f" · {' · '.join(card.tags)}" if card.tags else ""
    head = line(_key(key), (card.title, f"bold {colour(card.colour)}"), (points, "bold"), (tags, "dim"))
    if not words:
        return head
    return line(head, "  ", bar(card.progress) if card.progress is not None else "", f" {card.text}")


def _key(key: str) -> tuple[str, str]:
    return (f"{key:>2} " if key else "   ", "bold bright_white")


def draw_card(card: scenes.Card, width: int, key: str = "") -> Block:
    """One card with everything that is known about it."""
    block = _entry(card, width, key)
    block += drawn_picture(card.picture, width - 5, 5)
    if card.help and card.help != card.text:
        block += [line("  ", text) for text in wrapped(card.help, width - 2)]
    block.append(Text(f"  {card.id}", "dim"))
    return block


def drawn_picture(picture: Sequence[str], width: int, indent: int = 0) -> Block:
    """The drawing on a card; nothing where there is no room for all of its width."""
    if not picture or max(map(len, picture)) > width:
        return []
    return [Text(" " * indent + row) for row in picture]


def bar(progress: float) -> Text:
    """How far something is, as a bar."""
    done = int(progress * _BAR + 1e-9)
    full = progress >= 1
    return line(("▰" * done, "bright_green" if full else "yellow"), ("▱" * (_BAR - done), "dim"))


def _boxed(inner: list[Block], cards: Sequence[scenes.Card], width: int, across: int) -> list[Block]:
    """The faces in boxes, those beside each other equally high."""
    drawn = []
    for start in range(0, len(inner), across):
        height = max(len(face) for face in inner[start : start + across])
        for face, card in zip(inner[start : start + across], cards[start : start + across], strict=True):
            edge = colour(card.colour) if card.colour else "bright_black"
            block = [Text(f"╭{'─' * (width - 2)}╮", edge)]
            filled = padded([*face, *[Text()] * (height - len(face))], width - 4)
            block += [line(("│ ", edge), text, (" │", edge)) for text in filled]
            block.append(Text(f"╰{'─' * (width - 2)}╯", edge))
            drawn.append(block)
    return drawn


def _face(card: scenes.Card, width: int, key: str) -> Block:
    points = "" if card.points is None else f" {card.points}"
    title = line((f"{key} ", "bold bright_white") if key else "", (card.title, f"bold {colour(card.colour)}"))
    lines = wrapped(title, max(width - len(points), 8))
    lines[0] = line(fitted(lines[0], width - len(points)), (points, "bold"))
    if card.tags:
        lines.append(Text(" · ".join(card.tags), "dim"))
    if card.text:
        lines += wrapped(card.text, width)
    lines += drawn_picture(card.picture, width)
    return lines + _lacking(card, width)


def _entry(card: scenes.Card, width: int, key: str) -> Block:
    points = "" if card.points is None else f"  {card.points}"
    tags = f" · {' · '.join(card.tags)}" if card.tags else ""
    head = line(
        _key(key),
        (card.title, f"bold {colour(card.colour)}"),
        (points, "bold"),
        (tags, "dim"),
    )
    lines = wrapped(head, width, 3)
    if card.text and not (card.lacking and width < 44):
        lines += [line("   ", text) for text in wrapped(card.text, width - 3)]
    return lines + [line("   ", text) for text in _lacking(card, width - 3)]


def _lacking(card: scenes.Card, width: int) -> Block:
    if card.progress is None:
        return wrapped(Text(card.lacking), width) if card.lacking else []
    if card.progress >= 1 or not card.lacking:
        return [line(bar(card.progress), (" ready" if card.progress >= 1 else "", "bright_green"))]
    words = wrapped(Text(card.lacking), max(width - _BAR - 1, 10))
    return beside([[bar(card.progress)], words], 1)


def _face_down(count: int) -> Block:
    return [Text(f"   {count} face down", "dim")]
