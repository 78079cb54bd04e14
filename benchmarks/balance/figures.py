"""The figures of many matches, as plain JSON values."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from .played import Played
from .spread import interval, spread


def figures(matches: Sequence[Played]) -> dict[str, Any]:
    """Everything the report tells. Shares are between 0 and 1."""
    seats = len(matches[0].totals)
    return {
        "matches": len(matches),
        "seats": seats,
        "winners": spread([max(match.totals) for match in matches]),
        "totals": spread([total for match in matches for total in match.totals]),
        "winners_by_group": _groups(match.groups[seat] for match in matches for seat in match.winners),
        "totals_by_group": _groups(groups for match in matches for groups in match.groups),
        "turn_order": [_position(matches, position) for position in range(seats)],
        "players": _players(matches),
        "types": _types(matches),
        "stories": _stories(matches),
        "achievements": _achievements(matches),
        "per_seat": _per_seat(matches),
    }


def _groups(told: Iterable[Counter[str]]) -> dict[str, float]:
    everybody = list(told)
    names = sorted({name for groups in everybody for name in groups})
    return {name: round(statistics.fmean(groups[name] for groups in everybody), 1) for name in names}


def _position(matches: Sequence[Played], position: int) -> dict[str, Any]:
    won = sum(1 / len(match.winners) for match in matches if position in match.winners) / len(matches)
    low, high = interval(won, len(matches))
    return {
        "won": round(won, 3),
        "interval": [round(low, 3), round(high, 3)],
        "mean": round(statistics.fmean(match.totals[position] for match in matches), 1),
    }


def _players(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    won: Counter[str] = Counter()
    totals: dict[str, list[int]] = {}
    for match in matches:
        if len(match.winners) == 1:
            won[match.players[match.winners[0]]] += 1
        for name, total in zip(match.players, match.totals, strict=True):
            totals.setdefault(name, []).append(total)
    return {
        name: {"won": won[name], "mean": round(statistics.fmean(totals[name]), 1)} for name in sorted(totals)
    }


def _types(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    number: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for match in matches:
        for _, slot, worth in match.completed:
            number[slot] += 1
            points[slot] += worth
    everything, all_points = max(number.total(), 1), max(points.total(), 1)
    return {
        slot: {
            "completed": round(number[slot] / everything, 3),
            "points": round(points[slot] / all_points, 3),
            "per_match": round(number[slot] / len(matches), 2),
        }
        for slot in sorted(number)
    }


def _stories(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    offered: Counter[str] = Counter(story for match in matches for story in match.offered)
    drafted: Counter[str] = Counter(story for match in matches for story in match.drafted)
    completed: Counter[str] = Counter(story for match in matches for story, _, _ in match.completed)
    return {
        story: {
            "offered": offered[story],
            "drafted": drafted[story],
            "completed": completed[story],
            "drafted_when_offered": round(drafted[story] / offered[story], 3),
            "completed_when_drafted": round(completed[story] / max(drafted[story], 1), 3),
        }
        for story in sorted(offered)
    }


def _achievements(matches: Sequence[Played]) -> dict[str, dict[str, float]]:
    seats = len(matches[0].totals)
    there: Counter[str] = Counter(name for match in matches for name in match.open)
    rounds: dict[str, list[int]] = {name: [] for name in there}
    points: Counter[str] = Counter()
    for match in matches:
        for name, number, worth in match.achieved:
            rounds[name].append(number)
            points[name] += worth
    return {
        name: {
            "dealt": there[name],
            "completed": round(len(rounds[name]) / (there[name] * seats), 3),
            "round": round(statistics.fmean(rounds[name] or [0]), 1),
            "points": round(points[name] / max(len(rounds[name]), 1), 1),
        }
        for name in sorted(there)
    }


def _per_seat(matches: Sequence[Played]) -> dict[str, float]:
    counts: Counter[str] = Counter()
    for match in matches:
        counts.update(match.counts)
        counts["stories drafted"] += len(match.drafted)
        counts["stories completed"] += len(match.completed)
        counts["achievements completed"] += len(match.achieved)
    everybody = len(matches) * len(matches[0].totals)
    return {name: round(counts[name] / everybody, 2) for name in sorted(counts)}
