"""Refusals, events and points name rules and items that exist."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tablewright.actions.refusals import Refusal
from tablewright.testing.hostile import mutations
from tablewright.testing.nonconformity import NotApplicable, object_to
from tablewright.testing.subject import Subject

_DECISIONS = 25


def everything_names_its_rule(subject: Subject) -> None:
    """Every refusal and every score term names a rule of the game, every event that names one too; and a plugin."""
    known = subject.rules.content.by_id("rules")
    if not known:
        raise NotApplicable("the game has no rules content")
    items = {name for item in subject.rules.content.items() for name in (item.id, *_named(item.data))}
    rng = random.Random(0)
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, _DECISIONS):
            choice = decision.match.choices(decision.seat)
            for action in mutations(decision.match, decision.action, rng):
                refusal = choice.check(action)
                if refusal is not None and not _fits(refusal, known, items):
                    object_to(
                        "a refusal names no known rule or item",
                        where=decision.where,
                        action=repr(action),
                        refusal=refusal,
                    )
        match = subject.played(seed)
        for event in match.events_since(0):
            if not event["plugin"] or (event.get("rule") and event["rule"] not in known):
                object_to("an event names no plugin or an unknown rule", seed=seed, event=event)
        result = match.result() or {}
        for score in (*result.get("scores", ()), *result.get("opponents", ())):
            for term in score["terms"]:
                if term["rule"] not in known or not term["plugin"] or not term["label"]:
                    object_to(
                        "a score term names no known rule, no plugin or has no label", seed=seed, term=term
                    )
                if term["item"] and term["item"] not in items:
                    object_to("a score term names an unknown item", seed=seed, term=term)


def _named(data: Any) -> Iterator[str]:
    """The ids of what an item consists of: the spaces of a board, the achievements printed on it."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for part in data.values():
            yield from _named(part)
    elif isinstance(data, list):
        for part in data:
            yield from _named(part)


def _fits(refusal: Refusal, known: object, items: set[str]) -> bool:
    rule_known = refusal.rule.startswith("kernel/") or refusal.rule in known  # type: ignore[operator]
    return bool(refusal.plugin) and rule_known and (not refusal.item or refusal.item in items)
