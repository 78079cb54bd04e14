"""Moves: the kinds of action that a game offers, each declared once.

A move names its fields and says, field by field, which values are possible after those already chosen. From
that one declaration the kernel derives the list of actions, a random one, the check of an action, the reason
of a refusal, the options for a front end that builds an action piece by piece, and a JSON Schema
(`tablewright.rules.choices`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from .domains import Domain
from .refusals import Refusal

if TYPE_CHECKING:
    from tablewright.play.play import Play
    from tablewright.scenes import Scene
    from tablewright.state.state import State

Action = tuple[Any, ...]
"""The name of a move followed by the values of its fields: ``("drop", 3)``. Ids and numbers only, no objects."""


def _same(value: Any) -> Any:
    return value


class Field:
    """One field of an action: its name, the type of its values, and their JSON form.

    `to_json` and `from_json` translate between the value and its JSON (a cell index and ``"c4"``); `from_json`
    raises ValueError for what it cannot read. `schema` is the JSON Schema of the JSON form. A field with a
    `default` may be left out of the JSON form, and is where it has that value; in the tuple it always stands.
    The value of a `private` field is not told to other seats: who may know it sees it in the state.
    """

    __slots__ = ("default", "from_json", "name", "private", "schema", "title", "to_json", "type")

    def __init__(
        self,
        name: str,
        type: type = str,
        *,
        title: str = "",
        to_json: Callable[[Any], Any] = _same,
        from_json: Callable[[Any], Any] = _same,
        schema: dict[str, Any] | None = None,
        default: str | int | None = None,
        private: bool = False,
    ) -> None:
        self.private = private
        self.name, self.type, self.title, self.default = name, type, title or name, default
        self.to_json, self.from_json = to_json, from_json
        self.schema = schema or {"type": "integer" if type is int else "string"}


def square_field(name: str = "square", title: str = "square") -> Field:
    """A field for a square of a grid, by its name (`tablewright.boards`); its domain is best a `Squares`."""
    return Field(name, title=title, schema={"type": "string", "pattern": "^[a-z][1-9][0-9]*$"})


class Move:
    """A kind of action. Subclass it, name it, and hand it to the kernel from the hook `provide_moves`."""

    name: ClassVar[str] = ""
    """What an action of this kind begins with; in JSON the value of ``do``."""
    steps: ClassVar[tuple[str, ...]] = ()
    """The steps in which it is offered; ``("*",)`` is every step in which seats act."""
    fields: tuple[Field, ...] = ()
    free: ClassVar[bool] = False
    """Whether it leaves the number of actions of the turn as it was."""
    ends: ClassVar[bool] = False
    """Whether it ends the seat's turn, or makes it done where all act at once."""
    aside: ClassVar[bool] = False
    """Whether seats may take it at any time, those that are not asked too. It may not change what others can do."""
    rule: ClassVar[str] = ""
    """The rule that gives this possibility, for provenance."""
    when: ClassVar[str] = ""
    """The rule that says in which steps it is possible, for the refusal in all others; "" where there is none."""
    title: ClassVar[str] = ""
    plugin: str = ""
    """Filled in by the kernel."""
    guarded: ClassVar[bool] = False
    """Whether it has a `blocked` of its own; found out by the kernel, so that the others are not asked."""

    at_once: ClassVar[bool] = False
    """Whether it has a `rest` of its own; found out by the kernel too."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.guarded = cls.blocked is not Move.blocked
        cls.at_once = cls.rest is not Move.rest

    def mistakes(self) -> Iterator[str]:
        """What is wrong with the declaration itself, in words; for the kernel, which tells it when it compiles."""
        own = type(self)
        name: Any = self.name
        steps: Any = self.steps
        if not isinstance(name, str) or not name:
            yield "it has no name"
        if isinstance(steps, str) or not all(isinstance(step, str) for step in steps):
            yield "`steps` is a tuple of the names of steps"
        if not all(isinstance(field, Field) for field in self.fields):
            yield "`fields` is a tuple of Fields"
            return
        names = [field.name for field in self.fields]
        if len({"do", *names}) != len(names) + 1:
            yield "each field has a name of its own, and none is called 'do'"
        if self.fields and own.domain is Move.domain:
            yield "it has fields and no domain()"
        if own.apply is Move.apply:
            yield "it has no apply()"

    def blocked(self, state: State, seat: int) -> Refusal | None:
        """Why no action of this kind is possible for `seat` now, whatever its fields; None where one may be."""
        return None

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Domain:
        """The possible values of field number ``len(chosen)`` after the values `chosen` for those before it."""
        raise TypeError(f"the move {self.name!r} has fields but no domain()")

    def rest(self, state: State, seat: int, begun: Action) -> Iterable[Iterable[Action]]:
        """All whole actions that begin with `begun`, the name included: what `domain` says, where it is known quicker.

        In parts, one after the other, so that lists which are there already need not be copied. Only lists of
        actions ask it, and only of moves that have one of their own; `begun` can stand, and lacks something. The
        conformance kit holds it against `domain`.
        """
        raise TypeError(f"the move {self.name!r} has no rest()")

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        """Why `value` is not in the domain after `chosen`: the rule and words that a player understands."""
        return Refusal(self.rule, f"{self.fields[len(chosen)].title} cannot be {value!r} here.")

    def fault(self, state: State, seat: int, action: Action, position: int) -> Refusal:
        """Why a whole `action` is refused whose first value outside its domain stands at `position` (from 1).

        Says what `refusal` says of that value. For kinds of moves in which a later value is the plainer fault.
        """
        return self.refusal(state, seat, action[1:position], action[position])

    def meant(self, values: list[Any]) -> list[Any]:
        """What the JSON form of an action means: of several ways to say the same, the one that is listed.

        `values` are those of all fields, of the right types but not checked otherwise.
        """
        return values

    def apply(self, play: Play, seat: int, *values: Any, **unused: Any) -> None:
        """Change the state. Called only with values that the domains allow, one argument per field, by position.

        Name the arguments as you like: ``def apply(self, play, seat, column)``; there are no others.
        """
        raise TypeError(f"the move {self.name!r} has no apply()")

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        """What to call `value` on a screen, as the next value after `chosen`."""
        return str(self.fields[len(chosen)].to_json(value))

    def picture(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Scene | None:
        """A small scene of what `value` looks like (a tile as it lies after turning), where there is one."""
        return None
