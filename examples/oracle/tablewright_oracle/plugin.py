"""What the Oracle brings to the kernel: each function is a hook.

The base game is not touched and does not know of it. Of the base game's actions only one name is used: that of
the action that completes a story.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright import Action, Goal, Move, Play, Ruleset, Slice, State, Step, Term, hookimpl
from tablewright.scenes import Scene

from .moves import Consult, KeepSilent
from .prophecies import Prophecies
from .showing import scenes_of
from .situation import bring
from .slice import Oracle, Seat
from .steps import OraclePhase, Reveal, SetUp

ID = "oracle"
INCENSE_PER_POINT = 3


def tables(rules: Ruleset) -> Prophecies:
    """What was worked out of the content."""
    worked_out: Prophecies = rules.tables[ID]
    return worked_out


@hookimpl
def provide_kinds() -> list[str]:
    return ["schemas/prophecies.schema.json", "schemas/situation.schema.json"]


@hookimpl
def compile_tables(rules: Ruleset) -> Prophecies:
    return Prophecies(rules)


@hookimpl
def provide_slice(rules: Ruleset) -> Slice:
    seats = [Seat(incense=tables(rules).gift) for _ in range(rules.seats)]
    return Oracle(seats=seats, deck=tuple(tables(rules).by_id))


@hookimpl
def provide_steps(rules: Ruleset) -> list[Step]:
    return [SetUp(), OraclePhase(tables(rules)), Reveal()]


@hookimpl
def provide_moves(rules: Ruleset) -> list[Move]:
    return [Consult(tables(rules)), KeepSilent()]


@hookimpl
def action_applied(play: Play, seat: int, action: Action) -> None:
    if action[0] == "complete_story":
        Oracle.of(play.state).seats[seat].incense += 1
        play.emit("incense", rule="oracle/incense")


@hookimpl
def score(rules: Ruleset, state: State, seat: int) -> Iterator[Term]:
    side = Oracle.of(state).seats[seat]
    # Only what has been turned up: totals are shown to everybody, and a secret that scores would be none.
    for name in side.revealed:
        prophecy = tables(rules).by_id[name]
        if prophecy.requirement.met(state, seat):
            yield Term(prophecy.points, prophecy.title, "oracle/scoring/prophecies", name, "prophecies")
    points = side.incense // INCENSE_PER_POINT
    if points:
        yield Term(points, f"{side.incense} incense", "oracle/scoring/incense", group="incense")


@hookimpl
def most_points(rules: Ruleset) -> int:
    # Asked before anything is worked out of the content. Incense comes with every story, and one grain as a gift.
    prophecies: int = sum(item.data["points"] for item in rules.content.all("prophecies"))
    incense = 1 + len(rules.content.by_id("stories"))
    return prophecies + incense // INCENSE_PER_POINT


@hookimpl
def goals(rules: Ruleset, state: State, seat: int) -> Iterator[Goal]:
    # Bots strive for what they have drawn, whatever it asks.
    for name in Oracle.of(state).seats[seat].held:
        prophecy = tables(rules).by_id[name]
        yield Goal(prophecy.requirement, prophecy.points, prophecy.title, name)


@hookimpl
def evaluate(rules: Ruleset, state: State, seat: int) -> float:
    side = Oracle.of(state).seats[seat]
    return 0.3 * side.incense + 1.5 * len(side.held)


@hookimpl
def scene(rules: Ruleset, state: State, seat: int) -> Iterator[Scene]:
    return scenes_of(state, seat, tables(rules))


@hookimpl
def situation(slice: Oracle, data: dict[str, Any]) -> None:
    bring(slice, data)


@hookimpl
def census(state: State) -> dict[str, int]:
    oracle = Oracle.of(state)
    return {"prophecies": len(oracle.deck) + sum(len(one.held) + len(one.revealed) for one in oracle.seats)}
