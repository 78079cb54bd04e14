"""What is shown of a match: all that a seat may see, nothing else, and in plain values."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tablewright import Match
from tablewright.scenes import Card, Cards, Grid, Pieces, Track
from tablewright_base.mural import draw_mural
from tablewright_base.slice import Base
from tablewright_base.walls import mural_of


def positions(seed: int, every: int = 7) -> Iterator[Match]:
    """A random match at some of its decisions, and at its end."""
    match = Match.new({"game": "cartouche", "options": {"base": {"side": "AB"[seed % 2]}}}, seed)
    rng = random.Random(seed)
    while seats := match.waiting():
        if len(match.log) % every == 0:
            yield match
        action = match.choices(seats[0]).sample(rng)
        assert action is not None
        match.act(seats[0], action)
    yield match


@pytest.mark.parametrize("seed", [1, 2])
def test_a_mural_is_shown_as_it_stands_and_each_tile_is_one_group(seed: int) -> None:
    for match in positions(seed):
        for seat, player in enumerate(Base.of(match.state).players):
            (board,) = [s for s in scenes(match, seat) if isinstance(s, Grid) and s.seat == seat]
            assert ["".join(mark.text for mark in row) for row in board.rows] == draw_mural(
                mural_of(match.state, seat)
            )
            groups = {mark.group for row in board.rows for mark in row if mark.group}
            assert len(groups) == len(player.placed)
            for row in board.rows:
                for mark in row:
                    assert mark.filled == (mark.text in "CSHK*#")
                    assert bool(mark.group) == (mark.text in "CSHK*")
            assert board.lines == ([8] if seed % 2 == 0 else [4])


def scenes(match: Match, viewer: int) -> list[object]:
    return list(match.rules.scenes(match.state, viewer))


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_shown_does_not_hang_on_what_is_hidden(seed: int) -> None:
    for match in positions(seed):
        for viewer in (0, 1):
            dealt_anew = match.fork(viewer, random.Random(seed))
            assert scenes(dealt_anew, viewer) == scenes(match, viewer)


def test_drawn_tiles_are_shown_to_who_drew_them_alone() -> None:
    match = next(positions(1))
    drawn = Base.of(match.state).bag[:3]
    Base.of(match.state).players[0].drawn = drawn
    ids = {
        viewer: {p.id for s in scenes(match, viewer) if isinstance(s, Pieces) for p in s.pieces}
        for viewer in (-1, 0, 1)
    }
    assert set(drawn) <= ids[0]
    assert not set(drawn) & (ids[1] | ids[-1])


@pytest.mark.parametrize("seed", [5, 6])
def test_who_lacks_nothing_is_there_and_who_lacks_something_is_told_what(seed: int) -> None:
    for match in positions(seed):
        for scene in scenes(match, 0):
            parts: list[Card | Track] = [scene] if isinstance(scene, Track) else []
            parts += scene.cards if isinstance(scene, Cards) else []
            for part in parts:
                if part.progress is not None:
                    assert (part.progress == 1) == (part.lacking == "")


def test_completed_achievements_show_who_stands_where() -> None:
    match = next(positions(1))
    base = Base.of(match.state)
    name = base.achievements[0]
    base.players[0].achievements = {name: (1, "scarabs")}
    (track,) = [s for s in scenes(match, 0) if isinstance(s, Track) and s.id == name]
    assert [list(space.seats) for space in track.spaces] == [[], [0]]
    assert track.progress is None
    assert "completed" in track.text
    (theirs,) = [s for s in scenes(match, 1) if isinstance(s, Track) and s.id == name]
    assert theirs.progress is not None
