"""Choices: what one seat may do at this moment, as one object with five answers.

`actions` lists lazily, `sample` gives one without listing, `check` judges, `explain` says why not, and
`options` builds an action piece by piece. All five follow from the declarations of the moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .domains import Chance, Domain, pick
from .moves import Action, Move
from .refusals import Refusal

if TYPE_CHECKING:
    from .frames import Frame
    from .outline import Node
    from .ruleset import Ruleset
    from .state import State

_LISTED = 200
"""The JSON Schema of a field lists its values up to this many."""
_TRIES = 20
"""How often `sample` tries again after a withheld action before it lists them all."""


class Option:
    """One way to go on with an action that is being built: the value, its JSON form, and words for it."""

    __slots__ = ("json", "label", "value")

    def __init__(self, value: Any, json: Any, label: str) -> None:
        self.value, self.json, self.label = value, json, label

    def __repr__(self) -> str:
        return f"Option({self.json!r}, {self.label!r})"


class Choice:
    """What `seat` may do in `state`. Good until the state changes."""

    __slots__ = ("frame", "node", "rules", "seat", "state")

    def __init__(self, rules: Ruleset, state: State, seat: int, node: Node, frame: Frame | None) -> None:
        """What `seat` may do in the step `node`, where `frame` stands on the stack (None: it is only looked at)."""
        self.rules, self.state, self.seat, self.node, self.frame = rules, state, seat, node, frame

    @property
    def step(self) -> str:
        """The name of the step."""
        return self.node.name

    # --- the five answers ---

    def actions(self) -> Iterator[Action]:
        """Every possible action, one by one, without duplicates."""
        state, seat = self.state, self.seat
        for move in self.node.moves:
            if move.guarded and move.blocked(state, seat) is not None:
                continue
            size = len(move.fields)
            if self.rules.withhold:
                found: Iterator[Action] = (
                    action for action in _complete(move, state, seat, ()) if self._withheld(action) is None
                )
            elif size == 0:
                yield (move.name,)
                continue
            else:
                found = _complete(move, state, seat, ())
            yield from found

    def sample(self, rng: Chance) -> Action | None:
        """One action at random without listing them; None where there is none.

        Even between the kinds of action that can be completed, then even between the values of each field in
        turn. This is not even between all actions: a kind with a thousand actions is as likely as one with one.
        """
        rules = self.rules
        if not rules.withhold:
            return self._draw(rng)
        action = self._draw(rng)
        if action is None:
            return None
        for _ in range(_TRIES):
            if self._withheld(action) is None:
                return action
            action = self._draw(rng)
            if action is None:  # pragma: no cover - the first draw succeeded
                return None
        left = list(self.actions())
        return pick(left, rng) if left else None

    def check(self, action: Action) -> Refusal | None:
        """None where `action` is possible, else why it is not."""
        if type(action) is not tuple or not action or type(action[0]) is not str:
            return self._located(_malformed("An action is a tuple that begins with the name of a move."), "")
        move = self.node.by_name.get(action[0])
        if move is None:
            return self._unknown(action[0])
        fields = move.fields
        count = len(fields)
        if len(action) != count + 1:
            wanted = ", ".join(field.name for field in fields) or "nothing more"
            return self._located(_malformed(f"'{move.name}' takes {wanted}."), move.plugin)
        state, seat = self.state, self.seat
        if move.guarded:
            refusal = move.blocked(state, seat)
            if refusal is not None:
                return self._located(refusal, move.plugin)
        if count == 1:
            value = action[1]
            if type(value) is not fields[0].type or value not in move.domain(state, seat, ()):
                return self._wrong(move, 0, action)
        else:
            for position in range(count):
                value = action[position + 1]
                wrong_type = type(value) is not fields[position].type
                if wrong_type or value not in move.domain(state, seat, action[1 : position + 1]):
                    return self._wrong(move, position, action)
        return self._withheld(action) if self.rules.withhold else None

    def explain(self, action: Action) -> Refusal | None:
        """Why `action` is not possible, askable without trying; None where it is. The same answer as `check`."""
        return self.check(action)

    def options(self, partial: Action = ()) -> list[Option]:
        """How an action that begins with `partial` can go on; only what can be completed is offered."""
        state, seat = self.state, self.seat
        if not partial:
            return [
                Option(move.name, move.name, move.title or move.name)
                for move in self.node.moves
                if self._first(move, ()) is not None
            ]
        move = self.node.by_name.get(partial[0])
        chosen = partial[1:]
        if move is None or len(chosen) >= len(move.fields) or self._first(move, chosen) is None:
            return []
        field = move.fields[len(chosen)]
        return [
            Option(value, field.to_json(value), move.label(state, seat, chosen, value))
            for value in move.domain(state, seat, chosen)
            if self._first(move, (*chosen, value)) is not None
        ]

    # --- JSON ---

    def to_json(self, action: Action) -> dict[str, Any]:
        """The JSON form of an action: ``{"do": "drop", "column": 3}``."""
        move = self.node.by_name[action[0]]
        told: dict[str, Any] = {"do": action[0]}
        for field, value in zip(move.fields, action[1:], strict=True):
            if field.default is None or value != field.default:
                told[field.name] = field.to_json(value)
        return told

    def from_json(self, data: Any) -> Action | Refusal:
        """The action whose JSON form is `data`, or why it has none. The action is not checked."""
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            return self._located(_malformed('An action is an object like {"do": "…"}.'), "")
        move = self.node.by_name.get(data["do"])
        if move is None:
            return self._unknown(data["do"])
        wrong = set(data) ^ {"do", *(field.name for field in move.fields)}
        wrong -= {field.name for field in move.fields if field.default is not None and field.name not in data}
        if wrong:
            names = ", ".join(sorted(map(str, wrong)))
            return self._located(
                _malformed(f"'{move.name}' has missing or unknown fields: {names}."), move.plugin
            )
        values: list[Any] = []
        for field in move.fields:
            if field.default is not None and field.name not in data:
                values.append(field.default)
                continue
            try:
                value = field.from_json(data[field.name])
            except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
                return self._located(_malformed(f"{field.title}: {error}"), move.plugin)
            if type(value) is not field.type:
                text = f"{field.title}: {data[field.name]!r} is of the wrong type."
                return self._located(_malformed(text), move.plugin)
            values.append(value)
        return (move.name, *values)

    def schema(self) -> dict[str, Any]:
        """A JSON Schema of the actions possible now: exact in its fields, lists of values where they are short."""
        variants = []
        for option in self.options():
            move = self.node.by_name[option.value]
            properties: dict[str, Any] = {"do": {"const": move.name}}
            required = ["do", *(field.name for field in move.fields if field.default is None)]
            for position, field in enumerate(move.fields):
                properties[field.name] = {**field.schema, "title": field.title}
                if position == 0:
                    listed = self.options((move.name,))
                    if len(listed) <= _LISTED:
                        properties[field.name]["enum"] = [one.json for one in listed]
            variants.append(
                {
                    "if": {"properties": {"do": {"const": move.name}}, "required": ["do"]},
                    "then": {
                        "properties": properties,
                        "required": required,
                        "additionalProperties": False,
                    },
                }
            )
        names = [option.value for option in self.options()]
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {"do": {"enum": names}},
            "required": ["do"],
            "allOf": variants,
        }

    def move(self, name: str) -> Move | None:
        """The declaration of the move `name`, where it belongs to this step."""
        return self.node.by_name.get(name)

    def only_ends(self) -> bool:
        """Whether nothing can be done but to declare oneself done."""
        for move in self.node.moves:
            if self._first(move, ()) is not None and not (move.ends and not move.fields):
                return False
        return True

    # --- the inside ---

    def _draw(self, rng: Chance) -> Action | None:
        state, seat = self.state, self.seat
        moves = self.node.moves
        count = len(moves)
        if count == 1:
            move = moves[0]
            if not move.guarded and len(move.fields) == 1:
                # One kind of action with one field: many games have no other, so it is worth a short way.
                domain = move.domain(state, seat, ())
                if type(domain) is tuple:
                    return (move.name, domain[int(rng.random() * len(domain))]) if domain else None
        elif count:
            place = int(rng.random() * count)
            move = moves[place]
            if not move.guarded or move.blocked(state, seat) is None:
                action = _draw_one(move, state, seat, rng)
                if action is not None:
                    return action
            moves = (*moves[:place], *moves[place + 1 :])
        for move in _shuffled(list(moves), rng):
            if not move.guarded or move.blocked(state, seat) is None:
                action = _draw_one(move, state, seat, rng)
                if action is not None:
                    return action
        return None

    def _first(self, move: Move, chosen: tuple[Any, ...]) -> Action | None:
        """Some complete action of `move` that begins with `chosen`, or None."""
        if move.guarded and move.blocked(self.state, self.seat) is not None:
            return None
        for action in _complete(move, self.state, self.seat, chosen):
            if not self.rules.withhold or self._withheld(action) is None:
                return action
        return None

    def _withheld(self, action: Action) -> Refusal | None:
        for withhold in self.rules.withhold:
            refusal = withhold(self.rules, self.state, self.seat, action)
            if refusal is not None:
                return self._located(refusal, getattr(withhold, "plugin", ""))
        return None

    def _wrong(self, move: Move, position: int, action: Action) -> Refusal:
        field, value = move.fields[position], action[position + 1]
        if type(value) is not field.type:
            refusal = _malformed(f"{field.title}: {value!r} is of the wrong type.")
        else:
            refusal = move.refusal(self.state, self.seat, action[1 : position + 1], value)
        return self._located(refusal, move.plugin)

    def _unknown(self, name: str) -> Refusal:
        offered = ", ".join(sorted(self.node.by_name))
        if not offered:
            return self._located(Refusal("kernel/turn", f"Seat {self.seat} is not asked to act now."), "")
        return self._located(
            Refusal(
                "kernel/unknown-move", f"'{name}' is not possible in this step; possible are: {offered}."
            ),
            "",
        )

    def _located(self, refusal: Refusal, plugin: str) -> Refusal:
        return self.rules.locate(refusal, plugin)


def _malformed(text: str) -> Refusal:
    return Refusal("kernel/malformed", text)


def _shuffled(items: list[Move], rng: Chance) -> list[Move]:
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def _draw_one(move: Move, state: State, seat: int, rng: Chance) -> Action | None:
    """A random action of one move, or None where none can be completed."""
    size = len(move.fields)
    if size == 0:
        return (move.name,)
    if size == 1:
        domain = move.domain(state, seat, ())
        return (move.name, pick(domain, rng)) if domain else None
    values = _draw_rest(move, state, seat, (), size, rng)
    return None if values is None else (move.name, *values)


def _draw_rest(
    move: Move, state: State, seat: int, chosen: tuple[Any, ...], size: int, rng: Chance
) -> tuple[Any, ...] | None:
    domain: Domain = move.domain(state, seat, chosen)
    if not domain:
        return None
    value = pick(domain, rng)
    if len(chosen) + 1 == size:
        return (*chosen, value)
    found = _draw_rest(move, state, seat, (*chosen, value), size, rng)
    if found is not None:
        return found
    # A dead end: try the other values in random order, so that what can be completed is always found.
    rest = [other for other in domain if other != value]
    while rest:
        place = int(rng.random() * len(rest))
        found = _draw_rest(move, state, seat, (*chosen, rest[place]), size, rng)
        if found is not None:
            return found
        del rest[place]
    return None


def _complete(move: Move, state: State, seat: int, chosen: tuple[Any, ...]) -> Iterator[Action]:
    """Every complete action of `move` that begins with the values `chosen`."""
    missing = len(move.fields) - len(chosen)
    if missing == 0:
        yield (move.name, *chosen)
    elif missing == 1:
        start = (move.name, *chosen)
        for value in move.domain(state, seat, chosen):
            yield (*start, value)
    else:
        for value in move.domain(state, seat, chosen):
            yield from _complete(move, state, seat, (*chosen, value))
