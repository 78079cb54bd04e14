"""The numbers that steer a match, as they are for one number of players."""

from __future__ import annotations

from typing import Any


class TableLine:
    """One line of the tables and what is the same in all of them (content kind ``tables``)."""

    __slots__ = (
        "active_slots",
        "cards",
        "deck",
        "exchange_for",
        "exchange_tokens",
        "kept_tiles",
        "scarab_points",
        "starting_stories",
        "tiles",
    )

    def __init__(self, tables: dict[str, Any], laid: dict[str, int]) -> None:
        """`laid` says for how many "seats", and what is otherwise than in the line for so many (`table_for`)."""
        lines = tables["by_seats"]
        found = next((line for line in lines if line["seats"] == laid["seats"]), lines[-1])
        line: dict[str, int] = {**found, **laid}
        self.deck: int = line["deck"]
        self.cards: int = line["cards"]
        self.tiles: int = line["tiles"]
        self.active_slots: int = tables["active_slots"]
        self.starting_stories: int = tables["starting_stories"]
        self.kept_tiles: int = tables["mural_tiles_kept"]
        self.exchange_tokens: int = tables["exchange"]["tokens"]
        self.exchange_for: tuple[str, ...] = tuple(tables["exchange"]["for"])
        self.scarab_points: int = tables["scarab_points"]
