"""Every set of our plugins for Cartouche that the manifests allow keeps what every game must keep, however it is set."""

from __future__ import annotations

from tablewright.testing import composition_of, every_set_of
from tablewright.testing.composition import covering_subjects, space_with
from tablewright.testing.settings_space import SEATS, covering

OURS = ["base", "achievements", "pyramid", "solo"]

test_every_set_of_our_plugins = composition_of("cartouche", among=OURS)


def test_the_sets_are_every_one_that_the_manifests_allow() -> None:
    assert [set(names) for names in every_set_of("cartouche", among=OURS)] == [
        {"base"},
        {"base", "achievements"},
        {"base", "pyramid"},
        {"base", "solo"},
        {"base", "achievements", "pyramid"},
        {"base", "achievements", "solo"},
        {"base", "pyramid", "solo"},
        {"base", "achievements", "pyramid", "solo"},
    ]


def test_every_number_of_seats_meets_both_sides_and_every_setting_occurs() -> None:
    met = set()
    for turn, names in enumerate(every_set_of("cartouche", among=OURS)):
        space = space_with({"game": "cartouche", "plugins": names})
        rows = [row for row, _ in covering(space, turn)]
        for setting, values in space.values.items():
            assert {repr(row[setting]) for row in rows} == {repr(value) for value in values}
        met |= {(row[SEATS], row["base", "side"]) for row in rows}
    assert met == {(seats, side) for seats in (1, 2, 3, 4) for side in "AB"}


def test_what_may_not_be_set_together_is_set_apart() -> None:
    """Seat 3 cannot be the first of two: the values of both occur, in other rows."""
    configs = [subject.config for subject in covering_subjects("cartouche", ["base", "achievements"])]
    assert {config.seats for config in configs} == {1, 2, 3, 4}
    assert {repr(config.options["base"]["first_player"]) for config in configs} >= {
        "0",
        "1",
        "2",
        "3",
        "'random'",
    }
    assert {repr(config.options["base"]["first_game"]) for config in configs} == {"True", "False"}
