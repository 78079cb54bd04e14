"""The count of all pieces, wherever they lie, by which tests see that none appears or gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mural import BLACK_LETTER, ICONS
from .slice import base_of
from .ways import SCARAB

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables


def census(state: State, tables: Tables) -> dict[str, int]:
    """How many pieces of each kind there are in all zones together (cartouche/components/counts)."""
    base = base_of(state)
    players = base.players
    tiles = [*base.bag, *base.tile_row, *base.tile_discard]
    stories = [*base.deck, *base.story_row, *base.story_discard, *base.story_box, *base.starting_box]
    for player in players:
        tiles += [*player.tiles, *player.drawn, *(placed.split()[0] for placed in player.placed)]
        tiles += player.frozen
        stories += [*player.active, *player.completed]
    counted = {
        "mural tiles": sum(tile in tables.mural_tiles for tile in tiles),
        "different mural tiles": len(tables.mural_tiles.keys() & tiles),
        "stories": len(stories),
        "different stories": len(set(stories)),
        "scarabs": base.scarabs + sum(p.scarabs + p.frozen.get(SCARAB, 0) for p in players),
        "black tiles": base.black_tiles + sum(player.laid.count(BLACK_LETTER) for player in players),
        "ankhs": sum(len(player.ankhs) + len(player.achievements) for player in players),
        "achievement cards": len(base.achievements) + len(base.achievement_box),
    }
    for icon in ICONS:
        counted[f"{icon} tokens"] = base.tokens[icon] + sum(player.tokens[icon] for player in players)
    for size in base.cartouches:
        counted[size] = base.cartouches[size] + sum(
            player.cartouches.get(size, 0)
            + player.frozen.get(size, 0)
            + sum(placed.split()[0] == size for placed in player.placed)
            for player in players
        )
    return counted
