"""Whether an item is out of line with the others of its kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean

from .figures import Figures, together

FEWEST = 5
"""What was open to fewer seats says too little to be compared,"""
FEWEST_COMPLETED = 3
"""and so do points and rounds of fewer completions."""
ENOUGH = 2
"""Fewer others than this make no line."""


def findings(item: Figures, others: Mapping[str, Figures]) -> list[str]:
    """What is unlike the others, in words; empty where nothing is.

    Its share is out of line where it lies beyond that of each of the others, and its confidence interval leaves
    out that of all of them together: few matches prove little, and then nothing is said.
    """
    known = comparable(others)
    if len(known) < ENOUGH or item.open < FEWEST:
        return []
    return [*_share(item, known), *_points(item, known), *_rounds(item, known)]


def comparable(others: Mapping[str, Figures]) -> dict[str, Figures]:
    """Those of the others that were open often enough."""
    return {name: one for name, one in others.items() if one.open >= FEWEST}


def _share(item: Figures, others: Mapping[str, Figures]) -> Iterator[str]:
    low, high = item.interval
    average = together(list(others.values())).share
    least = min(others, key=lambda name: others[name].share)
    most = max(others, key=lambda name: others[name].share)
    if item.share < others[least].share and high < average:
        yield f"it is completed less often than any of the others (next: {least}, {percent(others[least].share)})"
    if item.share > others[most].share and low > average:
        yield f"it is completed more often than any of the others (next: {most}, {percent(others[most].share)})"


def _points(item: Figures, others: Mapping[str, Figures]) -> Iterator[str]:
    means = {
        name: fmean(one.points()) for name, one in others.items() if len(one.completed) >= FEWEST_COMPLETED
    }
    if len(item.completed) < FEWEST_COMPLETED or len(means) < 2:
        return
    own = fmean(item.points())
    least, most = min(means, key=means.__getitem__), max(means, key=means.__getitem__)
    if own > 1.2 * means[most]:
        yield f"it scores more than any of the others (next: {most}, {means[most]:.1f})"
    if own < 0.8 * means[least]:
        yield f"it scores less than any of the others (next: {least}, {means[least]:.1f})"


def _rounds(item: Figures, others: Mapping[str, Figures]) -> Iterator[str]:
    means = {
        name: fmean(one.parts()) for name, one in others.items() if len(one.completed) >= FEWEST_COMPLETED
    }
    if len(item.completed) < FEWEST_COMPLETED or len(means) < 2:
        return
    own = fmean(item.parts())
    if own < min(means.values()) - 0.1:
        yield "it is completed earlier than any of the others"
    if own > max(means.values()) + 0.1:
        yield "it is completed later than any of the others"


def percent(share: float) -> str:
    """A share for people."""
    return f"{share:.0%}"
