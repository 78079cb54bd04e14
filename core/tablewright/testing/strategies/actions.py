"""What a seat may try: possible actions, and such as a careless or malicious client sends."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tablewright.actions.moves import Action
from tablewright.match import Match
from tablewright.testing.hostile import can_be_told, hostile_actions, hostile_data, mutations

_SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
_JSON = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)

# What cannot be printed would spoil what hypothesis says of a failure; the conformance kit tries that, too.
_NONSENSE = [value for value in (*hostile_data(), *hostile_actions()) if can_be_told(value)]


def actions(match: Match, seat: int | None = None, *, hostile: bool = False) -> SearchStrategy[Any]:
    """Possible actions of `seat`, or of the first one that is asked to act, as tuples; they shrink towards the first.

    With `hostile`, what no honest front end sends, as tuples and as JSON: nonsense, strange types, moves of the game
    with wrong or missing fields, and possible actions with one thing changed. A few of these may be possible. To all
    others, `Match.explain` has an answer in words, and `Match.act` raises Refused and changes nothing.
    """
    if seat is None:
        seat = next(iter(match.waiting()), 0)
    if hostile:
        return _hostile(match, seat)
    if not match.choices(seat).options():
        raise ValueError(f"seat {seat} can do nothing now")
    return _possible(match, seat)


@st.composite
def _possible(draw: Callable[[SearchStrategy[Any]], Any], match: Match, seat: int) -> Action:
    choice = match.choices(seat)
    action: Action = ()
    # Each option can be completed, so the values end where the action does.
    while options := choice.options(action):
        action = (*action, draw(st.sampled_from(options)).value)
    return action


def _hostile(match: Match, seat: int) -> SearchStrategy[Any]:
    moves = match.rules.moves
    names = st.sampled_from(sorted(moves)) | st.text(max_size=6)
    fields = sorted({field.name for move in moves.values() for field in move.fields})
    keys = st.sampled_from(["do", *fields])
    values = names | _JSON | st.binary(max_size=4)
    several = [
        st.dictionaries(keys, values, max_size=4),
        st.lists(values, max_size=4).map(tuple),
        st.builds(lambda name, others: (name, *others), names, st.lists(values, max_size=3)),
        _JSON,
        st.sampled_from(_NONSENSE),
    ]
    if match.choices(seat).options():
        several.append(_nearly(match, seat))
    return st.one_of(several)


@st.composite
def _nearly(draw: Callable[[SearchStrategy[Any]], Any], match: Match, seat: int) -> Any:
    """A possible action with one thing changed."""
    possible = draw(_possible(match, seat))
    changed = [other for other in mutations(match, possible, random.Random(0)) if can_be_told(other)]
    return changed[draw(st.integers(0, len(changed) - 1))]
