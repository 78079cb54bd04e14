"""No piece appears from nowhere or gets lost."""

from __future__ import annotations

import random

from tablewright.match import Match
from tablewright.rules.ruleset import Ruleset
from tablewright.state.state import State
from tablewright.testing.nonconformity import NotApplicable, object_to
from tablewright.testing.subject import Subject


def components_are_conserved(subject: Subject) -> None:
    """The numbers of the hook `census` stay as they are from the set-up to the end, and through every redeal."""
    if not subject.rules.hooks("census"):
        raise NotApplicable("no plugin implements the hook census")
    rng = random.Random(0)
    for seed in subject.seeds():
        match = Match(subject.rules, seed)
        first = census(subject.rules, match.state)
        for decision in subject.decisions(seed, match):
            _compare(first, census(subject.rules, match.state), decision.where)
            if decision.number % 10 == 0:
                for seat in range(-1, match.rules.seats):
                    dealt = match.state.clone()
                    dealt.redeal(seat, rng)
                    _compare(
                        first, census(subject.rules, dealt), f"{decision.where}, dealt anew for seat {seat}"
                    )
        _compare(first, census(subject.rules, match.state), f"seed {seed}, at the end")


def census(rules: Ruleset, state: State) -> dict[str, int]:
    """The pieces of each kind that all plugins together count."""
    found: dict[str, int] = {}
    for hook in rules.hooks("census"):
        for name, number in hook(rules, state).items():
            found[name] = found.get(name, 0) + number
    return found


def _compare(first: dict[str, int], now: dict[str, int], where: str) -> None:
    if now == first:
        return
    changed = {
        name: f"{first.get(name, 0)} at first, now {now.get(name, 0)}"
        for name in sorted({*first, *now})
        if first.get(name, 0) != now.get(name, 0)
    }
    object_to(
        "pieces are not conserved",
        where=where,
        **{name.replace(" ", "_"): text for name, text in changed.items()},
    )
