"""Choices: what one seat may do at this moment, as one object with five answers.

`actions` lists lazily, `sample` gives one without listing, `check` judges, `explain` says why not, and
`options` builds an action piece by piece. All five follow from the declarations of the moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from tablewright.actions.action_json import malformed, read, schema_of, written
from tablewright.actions.domains import Chance, Domain, Squares, pick
from tablewright.actions.moves import Action, Move
from tablewright.actions.possibilities import Possibilities
from tablewright.actions.refusals import Refusal
from tablewright.documents.document import LARGEST_INTEGER
from tablewright.problems.wording import shown

from .failures import FAILURES, blame

if TYPE_CHECKING:
    from tablewright.outline.outline import Asked, Node
    from tablewright.state.frames import Frame
    from tablewright.state.state import State

    from .ruleset import Ruleset

_MOST_OPTIONS = 10_000
"""Nobody chooses among more; a domain that cannot be listed at all is told by its schema."""
_LONGEST = 1000
_HALF = re.compile("[\ud800-\udfff]")
"""Half a character, which can be printed nowhere."""


class Option:
    """One way to go on with an action that is being built: the value, its JSON form, and words for it."""

    __slots__ = ("json", "label", "value")

    def __init__(self, value: Any, json: Any, label: str) -> None:
        self.value, self.json, self.label = value, json, label

    def __repr__(self) -> str:
        return f"Option({self.json!r}, {self.label!r})"


class Choice(Possibilities):
    """What `seat` may do in `state`. Good until the state changes."""

    __slots__ = ("_only", "drawn", "frame", "node", "rules")

    rules: Ruleset
    node: Node
    frame: Frame
    """Where the step stands on the stack; of a step that does not stand there, one that nobody looks at."""
    drawn: Action | None
    """What `sample` gave last: it was built out of the very domains that a check would look at."""
    _only: Domain | None
    """The domain of the only move's only field, once it has been asked for."""

    @property
    def step(self) -> str:
        """The name of the step."""
        return self.node.name

    # --- the five answers ---

    def actions(self) -> Iterator[Action]:
        """Every possible action, one by one, without duplicates."""
        return chain.from_iterable(self._by_move())

    def sample(self, rng: Chance) -> Action | None:
        """One action at random without listing them; None where there is none.

        Even between the kinds of action that can be completed, then even between the values of each field in
        turn. This is not even between all actions: a kind with a thousand actions is as likely as one with one.
        """
        drawn: Action
        try:
            moves: Sequence[Asked] = self.node.asked
            count = len(moves)
            state, seat, random = self.state, self.seat, rng.random
            if count == 1:
                name, blocked, domain_of, fields = moves[0]
                if blocked is None and len(fields) == 1:
                    domain = self._only = domain_of(state, seat, ())
                    if not domain:
                        return None
                    if type(domain) is tuple:
                        self.drawn = drawn = (name, domain[int(random() * len(domain))])
                    else:
                        self.drawn = drawn = (name, pick(domain, rng))
                    return drawn
            rest: list[Asked] | None = None
            while count:
                place = int(random() * count)
                name, blocked, domain_of, fields = moves[place]
                if blocked is None or blocked(state, seat) is None:
                    if not fields:
                        self.drawn = drawn = (name,)
                        return drawn
                    # Not remembered: what is drawn need not be checked, so nothing of this is asked again.
                    chosen: tuple[Any, ...] = ()
                    for _ in fields:
                        domain = domain_of(state, seat, chosen)
                        kind = type(domain)
                        if kind is tuple or kind is list:
                            if domain:
                                chosen += (domain[int(random() * len(domain))],)  # type: ignore[index]
                                continue
                        elif kind is Squares:
                            if domain.mask:  # type: ignore[union-attr]
                                chosen += (domain.pick(rng),)  # type: ignore[union-attr]
                                continue
                        elif domain:
                            chosen += (pick(domain, rng),)
                            continue
                        action = self.draw_beside(self.node.by_name[name], (name, *chosen), rng)
                        break
                    else:
                        # Not with a star, which would go by way of a list.
                        self.drawn = drawn = (name,) + chosen  # noqa: RUF005
                        return drawn
                    if action is not None:
                        self.drawn = action
                        return action
                # Nothing with this one: it makes way for the last one left.
                if rest is None:
                    moves = rest = list(moves)
                count -= 1
                rest[place] = rest[count]
            return None
        except FAILURES as error:
            blame(error, self.rules)

    def check(self, action: Action) -> Refusal | None:
        """None where `action` is possible, else why it is not."""
        if action is self.drawn and action is not None:
            return None
        try:
            return self._check(action)
        except FAILURES as error:
            blame(error, self.rules, action)

    def _check(self, action: Action) -> Refusal | None:
        if type(action) is not tuple or not action or type(action[0]) is not str:
            return self._located(malformed("An action is a tuple that begins with the name of a move."), "")
        found = self.node.checked.get(action[0])
        if found is None:
            return self._not_offered(action[0], lambda there: there._check(action))
        move, blocked, domain_of, types = found
        count = len(types)
        if len(action) != count + 1:
            wanted = ", ".join(field.name for field in move.fields) or "nothing more"
            return self._located(malformed(f"'{move.name}' takes {wanted}."), move.plugin)
        if blocked is not None:
            refusal = self.blocked(move)
            if refusal is not None:
                return self._located(refusal, move.plugin)
        # Domains are asked for straight away: to remember them would cost more than it saves.
        state, seat = self.state, self.seat
        if count == 1:
            value = action[1]
            domain = self._only
            if domain is None:
                domain = domain_of(state, seat, ())
            if type(value) is not types[0] or value not in domain:
                return self._wrong(move, 1, action)
            return None
        for place, kind in enumerate(types, 1):
            value = action[place]
            if type(value) is not kind or value not in domain_of(state, seat, action[1:place]):
                return self._wrong(move, place, action)
        return None

    def explain(self, action: Action) -> Refusal | None:
        """Why `action` is not possible, askable without trying; None where it is. The same answer as `check`."""
        return self.check(action)

    def options(self, partial: Action = ()) -> list[Option]:
        """How an action that begins with `partial` can go on; only what can be completed is offered.

        Nothing where `partial` cannot stand itself; of more than 10,000 ways to go on, the first ones.
        """
        try:
            return self._options(partial)
        except FAILURES as error:
            blame(error, self.rules, partial)

    def _options(self, partial: Action) -> list[Option]:
        if not partial:
            return [
                Option(move.name, move.name, move.title or move.name)
                for move in self.node.moves
                if self._first(move, (move.name,)) is not None
            ]
        move = self.node.by_name.get(partial[0])
        if move is None or len(partial) > len(move.fields) or not self._stands(move, partial):
            return []
        field, chosen = move.fields[len(partial) - 1], partial[1:]
        return [
            Option(value, field.to_json(value), move.label(self.state, self.seat, chosen, value))
            for value in islice(self.domain(move, partial), _MOST_OPTIONS)
            if self._first(move, (*partial, value)) is not None
        ]

    def _stands(self, move: Move, partial: Action) -> bool:
        """Whether an action of `move` may begin so: a domain is asked only about what the one before it holds."""
        for position in range(1, len(partial)):
            value = partial[position]
            wrong_type = type(value) is not move.fields[position - 1].type
            if wrong_type or value not in self.domain(move, partial[:position]):
                return False
        return self._first(move, partial) is not None

    # --- JSON ---

    def to_json(self, action: Action) -> dict[str, Any]:
        """The JSON form of an action: ``{"do": "drop", "column": 3}``."""
        try:
            return written(self.node.by_name[action[0]], action)
        except FAILURES as error:
            blame(error, self.rules, action)

    def from_json(self, data: Any) -> Action | Refusal:
        """The action whose JSON form is `data`, or why it has none. The action is not checked."""
        try:
            return self._read(data)
        except FAILURES as error:
            blame(error, self.rules)

    def _read(self, data: Any) -> Action | Refusal:
        if type(data) is not dict or type(data.get("do")) is not str:
            return self._located(malformed('An action is an object like {"do": "…"}.'), "")
        move = self.node.by_name.get(data["do"])
        if move is None:
            return self._not_offered(data["do"], lambda there: there._check_json(data))
        found = read(move, data)
        return self._located(found, move.plugin) if isinstance(found, Refusal) else found

    def _check_json(self, data: Any) -> Refusal | None:
        found = self._read(data)
        return found if isinstance(found, Refusal) else self._check(found)

    def schema(self) -> dict[str, Any]:
        """A JSON Schema of the actions possible now: exact in its fields, lists of values where they are short."""
        possible = [self.node.by_name[option.value] for option in self.options()]
        listed = {
            move.name: [option.json for option in self.options((move.name,))]
            for move in possible
            if move.fields
        }
        return schema_of(possible, listed)

    def move(self, name: str) -> Move | None:
        """The declaration of the move `name`, where it belongs to this step."""
        return self.node.by_name.get(name)

    def only_ends(self) -> bool:
        """Whether nothing can be done but to declare oneself done."""
        state, seat = self.state, self.seat
        try:
            for name, blocked, domain_of, fields in self.node.doing:
                if blocked is not None and blocked(state, seat) is not None:
                    continue
                if fields:
                    domain = self._known[(name,)] = domain_of(state, seat, ())
                    # An empty first domain is the usual end of it.
                    if not domain:
                        continue
                if self.some(self.node.by_name[name], (name,)) is not None:
                    return False
        except FAILURES as error:
            blame(error, self.rules)
        return True

    # --- the inside ---

    def _by_move(self) -> Iterator[Iterable[Action]]:
        state, seat = self.state, self.seat
        try:
            for move, begun, blocked, rest in self.node.listed:
                if blocked is not None and blocked(state, seat) is not None:
                    continue
                if rest is None:
                    yield self.completions(move, begun)
                else:
                    yield from rest(state, seat, begun)
        except FAILURES as error:
            blame(error, self.rules)

    def _below(self, move: Move, begun: Action, domain: Domain) -> Iterator[Iterator[Action]]:
        try:
            yield from super()._below(move, begun, domain)
        except FAILURES as error:
            blame(error, self.rules)

    def _first(self, move: Move, begun: Action) -> Action | None:
        """Some complete action of `move` that begins with `begun`, or None."""
        return None if self.blocked(move) is not None else self.some(move, begun)

    def _wrong(self, move: Move, position: int, action: Action) -> Refusal:
        field, value = move.fields[position - 1], action[position]
        if type(value) is not field.type:
            refusal = malformed(f"{field.title}: {shown(value)} is of the wrong type.")
        elif _is_monstrous(value):
            refusal = malformed(f"{field.title}: {shown(value)} is nothing that could be meant.")
        else:
            refusal = move.fault(self.state, self.seat, action, position)
        return self._located(refusal, move.plugin)

    def _not_offered(self, name: str, judged: Callable[[Choice], Refusal | None]) -> Refusal:
        """Why a move is not possible that this choice does not offer; `judged` says what another choice has against it."""
        there = self._done_with(name)
        refusal = None if there is None else judged(there)
        # That an action is malformed matters less than that nobody asked for it.
        if refusal is None or refusal.rule.startswith("kernel/"):
            return self._unknown(name)
        return refusal

    def _done_with(self, name: str) -> Choice | None:
        """The step that is going on and has the move `name`, where this seat is done with it because it can do nothing there.

        Why it cannot says more than that it is not asked.
        """
        stack, seat = self.state.flow.stack, self.seat
        if self.node.name or not stack or type(seat) is not int or not 0 <= seat < self.rules.seats:
            return None
        node = self.rules.outline.nodes[stack[-1].step]
        if not node.auto_done or name not in node.by_name or stack[-1].open >> seat & 1:
            return None
        choice = choice_of(self.rules, self.state, seat, node, stack[-1])
        return choice if choice.only_ends() else None

    def _unknown(self, name: str) -> Refusal:
        offered = ", ".join(sorted(self.node.by_name))
        if not self.node.name:
            return self._located(Refusal("kernel/turn", self._nobody_asks()), "")
        elsewhere = self.rules.moves.get(name)
        if elsewhere is not None and elsewhere.when:
            title = elsewhere.title or name
            nodes = self.rules.outline.nodes.values()
            steps = " and ".join(node.title for node in nodes if name in node.by_name)
            text = f"This is the step '{self.node.title}'; '{title}' belongs to: {steps}."
            if "*" in elsewhere.steps:
                first = " or ".join(f"'{move.title or move.name}'" for move in self.node.moves)
                text = f"First comes the step '{self.node.title}' ({first}); '{title}' is possible after it."
            return self._located(Refusal(elsewhere.when, text), elsewhere.plugin)
        return self._located(
            Refusal(
                "kernel/unknown-move", f"{shown(name)} is not possible in this step; possible are: {offered}."
            ),
            "",
        )

    def _nobody_asks(self) -> str:
        """Why a seat is not asked: there is no such seat, the match is over, or others are."""
        seat, seats = self.seat, self.rules.seats
        if type(seat) is not int or not 0 <= seat < seats:
            return f"There is no seat {shown(seat)}; they are 0 to {seats - 1}."
        if self.state.flow.result is not None:
            return "The match is over; nobody acts any more."
        return f"Seat {seat} is not asked to act now."

    def _located(self, refusal: Refusal, plugin: str) -> Refusal:
        return self.rules.locate(refusal, plugin)


def _is_monstrous(value: Any) -> bool:
    """Whether no game need find words for what is wrong with a value."""
    if type(value) is int:
        # Past 4,300 digits Python does not even write a number down.
        return abs(value) > LARGEST_INTEGER
    return type(value) is str and (len(value) > _LONGEST or bool(_HALF.search(value)))


_new = object.__new__


def choice_of(rules: Ruleset, state: State, seat: int, node: Node, frame: Frame) -> Choice:
    """What `seat` may do in the step `node`, where `frame` stands on the stack (or `node.frame`: it is only looked at).

    Choices are made here: there is one for every action, and to call the class would take half as long again.
    """
    choice: Choice = _new(rules.choice_class)
    choice.state = state
    choice.seat = seat
    choice.rules = rules
    choice.node = node
    choice.frame = frame
    choice.drawn = choice._only = None
    choice._known = {}
    return choice
