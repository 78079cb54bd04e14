"""The trophy card: what the winner of a match may claim, and who has claimed what so far.

A claim is a trophy's id with the initials of who claimed it; once claimed, nobody can claim it again
(cartouche/trophy/taken). The card outlives the match: `trophy_file` keeps it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablewright import Problem, TablewrightError

if TYPE_CHECKING:
    from tablewright import Ruleset, State

    from .cards import Trophy
    from .tables import Tables

LONGEST_INITIALS = 12


def winners(result: Mapping[str, Any]) -> tuple[int, ...]:
    """The seats in the first place of a match's result."""
    return tuple(result["ranking"][0]["seats"])


def open_to(rules: Ruleset, state: State, seat: int, claims: Mapping[str, str]) -> list[Trophy]:
    """The trophies that `seat` may claim after a match it has won: met, and not claimed before."""
    tables: Tables = rules.tables["base"]
    return [
        trophy
        for trophy in tables.trophies.values()
        if trophy.id not in claims and trophy.requirement.met(state, seat)
    ]


def claimed(
    rules: Ruleset, state: State, seat: int, claims: Mapping[str, str], trophy: str, initials: str
) -> dict[str, str]:
    """The claims with one more. Raises TablewrightError where it cannot be made.

    One trophy may be claimed per match (cartouche/trophy/claim): the caller asks once.
    """
    tables: Tables = rules.tables["base"]
    initials = initials.strip()
    if state.flow.result is None or seat not in winners(state.flow.result):
        raise _refused(f"seat {seat} has not won the match", "the winner claims a trophy after the match")
    if trophy not in tables.trophies:
        raise _refused(f"there is no trophy '{trophy}'", "there are " + ", ".join(tables.trophies))
    if trophy in claims:
        raise _refused(f"'{trophy}' was claimed by {claims[trophy]}", "a trophy is claimed once and for all")
    why_not = tables.trophies[trophy].requirement.why_not(state, seat)
    if why_not:
        raise _refused(f"'{trophy}' is not met: {why_not}", tables.trophies[trophy].text)
    if not 0 < len(initials) <= LONGEST_INITIALS:
        raise _refused(f"'{initials}' is no name to write", f"1 to {LONGEST_INITIALS} characters")
    return {**claims, trophy: initials}


def champions(rules: Ruleset, claims: Mapping[str, str]) -> list[str]:
    """Who has the most trophies once all are claimed (cartouche/trophy/champion); nobody before that."""
    tables: Tables = rules.tables["base"]
    if not tables.trophies or any(trophy not in claims for trophy in tables.trophies):
        return []
    numbers = Counter(claims[trophy] for trophy in tables.trophies)
    most = max(numbers.values())
    return sorted(name for name, number in numbers.items() if number == most)


def _refused(message: str, expected: str) -> TablewrightError:
    return TablewrightError(Problem("TW-CARTOUCHE-TROPHY", message, expected=expected))
