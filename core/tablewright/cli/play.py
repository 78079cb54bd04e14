"""``tablewright play``: a match by people and bots at a terminal, or by bots alone."""

from __future__ import annotations

import sys
from argparse import Namespace

from tablewright.match import Match
from tablewright.problems.problem import TablewrightError, fail
from tablewright.rules.failures import blame_plugin

from .afterwards import tell_of_the_end
from .frontends import front_end
from .matches import Begun, begin
from .outcome import outcome, print_outcome
from .seating import Seating, seating
from .streams import as_it_is


def run(arguments: Namespace) -> int:
    """Play one match and tell how it ended."""
    begun = begin(arguments)
    match = begun.match
    table = seating(match.rules, begun.config, arguments.seat, match.notes)
    match.notes |= table.to_notes()
    if arguments.json or not (sys.stdin.isatty() and sys.stdout.isatty()):
        told = _standing_in(begun, table)
        table = table.without_people()
        if told:
            print(told, file=sys.stderr)
    begun.keep()
    for told in begun.news:
        print(told, file=sys.stderr)
    try:
        _play(begun, table, silent=arguments.json)
    finally:
        if begun.kept_at and match.result() is None:
            print(f"The match is kept; to go on: tablewright play {begun.kept_at}", file=sys.stderr)
    if arguments.json:
        print_outcome(match)
    else:
        tell_of_the_end(match, table)
    return 0


def _standing_in(begun: Begun, table: Seating) -> str:
    """That bots end a match which people began: their save is played on, and nobody should find that out later."""
    people = [table.names[seat] for seat in table.people()]
    if begun.config is not None or not people or begun.match.result() is not None:
        return ""
    return f"Bots play for {', '.join(people)} to the end; it is kept in {begun.kept_at}"


def _play(begun: Begun, table: Seating, *, silent: bool) -> None:
    match, acted = begun.match, begun.keep
    bots = table.bots(match)
    shown = None if silent else front_end()
    if shown is not None:
        try:
            with as_it_is():
                shown.play(
                    match,
                    names=table.names,
                    bots=bots,
                    acted=acted,
                    kept=bool(begun.kept_at),
                    news=begun.news,
                )
        except TablewrightError:
            raise
        except Exception as error:
            # A front end asks plugins this and that besides (pictures, requirements).
            blame_plugin(error, match.rules)
            raise
        return
    if table.people():
        fail(
            "TW-FRONTEND-MISSING",
            "no front end is installed to play in",
            hint="pip install tablewright-terminal",
        )
    while waiting := match.waiting():
        seat = waiting[0]
        match.act(seat, bots[seat].choose(match, seat))
        acted()
    if not silent:
        _tell(match, table)


def _tell(match: Match, table: Seating) -> None:
    """The bare result, where no front end is installed that would show more."""
    told = outcome(match)
    totals = {score["seat"]: f": {score['total']}" for score in told["scores"]}
    for entry in told["ranking"]:
        for seat in entry["seats"]:
            print(f"{entry['place']}. {table.names[seat]}{totals.get(seat, '')}")
        for opponent in told.get("opponents", ()):
            if opponent["opponent"] in entry["opponents"]:
                print(f"{entry['place']}. {opponent['title']}: {opponent['total']}")
    print("  hint: pip install tablewright-terminal, to see the match itself", file=sys.stderr)
