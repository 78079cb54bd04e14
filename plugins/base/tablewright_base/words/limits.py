"""What of each word's arguments no match could ever meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tablewright_base.mural import ICONS
from tablewright_base.reach import ALL, Limit, Reach, TooMuch


def _tokens(reach: Reach, args: Any) -> Iterator[TooMuch]:
    for icon, asked in args.items():
        held = reach.tokens[icon]
        if asked > held + reach.scarabs:
            why = (
                f"the box holds {held} {icon} tokens, and {reach.scarabs} scarabs that can stand in for them"
            )
            yield TooMuch((icon,), asked, held + reach.scarabs, f"tokens than there are: {icon}", why)
            return
    lacking = sum(max(0, asked - reach.tokens[icon]) for icon, asked in args.items())
    if lacking > reach.scarabs:
        why = f"the box holds too few tokens for it, and {reach.scarabs} scarabs that can stand in for others"
        yield TooMuch((), lacking, reach.scarabs, "scarabs in the place of tokens than there are", why)


def _river(reach: Reach, args: Any) -> Iterator[TooMuch]:
    yield from _icons(reach, Counter(args["touches"]), "touches")


def _chambers(reach: Reach, args: Any) -> Iterator[TooMuch]:
    yield from _icons(reach, sum((Counter(one["icons"]) for one in args), Counter[str]()))


def _icons(reach: Reach, asked: Counter[str], *pointer: str) -> Iterator[TooMuch]:
    for icon in ICONS:
        if asked[icon] > reach.icons[icon]:
            yield TooMuch(pointer, asked[icon], reach.icons[icon], f"icons than any mural shows: {icon}", "")


def _completed(reach: Reach, args: Any) -> Iterator[TooMuch]:
    slot = args.get("type", "")
    slots = [slot] if slot or not args.get("same") else ["token", "chamber", "river"]
    most = max(map(reach.stories, slots))
    if args["count"] > most:
        why = "so many can be drafted in all rounds, with the starting stories, and no more are there"
        yield TooMuch(("count",), args["count"], most, "stories than a player can complete", why)


def _completed_together(reach: Reach, args: Any) -> Iterator[TooMuch]:
    """Stories in different slots are different stories."""
    by_slot: dict[str, int] = {}
    for part in args:
        asked = part.get("completed", {})
        if "type" in asked:
            by_slot[asked["type"]] = max(asked["count"], by_slot.get(asked["type"], 0))
    together, most = sum(by_slot.values()), reach.stories()
    if together > most and all(number <= reach.stories(slot) for slot, number in by_slot.items()):
        why = f"{' and '.join(f'{number} {slot}' for slot, number in by_slot.items())} stories are {together}"
        yield TooMuch((), together, most, "stories than a player can complete", why)


def _points(reach: Reach, args: Any) -> Iterator[TooMuch]:
    most = reach.points
    if most is not None and args["points"] > most:
        why = "so many would the best stories, the best spaces of the board and every scarab give"
        yield TooMuch(("points",), args["points"], most, "points than a player can score", why)


def _achievements(reach: Reach, args: Any) -> Iterator[TooMuch]:
    if args["count"] > reach.achievements:
        why = "each takes a space on the board and an ankh"
        yield TooMuch(
            ("count",), args["count"], reach.achievements, "achievements than a player can complete", why
        )


LIMITS: dict[str, Limit] = {
    "tokens": _tokens,
    "river": _river,
    "chambers": _chambers,
    "completed": _completed,
    ALL: _completed_together,
    "achievements_completed": _achievements,
    "points_at_least": _points,
}
