"""Matches end, with a result that adds up."""

from __future__ import annotations

from typing import Any

from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject


def matches_end(subject: Subject) -> None:
    """Random matches end; the ranking names every seat once, and totals are the sums of their terms."""
    for seed in subject.seeds():
        match = subject.played(seed)
        result = match.result()
        if result is None:
            object_to("nobody is asked, but there is no result", seed=seed)
        _check_result(result, match.rules.seats, seed)


def _check_result(result: dict[str, Any], seats: int, seed: int) -> None:
    ranked = [seat for group in result["ranking"] for seat in group["seats"]]
    if sorted(ranked) != list(range(seats)):
        object_to("the ranking does not name every seat once", seed=seed, ranking=result["ranking"])
    place = 1
    for group in result["ranking"]:
        if group["place"] != place:
            object_to("the places of the ranking are not counted right", seed=seed, ranking=result["ranking"])
        place += len(group["seats"]) + len(group.get("opponents", ()))
    if result.get("outcome", "won") not in ("won", "lost", "tied"):
        object_to("the outcome is none that there is", seed=seed, outcome=result["outcome"])
    for score in (*result["scores"], *result.get("opponents", ())):
        if score["total"] != sum(term["points"] for term in score["terms"]):
            object_to("a total is not the sum of its terms", seed=seed, score=score)
