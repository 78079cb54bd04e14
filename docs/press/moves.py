"""The page of moves: what can be done in each step of our games, as scenarios, saves and programs write it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from tablewright import Field, Match, Move, Ruleset

from .members import members

SEATS = {"solo": 1}
"""Plugins that leave no choice of seats; each of these is shown beside the game, not together with all others."""


def page() -> str:
    """The text of ``docs/reference/moves.md``."""
    lines = [
        "# Moves",
        "",
        "Written by `python -m docs.press` from the games; do not edit.",
        "",
        "An action is an object: `do` names the move, the other keys are its fields, in this order where it is built piece by",
        'piece. So scenarios, saves and programs write it: `{"do": "draft_tile", "tile": "tile-14"}`. A field in brackets may be left',
        "out. Which values are possible at a moment, `Choice.options` and `Choice.schema` say.",
        "",
    ]
    for member in members():
        game = member.manifest.get("provides_game")
        if game:
            lines += _of_game(game)
    return "\n".join(lines)


def _of_game(game: str) -> Iterator[str]:
    parts = [one for one in members() if one.manifest.get("extends") == game]
    known: set[str] = set()
    base = next(one.id for one in members() if one.manifest.get("provides_game") == game)
    for title, plugins in (("", [base]), *((f" with {part.title}", [base, part.id]) for part in parts)):
        rules = _rules(game, plugins)
        new = {name: move for name, move in rules.moves.items() if name not in known}
        known |= new.keys()
        if new:
            yield from (f"## {rules.title}{title}", "")
            yield from ("| step | move | fields | what it is |", "|---|---|---|---|")
            yield from (_row(move) for move in new.values())
            yield ""


def _rules(game: str, plugins: list[str]) -> Ruleset:
    seats = next((number for name, number in SEATS.items() if name in plugins), None)
    config: dict[str, Any] = {"game": game, "plugins": plugins}
    return Match.new(config if seats is None else {**config, "seats": seats}, seed=1).rules


def _row(move: Move) -> str:
    steps = ", ".join("any" if step == "*" else f"`{step}`" for step in move.steps)
    fields = "<br>".join(map(_field, move.fields)) or "none"
    said = inspect.cleandoc(type(move).__doc__ or move.title).split("\n\n")[0].replace("\n", " ")
    return f"| {steps} | `{move.name}` | {fields} | {said} |"


def _field(field: Field) -> str:
    name = f"[`{field.name}`]" if field.default is not None else f"`{field.name}`"
    values = field.schema.get("enum")
    if values:
        return f"{name}: {', '.join(f'`{value}`' for value in values)}"
    kind = "a number" if field.schema.get("type") == "integer" else "a text"
    return f"{name}: {field.title or kind}"
