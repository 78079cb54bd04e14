"""Who sits where: from the config, then from ``--seat``; what nobody says, people and bots share sensibly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablewright.bots import Bot, bot_names, make_bot
from tablewright.config import Config
from tablewright.match import Match
from tablewright.problems import Problem, raise_any
from tablewright.ruleset import Ruleset
from tablewright.suggestions import suggestion

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


def seating(rules: Ruleset, config: Config | None, wishes: Sequence[str]) -> Seating:
    """Who plays `rules`: `wishes` ("0=human") before the config before the default, a person against bots."""
    seats = rules.seats
    players = [HUMAN if seat == 0 else STAND_IN for seat in range(seats)]
    given = None if config is None else config.players
    if given is not None:
        players[: len(given)] = given[:seats]
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
            place = config.place("players", seat) if config is not None and given is not None else None
            message = f"nobody called {player!r} can play seat {seat}"
            problems.append(
                Problem("TW-BOT-UNKNOWN", message, place, hint=suggestion(player, known, "there are"))
            )
    raise_any(problems)
    names = None if config is None else config.names
    if names is None or len(names) != seats:
        names = _names(players)
    return Seating(tuple(players), tuple(names))


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
