"""Console blocks: commands behind ``$``, and below each what it prints."""

from __future__ import annotations

from dataclasses import dataclass, field

PROMPT = "$ "
ANYTHING = "…"
"""Alone on a line, it stands for any number of lines."""


@dataclass(slots=True)
class Exchange:
    """One command and the lines that are shown below it; none shown: it may print what it likes."""

    command: str
    shown: list[str] = field(default_factory=list)

    @property
    def shortened(self) -> bool:
        """Whether only parts of the output are shown."""
        return ANYTHING in self.shown


def exchanges(text: str) -> list[Exchange]:
    """The commands of a console block. Raises ValueError where it does not begin with one."""
    found: list[Exchange] = []
    for line in text.splitlines():
        if line.startswith(PROMPT):
            found.append(Exchange(line[len(PROMPT) :].partition("  #")[0].strip()))
        elif found:
            found[-1].shown.append(line.rstrip())
        else:
            raise ValueError("a console block begins with '$ ' and a command")
    return found


def agrees(shown: list[str], printed: list[str]) -> bool:
    """Whether the lines that are shown are those that were printed."""
    if not shown:
        return not printed
    first, *rest = shown
    if first == ANYTHING:
        return any(agrees(rest, printed[start:]) for start in range(len(printed) + 1))
    return bool(printed) and first == printed[0] and agrees(rest, printed[1:])
