"""The steps that the outline of this expansion inserts."""

from __future__ import annotations

from tablewright import Play, State, Step

from .prophecies import Prophecies
from .slice import Oracle


class SetUp(Step):
    """Shuffles the prophecies (oracle/set-up)."""

    name = "oracle-set-up"

    def run(self, play: Play) -> None:
        oracle = Oracle.of(play.state)
        oracle.deck = play.random.deal(oracle.deck, len(oracle.deck))[0]


class OraclePhase(Step):
    """Asks whoever can pay (oracle/consult)."""

    name = "oracle"

    def __init__(self, prophecies: Prophecies) -> None:
        self.price = prophecies.price

    def asks(self, state: State, seat: int) -> bool:
        oracle = Oracle.of(state)
        return bool(oracle.deck) and oracle.seats[seat].incense >= self.price


class Reveal(Step):
    """Turns up all prophecies (oracle/reveal)."""

    name = "oracle-reveal"

    def run(self, play: Play) -> None:
        for number, seat in enumerate(Oracle.of(play.state).seats):
            for name in seat.held:
                play.emit("revealed", rule="oracle/reveal", item=name, seat=number)
            seat.revealed, seat.held = seat.held, ()
