"""Who sits where: from the config or the save, then from ``--seat``; what nobody says, people and bots share sensibly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.bots import Bot, bot_names, make_bot
from tablewright.match import Match
from tablewright.plugins.config import Config
from tablewright.problems.problem import Problem, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.rules.ruleset import Ruleset

HUMAN = "human"
STAND_IN = "greedy"  # plays where a person would, when there is no person


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays each seat ("human" or the name of a bot), and what each is called."""

    players: tuple[str, ...]
    names: tuple[str, ...]

    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)

    def without_people(self) -> Seating:
        """The same table with a bot for every person."""
        players = tuple(STAND_IN if player == HUMAN else player for player in self.players)
        return Seating(players, tuple(_renamed(self, seat, players) for seat in range(len(players))))

    def bots(self, match: Match) -> dict[int, Bot]:
        """The bots by seat. Their decisions hang on the match's seed, so that a match repeats."""
        return {
            seat: make_bot(player, match.seed * len(self.players) + seat, match.rules)
            for seat, player in enumerate(self.players)
            if player != HUMAN
        }

    def to_notes(self) -> dict[str, Any]:
        """The seating as it is kept with the match, so that the same people sit down again."""
        return {"players": list(self.players), "names": list(self.names)}


def seating(
    rules: Ruleset, config: Config | None, wishes: Sequence[str], notes: Mapping[str, Any] | None = None
) -> Seating:
    """Who plays `rules`: `wishes` ("0=human") before the config or a save's notes before the default, a person against bots."""
    seats = rules.seats
    players = [HUMAN if seat == 0 else STAND_IN for seat in range(seats)]
    given = _kept(notes, "players", seats) if config is None else config.players
    if given is not None:
        players[: len(given)] = given[:seats]
    before = tuple(players)
    known = [HUMAN, *bot_names(rules)]
    problems = []
    for wish in wishes:
        number, equals, player = wish.partition("=")
        if not (equals and number.isdecimal() and player):
            problems.append(
                Problem("TW-CLI-SEAT", "--seat says who plays one seat", expected="0=human", found=wish)
            )
        elif int(number) >= seats:
            problems.append(
                Problem(
                    "TW-CLI-SEAT",
                    f"there is no seat {number}",
                    expected=f"from 0 to {seats - 1}" if seats > 1 else "0",
                    hint="--seats says how many play",
                )
            )
        else:
            players[int(number)] = player
    for seat, player in enumerate(players):
        if player not in known:
            # Who was put there by a wish stands in no config.
            stands = config is not None and given is not None and seat < len(given) and given[seat] == player
            place = config.place("players", seat) if config is not None and stands else None
            message = f"nobody called {player!r} can play seat {seat}"
            problems.append(
                Problem("TW-BOT-UNKNOWN", message, place, hint=suggestion(player, known, "there are"))
            )
    raise_any(problems)
    names = _kept(notes, "names", seats) if config is None else config.names
    # A name that was made for a player is made anew for another one.
    if names is None or len(names) != seats or tuple(names) == _names(before):
        names = _names(players)
    return Seating(tuple(players), tuple(names))


def _kept(notes: Mapping[str, Any] | None, key: str, seats: int) -> tuple[str, ...] | None:
    """What the notes say for each seat; None where they do not."""
    told = (notes or {}).get(key)
    if isinstance(told, list) and len(told) == seats and all(isinstance(one, str) and one for one in told):
        return tuple(told)
    return None


def _names(players: Sequence[str]) -> tuple[str, ...]:
    """What to call the players: a lone person "You", several "Player 1" …, bots by what they are."""
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    names = []
    for seat, player in enumerate(players):
        alike = [other for other, same in enumerate(players) if same == player]
        if player == HUMAN and len(people) == 1:
            names.append("You")
        elif player == HUMAN:
            names.append(f"Player {alike.index(seat) + 1}")
        else:
            number = f" {alike.index(seat) + 1}" if len(alike) > 1 else ""
            names.append(player.capitalize() + number)
    return tuple(names)


def _renamed(table: Seating, seat: int, players: tuple[str, ...]) -> str:
    """A name that was made here is made anew where a bot took the seat over; a name from a config stays."""
    if table.names == _names(table.players):
        return _names(players)[seat]
    return table.names[seat]
