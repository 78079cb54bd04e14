"""What plugins have to say to people when their match is over."""

from __future__ import annotations

from tablewright.match import Match
from tablewright.problems.problem import TablewrightError
from tablewright.rules.failures import FAILURES, blame

from .seating import Seating


def tell_of_the_end(match: Match, table: Seating) -> None:
    """Let the plugins know that people have played `match` to its end; nothing where only bots did."""
    people = {seat: table.names[seat] for seat in table.people()}
    for hook in match.rules.hooks("match_over") if people and match.result() is not None else ():
        try:
            hook(match, people, input)
        except EOFError:  # who does not answer wants nothing
            print()
        except TablewrightError:
            raise
        except FAILURES as error:
            blame(error, match.rules)
