"""Players who look for a fight: random matches have few wars, and most of what can go wrong does so in one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablewright import Match
from tablewright.actions.moves import Action
from tablewright_tigris.board import areas_of, board_map
from tablewright_tigris.slice import Tigris


def warlike_action(match: Match, seat: int, rng: random.Random) -> Action:
    """Leaders first, then tiles that unite kingdoms, then tiles beside one; anything else now and then."""
    choice = match.choices(seat)
    tigris = Tigris.of(match.state)
    if choice.step == "act" and rng.random() < 0.9:
        if len(tigris.players[seat].leaders) < 3:
            wanted = [one for one in choice.actions() if one[0] == "place_leader"]
        else:
            grid, areas = board_map(tigris).grid, areas_of(tigris)
            beside = {name: areas.kingdoms_beside(1 << grid.index(name)) for name in grid.names(grid.full)}
            tiles = [one for one in choice.actions() if one[0] == "place_tile"]
            most = max((beside[one[2]] for one in tiles), default=0)
            wanted = [one for one in tiles if beside[one[2]] == most]
        if wanted:
            return rng.choice(wanted)
    action = choice.sample(rng)
    assert action is not None
    return action


def warlike_play(match: Match, rng: random.Random, most_actions: int = 10_000) -> Iterator[Match]:
    """The match before each decision and at its end; it is played on between."""
    for _ in range(most_actions):
        yield match
        waiting = match.waiting()
        if not waiting:
            return
        match.act(waiting[0], warlike_action(match, waiting[0], rng))
