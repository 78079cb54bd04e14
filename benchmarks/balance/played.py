"""One match on record, as far as the balance of the content is concerned."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tablewright import Match, Ruleset
from tablewright.bots import make_bot


@dataclass
class Played:
    """What became of a match. Seats are positions in the order of turns: 0 is the seat that began."""

    seed: int
    players: list[str]
    """The bots."""
    totals: list[int]
    winners: list[int]
    """The seats that share the first place."""
    groups: list[Counter[str]]
    """The points of each seat by the groups of its score terms."""
    offered: list[str] = field(default_factory=list)
    drafted: list[str] = field(default_factory=list)
    """Story cards; those dealt at the beginning are in both lists."""
    completed: list[tuple[str, str, int]] = field(default_factory=list)
    """(story, slot, points)."""
    open: list[str] = field(default_factory=list)
    """The achievements on the board."""
    achieved: list[tuple[str, int, int]] = field(default_factory=list)
    """(achievement, round, points)."""
    counts: Counter[str] = field(default_factory=Counter)
    """How often things were done by all seats together."""


def play(rules: Ruleset, players: Sequence[str], seed: int) -> Played:
    """Plays a match and records it; the players sit down in another order with every seed."""
    seats = rules.seats
    names = [players[(seat + seed) % len(players)] for seat in range(seats)]
    bots = [make_bot(name, seed * seats + seat, rules) for seat, name in enumerate(names)]
    match = Match(rules, seed)
    while waiting := match.waiting():
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
    return _recorded(match, names)


def _recorded(match: Match, names: list[str]) -> Played:
    result = match.result()
    assert result is not None
    seats = match.rules.seats
    first = next(event["seat"] for event in match.events_since(0) if event["kind"] == "first-player")
    scores = [result["scores"][(first + position) % seats] for position in range(seats)]
    points = {(score["seat"], term["item"]): term["points"] for score in scores for term in score["terms"]}
    played = Played(
        seed=match.seed,
        players=[names[score["seat"]] for score in scores],
        totals=[score["total"] for score in scores],
        winners=[(seat - first) % seats for seat in result["ranking"][0]["seats"]],
        groups=[_by_group(score["terms"]) for score in scores],
        open=match.view(0)["base"]["achievements"],
    )
    number = 0
    for event in match.events_since(0):
        data, item = event["data"], event.get("item", "")
        match event["kind"]:
            case "dealt":
                number += 1
                played.offered += data["stories"]
            case "starting-story":
                played.offered.append(item)
                played.drafted.append(item)
            case "drafted-story":
                played.drafted.append(item)
            case "completed-story":
                played.completed.append((item, data["slot"], points[event["seat"], item]))
            case "completed-achievement":
                played.achieved.append((item, number, points[event["seat"], item]))
                played.counts["ankh " + data["ankh"]] += 1
            case _:
                _count(played.counts, event)
    return played


def _by_group(terms: list[dict[str, Any]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for term in terms:
        found[term["group"]] += term["points"]
    return found


def _count(counts: Counter[str], event: dict[str, Any]) -> None:
    data = event["data"]
    match event["kind"]:
        case "placed" if "tokens" in data:
            counts["mural tiles placed"] += 1
            counts["tokens gained"] += sum(data["tokens"].values())
        case "placed":
            counts["cartouche tiles placed"] += 1
        case "bought":
            counts["bought " + data["bought"]] += 1
        case "discarded-story":
            counts["stories given up"] += 1
