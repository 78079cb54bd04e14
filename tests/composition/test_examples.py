"""What outsiders write goes together with every one of our plugins, with all of them, and with what others write."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.testing import Subject
from tablewright.testing.composition import NEVER, judge
from tests.composition.examples import EXAMPLES, everything, sets_with

SETS = [names for example in EXAMPLES for names in sets_with(example)] + [everything()]


def named(names: list[str]) -> str:
    return "+".join(name.rpartition("/")[2] for name in names)


@pytest.mark.parametrize("names", SETS, ids=named)
def test_an_example_with_ours(names: list[str]) -> None:
    config: dict[str, Any] = {"game": "cartouche", "plugins": names}
    if any("harder-opponent" in name for name in names):
        config["options"] = {"solo": {"opponent": "curator"}}
    judge(Subject(config, matches=1, share=0.5), [*NEVER, "hash-seed-changes-nothing"])


def test_each_example_meets_each_of_ours() -> None:
    for example in EXAMPLES:
        assert {name for names in sets_with(example) for name in names} >= {
            "base",
            "achievements",
            "pyramid",
            "solo",
        }
