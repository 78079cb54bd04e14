"""Everything that can be set with a set of plugins: how many play, each option, each switch; and choices of it."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tablewright.plugins.manifest import Manifest

SEATS = ("", "seats")

Setting = tuple[str, str]
"""The id of a plugin and the name of one of its options or switches, or `SEATS`."""
Row = dict[Setting, Any]
"""A value for every setting."""


@dataclass(frozen=True)
class Space:
    """What can be set, with the values that are worth a match; the first of each is what counts unless it is set."""

    values: Mapping[Setting, tuple[Any, ...]]
    switches: frozenset[Setting]

    def config(self, row: Row) -> dict[str, Any]:
        """The part of a config that sets what a row says."""
        made: dict[str, Any] = {"options": {}, "switches": {}}
        for setting, value in row.items():
            if setting == SEATS:
                made["seats"] = value
            else:
                plugin, name = setting
                made["switches" if setting in self.switches else "options"].setdefault(plugin, {})[name] = (
                    value
                )
        return made

    def defaults(self) -> Row:
        """What counts unless it is set."""
        return {setting: values[0] for setting, values in self.values.items()}

    def at_random(self, rng: random.Random) -> Row:
        """Any value for each setting."""
        return {setting: values[int(rng.random() * len(values))] for setting, values in self.values.items()}


def space_of(manifests: Iterable[Manifest], seats: Iterable[int]) -> Space:
    """The space of a set of plugins with which so many may play."""
    values: dict[Setting, tuple[Any, ...]] = {SEATS: tuple(seats)}
    switches = set()
    for manifest in manifests:
        for name, schema in manifest.options.items():
            values[manifest.id, name] = tuple(values_of(schema))
        for name, switch in manifest.switches.items():
            values[manifest.id, name] = (switch.default, not switch.default)
            switches.add((manifest.id, name))
    return Space(values, frozenset(switches))


def values_of(schema: Mapping[str, Any]) -> list[Any]:
    """Values of an option that are worth a match: all where they are few, else the ends of the range."""
    if "enum" in schema:
        several = list(schema["enum"])
    elif schema.get("type") == "boolean":
        several = [False, True]
    else:
        ends = [schema[key] for key in ("minimum", "maximum") if key in schema]
        several = [*ends, *schema.get("examples", [])]
    if "default" in schema:
        several = [schema["default"], *several]
    # Of True and 1, which are equal, both count.
    told = [(type(value), value) for value in several]
    return [value for index, value in enumerate(several) if told[index] not in told[:index]]


def covering(space: Space, turn: int = 0) -> Iterator[tuple[Row, list[Setting]]]:
    """Rows in which every value of every setting occurs, each with the settings whose value is in no row before it.

    They are few, as many as the setting with the most values has, and each holds pairs of values that no other
    does, as far as there are. Another `turn` pairs the values in another way.
    """
    missing = {(setting, _key(value)) for setting, values in space.values.items() for value in values}
    pairs: set[frozenset[Any]] = set()
    order = sorted(space.values, key=lambda setting: -len(space.values[setting]))
    while missing:
        row: Row = {}
        for place, setting in enumerate(order):
            values = space.values[setting]
            shift = (turn // (place + 1)) % len(values)
            turned = values[shift:] + values[:shift]
            row[setting] = max(turned, key=partial(_worth, missing, pairs, row, setting))
        items = [(setting, _key(value)) for setting, value in row.items()]
        yield row, [item[0] for item in items if item in missing]
        pairs |= {frozenset((one, other)) for one in items for other in items if one != other}
        missing -= set(items)


def _worth(
    missing: Collection[Any], pairs: Collection[Any], row: Row, setting: Setting, value: Any
) -> tuple[bool, int]:
    """How much is gained by giving a setting of the row this value."""
    one = (setting, _key(value))
    new = sum(frozenset((one, (other, _key(taken)))) not in pairs for other, taken in row.items())
    return one in missing, new


def _key(value: Any) -> tuple[type, Any]:
    return type(value), value
