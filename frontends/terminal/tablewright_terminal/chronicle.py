"""What happened so far, in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from tablewright import Action, Match

from .blocks import Block, line, wrapped
from .palette import of_seat
from .wording import action_in_words, event_in_words


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened."""

    round: int
    seat: int
    text: str
    by_action: bool


class Chronicle:
    """The log of a match. Tell it of an action before it is taken, and read the events after."""

    def __init__(self, match: Match, names: Sequence[str], viewer: int | None = None) -> None:
        self.entries: list[Entry] = []
        self.match, self.names, self.viewer = match, names, viewer
        self._read = 0
        self.read_events()

    def act(self, seat: int, action: Action) -> None:
        """Take an action and write down what it was and what came of it."""
        words = action_in_words(self.match.choices(seat), action)
        number = self.match.state.flow.round
        self.match.act(seat, action)
        self.entries.append(Entry(number, seat, words, True))
        self.read_events()

    def read_events(self) -> None:
        """Write down the events that have not been read yet."""
        match = self.match
        events = match.events_since(self._read, self.viewer)
        self._read += len(events)
        for event in events:
            if "data" in event or event.get("item"):
                words = event_in_words(event, match.rules)
                self.entries.append(Entry(match.state.flow.round, event["seat"], words, False))

    def draw(self, entries: Sequence[Entry], width: int, *, rounds: bool = True) -> Block:
        """Entries as lines, with the rounds as headings."""
        block: Block = []
        number = None
        for entry in entries:
            if rounds and entry.round != number and entry.round:
                block.append(Text(f"Round {entry.round}", "dim"))
            number = entry.round
            name = self.names[entry.seat] if entry.seat >= 0 else ""
            text = line(
                (f"{name}  " if name else "", of_seat(entry.seat)),
                (entry.text, "" if entry.by_action else "dim"),
            )
            block += [line("  ", row) for row in wrapped(text, width - 2, 4)]
        return block
