"""What is behind a screen, in the bag or in the box stays there; and a redeal keeps what a seat knows."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablewright import Match
from tablewright_tigris.slice import Tigris
from tests.plugins.tigris.standing import GAME, match_at
from tests.plugins.tigris.warlike import warlike_action, warlike_play

SITUATION = {
    "board": ["K0 r . G1 r", ".  . . .  ."],
    "seats": {
        "0": {"hand": "rgk", "replaced": "rb", "points": {"red": 2}, "treasures": 1},
        "1": {"hand": "rr"},
    },
}


def _points(tigris: Tigris) -> None:
    tigris.players[0].points["red"] = {"war": 7}


def _one_more(tigris: Tigris) -> None:
    tigris.players[0].points["blue"] = {"tile": 1}


HIDDEN: dict[str, tuple[Callable[[Tigris], Any], bool]] = {
    "hand": (lambda tigris: setattr(tigris.players[0], "hand", ("blue", "blue", "blue")), True),
    "points": (_points, True),
    "a colour": (_one_more, True),
    "treasures": (lambda tigris: setattr(tigris.players[0], "treasures", 5), True),
    "replaced": (lambda tigris: setattr(tigris.players[0], "replaced", ("green", "green")), True),
    "bag": (lambda tigris: setattr(tigris, "bag", tigris.bag[::-1]), False),
    "how many in the bag": (lambda tigris: setattr(tigris, "bag", tigris.bag[:3]), False),
    "box": (lambda tigris: setattr(tigris, "box", {**tigris.box, "red": 9}), False),
}
"""What is changed, and whether its owner, seat 0, sees it."""


def shown(match: Match, seat: int) -> str:
    """All that a seat is shown. The scores of others are told at the end only."""
    offered = [] if seat not in match.waiting() else [str(one) for one in match.choices(seat).actions()]
    return json.dumps([match.view(seat), match.scene(seat), match.events_since(0, seat), offered])


@pytest.mark.parametrize("thing", HIDDEN)
def test_only_its_owner_sees_it(thing: str) -> None:
    change, owner_sees = HIDDEN[thing]
    match, changed = match_at(SITUATION), match_at(SITUATION)
    change(Tigris.of(changed.state))
    assert changed.digest() != match.digest()
    for seat in (1, -1):
        assert shown(changed, seat) == shown(match, seat)
    assert (json.dumps(changed.view(0)) != json.dumps(match.view(0))) == owner_sees


@pytest.mark.parametrize("hands", [("r", "k"), ("k", "r"), ("kk", "gg")])
def test_who_is_asked_in_a_conflict_tells_nothing_of_a_hand(hands: tuple[str, str]) -> None:
    match = match_at(
        {"board": ["K1 r ."], "seats": {str(seat): {"hand": hand} for seat, hand in enumerate(hands)}}
    )
    match.act(0, {"do": "place_leader", "leader": "black", "square": "c1"})
    assert match.waiting() == (0,)
    match.act(0, {"do": "commit", "number": 0})
    assert match.waiting() == (1,)


def test_events_of_drawing_and_replacing_name_no_tile() -> None:
    match = match_at({"board": [". r"], "seats": {"0": {"hand": "rgk"}}})
    match.act(0, {"do": "replace_tiles", "red": 1, "green": 1})
    match.act(0, {"do": "end_turn"})
    told = [event for event in match.events_since(0, 1) if event["kind"] in ("replaced", "drew")]
    assert [event["data"] for event in told] == [{"number": 2}, {"number": 2}, {"number": 3}, {"number": 6}]


@pytest.mark.parametrize("seed", range(3))
def test_a_redeal_keeps_what_a_seat_knows(seed: int) -> None:
    rng = random.Random(seed)
    other_hands = 0
    for number, now in enumerate(warlike_play(Match.new(GAME, seed=seed), rng)):
        if number % 10:
            continue
        before = Tigris.of(now.state)
        for seat in range(3):
            dealt = Tigris.of(now.fork(seat, rng).state)
            own, mine = before.players[seat], dealt.players[seat]
            assert (mine.hand, mine.replaced, mine.points, mine.treasures) == (
                own.hand,
                own.replaced,
                own.points,
                own.treasures,
            )
            assert [len(one.hand) for one in dealt.players] == [len(one.hand) for one in before.players]
            assert [len(one.replaced) for one in dealt.players] == [
                len(one.replaced) for one in before.players
            ]
            assert len(dealt.bag) == len(before.bag)
            assert _unseen(dealt, seat) == _unseen(before, seat)
            for name in (
                "red",
                "blue",
                "green",
                "black",
                "covered",
                "ruins",
                "treasures",
                "monuments",
                "united",
            ):
                assert getattr(dealt, name) == getattr(before, name)
            other_hands += any(
                dealt.players[one].hand != before.players[one].hand for one in range(3) if one != seat
            )
    assert other_hands > 10


def _unseen(tigris: Tigris, seat: int) -> Counter[str]:
    """The tiles that the seat does not see, wherever they are."""
    found = Counter(tigris.bag)
    for number, player in enumerate(tigris.players):
        if number != seat:
            found.update(player.hand + player.replaced)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_in_wars_nor_through_who_is_asked_next(seed: int) -> None:
    """Dealt anew, a match shows a seat the same, and after the same action the same seats are asked."""
    rng = random.Random(seed)
    looked = 0
    for number, now in enumerate(warlike_play(Match.new(GAME, seed=seed), rng)):
        waiting = now.waiting()
        step = now.state.flow.stack[-1].step if waiting else "act"
        if not waiting or (step == "act" and number % 6):
            continue
        looked += step != "act"
        for seat in range(-1, 3):
            dealt = now.fork(seat, rng)
            assert json.dumps(dealt.view(seat)) == json.dumps(now.view(seat))
            assert json.dumps(dealt.scene(seat)) == json.dumps(now.scene(seat))
            if seat not in waiting:
                continue
            assert list(dealt.choices(seat).actions()) == list(now.choices(seat).actions())
            action = warlike_action(now, seat, rng)
            plain = now.fork()
            for one in (plain, dealt):
                one.act(seat, action)
            assert dealt.waiting() == plain.waiting()
    assert looked > 10
