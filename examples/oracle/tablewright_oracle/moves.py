"""What a player may do in the oracle phase."""

from __future__ import annotations

from tablewright import Move, Play, Refusal, State

from .prophecies import Prophecies
from .slice import Oracle


class Consult(Move):
    """Burn incense and look at a prophecy (oracle/consult)."""

    name = "consult"
    title = "Consult the oracle"
    steps = ("oracle",)
    rule = "oracle/consult"

    def __init__(self, prophecies: Prophecies) -> None:
        self.price = prophecies.price

    def blocked(self, state: State, seat: int) -> Refusal | None:
        oracle = Oracle.of(state)
        if not oracle.deck:
            return Refusal(self.rule, "The oracle has nothing more to say.")
        held = oracle.seats[seat].incense
        if held < self.price:
            return Refusal(self.rule, f"A prophecy takes {self.price} incense, and you have {held}.")
        return None

    def apply(self, play: Play, seat: int) -> None:
        oracle = Oracle.of(play.state)
        mine = oracle.seats[seat]
        mine.incense -= self.price
        drawn, oracle.deck = oracle.deck[-1], oracle.deck[:-1]
        mine.held += (drawn,)
        # Everybody is told that a card was drawn, and only this seat which one.
        play.emit("consulted", rule=self.rule, item=drawn, seen_by=seat)


class KeepSilent(Move):
    """Leave it (oracle/silence)."""

    name = "keep_silent"
    title = "Keep silent"
    steps = ("oracle",)
    rule = "oracle/silence"

    def apply(self, play: Play, seat: int) -> None:
        play.emit("kept-silent", rule=self.rule)
