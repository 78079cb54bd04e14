"""Whether chambers that are wanted are there: the quickest way to tell, by what is wanted.

Asked of every active story and achievement in every round, and by bots after every placement that they try. The usual
cards want something simple, which the tallies of a mural's chambers settle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .mural import Mural

if TYPE_CHECKING:
    from .chambers_wanted import Chamber

There = Callable[[Mural], bool]
Assigned = Callable[["Sequence[Chamber]", Mural], bool]


def there(alternatives: Sequence[Sequence[Chamber]], assigned: Assigned) -> There:
    """The function that says whether one of the alternatives is there whole.

    `assigned` says it of any alternative, the long way.
    """
    alone = [wanted[0] for wanted in alternatives if len(wanted) == 1]
    if len(alone) == len(alternatives):
        exact = [one.icons for one in alone if one.icons is not None]
        if len(exact) == len(alone):
            return _one_of(exact)
        if not exact:
            return _as_large_as(frozenset(one.any_icons for one in alone))
    numbers = [_numbers(wanted) for wanted in alternatives]
    counted = [number for number in numbers if number is not None]
    if len(counted) == len(numbers):
        return _counted(counted)
    return lambda mural: any(assigned(wanted, mural) for wanted in alternatives)


def _one_of(tallies: Sequence[int]) -> There:
    if len(tallies) == 1:
        tally = tallies[0]
        return lambda mural: tally in (mural.known_groups or mural.chamber_groups)
    disjoint = frozenset(tallies).isdisjoint
    return lambda mural: not disjoint(mural.known_groups or mural.chamber_groups)


def _as_large_as(sizes: frozenset[int]) -> There:
    def met(mural: Mural) -> bool:
        # `any` and `tallies.total`, without a call for each chamber.
        for icons in mural.known_groups or mural.chamber_groups:  # noqa: SIM110
            if icons % 255 in sizes:
                return True
        return False

    return met


def _counted(numbers: Sequence[dict[int, int]]) -> There:
    """For exact chambers, each of its own: it is enough to count those with the same icons."""
    alternatives = tuple(tuple(wanted.items()) for wanted in numbers)

    def met(mural: Mural) -> bool:
        groups = mural.known_groups or mural.chamber_groups
        for wanted in alternatives:
            for icons, number in wanted:
                if icons not in groups or len(groups[icons]) < number:
                    break
            else:
                return True
        return False

    return met


def _numbers(wanted: Sequence[Chamber]) -> dict[int, int] | None:
    """How many chambers of each tally are wanted; None where one of them is wanted by its size."""
    numbers: dict[int, int] = {}
    for chamber in wanted:
        if chamber.icons is None:
            return None
        numbers[chamber.icons] = numbers.get(chamber.icons, 0) + 1
    return numbers
