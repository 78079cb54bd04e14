"""Entries about events and about where the match stands."""

from __future__ import annotations

from typing import Any

from tablewright.match import Match

from .acting import fits
from .outcome import Unexpected, told


def expect_event(match: Match, entry: dict[str, Any], since: int) -> None:
    """Since event number `since` such an event has happened, or so many."""
    events = match.events_since(since, entry.get("view_of"))
    wanted = entry["event"]
    found = [event for event in events if fits(event, wanted)]
    if not found or ("times" in entry and len(found) != entry["times"]):
        times = f"{entry['times']} times " if "times" in entry else ""
        raise Unexpected(
            f"{'another number of such events' if found else 'no such event'}",
            times + told(wanted),
            _listed(events),
        )


def expect_no_event(match: Match, entry: dict[str, Any], since: int) -> None:
    """Since event number `since` no such event has happened."""
    for event in match.events_since(since, entry.get("view_of")):
        if fits(event, entry["no_event"]):
            raise Unexpected(
                "this event has happened", f"nothing like {told(entry['no_event'])}", told(event)
            )


def expect_asked(match: Match, entry: dict[str, Any]) -> None:
    """Exactly these seats are asked to act."""
    waiting = list(match.waiting())
    if waiting != sorted(entry["asked"]):
        raise Unexpected("other seats are asked to act", told(sorted(entry["asked"])), told(waiting))


def expect_step(match: Match, entry: dict[str, Any]) -> None:
    """The match stands in a step; with a seat, that seat does, be it in an interruption."""
    flow = match.state.flow
    seat = entry.get("seat")
    if seat is None:
        found = flow.stack[-1].step if flow.stack else ""
    else:
        frame = flow.top(seat)
        found = frame.step if frame else ""
    if found != entry["stands_in"]:
        who = "the match" if seat is None else f"seat {seat}"
        fallback = "nowhere: it is over" if not flow.stack else "nowhere: it is not asked"
        raise Unexpected(f"{who} stands in another step", entry["stands_in"], found or fallback)


def expect_over(match: Match, entry: dict[str, Any]) -> None:
    """The match is over, or it is not."""
    over = match.result() is not None
    if over != entry["over"]:
        raise Unexpected("the match is over" if over else "the match is not over")


def expect_ranking(match: Match, entry: dict[str, Any]) -> None:
    """The match is over with this ranking: of seats, by number, and opponents, by id."""
    result = match.result()
    if result is None:
        raise Unexpected("the match is not over", told(entry["ranking"]))
    places = [[*sorted(group["seats"]), *sorted(group.get("opponents", ()))] for group in result["ranking"]]
    wanted = [sorted(group, key=lambda one: (isinstance(one, str), one)) for group in entry["ranking"]]
    if places != wanted:
        totals = ", ".join(
            [f"seat {score['seat']}: {score['total']}" for score in result["scores"]]
            + [f"{other['opponent']}: {other['total']}" for other in result.get("opponents", ())]
        )
        raise Unexpected("the ranking is another", told(wanted), f"{told(places)} ({totals})")


def expect_outcome(match: Match, entry: dict[str, Any]) -> None:
    """The match is over and the seats have won, lost or tied with their opponents."""
    result = match.result()
    if result is None:
        raise Unexpected("the match is not over", told(entry["outcome"]))
    if result.get("outcome") != entry["outcome"]:
        found = result.get("outcome")
        raise Unexpected("the outcome is another", entry["outcome"], found or "none: there is no opponent")


def _listed(events: list[dict[str, Any]]) -> str:
    if not events:
        return "no events at all"
    shown = "; ".join(told({key: event[key] for key in event if key != "number"}) for event in events[-6:])
    return ("…; " if len(events) > 6 else "") + shown
