"""What the entries of a scenario name and no match of the game has: seats, moves, rules, steps, words, places in the state.

Found without playing: a path is followed as far as the parts of the state go whose fields never change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.match import Match
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.problems.suggestions import suggestion
from tablewright.state.slices import Slice

from .judging import check_requirement
from .naming_rules import rule_problems, step_problems
from .scenario import Scenario


def naming_problems(scenario: Scenario, match: Match) -> Iterator[Problem]:
    """The problems of all entries, each in its place."""
    for index, entry in enumerate(scenario.entries):
        yield from _seats(scenario, match, index, entry)
        yield from _moves(scenario, match, index, entry)
        yield from rule_problems(scenario, match, index, entry)
        yield from step_problems(scenario, match, index, entry)
        if "value" in entry and not entry.get("absent") and "view_of" not in entry:
            yield from _path(scenario, match, index, entry["value"])
        if "requirement" in entry:
            try:
                check_requirement(match, entry["requirement"], scenario, index)
            except TablewrightError as error:
                yield from error.problems


def _seats(scenario: Scenario, match: Match, index: int, entry: dict[str, Any]) -> Iterator[Problem]:
    seats = match.rules.seats
    for key in ("seat", "view_of"):
        named = entry.get(key)
        for seat in named if isinstance(named, list) else [named]:
            nobody = key == "view_of" and seat == -1  # one who watches sees what all see
            if isinstance(seat, int) and not nobody and not 0 <= seat < seats:
                yield Problem(
                    "TW-SCENARIO-SEAT",
                    f"there is no seat {seat}",
                    scenario.place("then", index, key),
                    expected=f"a seat from 0 to {seats - 1}",
                    hint='say with "seats" how many play',
                )


def _moves(scenario: Scenario, match: Match, index: int, entry: dict[str, Any]) -> Iterator[Problem]:
    moves = match.rules.moves
    # That a move is refused may be what is to be proved, be there such a move or not.
    for key in ("does", "may", "offered"):
        said = entry.get(key, [])
        several = isinstance(said, list)
        for number, action in enumerate(said if several else [said]):
            name = action.get("do") if isinstance(action, dict) else None
            at: tuple[str | int, ...] = ("then", index, key, number) if several else ("then", index, key)
            if not isinstance(name, str):
                continue
            if name not in moves:
                hint = suggestion(name, moves, "its moves are")
                yield Problem(
                    "TW-SCENARIO-MOVE", f"the game has no move '{name}'", scenario.place(*at, "do"), hint=hint
                )
                continue
            fields = [field.name for field in moves[name].fields]
            for field in action:
                if field not in ("do", *fields):
                    hint = suggestion(field, fields, "its fields are")
                    message = f"the move '{name}' has no field '{field}'"
                    yield Problem("TW-SCENARIO-MOVE", message, scenario.key_place(*at, field), hint=hint)


def _path(scenario: Scenario, match: Match, index: int, path: str) -> Iterator[Problem]:
    place = scenario.place("then", index, "value")
    whole = match.state.to_json()
    first, *rest = path.split(".")
    if first not in whole:
        yield _astray(path, "the state", first, whole, place)
        return
    part: Any = match.state.get(first)
    where = first
    for key in rest:
        if isinstance(part, Slice):
            known = part.to_json()
            if key not in known:
                yield _astray(path, where, key, known, place)
                return
            part = getattr(part, key, None)
        elif isinstance(part, list | tuple) and part and key.isdecimal():
            part = part[min(int(key), len(part) - 1)]  # all of a list have the same fields
        else:
            return
        where = f"{where}.{key}"


def _astray(path: str, where: str, key: str, known: Any, place: Any) -> Problem:
    hint = f"{where}: " + suggestion(key, known, "its keys are")
    return Problem("TW-SCENARIO-PATH", f"there is no value {path}", place, found=key, hint=hint)
