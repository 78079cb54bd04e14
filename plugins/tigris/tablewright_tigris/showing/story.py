"""The story of a match: what each event of the game says to people, after the name of whose doing it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablewright import seat_name
from tablewright_tigris.spheres import SPHERES

if TYPE_CHECKING:
    from tablewright_tigris.tables import Tables

Words = Callable[[dict[str, Any], dict[str, Any], "Tables"], str]

_BY_POINTS = {sphere.points: sphere for sphere in SPHERES.values()}
_FROM = {"tile": "for the tile", "war": "for the war", "revolt": "for the revolt"}


def in_words(event: dict[str, Any], tables: Tables) -> str | None:
    """An event of the game in words; "" where the action or the board says it, None where it is not the game's."""
    if event["plugin"] not in ("tigris", "") and event["kind"] not in _WORDS:
        return None
    words = _WORDS.get(event["kind"])
    return words(event, event.get("data") or {}, tables) if words is not None else None


def _silent(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return ""


def _united(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return f"united two kingdoms: the unification tile lies on {data['square']}"


def _peace(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return f"took the unification tile from {data['square']}: there is peace"


def _revolt(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    attack, defence = data["strengths"]
    return (
        f"revolted against the {data['leader']} of {seat_name(data['defender'])}: "
        f"{_count(attack, 'temple', 'temples')} against {defence}"
    )


def _war(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    attack, defence = data["strengths"]
    sphere = SPHERES[data["colour"]]
    return (
        f"went to war with {seat_name(data['defender'])}, {sphere.leader} against {sphere.leader}: "
        f"{_count(attack, sphere.tile, sphere.tiles)} against {defence}"
    )


def _won(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    winner, loser = max(data["strengths"]), min(data["strengths"])
    sphere = SPHERES[data["leader"]]
    kind = event["kind"].partition("-")[0]
    tie = " (the defender's in a tie)" if winner == loser else ""
    words = (
        f"won the {kind}, {winner} against {loser}{tie}: "
        f"the {sphere.leader} of {seat_name(data['loser'])} left {data['square']}"
    )
    fallen = data["removed"]
    if fallen:
        words += f", and {_count(len(fallen), sphere.tile, sphere.tiles)} fell ({', '.join(fallen)})"
    return words


def _gained(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    gained = _BY_POINTS[data["points"]].counted(data["number"])
    return f"gained {gained} {_source(event.get('item', ''), tables)}"


def _source(source: str, tables: Tables) -> str:
    if source in _FROM:
        return _FROM[source]
    title = tables.titles.get(source) or tables.sources.get(source, (source, ""))[0]
    return f"from the {title[:1].lower()}{title[1:]}"


def _withdrawn(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    if event.get("rule") != "tigris/leader/last-temple":
        return ""
    return f"lost the {SPHERES[data['leader']].leader} on {data['square']}, who has no temple left beside"


def _treasure(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return f"took the treasure from {data['square']}"


def _no_monument(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    tiles = SPHERES[data["colour"]].tiles
    return f"completed four {tiles} from {data['square']} on, but no monument with {data['colour']} in it is left"


def _replaced(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return f"put back {_count(data['number'], 'tile', 'tiles')} and drew as many"


def _began(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return "was drawn to begin"


def _bag_empty(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    return "could not draw: the bag is empty, and the match is over"


def _treasures_left(event: dict[str, Any], data: dict[str, Any], tables: Tables) -> str:
    left = _count(data["number"], "treasure", "treasures")
    return f"Only {left} left on the board: the match is over"


def _count(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


_WORDS: dict[str, Words] = {
    "first-player": _began,
    "drew": _silent,
    "tile-placed": _silent,
    "united": _united,
    "peace": _peace,
    "revolt": _revolt,
    "war": _war,
    "committed": _silent,
    "revolt-won": _won,
    "war-won": _won,
    "gained": _gained,
    "leader-placed": _silent,
    "leader-withdrawn": _withdrawn,
    "catastrophe": _silent,
    "monument-built": _silent,
    "nothing-built": _silent,
    "no-monument-left": _no_monument,
    "treasure-taken": _treasure,
    "replaced": _replaced,
    "turn-ended": _silent,
    "bag-empty": _bag_empty,
    "treasures-left": _treasures_left,
}
