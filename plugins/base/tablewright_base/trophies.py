"""The trophy card: what the winner of a match may claim, and who has claimed what so far.

A claim says whose initials stand beside a trophy, and from which win they come: once claimed, nobody can claim
it again (cartouche/trophy/taken), and for one win there is one claim. The card outlives the match: `trophy_file`
keeps it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tablewright import Problem, TablewrightError

if TYPE_CHECKING:
    from tablewright import Match, Ruleset

    from .cards import Trophy
    from .tables import Tables

LONGEST_INITIALS = 12


class Claim(NamedTuple):
    """What stands beside a trophy: the initials, and the win as `win_of` names it."""

    name: str
    win: str


Claims = Mapping[str, Claim]
"""The claims so far, by trophy."""


def winners(result: Mapping[str, Any]) -> tuple[int, ...]:
    """The seats that have won; none where the match was lost to an opponent without a seat, or tied with one."""
    if result.get("outcome", "won") != "won":
        return ()
    return tuple(result["ranking"][0]["seats"])


def win_of(match: Match, seat: int) -> str:
    """A name for the win of `seat` in a match that is over: its fingerprint and the seat."""
    return f"{match.digest()}-{seat}"


def claim_for(match: Match, seat: int, claims: Claims) -> str:
    """The trophy that was claimed for this win already, or the empty string."""
    win = win_of(match, seat)
    return next((trophy for trophy, claim in claims.items() if claim.win == win), "")


def open_to(match: Match, seat: int, claims: Claims) -> list[Trophy]:
    """The trophies that a winner may claim: met, and not claimed before; none where it has claimed one."""
    if claim_for(match, seat, claims):
        return []
    tables: Tables = match.rules.tables["base"]
    return [
        trophy
        for trophy in tables.trophies.values()
        if trophy.id not in claims and trophy.requirement.met(match.state, seat)
    ]


def claimed(match: Match, seat: int, claims: Claims, trophy: str, initials: str) -> dict[str, Claim]:
    """The claims with one more (cartouche/trophy/claim). Raises TablewrightError where it cannot be made."""
    tables: Tables = match.rules.tables["base"]
    initials = initials.strip()
    result = match.result()
    if result is None or seat not in winners(result):
        raise _refused(f"seat {seat} has not won the match", "the winner claims a trophy after the match")
    if trophy not in tables.trophies:
        raise _refused(f"there is no trophy '{trophy}'", "there are " + ", ".join(tables.trophies))
    if trophy in claims:
        raise _refused(
            f"'{trophy}' was claimed by {claims[trophy].name}", "a trophy is claimed once and for all"
        )
    other = claim_for(match, seat, claims)
    if other:
        raise _refused(f"'{other}' was claimed for this win", "the winner claims one trophy per match")
    why_not = tables.trophies[trophy].requirement.why_not(match.state, seat)
    if why_not:
        raise _refused(f"'{trophy}' is not met: {why_not}", tables.trophies[trophy].text)
    if not 0 < len(initials) <= LONGEST_INITIALS:
        raise _refused(f"'{initials}' is no name to write", f"1 to {LONGEST_INITIALS} characters")
    return {**claims, trophy: Claim(initials, win_of(match, seat))}


def champions(rules: Ruleset, claims: Claims) -> list[str]:
    """Who has the most trophies once all are claimed (cartouche/trophy/champion); nobody before that."""
    tables: Tables = rules.tables["base"]
    if not tables.trophies or any(trophy not in claims for trophy in tables.trophies):
        return []
    numbers = Counter(claims[trophy].name for trophy in tables.trophies)
    most = max(numbers.values())
    return sorted(name for name, number in numbers.items() if number == most)


def _refused(message: str, expected: str) -> TablewrightError:
    return TablewrightError(Problem("TW-CARTOUCHE-TROPHY", message, expected=expected))
