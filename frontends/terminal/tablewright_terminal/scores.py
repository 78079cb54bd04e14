"""Points: a table of where they come from, and every single term."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tablewright import Match, points_seen

from .blocks import Block, fitted, headed, line, stacked, wrapped
from .palette import of_seat

_TERM = 4


def present_scores(match: Match, names: Sequence[str], viewer: int = -1) -> list[dict[str, Any]]:
    """The scores of a finished match, or what they would be if it ended now; in the form of `Match.result`.

    Those of the seats that `viewer` may know, then those of opponents who have none (seat -1), each with a name.
    """
    result = match.result() or match.rules.outcome(match.state)
    seen = points_seen(match.rules, match.state, viewer)
    scores = [
        {**score, "name": names[score["seat"]]}
        for score in result["scores"]
        if seen[score["seat"]] is not None
    ]
    scores += [{**other, "seat": -1, "name": other["title"]} for other in result.get("opponents", ())]
    return scores


def draw_scores(scores: Sequence[dict[str, Any]], width: int) -> Block:
    """One column per seat or opponent, one row per group of terms, and the totals."""
    if not scores:
        return []
    # In the order of the seat that has most of them: one that lacks some would put these last.
    orders = sorted(
        ([_group(term) for term in score["terms"]] for score in scores), key=lambda own: -len(set(own))
    )
    groups = list(dict.fromkeys(group for own in orders for group in own))
    across = max(8, *(len(score["name"]) + 2 for score in scores))
    left = min(max([len(group) for group in groups] + [5]), max(width - across * len(scores), 10)) + 2
    head = line(" " * left, *((f"{score['name']:>{across}}", of_seat(score["seat"])) for score in scores))
    rows = [head]
    for group in groups:
        row = line(fitted(Text(group), left))
        for score in scores:
            points = sum(term["points"] for term in score["terms"] if _group(term) == group)
            row.append(f"{points or '·':>{across}}")
        rows.append(row)
    total = line(fitted(Text("Total", "bold"), left))
    for score in scores:
        total.append(f"{score['total']:>{across}}", "bold")
    return [*rows, total]


def draw_terms(scores: Sequence[dict[str, Any]], width: int) -> Block:
    """Every term of every seat and opponent, by groups."""
    blocks = []
    for score in scores:
        block: Block = []
        group = None
        for term in score["terms"]:
            if _group(term) != group:
                group = _group(term)
                block.append(line("  ", (group, "dim")))
            words = wrapped(term["label"], width - _TERM - 6)
            block.append(line(f"  {term['points']:>{_TERM}}  ", words[0]))
            block += [line(" " * (_TERM + 4), text) for text in words[1:]]
        total = Text.assemble(
            (score["name"], f"bold {of_seat(score['seat'])}"), (f"  {score['total']}", "bold")
        )
        blocks.append(headed(total, block or [Text("  nothing yet", "dim")]))
    return stacked(blocks)


def _group(term: dict[str, Any]) -> str:
    group = str(term["group"] or term["label"])
    return group[:1].upper() + group[1:].replace("-", " ")
