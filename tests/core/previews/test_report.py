"""What is told of an item follows from the figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright import Ruleset
from tablewright.previews.experiment import Experiment
from tablewright.previews.report import report, setting
from tablewright.previews.trials import Completion, Trial


def told(rules: Ruleset, *trials: Trial) -> list[str]:
    """What is told of the first of the wishes after these matches of greedy bots."""
    item = rules.content.all("wishes")[0]
    experiment = Experiment(rules, [item], ["greedy"], 3, 1)
    experiment.trials = list(trials)
    return report(experiment, item)


def match(completed: list[dict[str, Completion]], rounds: int = 6) -> Trial:
    there = {"red-ring", "crown"}
    return Trial("greedy", 1, True, rounds, [set(there), set(there)], completed)


def test_how_often_when_and_for_how_many_points(rules: Ruleset) -> None:
    lines = told(
        rules,
        match([{"red-ring": Completion(2, 0.4, 5)}, {}]),
        match([{}, {"red-ring": Completion(4, 0.8, 5)}]),
    )
    assert lines[0].split() == [
        "players",
        "came",
        "up",
        "in",
        "completed",
        "by",
        "in",
        "round",
        "for",
        "points",
    ]
    assert " ".join(lines[1].split()) == "greedy 2 matches 2 of 4 (50%) 3.0 (2 to 4) 5"


def test_without_rounds_the_part_of_the_match(rules: Ruleset) -> None:
    lines = told(rules, match([{"red-ring": Completion(1, 0.4, 5)}, {}], rounds=1))
    assert "after 40% of the match" in lines[1]


@pytest.mark.parametrize(
    ("trials", "says"),
    [
        ([], "In none of these matches did it come up"),
        ([match([{}, {}])] * 4, "No player completed it."),
        ([match([{}, {}])] * 4, "Too few other wishes"),
    ],
)
def test_what_there_is_to_say(rules: Ruleset, trials: list[Trial], says: str) -> None:
    assert says in "\n".join(told(rules, *trials))


def test_the_setting(rules: Ruleset, small_game: Path) -> None:
    experiment = Experiment(rules, rules.content.all("wishes"), ["random"], 1, 4)
    for _ in experiment.play():
        pass
    name = small_game.name
    played, counted = setting(experiment).split("\n")
    assert played == f"{name} with {name}, 2 at the table: 1 match by random players, seeds from 4"
    items = "the item" if len(experiment.items) == 1 else "each of the items"
    assert counted.startswith(
        f"--matches 1: each kind went on until {items} had come up in 1 match, and others"
    )


@pytest.mark.parametrize(
    ("own", "says"),
    [
        (10, "In line with them, as far as so few matches tell."),
        (0, "Out of line: it is completed less often"),
    ],
)
def test_beside_the_others(cartouche: Ruleset, own: int, says: str) -> None:
    names = ("twins", "two-lines", "four-cells")
    item = cartouche.content.get("achievements", "twins")
    experiment = Experiment(cartouche, [item], ["greedy"], 3, 1)
    done = Completion(5, 0.5, 6)
    for number in range(10):
        completed = dict.fromkeys(names[1:], done) | ({"twins": done} if number < own else {})
        experiment.trials.append(Trial("greedy", number, True, 10, [set(names)], [completed]))
    lines = report(experiment, item)
    assert "  2 others of the achievements (greedy): completed by 100%, for 6.0 to 6.0 points." in lines
    assert says in lines[-1]
