"""The trophy card on the command line: ``tablewright cartouche trophies``.

… trophies                                   what is claimed and what is open
… trophies SAVE                              what the winner of a saved match may claim
… trophies SAVE --claim hundred --name AB    write the winner's initials beside one
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Command, Match, Place, Problem, TablewrightError

from .trophies import Claims, champions, claim_for, claimed, open_to, winners
from .trophy_file import CARD, read_claims, write_claims

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tablewright import Ruleset


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("save", metavar="SAVE", nargs="?", help="the save of a match that is over")
    parser.add_argument("--card", metavar="FILE", default=CARD, help=f"the file of the trophy card ({CARD})")
    parser.add_argument("--claim", metavar="TROPHY", help="claim this trophy for the winner")
    parser.add_argument("--name", metavar="NAME", default="", help="the winner's initials")
    parser.add_argument(
        "--seat", metavar="N", type=int, help="which winner claims, where several share the first place"
    )


def _run(rules: Ruleset, asked: Namespace) -> int:
    claims = read_claims(asked.card)
    if asked.save is None:
        if asked.claim:
            raise TablewrightError(
                Problem(
                    "TW-CARTOUCHE-TROPHY",
                    "a claim needs the save of the match that was won",
                    expected=f"trophies SAVE --claim {asked.claim} --name INITIALS",
                    hint="`tablewright play … --save FILE` keeps a match",
                )
            )
        _show(rules, claims)
        return 0
    match = Match.load(asked.save)
    result = match.result()
    if result is None or "base" not in match.rules.tables:
        message = "the match is not over" if result is None else "this is not a match of Cartouche"
        hint = f"play it to its end: tablewright play {asked.save}" if result is None else ""
        raise TablewrightError(
            Problem(
                "TW-CARTOUCHE-TROPHY",
                message,
                Place(asked.save),
                expected="the save of a match of Cartouche that is over",
                hint=hint,
            )
        )
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


TROPHIES = Command("trophies", "show the trophy card, or claim a trophy on it", _run, _arguments)
