"""Entries about actions: taking them, and whether they could be taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.match import Match

from .outcome import Unexpected, told


def act(match: Match, entry: dict[str, Any]) -> None:
    """Each seat of the entry takes its actions."""
    for seat, action in _each(entry, "does"):
        refusal = match.explain(seat, action)
        if refusal is not None:
            raise Unexpected(
                f"seat {seat} could not do {told(action)}", "a possible action", f"refused: {refusal}"
            )
        match.act(seat, action)


def expect_may(match: Match, entry: dict[str, Any]) -> None:
    """The actions are possible; they are not taken."""
    for seat, action in _each(entry, "may"):
        refusal = match.explain(seat, action)
        if refusal is not None:
            raise Unexpected(
                f"seat {seat} may not do {told(action)}", "a possible action", f"refused: {refusal}"
            )


def expect_may_not(match: Match, entry: dict[str, Any]) -> None:
    """The actions are refused, by the rule that the entry names."""
    for seat, action in _each(entry, "may_not"):
        refusal = match.explain(seat, action)
        if refusal is None:
            raise Unexpected(
                f"seat {seat} may do {told(action)}",
                f"a refusal by the rule {entry['rule']}",
                "it is possible",
            )
        if refusal.rule != entry["rule"]:
            raise Unexpected(
                f"seat {seat} may not do {told(action)}, but by another rule",
                entry["rule"],
                f"refused: {refusal}",
            )
        words = entry.get("because", "")
        if words not in refusal.text:
            raise Unexpected(
                f"seat {seat} may not do {told(action)}, but for another reason",
                told(words),
                told(refusal.text),
            )


def expect_offers(match: Match, entry: dict[str, Any]) -> None:
    """Of the possible actions, some fit each pattern of ``offered`` and none fits one of ``not_offered``."""
    seat = entry["seat"]
    choice = match.choices(seat)
    offered = [choice.to_json(action) for action in choice.actions()]
    patterns = entry.get("offered", [])
    for pattern in patterns:
        if not any(fits(action, pattern) for action in offered):
            raise Unexpected(f"seat {seat} is not offered {told(pattern)}", told(pattern), _listed(offered))
    for pattern in entry.get("not_offered", []):
        for action in offered:
            if fits(action, pattern):
                raise Unexpected(f"seat {seat} is offered {told(action)}", f"nothing like {told(pattern)}")
    fitting = [action for action in offered if any(fits(action, pattern) for pattern in patterns)]
    if entry.get("only") and len(fitting) < len(offered):
        rest = [action for action in offered if action not in fitting]
        raise Unexpected(f"seat {seat} is offered something else too", "nothing but these", _listed(rest))
    if "count" in entry and len(fitting) != entry["count"]:
        raise Unexpected(
            f"seat {seat} is offered another number of such actions",
            str(entry["count"]),
            f"{len(fitting)}: {_listed(fitting)}",
        )


def fits(value: Any, pattern: Any) -> bool:
    """Whether a value has everything that a pattern names: objects may have more keys, all else is equal."""
    if isinstance(pattern, dict) and isinstance(value, dict):
        return all(key in value and fits(value[key], wanted) for key, wanted in pattern.items())
    return bool(value == pattern) and isinstance(value, bool) == isinstance(pattern, bool)


def _each(entry: dict[str, Any], key: str) -> Iterator[tuple[int, dict[str, Any]]]:
    seats = entry["seat"] if isinstance(entry["seat"], list) else [entry["seat"]]
    actions = entry[key] if isinstance(entry[key], list) else [entry[key]]
    for seat in seats:
        for action in actions:
            yield seat, action


def _listed(actions: list[dict[str, Any]]) -> str:
    if not actions:
        return "nothing"
    shown = "; ".join(told(action) for action in actions[:8])
    return shown + (f"; and {len(actions) - 8} more" if len(actions) > 8 else "")
