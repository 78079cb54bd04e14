"""What happened so far, in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from tablewright import Action, Match, Refused, TablewrightError, points_hidden, points_seen, told, with_names
from tablewright.scenes import Piece

from .blocks import Block, line, wrapped
from .differences import counter_changes, points_change
from .elements import pieces
from .palette import of_seat
from .wording import action_text, event_in_words


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `news` are those that one does not see on the table anyway."""

    round: int
    seat: int
    text: Text
    news: bool
    scored: bool = False
    """Whether it brought points of a card, a tile or whatever else has a name."""
    told: bool = False
    """Whether it is told in the game's own words."""


class Chronicle:
    """The log of a match that is played through it."""

    def __init__(
        self, match: Match, names: Sequence[str], viewer: int | None = None, *, detailed: bool = True
    ) -> None:
        """`detailed` also tells what each action changed, which takes some time."""
        self.entries: list[Entry] = []
        self.match, self.names, self.viewer, self.detailed = match, names, viewer, detailed
        self._read = 0
        self._pieces: dict[str, Piece] = {}
        """The pieces that have been seen, by their ids: what happens to one may be told when it is gone."""
        past = _played_again(match) if match.log and detailed else None
        if past is not None:
            self._tell_again(past)
        else:
            self.entries += self._events(-1, (), match.state.flow.round)[0]

    def act(self, seat: int, action: Action) -> None:
        """Take an action and write down what it was and what came of it."""
        match, rules = self.match, self.match.rules
        choice, number = match.choices(seat), match.state.flow.round
        eyes = seat if self.viewer is None else self.viewer
        before = rules.scenes(match.state, eyes) if self.detailed else []
        self._pieces |= pieces(before)
        text = action_text(choice, action, self._pieces, names=self.names, private=eyes == seat)
        named, points = self._named_terms(seat), self._points(seat, eyes)
        match.act(seat, action)
        after_it = rules.scenes(match.state, eyes) if self.detailed else []
        self._pieces |= pieces(after_it)
        events, in_own_words = self._events(seat, action, number)
        if self.detailed and match.result() is None:
            # A game that has words for what happened needs no sums.
            changes = [] if in_own_words else counter_changes(before, after_it, seat)
            after = self._points(seat, eyes)
            change = points_change(points, after) if points is not None and after is not None else None
            changes += [change] if change is not None else []
            if changes:
                text = line(text, ("  → ", "dim"), Text(", ").join(changes))
        joined = False
        if len(events) == 1 and events[0].told and events[0].seat == seat:
            text, joined = line(text, ("  → ", "dim"), events.pop().text), True
        scored = not self._named_terms(seat) <= named
        self.entries.append(Entry(number, seat, text, True, scored, joined))
        self.entries += events

    def draw(self, entries: Sequence[Entry], width: int, *, rounds: bool = True) -> Block:
        """Entries as lines, with the rounds as headings."""
        block: Block = []
        number = None
        longest = max((len(self.names[entry.seat]) for entry in entries if entry.seat >= 0), default=0)
        for entry in entries:
            if rounds and entry.round != number and entry.round:
                block.append(Text(f"Round {entry.round}", "dim"))
            number = entry.round
            name = self.names[entry.seat] if entry.seat >= 0 else ""
            text = line((f"{name:<{longest}}  ", of_seat(entry.seat)), entry.text)
            block += [line("  ", row) for row in wrapped(text, width - 2, longest + 4)]
        return block

    def _events(self, seat: int, action: Action, number: int) -> tuple[list[Entry], bool]:
        """The new events that say more than the action of `seat` did, and whether the game had words for any."""
        match = self.match
        entries, in_own_words = [], False
        events = match.events_since(self._read, self.viewer)
        self._read += len(events)
        for event in events:
            own = told(match.rules, event)
            if own is not None:
                in_own_words = True
                if own:
                    story = Text(with_names(own, self.names))
                    entries.append(Entry(number, event["seat"], story, True, told=True))
                continue
            item = event.get("item", "")
            if event["seat"] == seat and (not item or item in action):
                continue
            told_of = item or "data" in event
            words = event_in_words(event, match.rules, self._pieces) if told_of else ""
            if words:
                entry = Entry(
                    number, event["seat"], Text(with_names(words, self.names), "dim"), event["seat"] >= 0
                )
                entries.append(entry)
        return entries, in_own_words

    def _tell_again(self, past: Match) -> None:
        """What was done before this evening, told as if it had been done now."""
        told_again = Chronicle(past, self.names, self.viewer)
        for seat, action in self.match.log:
            told_again.act(seat, action)
        self.entries, self._pieces = told_again.entries, told_again._pieces
        self._read = told_again._read

    def _named_terms(self, seat: int) -> set[tuple[str, str]]:
        if not self.match.rules.scored or points_hidden(self.match.rules):
            return set()
        return {
            (term.rule, term.item) for term in self.match.rules.score(self.match.state, seat) if term.item
        }

    def _points(self, seat: int, eyes: int) -> int | None:
        seen = points_seen(self.match.rules, self.match.state, eyes)
        return seen[seat] if seen else None


def _played_again(match: Match) -> Match | None:
    """The same match before its first action; None where it did not begin as matches of its seed do."""
    if match.is_fork:
        return None
    past, again = Match(match.rules, match.seed), Match(match.rules, match.seed)
    try:
        for seat, action in match.log:
            again.act(seat, action)
    except (Refused, TablewrightError):
        return None
    return past if again.digest() == match.digest() else None
