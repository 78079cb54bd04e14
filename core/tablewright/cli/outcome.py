"""The outcome of a match as one JSON object, the same from ``play --json`` and from ``replay``."""

from __future__ import annotations

import json
from typing import Any

from tablewright.match import Match
from tablewright.problems.problem import Place


def outcome(match: Match) -> dict[str, Any]:
    """Everything that the match hangs on and what came of it, from the match alone, as plain JSON values.

    Where the match is not over, ``ranking`` is null and ``scores`` are those of the moment.
    """
    rules = match.rules
    result = match.result()
    finished = result is not None
    if result is None:
        result = {**rules.outcome(match.state), "ranking": None}
        result.pop("outcome", None)
    return {
        "game": rules.game,
        "plugins": {name: rules.lock["plugins"][name] for name in rules.order},
        "options": rules.options,
        "switches": rules.switches,
        "seats": rules.seats,
        "seed": match.seed,
        "finished": finished,
        "actions": len(match.log),
        "ranking": result["ranking"],
        "scores": result["scores"],
        **{key: result[key] for key in ("opponents", "outcome") if key in result},
        "digest": match.digest(),
    }


def print_outcome(match: Match, dropped: Place | None = None) -> None:
    """Print it to standard output; with the number of the line of the save that was `dropped`, if one was."""
    told = outcome(match)
    if dropped is not None:
        told["dropped"] = dropped.line
    print(json.dumps(told, indent=2, ensure_ascii=False))
