"""Rulesets of a few lines, made in memory from a game and plugin modules, for tests of the kernel alone."""

from __future__ import annotations

import json
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from tablewright import (
    Content,
    Field,
    Item,
    Move,
    Play,
    Ruleset,
    Slice,
    State,
    hookimpl,
    owned,
    per_seat,
    shown,
)
from tablewright.documents.document import parse_json
from tablewright.rules.freezing import assemble
from tablewright.validation.schemas import kernel_schemas

GAME = {"id": "small", "title": {"en": "Small"}, "interruptions": [{"step": "ask"}]}


def ruleset(
    game: dict[str, Any], *plugins: SimpleNamespace, seats: int = 2, outline: Any = None, options: Any = None
) -> Ruleset:
    """The compiled rules of a `game.json` and plugins given as namespaces with an `id` and hook implementations.

    `outline` are the last plugin's changes in the outline, `options` the first one's options.
    """
    items = [content_item("game", {**GAME, **game}, plugins[0].id)]
    if outline is not None:
        items.append(content_item("outline", outline, plugins[-1].id))
    order = [plugin.id for plugin in plugins]
    return Ruleset(
        game="small",
        seats=seats,
        order=order,
        manager=assemble([(plugin.id, cast(ModuleType, plugin)) for plugin in plugins], []),
        words={},
        options={name: {} for name in order} | {order[0]: options or {}},
        switches={},
        content=Content(items),
        schemas=kernel_schemas(),
        lock={"folders": {}},
        settled=lambda one, other: False,
    )


def plugin(name: str, **hooks: Any) -> SimpleNamespace:
    """A plugin of plain functions, by the names of their hooks."""
    marked = {hook: hookimpl(function) for hook, function in hooks.items()}
    return SimpleNamespace(id=name, **marked)


def content_item(kind: str, data: dict[str, Any], owner: str) -> Item:
    """The one object of a kind that a plugin brings."""
    return Item(owner, kind, data, owner, f"{kind}.json", parse_json(json.dumps(data), f"{kind}.json"), ())


class Purse(Slice):
    """What one seat has."""

    coins: int = shown(default=0)
    cards: list[str] = owned(factory=list, others="count", pool="cards")


class Table(Slice, plugin="small"):
    """What the small games are played with."""

    purses: list[Purse] = per_seat(Purse)
    told: list[str] = shown(factory=list)


class Take(Move):
    """Take 1 to 3 coins; the game to test with."""

    name = "take"
    steps = ("play", "ask")
    rule = "small/take"
    fields = (Field("coins", int),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
        return range(1, 4)

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Table.of(play.state).purses[seat].coins += values[0]


class Peek(Move):
    """Does nothing and uses up no action."""

    name = "peek"
    steps = ("*",)
    free = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        play.emit("peeked", seen_by=seat, secret="yes")


class Done(Move):
    """Ends the turn."""

    name = "done"
    steps = ("play",)
    ends = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        pass


class Interrupt(Move):
    """Asks a seat to take coins before anything else goes on."""

    name = "interrupt"
    steps = ("play",)
    fields = (Field("seat", int),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
        return range(state.flow.seats)

    def apply(self, play: Play, seat: int, *values: int) -> None:
        play.push("ask", values[0])


def table(rules: Ruleset) -> Slice:
    """The slice of the small games."""
    return Table(purses=[Purse(cards=[f"{seat}{n}" for n in range(3)]) for seat in range(rules.seats)])


def small(*moves: type[Move], **hooks: Any) -> SimpleNamespace:
    """The plugin of a small game with these moves."""
    made = [move() for move in moves or (Take, Peek, Done, Interrupt)]
    given = {"provide_slice": table, "provide_moves": lambda: made, **hooks}
    return plugin("small", **given)
