"""The conflicts that follow from an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.committing import asked, why_none
from tablewright_tigris.conflicts import begin_war, commit, next_to_commit, settle_conflict, wars
from tablewright_tigris.slice import Tigris, tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables

CHOOSE_WAR, COMMIT = "choose-war", "commit"


class Conflicts(Step):
    """Fights what is to be fought, one conflict after the other (tigris/conflict/before-action-ends)."""

    name = "conflicts"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        tigris = tigris_of(play.state)
        if (tigris.united or tigris.conflict.colour) and self._asked(play, tigris):
            play.again()

    def _asked(self, play: Play, tigris: Tigris) -> bool:
        """Go on until somebody has to decide something, who is asked; False where all is over."""
        active = play.state.flow.first
        while True:
            if not tigris.conflict.colour:
                to_fight = wars(tigris)
                if not to_fight:
                    if tigris.united:
                        # The marker goes, the tile under it stays (tigris/unification/removed).
                        play.emit(
                            "peace", rule="tigris/unification/removed", seat=active, square=tigris.united
                        )
                        tigris.united = ""
                    return False
                if len(to_fight) > 1:
                    play.push(CHOOSE_WAR, active)
                    return True
                begin_war(play, tigris, to_fight[0], active)
            seat = next_to_commit(tigris.conflict)
            if seat < 0:
                settle_conflict(play, tigris, self.tables)
            elif asked(self.tables, play.state, seat):
                play.push(COMMIT, seat)
                return True
            else:
                # Everybody sees that this seat can commit nothing.
                commit(play, tigris, seat, 0, why_none(self.tables, play.state, seat))
