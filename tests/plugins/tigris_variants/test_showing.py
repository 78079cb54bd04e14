"""Buildings and the wonder are shown where they stand, and what happens to them is told."""

from __future__ import annotations

import random
from typing import Any

from tablewright import Match, told
from tests.plugins.tigris_variants.eager import choose, with_variants

BOTH = ("tigris-buildings", "tigris-wonder")


def played(seed: int) -> Match:
    match = Match.new(with_variants(*BOTH), seed)
    rng = random.Random(seed)
    while waiting := match.waiting():
        match.act(waiting[0], choose(match, waiting[0], rng))
    return match


def by_id(match: Match, seat: int) -> dict[str, dict[str, Any]]:
    return {scene["id"]: scene for scene in match.scene(seat)}


def test_they_are_shown_where_they_stand() -> None:
    shown = 0
    for seed in range(8):
        match = played(seed)
        scenes = by_id(match, 0)
        assert by_id(match, -1)["buildings"] == scenes["buildings"]
        marks = {
            f"{'abcdefghijklmnop'[x]}{y + 1}": mark
            for y, row in enumerate(scenes["board"]["rows"])
            for x, mark in enumerate(row)
        }
        for building, square in match.view(0)["tigris-buildings"]["places"].items():
            title = building.replace("-", " ")
            assert title in scenes["buildings"]["text"]
            if square:
                shown += 1
                assert f"on {square}" in scenes["buildings"]["text"]
                assert f"under the {title}" in marks[square]["label"]
        centre = match.view(0)["tigris-wonder"]["centre"]
        wonder = [square for square, mark in marks.items() if "under the wonder" in mark["label"]]
        assert len(wonder) == (5 if centre else 0)
        assert scenes["wonder"]["text"] == (f"around {centre}" if centre else "not erected")
        shown += bool(centre)
    assert shown > 10


def test_every_event_of_theirs_has_words() -> None:
    heard = set()
    for seed in range(8):
        match = played(seed)
        for event in match.events_since(0):
            if event["plugin"] in BOTH or event["kind"] == "gained":
                words = told(match.rules, event)
                assert words is not None, event
                heard.add((event["kind"], bool(words)))
    assert ("building-taken-back", True) in heard
    assert {("building-placed", False), ("wonder-erected", False), ("gained", True)} <= heard
