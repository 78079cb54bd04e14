"""A player at a terminal that is a list of lines: what they type, and what they then see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tablewright import Match
from tablewright.bots import Bot, make_bot
from tablewright_terminal.blocks import Block, plain
from tablewright_terminal.session import Session

CLEARED = "\f"


class Scripted:
    """An interface whose lines come from a list, or from a function of what is on the screen."""

    def __init__(
        self,
        lines: Iterable[str] | Callable[[str], str],
        width: int = 100,
        roomy: bool = True,
        height: int = 0,
    ) -> None:
        self.width, self.roomy, self.height = width, roomy, height
        self._next: Callable[[str], str] = lines if callable(lines) else _from(iter(lines))
        self.asked: list[str] = []
        self.text = ""
        """Everything that was shown, with the prompts and what was typed."""

    @property
    def screen(self) -> str:
        """What is on the screen: all since it was last cleared."""
        return self.text.rpartition(CLEARED)[2]

    @property
    def answer(self) -> str:
        """What was shown since the last line was typed."""
        return self.text.rpartition("\n> ")[2].partition("\n")[2]

    def show(self, block: Block) -> None:
        self.text += plain(block) + "\n" if block else ""

    def clear(self) -> None:
        self.text += CLEARED

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        line = self._next(self.screen)
        self.text += f"> {line}\n"
        return line


def _from(lines: Iterator[str]) -> Callable[[str], str]:
    def take(screen: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return take


def sit_down(
    match: Match,
    lines: Iterable[str] | Callable[[str], str],
    *,
    people: Iterable[int] = (0,),
    names: tuple[str, ...] = (),
    width: int = 100,
    roomy: bool = True,
    height: int = 0,
    kept: bool = True,
    news: tuple[str, ...] = (),
) -> Scripted:
    """Let people type `lines` until these end or the match does; random bots have the other seats.

    Unless it is said that the match is not `kept`, nobody is asked for a file at the end of the lines.
    """
    seats = range(match.rules.seats)
    present = set(people)
    bots: dict[int, Bot] = {
        seat: make_bot("random", seat, match.rules) for seat in seats if seat not in present
    }
    interface = Scripted(lines, width, roomy, height)
    called = names or tuple("You" if present == {seat} else f"P{seat}" for seat in seats)
    Session(match, called, bots, lambda: None, interface, kept=kept, news=news).run()
    return interface
