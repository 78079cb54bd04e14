"""How a match ends: who shares which place, with every score term."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .failures import PluginFailed, returned, several

if TYPE_CHECKING:
    from tablewright.state.state import State

    from .ruleset import Ruleset
    from .terms import Opponent


def outcome(
    rules: Ruleset, state: State, places: list[list[int]] | None = None, ended: str | None = None
) -> dict[str, Any]:
    """What `Ruleset.outcome` answers."""
    seats = range(state.flow.seats)
    terms = [rules.score(state, seat) for seat in seats] if rules.scored else []
    totals = [sum(term.points for term in told) for told in terms]
    scores = [
        {"seat": seat, "total": total, "terms": [term.to_json() for term in told]}
        for seat, (total, told) in enumerate(zip(totals, terms, strict=True))
    ]
    opponents = rules.opponents(state)
    ranking: list[dict[str, Any]] = []
    place = 1
    for group, others in _places(rules, state, totals, opponents, places):
        entry: dict[str, Any] = {"place": place, "seats": group}
        if opponents:
            entry["opponents"] = others
        ranking.append(entry)
        place += len(group) + len(others)
    if places is not None and place - 1 != state.flow.seats:
        raise ValueError(f"places name each of the {state.flow.seats} seats once, not {places!r}")
    result: dict[str, Any] = {"ranking": ranking, "scores": scores}
    if opponents:
        result["opponents"] = [opponent.to_json() for opponent in opponents]
        if ended is None and places is None:
            first = ranking[0]
            ended = "lost" if not first["seats"] else "tied" if first["opponents"] else "won"
    if ended is not None:
        result["outcome"] = ended
    return result


def _places(
    rules: Ruleset,
    state: State,
    totals: list[int],
    opponents: list[Opponent],
    places: list[list[int]] | None,
) -> list[tuple[list[int], list[str]]]:
    """Who shares each place, seats and opponents, from the first one on."""
    if places is not None:
        return [(group, []) for group in places]
    ties = _ties(rules, state)
    theirs = {opponent.total for opponent in opponents}
    keys: dict[tuple[int, ...], tuple[list[int], list[str]]] = {}
    for seat in range(state.flow.seats):
        total = totals[seat] if totals else 0
        key: tuple[int, ...] = (total,)
        if total not in theirs:
            key += ties[seat]
        keys.setdefault(key, ([], []))[0].append(seat)
    for opponent in opponents:
        keys.setdefault((opponent.total,), ([], []))[1].append(opponent.id)
    return [keys[key] for key in sorted(keys, reverse=True)]


def _ties(rules: Ruleset, state: State) -> list[tuple[int, ...]]:
    """The numbers that decide between equal totals, by seat."""
    ties: list[tuple[int, ...]] = [()] * state.flow.seats
    for hook in rules.tie_break:
        told = [tuple(several(hook, rules, (state, seat), int)) for seat in range(state.flow.seats)]
        if len({len(numbers) for numbers in told}) > 1:
            raise PluginFailed(returned(hook, "as many numbers for each seat", told))
        ties = [before + numbers for before, numbers in zip(ties, told, strict=True)]
    return ties
