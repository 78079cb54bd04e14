"""The greedy bot: it plays what it has never seen, and plays it sensibly."""

from __future__ import annotations

from functools import cache

import pytest

from tablewright import Match, Ruleset
from tablewright.bots import Bot, make_bot


@cache
def rules_of(game: str) -> Ruleset:
    return Match.new({"game": game}, seed=1).rules


def played(game: str, names: list[str], seed: int) -> Match:
    match = Match(rules_of(game), seed)
    bots: list[Bot] = [make_bot(name, seed * 10 + seat, match.rules) for seat, name in enumerate(names)]
    while waiting := match.waiting():
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
    return match


def results(game: str, matches: int) -> dict[str, int]:
    """How matches of greedy against random end for greedy, which begins in every second one."""
    ends = {"won": 0, "shared": 0, "lost": 0}
    for seed in range(matches):
        mine = seed % 2
        result = played(game, ["random", "greedy"] if mine else ["greedy", "random"], seed).result()
        assert result is not None
        first = result["ranking"][0]["seats"]
        ends["lost" if mine not in first else "won" if first == [mine] else "shared"] += 1
    return ends


@pytest.mark.parametrize(
    ("game", "matches", "won", "lost"),
    # `python -m benchmarks.balance --players greedy random` plays a hundred of Cartouche.
    [("cartouche", 10, 10, 0), ("connectfour", 20, 19, 1), ("tictactoe", 40, 28, 3)],
)
def test_beats_random(game: str, matches: int, won: int, lost: int) -> None:
    ends = results(game, matches)
    assert ends["won"] >= won, ends
    assert ends["lost"] <= lost, ends


@pytest.mark.parametrize(
    ("game", "before", "best"),
    [
        ("tictactoe", [0, 3, 1, 4], 2),  # wins rather than hinders
        ("tictactoe", [0, 8, 1], 2),  # hinders
        ("connectfour", [0, 1, 0, 1, 0, 1], 0),
        ("connectfour", [3, 0, 3, 0, 3], 3),
    ],
)
def test_sees_one_action_ahead(game: str, before: list[int], best: int) -> None:
    match = Match(rules_of(game), 1)
    move = next(iter(match.rules.moves))
    for place in before:
        match.act(match.waiting()[0], (move, place))
    for seed in range(10):
        assert make_bot("greedy", seed).choose(match, match.waiting()[0]) == (move, best)


def test_the_same_seed_plays_the_same() -> None:
    one, other = (played("cartouche", ["greedy", "greedy"], 3).digest() for _ in range(2))
    assert one == other


def test_takes_points_and_spends_nothing_for_nothing() -> None:
    """Nothing is left that it could have scored, and no tokens are changed that serve no story any more."""
    match = Match(rules_of("cartouche"), 5)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while waiting := match.waiting():
        seat = waiting[0]
        choice = match.choices(seat)
        action = bots[seat].choose(match, seat)
        if action[0] == "done":
            before = match.rules.points(match.state, seat)
            for other in choice.actions():
                if other[0].startswith("complete"):
                    trial = match.fork()
                    trial.act(seat, other)
                    assert match.rules.points(trial.state, seat) <= before, other
        match.act(seat, action)


def test_does_not_look_at_what_is_hidden() -> None:
    """What it cannot see is dealt anew before it tries anything, so another order of the bag changes nothing."""
    match = Match(rules_of("cartouche"), 8)
    seat = match.waiting()[0]
    shuffled = match.fork()
    base = shuffled.state["base"]
    base.bag, base.deck = base.bag[::-1], base.deck[::-1]  # type: ignore[attr-defined]
    assert make_bot("greedy", 4).choose(match, seat) == make_bot("greedy", 4).choose(shuffled, seat)
