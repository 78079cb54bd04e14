"""Reading a scenario file: its form, and what the schema cannot say."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from tablewright.documents.document import Document, read_json
from tablewright.problems.problem import Problem, raise_any
from tablewright.validation.schemas import kernel_schemas

from .merging import merged
from .scenario import Pointer, Scenario

GIVEN = ("game", "plugins", "seats", "options", "switches", "content", "situation")

DOES = ("does",)
EXPECTS = (
    "may",
    "may_not",
    "offered",
    "not_offered",
    "value",
    "event",
    "no_event",
    "requirement",
    "score",
    "asked",
    "stands_in",
    "over",
    "ranking",
    "outcome",
)
COMPARES = ("is", "is_not", "contains", "lacks", "at_least", "at_most", "length", "absent")


def read(path: str | os.PathLike[str]) -> list[Scenario]:
    """The scenarios of a file, in order. Raises TablewrightError with every problem of the file."""
    return scenarios_of(read_json(path))


def scenarios_of(document: Document) -> list[Scenario]:
    """The scenarios that a document holds."""
    document.table()
    raise_any(kernel_schemas(("scenario",)).validate(document, "scenario"))
    data = document.data
    pairs: list[tuple[Pointer, dict[str, Any]]] = (
        [(("scenarios", index), one) for index, one in enumerate(data["scenarios"])]
        if "scenarios" in data
        else [((), data)]
    )
    shared = data.get("given", {})
    found = [_scenario(document, pointer, one, shared) for pointer, one in pairs]
    problems = [problem for scenario in found for problem in _problems(scenario)]
    problems += _repeated_titles(found)
    raise_any(problems)
    return found


def _scenario(document: Document, pointer: Pointer, data: dict[str, Any], shared: dict[str, Any]) -> Scenario:
    rule = data["rule"]
    return Scenario(
        title=data["title"],
        rules=(rule,) if isinstance(rule, str) else tuple(rule),
        kind=data.get("kind", "rule"),
        source=data.get("source", ""),
        given=merged(shared, {key: data[key] for key in GIVEN if key in data}),
        entries=data["then"],
        document=document,
        pointer=pointer,
    )


def _problems(scenario: Scenario) -> Iterator[Problem]:
    if "game" not in scenario.given:
        yield Problem(
            "TW-SCENARIO-GAME",
            "the scenario does not say which game it is about",
            scenario.place(),
            'a key "game"',
        )
    situation = scenario.given.get("situation", {})
    if "step" not in situation:
        for key in situation:
            if key not in ("seed", "first", "note"):
                yield Problem(
                    "TW-SCENARIO-STEP",
                    f'"{key}" is given, but no step in which the match stands',
                    scenario.place("situation", key),
                    expected='a key "step" beside it; without one the match stands at its very beginning',
                )
    for index, entry in enumerate(scenario.entries):
        yield from _entry_problems(scenario, index, entry)
    if not any(key in entry for entry in scenario.entries for key in EXPECTS):
        yield Problem(
            "TW-SCENARIO-EXPECTS-NOTHING",
            f"the scenario '{scenario.title}' expects nothing, so it proves nothing",
            scenario.place("then"),
            expected="at least one entry with one of " + ", ".join(EXPECTS),
        )


def _entry_problems(scenario: Scenario, index: int, entry: dict[str, Any]) -> Iterator[Problem]:
    place = scenario.entry_place(index)
    kinds = [key for key in (*DOES, *EXPECTS) if key in entry]
    if not kinds:
        yield Problem(
            "TW-SCENARIO-ENTRY",
            "the entry neither acts nor expects anything",
            place,
            expected="one of " + ", ".join((*DOES, *EXPECTS)),
            found=", ".join(entry),
        )
    elif len(kinds) > 1 and kinds != ["offered", "not_offered"]:
        yield Problem(
            "TW-SCENARIO-ENTRY",
            "the entry does several things at once",
            place,
            expected="one of them per entry",
            found=", ".join(kinds),
        )
    if "value" in entry and not any(key in entry for key in COMPARES):
        yield Problem(
            "TW-SCENARIO-ENTRY",
            "the entry does not say what the value must be",
            place,
            expected="one of " + ", ".join(COMPARES),
        )
    if isinstance(entry.get("seat"), list) and not any(key in entry for key in ("does", "may", "may_not")):
        yield Problem("TW-SCENARIO-ENTRY", "only actions can be of several seats", place, expected="one seat")
    if "view_of" in entry and "value" not in entry and not {"event", "no_event"} & set(entry):
        yield Problem("TW-SCENARIO-ENTRY", '"view_of" belongs to a value or an event', place)


def _repeated_titles(scenarios: list[Scenario]) -> Iterator[Problem]:
    first: dict[str, Scenario] = {}
    for scenario in scenarios:
        other = first.setdefault(scenario.title, scenario)
        if other is not scenario:
            yield Problem(
                "TW-SCENARIO-SAME-TITLE",
                f"two scenarios have the title '{scenario.title}'",
                scenario.place("title"),
                found=f"the other one is at {other.place('title')}",
            )


__all__ = ["read", "scenarios_of"]
