"""The final score, term by term (cartouche/scoring)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Term

from .slice import Player, base_of

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables


def terms(state: State, seat: int, tables: Tables) -> Iterator[Term]:
    """What `seat` would score if the match ended now."""
    base = base_of(state)
    player = base.players[seat]
    for name in player.completed:
        story = tables.stories[name]
        yield Term(story.points, story.title, "cartouche/scoring/stories", name, "stories")
    for name, (space, _) in player.achievements.items():
        points = tables.spaces[base.achievements.index(name)][space]
        title = tables.achievements[name].title
        yield Term(points, title, "cartouche/scoring/achievements", name, "achievements")
    scarabs = scarabs_in_the_end(player, tables)
    if scarabs:
        points = scarabs * tables.line.scarab_points
        label = f"{scarabs} scarab" if scarabs == 1 else f"{scarabs} scarabs"
        yield Term(points, label, "cartouche/scoring/scarabs", group="scarabs")


def scarabs_in_the_end(player: Player, tables: Tables) -> int:
    """The scarabs a player has after exchanging the story tokens that are left."""
    tokens = sum(player.tokens.values())
    return player.scarabs + player.frozen.get("scarab", 0) + tokens // tables.line.exchange_tokens
