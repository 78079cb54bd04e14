"""Pictures of the terminal game: a real session with typed lines, as text and as SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tablewright.bots import make_bot
from tablewright.scenarios.acting import act
from tablewright.scenarios.reading import read
from tablewright.scenarios.situations import set_up
from tablewright_terminal.blocks import Block
from tablewright_terminal.session import Session

from .ground import ROOT, WIDTH


@dataclass(frozen=True, slots=True)
class Picture:
    """A match as a scenario has it, what a person at seat 0 types, and from which line on the last screen is shown.

    `begin` is a pattern of the first line that is shown; without it, all are.
    """

    scenario: str
    typed: tuple[str, ...] = ()
    begin: str = ""
    width: int = WIDTH


_TABLE = "docs/images/table.scenario.json"
_KINGDOMS = "docs/images/kingdoms.scenario.json"
PICTURES = {
    "table": Picture(_TABLE, width=116),
    "placing": Picture(_TABLE, ("place canal", "90")),
    "placed": Picture(_TABLE, ("place canal", "90", "i4")),
    "refused": Picture(_TABLE, ("place canal", "90", "f4"), begin="✗"),
    "why": Picture(_TABLE, ("why granary",), begin="> why"),
    "kingdoms": Picture(_KINGDOMS),
    "war": Picture(_KINGDOMS, ("settlement h6", "y", "traders"), begin="Choose the next war"),
    "help": Picture(_TABLE, ("?",), begin="What you can type"),
}
"""By name; a page shows one in a block ``text picture=NAME``."""
DRAWN = {"table": "docs/images/table.svg"}
"""Those that are also drawn in colour, with the file."""


class _Camera:
    """The interface of a session whose player types a list of lines; keeps the last screen."""

    def __init__(self, picture: Picture) -> None:
        self.width, self.roomy, self.height = picture.width, True, 0
        self.screen: list[Text] = []
        self._lines = list(picture.typed)
        self._over = False

    def show(self, block: Block) -> None:
        if not self._over:
            self.screen += block

    def clear(self) -> None:
        self.screen.clear()

    def ask(self, prompt: str) -> str:
        line = self._lines.pop(0) if self._lines else ""
        self._over = not line
        self.screen.append(Text.assemble(prompt, (line, "bold")))
        if self._over:
            raise EOFError
        return line


@cache
def _screen(name: str) -> tuple[Text, ...]:
    picture = PICTURES[name]
    (scenario,) = read(ROOT / picture.scenario)
    match = set_up(scenario)
    for entry in scenario.entries:
        if "does" in entry:
            act(match, entry)
    others = range(1, match.rules.seats)
    bots = {seat: make_bot("greedy", seat, match.rules) for seat in others}
    camera = _Camera(picture)
    # Kept, so that nobody keeps it in this folder when the camera stops.
    Session(match, ["You", *("Greedy" for _ in others)], bots, lambda: None, camera, kept=True).run()
    return tuple(_cut(camera.screen, picture))


def _cut(screen: Sequence[Text], picture: Picture) -> Sequence[Text]:
    if not picture.begin:
        return screen
    return screen[
        next(number for number, line in enumerate(screen) if re.search(picture.begin, line.plain)) :
    ]


def text(name: str) -> str:
    """A picture as plain text."""
    return "".join(f"{line.plain.rstrip()}\n" for line in _screen(name))


def svg(name: str) -> str:
    """A picture in colour."""
    console = Console(
        width=PICTURES[name].width,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    for line in _screen(name):
        console.print(line, soft_wrap=True)
    return console.export_svg(
        title="tablewright play cartouche", theme=_THEME, code_format=_FORM, unique_id=name
    )


_THEME = TerminalTheme(
    (24, 26, 31),
    (208, 212, 220),
    [
        (40, 44, 52),
        (224, 108, 117),
        (152, 195, 121),
        (229, 192, 123),
        (97, 154, 219),
        (198, 120, 221),
        (86, 182, 194),
        (200, 204, 212),
    ],
    [
        (110, 116, 130),
        (240, 130, 138),
        (170, 215, 140),
        (240, 210, 140),
        (120, 180, 240),
        (215, 145, 235),
        (110, 205, 215),
        (255, 255, 255),
    ],
)
# Rich's own form names fonts on a server; this one takes what the reader has.
_FORM = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
