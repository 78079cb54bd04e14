"""Matches of Tigris & Euphrates that stand in a situation, for tests."""

from __future__ import annotations

import json
from typing import Any

from tablewright import Match
from tablewright.documents.document import parse_json
from tablewright.scenarios.reading import scenarios_of
from tablewright.scenarios.situations import set_up

GAME = {"game": "tigris", "plugins": ["tigris"]}


def match_at(tigris: dict[str, Any], step: str = "act", seats: int = 2, **situation: Any) -> Match:
    """A match in the step `step`, with `tigris` as in a scenario's situation; `situation` is what stands beside it."""
    told = {
        **GAME,
        "seats": seats,
        "title": "A test",
        "rule": "tigris/turn/actions",
        "situation": {"step": step, "tigris": tigris, **situation},
        "then": [{"asked": [0]}],
    }
    (scenario,) = scenarios_of(parse_json(json.dumps(told)))
    return set_up(scenario)
