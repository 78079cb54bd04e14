"""Kingdoms, what may be put where, and who supports whom: the fast answers against plain loops over squares."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tablewright import Match
from tablewright_tigris.areas import Areas
from tablewright_tigris.board import (
    areas_of,
    board_map,
    cover,
    empty,
    lay_tile,
    leaders,
    lift_leader,
    put_leader,
    ruin,
    take_tiles,
)
from tablewright_tigris.conflicts import support, wars
from tablewright_tigris.slice import Tigris
from tablewright_tigris.spheres import COLOURS
from tablewright_tigris.treasures import due
from tests.plugins.tigris.standing import GAME, match_at
from tests.plugins.tigris.warlike import warlike_play
from tests.reference import kingdoms as plain
from tests.reference.placement import Square

WIDTH, HEIGHT = 7, 6
WORDS = [".", ".", ".", ".", "~", "r", "r", "b", "g", "k", "#", "x", "r*"]
LEADERS = [letter + seat for letter in "RBGK" for seat in "01"]


@st.composite
def boards(draw: st.DrawFn) -> list[str]:
    """Boards as scenarios draw them: anything on any square, and up to eight leaders, wherever they stand."""
    words = draw(st.lists(st.sampled_from(WORDS), min_size=WIDTH * HEIGHT, max_size=WIDTH * HEIGHT))
    places = draw(st.lists(st.integers(0, WIDTH * HEIGHT - 1), max_size=len(LEADERS), unique=True))
    for leader, place in zip(draw(st.permutations(LEADERS)), places, strict=False):
        words[place] = leader
    return [" ".join(words[start : start + WIDTH]) for start in range(0, WIDTH * HEIGHT, WIDTH)]


def table_of(match: Match) -> plain.Table:
    return plain.Table.of(match.state.to_json()["tigris"])


def named(squares: set[Square]) -> set[str]:
    return {plain.name(square) for square in squares}


def offered(match: Match, seat: int) -> dict[tuple[Any, ...], set[str]]:
    """The squares of each move that has one, by what was chosen before."""
    found: dict[tuple[Any, ...], set[str]] = {}
    for action in match.choices(seat).actions():
        if action[0] in ("place_tile", "place_leader", "play_catastrophe"):
            found.setdefault(action[:-1], set()).add(action[-1])
    return found


def assert_as_by_loops(match: Match) -> None:
    """Regions, kingdoms, and what the seat that acts may put where."""
    tigris, table = Tigris.of(match.state), table_of(match)
    grid = board_map(tigris).grid
    found = {
        (frozenset(grid.names(area.mask)), frozenset((one.colour, one.seat) for one in area.leaders))
        for area in areas_of(tigris).all
    }
    assert found == {(frozenset(named(area)), frozenset(standing)) for area, standing in plain.areas(table)}
    assert set(grid.names(empty(tigris))) == named(table.empty())
    for seat in match.waiting():
        if match.choices(seat).step != "act":
            continue
        player = tigris.players[seat]
        wanted: dict[tuple[Any, ...], set[Square]] = {
            ("place_tile", colour): plain.may_place_tile(table, colour) for colour in set(player.hand)
        }
        for colour in COLOURS:
            wanted["place_leader", colour] = plain.may_place_leader(table, seat, colour)
        if player.catastrophes:
            wanted["play_catastrophe",] = plain.may_play_catastrophe(table)
        assert offered(match, seat) == {begun: named(squares) for begun, squares in wanted.items() if squares}


@settings(max_examples=150)
@given(board=boards())
def test_any_board(board: list[str]) -> None:
    assert_as_by_loops(match_at({"board": board, "seats": {"0": {"hand": "rbgk"}}}))


@settings(max_examples=60)
@given(board=boards(), seed=st.integers(0, 10**6))
def test_kept_up_to_date_is_the_same_as_made_anew(board: list[str], seed: int) -> None:
    """Anything that may happen to a board, in any order, whether the rules would have it or not."""
    tigris = Tigris.of(match_at({"board": board}).state)
    grid, rng = board_map(tigris).grid, random.Random(seed)
    for _ in range(25):
        free = grid.names(empty(tigris))
        change = rng.randrange(5)
        if change == 0 and free:
            lay_tile(tigris, rng.choice(COLOURS), 1 << grid.index(rng.choice(free)))
        elif change == 1 and free:
            seat, colour = rng.randrange(2), rng.choice(COLOURS)
            if colour in tigris.players[seat].leaders:
                lift_leader(tigris, seat, colour)
            put_leader(tigris, seat, colour, rng.choice(free))
        elif change == 2:
            up = tigris.red | tigris.blue | tigris.green | tigris.black
            take_tiles(
                tigris, up & rng.getrandbits(grid.stride * HEIGHT) & rng.getrandbits(grid.stride * HEIGHT)
            )
        elif change == 3:
            closed = tigris.ruins | tigris.covered | sum(one.bit for one in leaders(tigris))
            open_ = grid.names(grid.full & ~closed)
            if open_:
                ruin(tigris, 1 << grid.index(rng.choice(open_)))
        else:
            cover(tigris, tigris.red & rng.getrandbits(grid.stride * HEIGHT))
        kept = {(area.mask, frozenset(area.leaders)) for area in areas_of(tigris).all}
        standing = leaders(tigris)
        linked = tigris.red | tigris.blue | tigris.green | tigris.black | tigris.covered
        for one in standing:
            linked |= one.bit
        anew = Areas.of(board_map(tigris), linked, standing)
        assert kept == {(area.mask, frozenset(area.leaders)) for area in anew.all}
        assert [areas_of(tigris).at(1 << index) is None for index in range(grid.stride * HEIGHT)] == [
            not linked >> index & 1 for index in range(grid.stride * HEIGHT)
        ]


@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_full_of_wars(seed: int) -> None:
    """At every decision: kingdoms, placing, who fights whom, and what either side would lose."""
    fought = 0
    match = Match.new({**GAME, "seats": 2 + seed % 3}, seed=seed)
    for now in warlike_play(match, random.Random(seed)):
        assert_as_by_loops(now)
        tigris, table = Tigris.of(now.state), table_of(now)
        grid, conflict = board_map(tigris).grid, tigris.conflict
        to_fight = plain.wars(table)
        assert wars(tigris) == [colour for colour in COLOURS if colour in to_fight]
        if conflict.colour:
            fought += conflict.kind == "war"
            for seat in (conflict.attacker, conflict.defender):
                wanted = plain.supporters(table, conflict.kind, conflict.colour, seat)
                assert set(grid.names(support(tigris, seat))) == named(wanted)
            if conflict.kind == "war":
                assert {conflict.attacker, conflict.defender} == to_fight[conflict.colour]
        step = now.state.flow.stack[-1].step if now.waiting() else "over"
        if step in ("act", "choose-treasure"):
            assert plain.treasures_due(table) == (step == "choose-treasure")
            assert plain.treasures_due(table) == (due(tigris, now.state.flow.first) is not None)
    assert fought >= 3


@pytest.mark.parametrize("seed", range(4))
def test_what_the_loser_loses(seed: int) -> None:
    """The strengths, the winner, the tiles that go and the points, as told by each conflict's end."""
    match = Match.new({**GAME, "seats": 3}, seed=100 + seed)
    ended, told, before = 0, 0, table_of(match)
    for now in warlike_play(match, random.Random(seed)):
        events = now.events_since(told)
        told += len(events)
        kinds = [event["kind"] for event in events]
        ends = [event for event in events if event["kind"] in ("war-won", "revolt-won")]
        # Only where one conflict has been settled since the last look does that look show its board.
        if len(ends) == 1 and kinds[0] == "committed":
            (end,) = ends
            kind, data = end["kind"].removesuffix("-won"), end["data"]
            begun = [one for one in now.events_since(0) if one["kind"] == kind]
            begin = next(one for one in reversed(begun) if one["number"] < end["number"])
            conflict = begin["data"] | {"seat": begin["seat"]}
            sides = [
                len(plain.supporters(before, kind, data["leader"], seat))
                for seat in (conflict["seat"], conflict["defender"])
            ]
            assert conflict["strengths"] == sides
            attack, defence = data["strengths"]
            assert attack >= sides[0]
            assert defence >= sides[1]
            assert (end["seat"] == conflict["seat"]) == (attack > defence)
            gone = plain.lost(before, kind, data["leader"], data["loser"])
            assert set(data["removed"]) == named(gone)
            (gained,) = [
                event for event in events if event.get("item") == kind and event["kind"] == "gained"
            ][:1]
            assert gained["seat"] == end["seat"]
            assert gained["data"]["number"] == 1 + len(gone)
            assert gained["data"]["colour"] == ("red" if kind == "revolt" else data["leader"])
            ended += 1
        before = table_of(now)
    assert ended >= 3
