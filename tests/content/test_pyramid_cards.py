"""The pyramid cards: as many as the rulebook says, all different, all possible, and worth what they ask."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.content.content_files import grid_of, items
from tests.reference import patterns
from tests.reference.placement import Square

STORIES = {story["id"]: story for story in items("pyramid", "stories")}
ACHIEVEMENTS = {card["id"]: card for card in items("pyramid", "achievements")}
DRAWINGS: dict[str, list[str]] = {
    name: card["requires"]["pattern"]["rows"] for name, card in {**STORIES, **ACHIEVEMENTS}.items()
}
WIDTH, HEIGHT = 12, 8


def test_components() -> None:
    """Rulebook, Pyramid Expansion: Components, and the three point values of the solo mode."""
    assert len(STORIES) == 20
    assert len(ACHIEVEMENTS) == 3
    assert Counter(story["points"] for story in STORIES.values()) == {3: 7, 5: 7, 7: 6}
    assert list(STORIES) == [f"pyramid-{number:02}" for number in range(1, 21)]
    assert [story["points"] for story in STORIES.values()] == sorted(s["points"] for s in STORIES.values())


def test_they_leave_the_choice_of_all_slots() -> None:
    assert all(story["slots"] == ["token", "chamber", "river"] for story in STORIES.values())
    assert not any(story["starting"] for story in STORIES.values())
    assert not any(card["first_game"] for card in ACHIEVEMENTS.values())


def test_names_are_those_of_nothing_else() -> None:
    others = [card["id"] for kind in ("stories",) for card in items("base", kind)]
    others += [card["id"] for card in items("achievements", "achievements")]
    assert not set(others) & (set(STORIES) | set(ACHIEVEMENTS))
    titles = Counter(card["title"]["en"] for card in [*STORIES.values(), *ACHIEVEMENTS.values()])
    assert max(titles.values()) == 1


def asked(rows: list[str]) -> tuple[frozenset[Square], frozenset[Square]]:
    """What must be filled and what empty, moved so that the same drawing elsewhere is the same."""
    dark = patterns.shaded(rows)
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    empty = patterns.must_be_empty(rows)
    return frozenset((x - left, y - top) for x, y in dark), frozenset((x - left, y - top) for x, y in empty)


def test_no_two_ask_the_same() -> None:
    for one, other in permutations(DRAWINGS, 2):
        ways = [asked(rows) for rows in patterns.orientations(DRAWINGS[other], mirror=True)]
        assert asked(DRAWINGS[one]) not in ways, (one, other)


@pytest.mark.parametrize("name", DRAWINGS)
def test_it_can_be_built_on_every_mural_wherever_it_fits(name: str) -> None:
    """Even on side B, tile by tile from the reeds: nothing that must be empty is filled then."""
    grids = [grid_of(side["rows"]) for mural in items("base", "murals") for side in mural["sides"].values()]
    assert {(len(grid[0]), len(grid)) for grid in grids} == {(WIDTH, HEIGHT)}
    assert patterns.lacking(DRAWINGS[name], WIDTH, HEIGHT, set(), mirror=True) == len(
        patterns.shaded(DRAWINGS[name])
    )


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_has_no_room_to_spare_and_some_border(name: str) -> None:
    rows = DRAWINGS[name]
    dark = patterns.shaded(rows)
    assert (min(x for x, _ in dark), min(y for _, y in dark)) == (0, 0)
    assert (max(x for x, _ in dark), max(y for _, y in dark)) == (len(rows[0]) // 2 - 1, len(rows) // 2 - 1)
    assert patterns.must_be_empty(rows)


def test_who_asks_for_more_is_worth_more() -> None:
    """Of two stories, one that asks for all that the other asks, and more, is worth more."""
    pairs = 0
    for one, other in permutations(STORIES, 2):
        dark, empty = patterns.shaded(DRAWINGS[one]), patterns.must_be_empty(DRAWINGS[one])
        for rows in patterns.orientations(DRAWINGS[other], mirror=True):
            theirs, blank = patterns.shaded(rows), patterns.must_be_empty(rows)
            for dx in range(-6, 7):
                for dy in range(-6, 7):
                    if {(x + dx, y + dy) for x, y in theirs} <= set(dark) and {
                        (x + dx, y + dy) for x, y in blank
                    } <= empty:
                        assert STORIES[one]["points"] > STORIES[other]["points"], (one, other)
                        pairs += 1
    assert pairs, "some stories build on others"


def test_some_have_windows() -> None:
    windows = [name for name, rows in DRAWINGS.items() if "." in "".join(rows)]
    assert len(windows) >= 3
    assert set(windows) & set(ACHIEVEMENTS)
    assert set(windows) & set(STORIES)
