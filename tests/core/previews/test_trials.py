"""Bots play, and what is written down of their matches is what happened in them."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright import Match, Ruleset
from tablewright.bots import make_bot
from tablewright.play.assembly import ruleset
from tablewright.previews.deals import LOOKED_AT, Deals
from tablewright.previews.experiment import Experiment
from tablewright.previews.trials import trial
from tests.core.previews.conftest import GAME


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_points_and_rounds_are_those_of_the_match(rules: Ruleset, bot: str) -> None:
    seed = 5
    told = trial(rules, bot, seed, {})
    match = Match(rules, seed)
    bots = [make_bot(bot, seed * rules.seats + seat, rules) for seat in range(rules.seats)]
    first: list[dict[str, int]] = [{} for _ in bots]
    while waiting := match.waiting():
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
        for seat, since in enumerate(first):
            for term in rules.score(match.state, seat):
                since.setdefault(term.item, match.state.flow.round)
    result = match.result()
    assert result is not None
    for seat, score in enumerate(result["scores"]):
        assert {item: done.points for item, done in told.completed[seat].items()} == {
            term["item"]: term["points"] for term in score["terms"]
        }
        assert {item: done.round for item, done in told.completed[seat].items()} == {
            item: number for item, number in first[seat].items() if item in told.completed[seat]
        }
        assert all(0 < done.part <= 1 for done in told.completed[seat].values())
    assert {"red-ring", "crown"} <= set().union(*told.open)


def test_a_match_repeats(rules: Ruleset) -> None:
    assert trial(rules, "greedy", 3, {}) == trial(rules, "greedy", 3, {})


def test_without_points_it_counts_when_it_is_met() -> None:
    rules, _ = ruleset({"game": "tictactoe"})
    assert not rules.scored
    told = trial(rules, "random", 1, {})
    assert (told.finished, told.completed, told.came_up()) == (True, [{}, {}], set())


def test_a_match_without_an_end_is_given_up(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.previews.trials.MOST_ACTIONS", 3)
    assert not trial(rules, "random", 1, {}).finished


def test_deals_in_which_a_card_lies_on_the_table(cartouche: Ruleset) -> None:
    deals = Deals(cartouche, {"twins", "three-token", "token-01"}, 1)
    assert deals.dealt == {"twins"}  # one is always there, and one comes up later
    so_far: Counter[str] = Counter()
    chosen = []
    for seed in deals.worth_playing({"twins": 4}, so_far):
        chosen.append(seed)
        match = Match(cartouche, seed)
        there = {goal.item for goal in cartouche.goals(match.state, 0)}
        assert "twins" in there
        so_far.update(there)
    assert len(chosen) == 4
    assert chosen == sorted(chosen)


def test_for_what_comes_up_when_it_likes_patience_ends(cartouche: Ruleset) -> None:
    deals = Deals(cartouche, {"token-01"}, 7)
    assert list(deals.worth_playing({"token-01": 3}, Counter())) == list(range(7, 19))
    assert list(deals.worth_playing({"token-01": 3}, Counter({"token-01": 3}))) == []
    assert LOOKED_AT > 100


def test_an_experiment_counts_up_to_its_steps(rules: Ruleset) -> None:
    wishes = rules.content.all("wishes")
    experiment = Experiment(rules, wishes, ["random", "greedy"], 3, 1)
    steps = list(experiment.play())
    assert steps == sorted(steps)
    assert steps[-1] == experiment.steps == 12
    assert experiment.played("random") == experiment.played("greedy") == 3
    figures = experiment.of("crown", "greedy")
    assert (figures.matches, figures.open) == (3, 6)
    assert figures.points() == [7] * len(figures.completed)


def test_what_asks_nothing_is_not_played_with(rules: Ruleset) -> None:
    experiment = Experiment(rules, rules.content.all("treasures"), ["random"], 3, 1)
    assert (list(experiment.play()), experiment.steps, experiment.items) == ([], 0, [])
    nothing = Experiment(rules, rules.content.all("wishes"), ["random"], 0, 1)
    assert (list(nothing.play()), nothing.steps) == ([], 0)
    assert rules.game == GAME
