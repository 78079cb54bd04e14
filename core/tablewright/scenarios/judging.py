"""Entries about requirements and scores."""

from __future__ import annotations

from typing import Any

from tablewright.match import Match
from tablewright.problems.problem import TablewrightError, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.requirements.requirement import Requirement, WrongArguments, compile_requirement
from tablewright.requirements.word_problems import word_problem

from .acting import fits
from .outcome import Unexpected, told
from .part import Part
from .scenario import Scenario


def expect_requirement(match: Match, entry: dict[str, Any], scenario: Scenario, index: int) -> None:
    """A seat meets a requirement or does not; why not, and in which ways."""
    tree, seat = entry["requirement"], entry["seat"]
    check_requirement(match, tree, scenario, index)
    requirement = _compiled(match, tree, scenario, index)
    state = match.state
    met = requirement.met(state, seat)
    if met != entry["met"]:
        why = f"not met: {requirement.why_not(state, seat)}" if not met else "it is met"
        raise Unexpected(f"seat {seat}: {requirement.describe()}", "met" if entry["met"] else "not met", why)
    _check_progress(requirement.progress(state, seat), met)
    if "why" in entry:
        why = requirement.why_not(state, seat)
        if entry["why"] not in why:
            raise Unexpected("the reason is another", told(entry["why"]), told(why))
    if "by" in entry:
        keys = sorted(witness.key for witness in requirement.witnesses(state, seat))
        if keys != sorted(entry["by"]):
            raise Unexpected("the ways to meet it are others", told(sorted(entry["by"])), told(keys))


def expect_score(match: Match, entry: dict[str, Any]) -> None:
    """The score of a seat or an opponent as it stands, or its final one."""
    wanted = entry["score"]
    who, terms = (
        _opponent(match, wanted["opponent"]) if "opponent" in wanted else _seat(match, wanted["seat"])
    )
    total = sum(term["points"] for term in terms)
    listed = "; ".join(f"{term['points']} {term['label']}" for term in terms) or "no terms"
    if "total" in wanted and total != wanted["total"]:
        raise Unexpected(f"{who} has another total", str(wanted["total"]), f"{total} ({listed})")
    rest = list(terms)
    for pattern in wanted.get("terms", []):
        term = next((one for one in rest if fits(one, pattern)), None)
        if term is None:
            raise Unexpected(f"{who} has no such score term", told(pattern), told(rest))
        rest.remove(term)
    if wanted.get("only") and rest:
        raise Unexpected(f"{who} has further score terms", "nothing but these", told(rest))


def _seat(match: Match, seat: int) -> tuple[str, list[dict[str, Any]]]:
    result = match.result()
    if result is not None:
        return f"seat {seat}", result["scores"][seat]["terms"]
    return f"seat {seat}", [term.to_json() for term in match.rules.score(match.state, seat)]


def _opponent(match: Match, name: str) -> tuple[str, list[dict[str, Any]]]:
    result = match.result() or {}
    told = result.get("opponents") or [one.to_json() for one in match.rules.opponents(match.state)]
    for opponent in told:
        if opponent["opponent"] == name:
            return f"the opponent '{name}'", opponent["terms"]
    known = [opponent["opponent"] for opponent in told]
    hint = suggestion(name, known, "there are")
    raise Unexpected(f"there is no opponent '{name}'", hint=hint)


def check_requirement(match: Match, tree: dict[str, Any], scenario: Scenario, index: int) -> None:
    """Raise what the composed schema says against the requirement of an entry, with its places in the scenario."""
    part = Part(scenario, ("then", index, "requirement"), tree)
    raise_any(match.rules.schemas.validate(part, "requirement"))


def _compiled(match: Match, tree: dict[str, Any], scenario: Scenario, index: int) -> Requirement:
    try:
        return compile_requirement(tree, match.rules.words, match.rules)
    except WrongArguments as error:
        place = scenario.document.place((*scenario.pointer, "then", index, "requirement"))
        raise TablewrightError(word_problem(error, place)) from error


def _check_progress(progress: float, met: bool) -> None:
    """Bots go by the progress, so it must say the same as whether it is met."""
    if not 0 <= progress <= 1 or (progress == 1) != met:
        raise Unexpected(
            "the requirement's progress contradicts it",
            "1" if met else "from 0 to less than 1",
            str(progress),
            "this is a bug in the plugin whose word it is",
        )
