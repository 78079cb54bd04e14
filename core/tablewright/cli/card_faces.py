"""Cards as text: what stands on them, and how they are laid out on a page."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tablewright.content.content import Item
from tablewright.rules.ruleset import Ruleset

from .columns import columns

_NOT_CARDS = ("game", "outline", "rules")
_GAP = 3
_LEAST = 26
"""A card with a picture is at least so wide, so that its words have room."""


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on one card."""

    id: str
    title: str
    points: int | None
    words: str
    picture: Sequence[str] = ()


def card_face(item: Item, rules: Ruleset) -> Face | None:
    """The face of an item that is a card: it has a title, and asks, gives or is worth something."""
    data = item.data
    title, text = _english(data.get("title")), _english(data.get("text"))
    asks = isinstance(data.get("requires"), dict)
    points = data.get("points")
    if item.kind in _NOT_CARDS or not title or not (asks or text or points is not None):
        return None
    if not asks:
        return Face(item.id, title, points, text)
    requirement = rules.requirement(data["requires"])
    return Face(item.id, title, points, text or requirement.describe(), requirement.picture())


def cards_of(rules: Ruleset, plugin: str = "") -> Iterator[tuple[str, str, list[Face]]]:
    """(plugin, kind, cards) of each plugin, or of one, in the order of the plugins and their files."""
    content = rules.content
    for owner in [plugin] if plugin else rules.order:
        for kind in content.kinds():
            made = [card_face(item, rules) for item in content.all(kind) if item.plugin == owner]
            faces = [face for face in made if face is not None]
            if faces:
                yield owner, kind, faces


def laid_out(faces: Sequence[Face], width: int) -> str:
    """The cards on a page so many characters wide: those without pictures as a list, the others side by side."""
    listed = [face for face in faces if not face.picture]
    drawn = [face for face in faces if face.picture]
    parts = []
    if listed:
        parts.append(_list(listed, width))
    if drawn:
        parts.append(_side_by_side(drawn, width))
    return "\n\n".join(parts)


def _list(faces: Sequence[Face], width: int) -> str:
    heads = [(face.id, face.title, _worth(face.points)) for face in faces]
    level = columns([(*head, ".") for head in heads]).split("\n")
    start = len(level[0]) - 1
    room = max(width - start - 2, 20)
    lines = []
    for head, face in zip(level, faces, strict=True):
        words = textwrap.wrap(_sentence(face.words), room) or [""]
        lines.append(f"  {head[:start]}{words[0]}".rstrip())
        lines += [" " * (start + 2) + more for more in words[1:]]
    return "\n".join(lines)


def _side_by_side(faces: Sequence[Face], width: int) -> str:
    each = max(_LEAST, *(len(row) for face in faces for row in face.picture))
    across = max(1, (width - 2 + _GAP) // (each + _GAP))
    each = max(each, min((width - 2 + _GAP) // across - _GAP, _LEAST + 10))
    rows = []
    for start in range(0, len(faces), across):
        line = faces[start : start + across]
        high = max(len(face.picture) for face in line)
        blocks = [_block(face, each, high) for face in line]
        deep = max(map(len, blocks))
        level = [block + [""] * (deep - len(block)) for block in blocks]
        rows.append(
            "\n".join(
                "  " + (" " * _GAP).join(text.ljust(each) for text in pieces).rstrip()
                for pieces in zip(*level, strict=True)
            ).replace("  \n", "\n")
        )
    return "\n\n".join(rows)


def _block(face: Face, width: int, high: int) -> list[str]:
    """A card as lines; its picture stands on the same ground as that of its neighbours."""
    worth = _worth(face.points)
    head = f"{face.id}  {worth}".rstrip()
    ground = [""] * (high - len(face.picture)) + ["  " + row for row in face.picture]
    return [
        head,
        *textwrap.wrap(face.title, width),
        *ground,
        *textwrap.wrap(_sentence(face.words), width),
    ]


def _worth(points: int | None) -> str:
    return "" if points is None else f"{points} point{'' if points == 1 else 's'}"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) or not words else ".")


def _english(text: object) -> str:
    return str(text.get("en", "")) if isinstance(text, dict) else ""
