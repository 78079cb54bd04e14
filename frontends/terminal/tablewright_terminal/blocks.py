"""Blocks: pieces of a screen as lists of lines, put under, beside and after one another.

Everything that is drawn is a block, so that where things go is decided in one way, and a test can read it.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

Block = list[Text]

# Rich wraps a text by the settings of a console; this one prints nothing.
_WRAPPING = Console(file=io.StringIO(), width=80, legacy_windows=False)


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line out of parts: plain, or with a style (``("3", "bold red")``)."""
    return Text.assemble(*parts, no_wrap=True, end="")


def width_of(block: Sequence[Text]) -> int:
    """The width of the widest line, in columns of the terminal."""
    return max((text.cell_len for text in block), default=0)


def padded(block: Sequence[Text], width: int) -> Block:
    """The block with every line filled up to `width`; longer ones are cut with an ellipsis."""
    return [fitted(text, width) for text in block]


def fitted(text: Text, width: int) -> Text:
    """The line, exactly `width` columns wide, of which there is at least one."""
    copy = text.copy()
    copy.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return copy


def cut(text: Text, width: int) -> Text:
    """The line, with an ellipsis where it would be wider than `width`."""
    copy = text.copy()
    copy.truncate(max(width, 1), overflow="ellipsis")
    return copy


def wrapped(text: Text | str, width: int, indent: int = 0) -> Block:
    """A text broken at its words; lines after the first begin `indent` columns further in."""
    whole = Text(text) if isinstance(text, str) else text
    if whole.cell_len <= width:
        return [whole]
    first, *_ = list(whole.wrap(_WRAPPING, width, overflow="fold", no_wrap=False)) or [Text()]
    rest = whole[len(first) :]
    while rest.plain[:1] == " ":
        rest = rest[1:]
    lines = [_stripped(first)]
    if rest.plain:
        inner = max(width - indent, 10)
        lines += [
            line(" " * indent, _stripped(text))
            for text in rest.wrap(_WRAPPING, inner, overflow="fold", no_wrap=False)
        ]
    return lines


def _stripped(text: Text) -> Text:
    copy = text.copy()
    copy.rstrip()
    return copy


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """The blocks next to each other, their first lines level."""
    if not blocks:
        return []
    height = max(len(block) for block in blocks)
    widths = [width_of(block) for block in blocks]
    lines = []
    for row in range(height):
        parts: list[Text] = []
        for index, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            last = index == len(blocks) - 1
            text = block[row] if row < len(block) else Text()
            parts.append(text if last else fitted(text, width + gap))
        lines.append(line(*parts))
    return lines


def flowing(blocks: Iterable[Block], width: int, gap: int = 2) -> Block:
    """The blocks in rows, as many beside each other as `width` holds."""
    lines: Block = []
    row: list[Block] = []
    used = 0
    for block in blocks:
        wide = width_of(block)
        if row and used + gap + wide > width:
            lines += beside(row, gap)
            row, used = [], 0
        used += wide + (gap if row else 0)
        row.append(block)
    return lines + beside(row, gap)


def stacked(blocks: Iterable[Block], between: int = 1) -> Block:
    """The blocks under each other with empty lines between them; empty ones are left out."""
    lines: Block = []
    for block in blocks:
        if block:
            if lines:
                lines += [Text()] * between
            lines += block
    return lines


def indented(block: Sequence[Text], by: int = 2) -> Block:
    """The block moved to the right."""
    return [line(" " * by, text) for text in block]


def headed(title: str | Text, block: Block) -> Block:
    """The block under its heading."""
    heading = Text(title, "bold") if isinstance(title, str) else title
    return [heading, *block] if block else []


def plain(block: Sequence[Text]) -> str:
    """The block without colours, for tests and for reading."""
    return "\n".join(text.plain.rstrip() for text in block)
