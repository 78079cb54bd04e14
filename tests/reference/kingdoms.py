"""Regions, kingdoms and who may put what where, by plain loops over squares: slow, and near to the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.reference.placement import Square, neighbours

COLOURS = ("red", "blue", "green", "black")


@dataclass
class Table:
    """A board of Tigris & Euphrates with what lies on it."""

    rows: list[str]
    tiles: dict[Square, str] = field(default_factory=dict)
    covered: set[Square] = field(default_factory=set)
    ruins: set[Square] = field(default_factory=set)
    treasures: set[Square] = field(default_factory=set)
    leaders: dict[Square, tuple[str, int]] = field(default_factory=dict)
    """Colour and seat."""
    united: Square | None = None

    @classmethod
    def of(cls, told: dict[str, Any]) -> Table:
        """The table as the state's JSON tells it."""
        table = cls(told["map"].split("/"))
        for colour in COLOURS:
            table.tiles |= dict.fromkeys(drawn(told[colour]), colour)
        table.covered, table.ruins, table.treasures = (
            set(drawn(told[name])) for name in ("covered", "ruins", "treasures")
        )
        for seat, player in enumerate(told["players"]):
            for colour, name in player["leaders"].items():
                table.leaders[square(name)] = colour, seat
        table.united = square(told["united"]) if told["united"] else None
        return table

    @property
    def squares(self) -> list[Square]:
        return [(column, row) for row, line in enumerate(self.rows) for column in range(len(line))]

    def river(self, at: Square) -> bool:
        return self.rows[at[1]][at[0]] == "~"

    def linking(self) -> set[Square]:
        """Every square with something that links."""
        return {*self.tiles, *self.covered, *self.leaders}

    def empty(self) -> set[Square]:
        return {at for at in self.squares if at not in self.linking() and at not in self.ruins}


def square(name: str) -> Square:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name(at: Square) -> str:
    return f"{chr(ord('a') + at[0])}{at[1] + 1}"


def drawn(rows: list[str]) -> list[Square]:
    return [(column, row) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]


def linked_with(start: Square, among: set[Square]) -> set[Square]:
    """All squares of `among` that can be reached from `start` by edges."""
    found, waiting = {start}, [start]
    while waiting:
        for other in neighbours(waiting.pop()):
            if other in among and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def areas(table: Table) -> list[tuple[set[Square], set[tuple[str, int]]]]:
    """Each region and kingdom: its squares, and its leaders."""
    left, found = table.linking(), []
    while left:
        area = linked_with(min(left), left)
        left -= area
        found.append((area, {table.leaders[at] for at in area if at in table.leaders}))
    return found


def kingdoms(table: Table) -> list[set[Square]]:
    return [area for area, leaders in areas(table) if leaders]


def beside(areas: list[set[Square]], at: Square) -> int:
    """How many of these a square borders on."""
    return sum(1 for area in areas if any(one in area for one in neighbours(at)))


def may_place_tile(table: Table, colour: str) -> set[Square]:
    there = kingdoms(table)
    return {at for at in table.empty() if table.river(at) == (colour == "blue") and beside(there, at) <= 2}


def may_place_leader(table: Table, seat: int, colour: str) -> set[Square]:
    """A leader that stands is lifted first, and may not come back to its square."""
    before = next((at for at, leader in table.leaders.items() if leader == (colour, seat)), None)
    staying = {at: leader for at, leader in table.leaders.items() if at != before}
    lifted = Table(table.rows, table.tiles, table.covered, table.ruins, leaders=staying)
    there = kingdoms(lifted)
    return {
        at
        for at in lifted.empty()
        if at != before
        and not table.river(at)
        and any(table.tiles.get(one) == "red" for one in neighbours(at))
        and beside(there, at) <= 1
    }


def may_play_catastrophe(table: Table) -> set[Square]:
    closed = {*table.leaders, *table.covered, *table.ruins, *table.treasures}
    return {at for at in table.squares if at not in closed}


def supporters(table: Table, kind: str, colour: str, seat: int) -> set[Square]:
    """What is on a side of a conflict: temples beside the leader, or its colour on its segment of the uniting tile."""
    stands = next(at for at, leader in table.leaders.items() if leader == (colour, seat))
    if kind == "revolt":
        return {at for at in neighbours(stands) if table.tiles.get(at) == "red"}
    segment = linked_with(stands, {at for at in table.linking() if at != table.united})
    return {at for at in segment if table.tiles.get(at) == colour}


def lost(table: Table, kind: str, colour: str, seat: int) -> set[Square]:
    """The tiles that `seat` loses with a conflict."""
    if kind == "revolt":
        return set()
    going = supporters(table, kind, colour, seat)
    if colour == "red":
        going -= table.treasures
        others = [at for at, leader in table.leaders.items() if leader != (colour, seat)]
        going -= {at for other in others for at in neighbours(other)}
    return going


def wars(table: Table) -> dict[str, set[int]]:
    """The colours of which two leaders stand in the kingdom of the uniting tile, with their seats."""
    if table.united is None:
        return {}
    kingdom = linked_with(table.united, table.linking())
    found: dict[str, set[int]] = {colour: set() for colour in COLOURS}
    for at, (colour, seat) in table.leaders.items():
        if at in kingdom:
            found[colour].add(seat)
    return {colour: seats for colour, seats in found.items() if len(seats) == 2}


def treasures_due(table: Table) -> bool:
    """Whether some trader has treasures to take."""
    return any(
        len(area & table.treasures) > 1 and any(colour == "green" for colour, _ in leaders)
        for area, leaders in areas(table)
    )
