"""Saving, loading, replaying and JSON give the same match."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from tablewright.documents.document import LARGEST_INTEGER
from tablewright.match import Match
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Decision, Subject

_DECISIONS = 6


def saves_replay(subject: Subject) -> None:
    """A match that is saved and loaded, or whose actions are played again, or whose state goes through JSON, is the same.

    It also goes on in the same way: the actions that follow lead to the same end.
    """
    with tempfile.TemporaryDirectory() as folder:
        for seed in subject.seeds():
            whole = subject.played(seed)
            _check_replay(whole, seed)
            _check_loaded(whole, Path(folder), f"seed {seed}, at the end")
            for decision in subject.some_decisions(seed, _DECISIONS):
                loaded = _check_loaded(decision.match, Path(folder), decision.where)
                _check_goes_on(loaded, whole, decision)
                _check_goes_on(_through_json(decision), whole, decision)


def _check_replay(match: Match, seed: int) -> None:
    again = Match(match.rules, seed)
    for seat, action in match.log:
        again.act(seat, action)
    if again.digest() != match.digest():
        object_to("the same seed and actions give another match", seed=seed)
    if again.events_since(0) != match.events_since(0):
        object_to("the same seed and actions give other events", seed=seed)


def _check_loaded(match: Match, folder: Path, where: str) -> Match:
    path = folder / "match.save"
    match.save(path)
    loaded = Match.load(path)
    for what, one, other in (
        ("state", match.digest(), loaded.digest()),
        ("log", match.log, loaded.log),
        ("seats that are asked", match.waiting(), loaded.waiting()),
        ("result", match.result(), loaded.result()),
    ):
        if one != other:
            object_to(f"a loaded match has another {what}", where=where, saved=one, loaded=other)
    return loaded


def _through_json(decision: Decision) -> Match:
    match = decision.match
    data = match.state.to_json()
    text = json.dumps(data)
    large = _too_large(data)
    if large is not None:
        object_to(
            "the state has a number that other languages cannot read", where=decision.where, number=large
        )
    state = match.rules.load_state(json.loads(text))
    if state.to_json() != data:
        object_to("the state does not survive JSON", where=decision.where)
    return Match(match.rules, decision.seed, state)


def _check_goes_on(match: Match, whole: Match, decision: Decision) -> None:
    for seat, action in whole.log[decision.number :]:
        match.act(seat, action)
    if match.digest() != whole.digest():
        object_to("a match that was stored goes on in another way", where=decision.where)


def _too_large(data: Any) -> int | None:
    if isinstance(data, dict):
        return next((found for part in data.values() if (found := _too_large(part)) is not None), None)
    if isinstance(data, list):
        return next((found for part in data if (found := _too_large(part)) is not None), None)
    return data if isinstance(data, int) and abs(data) > LARGEST_INTEGER else None
