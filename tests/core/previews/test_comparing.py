"""An item is called out of line only where the matches show it."""

from __future__ import annotations

import pytest

from tablewright.previews.comparing import comparable, findings
from tablewright.previews.figures import Figures, figures, together
from tablewright.previews.trials import Completion, Trial


def some(open: int, done: int, *, points: int = 5, round: int = 5, part: float = 0.5) -> Figures:
    return Figures(open, open, tuple(Completion(round, part, points) for _ in range(done)))


USUAL = {"one": some(40, 20), "two": some(40, 24, points=6), "three": some(40, 28, points=7)}


@pytest.mark.parametrize(
    ("item", "says"),
    [
        (some(40, 22), []),
        (some(40, 4), ["less often than any of the others (next: one, 50%)"]),
        (some(40, 38), ["more often than any of the others (next: three, 70%)"]),
        (some(3, 0), []),  # so few prove nothing
        (some(3, 3), []),
        (some(40, 22, points=9), ["scores more than any of the others (next: three, 7.0)"]),
        (some(40, 22, points=2), ["scores less than any of the others (next: one, 5.0)"]),
        (some(40, 22, part=0.2), ["earlier than any"]),
        (some(40, 22, part=0.9), ["later than any"]),
        (some(40, 0, points=1), ["less often"]),
        (some(40, 39, points=12, part=0.1), ["more often", "scores more", "earlier"]),
    ],
)
def test_findings(item: Figures, says: list[str]) -> None:
    found = findings(item, USUAL)
    assert len(found) == len(says)
    assert all(words in text for words, text in zip(says, found, strict=True))


def test_nothing_is_found_without_anything_to_compare_with() -> None:
    assert findings(some(40, 0), {}) == []
    assert findings(some(40, 0), {"rare": some(4, 4), "often": some(40, 40)}) == []
    assert list(comparable({"rare": some(4, 4), "often": some(5, 0)})) == ["often"]


def test_figures_of_trials() -> None:
    done = Completion(3, 0.25, 6)
    trials = [
        Trial("greedy", 1, True, 5, [{"a", "b"}, {"a"}], [{"a": done}, {}]),
        Trial("greedy", 2, True, 5, [{"b"}, set()], [{}, {}]),
        Trial("greedy", 3, True, 5, [set(), set()], [{}, {"a": done}]),
    ]
    assert figures("a", trials) == Figures(2, 3, (done, done))
    assert figures("b", trials) == Figures(2, 2, ())
    assert figures("c", trials) == Figures(0, 0, ())
    assert together([figures("a", trials), figures("b", trials)]) == Figures(4, 5, (done, done))
    told = figures("a", trials).to_json()
    assert (told["share"], told["round"], told["points"], told["rounds"]) == (0.667, 3, 6, [3, 3])
    assert figures("b", trials).to_json()["points"] is None


def test_the_interval_is_wilsons() -> None:
    low, high = some(10, 5).interval
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)  # as in the tables
    assert some(20, 0).interval[0] == 0
    assert some(20, 20).interval[1] == pytest.approx(1)
    assert Figures(0, 0, ()).interval == (0.0, 1.0)
