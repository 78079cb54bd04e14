"""Random matches in which much is built: tiles are put where many of their colour lie, or play would seldom bring lines and crosses."""

from __future__ import annotations

import random
from typing import Any

from tablewright import Action, Match
from tablewright_tigris import Tigris, board_map, tiles

VARIANTS = ("tigris-advanced-board", "tigris-buildings", "tigris-english", "tigris-wonder")


def with_variants(*variants: str, seats: int = 3) -> dict[str, Any]:
    """The config of a match with these variants."""
    return {"game": "tigris", "plugins": ["tigris", *variants], "seats": seats}


def choose(match: Match, seat: int, rng: random.Random) -> Action:
    """Something that is possible, a tile beside many others most of the time."""
    choice = match.choices(seat)
    if choice.step == "act":
        kind = rng.random()
        if kind < 0.7 and (action := _tile(match, seat, rng)) is not None:
            return action
        leaders = (
            [action for action in choice.actions() if action[0] == "place_leader"] if kind < 0.85 else []
        )
        if leaders and len(Tigris.of(match.state).players[seat].leaders) < 4:
            return rng.choice(leaders)
    action = choice.sample(rng)
    assert action is not None
    return action


def _tile(match: Match, seat: int, rng: random.Random) -> Action | None:
    tigris = Tigris.of(match.state)
    grid = board_map(tigris).grid
    best: list[tuple[int, Action]] = []
    for colour in sorted(set(tigris.players[seat].hand)):
        there = tiles(tigris, colour)
        for square in match.rules.moves["place_tile"].domain(match.state, seat, (colour,)):
            beside = (grid.around(1 << grid.index(str(square))) & there).bit_count()
            best.append((beside, ("place_tile", colour, square)))
    most = max((beside for beside, _ in best), default=0)
    return rng.choice([action for beside, action in best if beside == most]) if best else None
