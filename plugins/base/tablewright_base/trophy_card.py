"""The trophy card on the command line: ``python -m tablewright_base.trophy_card``.

… trophy_card                                   what is claimed and what is open
… trophy_card SAVE                              what the winner of a saved match may claim
… trophy_card SAVE --claim hundred --name AB    write the winner's initials beside one
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablewright import Match, Problem, TablewrightError

from .trophies import Claims, champions, claim_for, claimed, open_to, winners
from .trophy_file import read_claims, write_claims

if TYPE_CHECKING:
    from tablewright import Ruleset

CARD = "cartouche-trophies.json"


def main(argv: Sequence[str] | None = None) -> int:
    """Show or mark the card. Returns the exit status: 2 where something is wrong, said on standard error."""
    try:
        return _run(_arguments(argv))
    except TablewrightError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return 2


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trophy_card", description="The trophy card of Cartouche.")
    parser.add_argument("save", nargs="?", help="the save of a match that is over")
    parser.add_argument("--card", default=CARD, help=f"the file of the trophy card ({CARD})")
    parser.add_argument("--claim", metavar="TROPHY", help="claim this trophy for the winner")
    parser.add_argument("--name", default="", help="the winner's initials")
    parser.add_argument("--seat", type=int, help="which winner claims, where several share the first place")
    return parser.parse_args(argv)


def _run(asked: argparse.Namespace) -> int:
    claims = read_claims(asked.card)
    if asked.save is None:
        if asked.claim:
            raise TablewrightError(Problem("TW-CARTOUCHE-TROPHY", "a claim needs the save of the match"))
        _show(Match.new({"game": "cartouche"}, seed=0).rules, claims)
        return 0
    match = Match.load(asked.save)
    result = match.result()
    if result is None or "base" not in match.rules.tables:
        message = "the match is not over" if result is None else "this is not a match of Cartouche"
        raise TablewrightError(Problem("TW-CARTOUCHE-TROPHY", message))
    won = winners(result)
    if asked.claim:
        seat = won[0] if won and asked.seat is None else asked.seat or 0
        claims = claimed(match, seat, claims, asked.claim, asked.name)
        write_claims(asked.card, claims)
        _show(match.rules, claims)
        return 0
    if not won:
        print("Nobody has won this match, so nobody may claim a trophy.")
    for seat in won:
        before = claim_for(match, seat, claims)
        if before:
            print(f"Seat {seat} has won and claimed {before}.")
            continue
        found = open_to(match, seat, claims)
        print(f"Seat {seat} has won and may claim" + (" one of:" if found else " no trophy."))
        for trophy in found:
            print(f"  {trophy.id}: {trophy.title} - {trophy.text}")
    return 0


def _show(rules: Ruleset, claims: Claims) -> None:
    for trophy in rules.tables["base"].trophies.values():
        name = claims[trophy.id].name if trophy.id in claims else "-"
        print(f"{name:12} {trophy.id}: {trophy.title} - {trophy.text}")
    best = champions(rules, claims)
    if best:
        print(f"All trophies are claimed: {' and '.join(best)} is the champion.")


if __name__ == "__main__":
    sys.exit(main())
