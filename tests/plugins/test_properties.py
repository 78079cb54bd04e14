"""What holds in any match of any of our games, however it is set and wherever it stands."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tablewright import Match, Refused
from tablewright.plugins.discovery import installed
from tablewright.testing import actions, configs, matches, play_randomly

GAMES = sorted(
    found.known.provides_game
    for found in installed().values()
    if found.known is not None and found.known.provides_game is not None
)
SOME = settings(max_examples=15)


def trace(match: Match) -> tuple[Any, ...]:
    return match.digest(), list(match.log), match.waiting(), match.events_since(0)


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data())
def test_what_is_possible_is_done_and_survives_json(game: str, data: st.DataObject) -> None:
    match = data.draw(matches(configs(game), going_on=True))
    seat = data.draw(st.sampled_from(match.waiting()))
    action = data.draw(actions(match, seat))
    choice = match.choices(seat)
    assert match.explain(seat, action) is None
    told = json.loads(json.dumps(choice.to_json(action)))
    assert choice.from_json(told) == action
    other = match.fork()
    other.act(seat, told)
    match.act(seat, action)
    assert other.digest() == match.digest()


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=50)
@given(data=st.data())
def test_whatever_is_sent_is_refused_in_words_and_changes_nothing(game: str, data: st.DataObject) -> None:
    match = data.draw(matches(configs(game)))
    seat = data.draw(st.sampled_from([*match.waiting(), *range(-2, 5)]))
    sent = data.draw(actions(match, seat, hostile=True))
    refusal = match.explain(seat, sent)
    if refusal is None:
        # It happens to be possible; then it must be one that is offered.
        choice = match.choices(seat)
        taken = sent if isinstance(sent, tuple) else choice.from_json(sent)
        assert taken in set(choice.actions())
        return
    assert refusal.text
    assert refusal.rule
    before = trace(match)
    with pytest.raises(Refused) as refused:
        match.act(seat, sent)
    assert refused.value.refusal == refusal
    assert trace(match) == before


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data())
def test_a_state_read_from_its_json_goes_on_in_the_same_way(game: str, data: st.DataObject) -> None:
    match = data.draw(matches(configs(game)))
    told = json.loads(json.dumps(match.state.to_json()))
    again = Match(match.rules, 0, origin=match.rules.load_state(told))
    assert again.digest() == match.digest()
    before = trace(match)
    ends = [play_randomly(one, rng=random.Random(1)) for one in (match.fork(), again)]
    assert ends[0].result() == ends[1].result()
    assert ends[0].digest() == ends[1].digest()
    assert trace(match) == before


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data())
def test_scenes_are_plain_values_with_ids_of_their_own(game: str, data: st.DataObject) -> None:
    match = data.draw(matches(configs(game)))
    for viewer in range(-1, match.rules.seats):
        shown = match.scene(viewer)
        assert json.dumps(shown)
        ids = [scene["id"] for scene in shown]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data())
def test_a_match_says_as_much_as_is_possible(game: str, data: st.DataObject) -> None:
    """Somebody is asked and can do something, or there is a result with a place for each seat."""
    match = data.draw(matches(configs(game)))
    result = match.result()
    assert (result is None) == bool(match.waiting())
    for seat in match.waiting():
        assert next(match.choices(seat).actions(), None) is not None
    if result is not None:
        ranked = [seat for place in result["ranking"] for seat in place["seats"]]
        assert sorted(ranked) == list(range(match.rules.seats))
