"""What may not be is refused with the rule that forbids it, from any seat at any moment, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Match, Refused
from tablewright_tigris.board import board_map, empty
from tablewright_tigris.conflicts import fights_with, wars
from tablewright_tigris.slice import Tigris
from tablewright_tigris.spheres import COLOURS
from tests.plugins.tigris.standing import GAME
from tests.plugins.tigris.warlike import warlike_play

Hostile = tuple[dict[str, Any], str]

OF_STEP = {
    "act": (
        ({"do": "end_turn"}, "turn/early"),
        ({"do": "place_tile", "tile": "red", "square": "a1"}, "turn/actions"),
        ({"do": "place_leader", "leader": "red", "square": "a1"}, "turn/actions"),
        ({"do": "withdraw_leader", "leader": "red"}, "turn/actions"),
        ({"do": "play_catastrophe", "square": "a1"}, "turn/actions"),
        ({"do": "replace_tiles", "red": 1}, "turn/actions"),
    ),
    "choose-war": (({"do": "choose_war", "colour": "red"}, "war/order"),),
    "commit": (({"do": "commit", "number": 0}, "conflict/commit"),),
    "monument": (
        ({"do": "build_monument", "square": "a1", "monument": "red-black"}, "monument/when"),
        ({"do": "build_nothing"}, "monument/not-later"),
    ),
    "choose-treasure": (({"do": "choose_treasure", "square": "a1"}, "treasure/choice"),),
}
"""What belongs to each step, and the rule that says so elsewhere."""
MALFORMED: tuple[Any, ...] = (
    {},
    {"do": "burn"},
    {"do": "commit"},
    {"do": "commit", "number": 1.5},
    {"do": "commit", "number": "1"},
    {"do": "place_tile", "tile": "red"},
    {"do": "place_tile", "tile": "red", "square": 7},
    {"do": "end_turn", "now": True},
    {"do": "place_leader", "leader": ["red"], "square": "a1"},
)


def elsewhere(step: str) -> Iterator[Hostile]:
    """What belongs to other steps."""
    for other, actions in OF_STEP.items():
        if other != step:
            for action, rule in actions:
                yield action, "turn/actions" if action["do"] == "end_turn" else rule


def in_act(tigris: Tigris, seat: int) -> Iterator[Hostile]:
    player, grid = tigris.players[seat], board_map(tigris).grid
    free = empty(tigris)
    open_ = grid.names(free)[0]
    for colour in COLOURS:
        if colour not in player.hand:
            rule = "place/from-hand"
            yield {"do": "place_tile", "tile": colour, "square": open_}, rule
        if colour not in player.leaders:
            anothers = bool(player.leaders) and any(colour in other.leaders for other in tigris.players)
            yield {"do": "withdraw_leader", "leader": colour}, "leader/own" if anothers else "leader/withdraw"
        for taken in grid.names(grid.full & ~free)[:5]:
            own = player.leaders.get(colour) == taken
            rule = "ruling/another-square" if own else "leader/empty"
            yield {"do": "place_leader", "leader": colour, "square": taken}, rule
            if colour in player.hand:
                yield {"do": "place_tile", "tile": colour, "square": taken}, "place/empty"
        yield {"do": "replace_tiles", colour: player.hand.count(colour) + 1}, "replace/"
        yield {"do": "place_leader", "leader": colour, "square": "q1"}, "leader/empty"
    for number, other in enumerate(tigris.players):
        for square in other.leaders.values():
            rule = "catastrophe/not-leader" if player.catastrophes else "catastrophe/two"
            yield {"do": "play_catastrophe", "square": square}, rule
            if number != seat:
                yield {"do": "withdraw_leader", "leader": square}, "leader/"
    yield {"do": "place_leader", "leader": "purple", "square": open_}, "leader/own"
    if player.hand:
        yield {"do": "place_tile", "tile": "wonder", "square": open_}, "place/empty"
        yield {"do": "place_tile", "tile": player.hand[0], "square": "z99"}, "place/empty"


def in_interruption(tigris: Tigris, seat: int, step: str) -> Iterator[Hostile]:
    grid = board_map(tigris).grid
    if step == "commit":
        held = tigris.players[seat].hand.count(fights_with(tigris.conflict))
        for number in (-1, held + 1, 10**12):
            yield {"do": "commit", "number": number}, "conflict/commit"
    elif step == "choose-war":
        for colour in ("purple", *(one for one in COLOURS if one not in wars(tigris))):
            yield {"do": "choose_war", "colour": colour}, "war/order"
    elif step == "monument":
        yield {"do": "build_monument", "square": "p11", "monument": "red-black"}, "monument/when"
    elif step == "choose-treasure":
        for square in (*grid.names(grid.full & ~tigris.treasures)[:3], "z1", ""):
            yield {"do": "choose_treasure", "square": square}, "treasure/choice"


def assert_refused(match: Match, seat: Any, action: Any, rule: str) -> None:
    refusal = match.explain(seat, action)
    assert refusal is not None, (seat, action)
    assert refusal.rule.startswith(rule), (seat, action, refusal)
    assert refusal.text
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    assert refused.value.refusal == refusal


@pytest.mark.parametrize("seed", range(4))
def test_at_every_decision_from_every_seat(seed: int) -> None:
    steps: set[str] = set()
    match = Match.new({**GAME, "seats": 2 + seed % 3}, seed=20 + seed)
    for number, now in enumerate(warlike_play(match, random.Random(seed))):
        if not now.waiting():
            break
        (asked,) = now.waiting()
        tigris, step = Tigris.of(now.state), now.state.flow.stack[-1].step
        if step == "act" and number % 5:
            continue
        steps.add(step)
        before = now.digest(), len(now.log), now.waiting(), now.events_since(0)
        for seat in range(now.rules.seats):
            if seat != asked:
                # Not even what the seat that is asked may do, and nothing in the conflicts of others.
                for action in (*now.choices(asked).actions(),)[:30]:
                    assert_refused(now, seat, now.choices(asked).to_json(action), "kernel/turn")
                for actions in OF_STEP.values():
                    for foreign, _ in actions:
                        assert_refused(now, seat, foreign, "kernel/turn")
        for strange in MALFORMED:
            assert_refused(now, asked, strange, "")
        own = in_act(tigris, asked) if step == "act" else in_interruption(tigris, asked, step)
        for hostile, rule in (*elsewhere(step), *own):
            assert_refused(now, asked, hostile, f"tigris/{rule}")
        assert (now.digest(), len(now.log), now.waiting(), now.events_since(0)) == before
    assert {"act", "commit"} <= steps


@pytest.mark.parametrize("action", [{"do": "end_turn"}, {"do": "commit", "number": 0}, {}])
def test_after_the_end_nobody_does_anything(action: dict[str, Any]) -> None:
    match = Match.new({**GAME, "seats": 2}, seed=3)
    for _ in warlike_play(match, random.Random(3)):
        pass
    before = match.digest(), match.result()
    for seat in (0, 1, 2, -1):
        with pytest.raises(Refused):
            match.act(seat, action)
    assert (match.digest(), match.result()) == before
