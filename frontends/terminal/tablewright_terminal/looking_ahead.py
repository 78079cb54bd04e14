"""Looking ahead: what an action would change, as far as it is certain and the seat may know it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tablewright import Action, Match, TablewrightError, told, with_names

from .blocks import Block, line
from .differences import Difference, difference, points_change
from .palette import of_seat

_TRIALS = 4
"""An action is tried so often where it changes numbers: what is different each time is chance."""


def look_ahead(match: Match, seat: int, action: Action, names: Sequence[str]) -> Difference:
    """What the action would change. What the seat cannot see is dealt anew first, so it learns nothing."""
    trial = match.fork(seat, random.Random(0))
    rules = match.rules
    before, points = rules.scenes(trial.state, seat), rules.points(trial.state, seat)
    try:
        trial.act(seat, action)
    except TablewrightError:
        return Difference()
    found = difference(before, rules.scenes(trial.state, seat), seat)
    if found.words:
        found.words = _certain(match, seat, action, found.words)
    found.words += _foretold(trial, seat, names)
    change = points_change(points, rules.points(trial.state, seat)) if trial.result() is None else None
    if change is not None:
        found.words.append(change)
    return found


def _certain(match: Match, seat: int, action: Action, words: Block) -> Block:
    """Those of the changes that do not hang on what is drawn."""
    for seed in range(1, _TRIALS):
        trial = match.fork(seat, random.Random(seed))
        before = trial.rules.scenes(trial.state, seat)
        trial.act(seat, action)
        found = difference(before, trial.rules.scenes(trial.state, seat), seat)
        also = {text.plain for text in found.words}
        words = [text for text in words if text.plain in also]
    return words


def _foretold(trial: Match, seat: int, names: Sequence[str]) -> Block:
    """What would happen, where the game has words for it, up to what somebody else would have to say."""
    block: Block = []
    for event in trial.events_since(0, seat):
        words = told(trial.rules, event)
        if words:
            name = names[event["seat"]] if 0 <= event["seat"] < len(names) else ""
            block.append(line((f"{name} ", of_seat(event["seat"])), with_names(words, names)))
    return block
