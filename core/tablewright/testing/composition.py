"""Composition: every set of plugins that the manifests allow is played, with everything that can be set, and judged.

    python -m tablewright.testing.composition --game cartouche --matches 500

goes on for longer than a test may: first what covers every setting of every set, then settings at random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from tablewright.outline.outline import SeatNumbers
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import enabled
from tablewright.problems.problem import TablewrightError

from .checks import CHECKS
from .combinations import every_set_of
from .nonconformity import Nonconformity, NotApplicable, object_to
from .settings_space import SEATS, Row, Setting, Space, covering, space_of
from .subject import Subject

ONCE = (
    "content-is-valid",
    "nothing-reads-clock-or-global-randomness",
    "hash-seed-changes-nothing",
    "bots-can-play",
)
"""Checks that take long and hang little on the settings: one row of each set is enough."""
SHARE = 0.3
"""Of the decisions that a check looks at otherwise."""
NEVER = ("every-setting-works",)
"""What the rows do by themselves."""


def composition_of(
    game: str,
    *,
    among: Collection[str] | None = None,
    folders: Sequence[str] = (),
    sets: Sequence[Sequence[str]] | None = None,
    leave_out: Collection[str] = (),
) -> Callable[..., None]:
    """A test for pytest that plays every set of plugins with each number of seats and each value of each setting.

    Assign it to a name that begins with ``test_``. For `among` and `folders` see `every_set_of`; `sets` names the
    sets, where it is not every one. In each set every value occurs in a match at least once, and all checks of the
    kit but `leave_out` are made of that match; the few of `ONCE` are made once per set.
    """
    import pytest

    chosen = [tuple(names) for names in sets] if sets else every_set_of(game, among=among, folders=folders)

    @pytest.mark.parametrize("turn", range(len(chosen)), ids=["+".join(map(_shown, one)) for one in chosen])
    def test_composition(turn: int) -> None:
        try:
            for number, subject in enumerate(covering_subjects(game, chosen[turn], turn)):
                judge(subject, [*leave_out, *(ONCE if number else ())])
        except (Nonconformity, TablewrightError) as error:
            raise pytest.fail.Exception(str(error), pytrace=False) from None

    return test_composition


def covering_subjects(game: str, plugins: Sequence[str], turn: int = 0) -> Iterator[Subject]:
    """Configs of one set of plugins in which each number of seats and each value of each setting occurs."""
    base = {"game": game, "plugins": list(plugins)}
    space = space_with(base)
    for row, new in covering(space, turn):
        yield from _playable(base, space, row, new)


def space_with(base: Mapping[str, Any]) -> Space:
    """What can be set in a config."""
    config = Config.of(base)
    numbers = SeatNumbers(ruleset(config)[0].content)
    several = [numbers.default, *(n for n in range(numbers.least, numbers.most + 1) if n != numbers.default)]
    return space_of([found.manifest for found in enabled(config)], several)


def judge(subject: Subject, leave_out: Collection[str] = ()) -> None:
    """Make every check. What one finds says with which config."""
    for name, check in CHECKS.items():
        if name in leave_out or name in NEVER:
            continue
        try:
            check(subject)
        except NotApplicable:
            continue
        except (Nonconformity, TablewrightError) as error:
            raise Nonconformity(f"{name}: {error}\n  config: {subject.config.plain()}") from error


def _playable(base: Mapping[str, Any], space: Space, row: Row, new: Sequence[Setting]) -> Iterator[Subject]:
    """The row, or others for what is `new` in it: settings may be refused, but none of them always."""
    subject, refusal = _subject(base, space, row)
    if subject is not None:
        yield subject
        return
    waiting = list(new)
    numbers = space.values[SEATS]
    while waiting:
        setting = waiting[0]
        alone = space.defaults() | {setting: row[setting]}
        tried = [row | {SEATS: number} for number in numbers] if setting != SEATS else []
        tried += [alone | {SEATS: number} for number in ((row[SEATS],) if setting == SEATS else numbers)]
        for other in tried:
            subject, refusal = _subject(base, space, other)
            if subject is not None:
                yield subject
                waiting = [one for one in waiting if other[one] != row[one]]
                break
        else:
            name = ".".join(filter(None, setting))
            object_to(f"{name} = {row[setting]!r} cannot be set", config=dict(base), because=refusal)


def _subject(base: Mapping[str, Any], space: Space, row: Row) -> tuple[Subject | None, str]:
    subject = Subject({**base, **space.config(row)}, matches=1, share=SHARE)
    try:
        subject.rules  # noqa: B018  compiled now, so that a refusal is told here
    except TablewrightError as error:
        return None, str(error)
    return subject, ""


def _shown(plugin: str) -> str:
    return plugin.rstrip("/").rpartition("/")[2]


# --- for longer ------------------------------------------------------------------------------------------------------


def _endless(game: str, sets: Sequence[Sequence[str]], seed: int) -> Iterator[Subject]:
    """First what covers everything, then settings at random, one set after the other."""
    for turn, plugins in enumerate(sets):
        yield from covering_subjects(game, plugins, turn)
    rng = random.Random(seed)
    bases = [{"game": game, "plugins": list(plugins)} for plugins in sets]
    spaces = [space_with(base) for base in bases]
    while True:
        for base, space in zip(bases, spaces, strict=True):
            subject = _subject(base, space, space.at_random(rng))[0]
            if subject is not None:
                yield subject


def main(argv: Sequence[str] | None = None) -> int:
    """Play and print. Status 1 where anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.testing.composition", description=__doc__)
    parser.add_argument("--game", required=True, help="the id of a game")
    parser.add_argument("--matches", type=int, default=100, help="how many configs, with a match each (100)")
    parser.add_argument("--plugins", help="A,B: those that are combined (all that are installed)")
    parser.add_argument("--folder", action="append", default=[], help="a plugin by its folder, in every set")
    parser.add_argument("--seed", type=int, default=0, help="of the settings at random (0)")
    given = parser.parse_args(argv)
    among = given.plugins.split(",") if given.plugins else None
    sets = every_set_of(given.game, among=among, folders=given.folder)
    if not sets:
        parser.error(f"nothing that is installed provides {given.game}")
    found = 0
    subjects = _endless(given.game, sets, given.seed)
    for number in range(1, given.matches + 1):
        try:
            subject = next(subjects)
            judge(subject, ONCE if number % 10 else ())
        except (Nonconformity, TablewrightError) as error:
            found += 1
            print(f"{error}\n", flush=True)
        if sys.stderr.isatty():
            print(f"\r{number} of {given.matches}, {found} found", end="", file=sys.stderr, flush=True)
    print(f"{given.matches} configs of {len(sets)} sets of plugins played, {found} found wanting")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
