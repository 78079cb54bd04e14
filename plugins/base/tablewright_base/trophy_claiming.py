"""At the end of a match: the winner may claim a trophy, if the config says where the card is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tablewright import TablewrightError

from .trophies import LONGEST_INITIALS, Claim, claimed, open_to, winners
from .trophy_file import CARD, read_claims, write_claims

if TYPE_CHECKING:
    from tablewright import Match

    from .cards import Trophy

OPTION = "trophy_card"


def offer_trophies(match: Match, people: Mapping[int, str], ask: Callable[[str], str]) -> None:
    """Ask each winner among `people` (names by seat) which trophy they claim, and keep it."""
    result = match.result()
    if not match.rules.options["base"][OPTION] or result is None:
        return
    claims = read_claims(CARD)
    for seat in winners(result):
        found = open_to(match, seat, claims) if seat in people else []
        if found:
            claims = _claim(match, seat, claims, found, people[seat], ask)


def _claim(
    match: Match,
    seat: int,
    claims: dict[str, Claim],
    found: Sequence[Trophy],
    name: str,
    ask: Callable[[str], str],
) -> dict[str, Claim]:
    print(f"\n{name}: a win, for which a trophy may be claimed on the card {CARD}:")
    for number, trophy in enumerate(found, start=1):
        print(f"  {number} {trophy.title} - {trophy.text}")
    while answer := ask("Which, and whose initials? For example 1 AB; Enter: none> ").strip():
        first, _, initials = answer.partition(" ")
        if not first.isdecimal() or not 0 < int(first) <= len(found):
            print(f"A number from 1 to {len(found)} comes first.")
            continue
        trophy = found[int(first) - 1]
        try:
            claims = claimed(match, seat, claims, trophy.id, initials or name[:LONGEST_INITIALS])
        except TablewrightError as error:
            print(*error.problems, sep="\n")
            continue
        write_claims(CARD, claims)
        print(f"{claims[trophy.id].name} stands beside {trophy.title}.")
        break
    return claims
