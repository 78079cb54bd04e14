"""Slices: the plain-valued pieces that the state of a match is made of.

A slice declares its fields once, each with who may see it; from that declaration this module generates,
per class and once, the constructor, a fast clone, the JSON both ways, the view of a seat and the list of
places that a redeal shuffles. No game writes any of these by hand (design: the kernel, state).

    class Hand(Slice):
        cards: list[str] = owned(factory=list, others="count", pool="cards")

    class Rummy(Slice, plugin="rummy"):
        hands: list[Hand] = per_seat(Hand)
        stock: list[str] = counted(factory=list, pool="cards")
        melds: list[str] = shown(factory=list)

Field types: ``int str bool None``, ``tuple[...]``, ``list[...]``, ``dict[str, ...]``, ``Mapping[str, ...]``, other
slices, unions with ``None``, and ``Any`` for plain JSON values. An ``int`` field may be a bit mask over a grid; it then travels as
rows of ``#`` and ``.`` because other languages lose bits of large integers. A long pile of ids that is ``spaced``
travels as one text with spaces between them. What seldom changes is best a
tuple, or a ``Mapping`` where it has keys: clones share it.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, dataclass_transform

from .read_source import plainest
from .slice_fields import (
    COUNT,
    DERIVED,
    EVERYONE,
    MISSING,
    NOBODY,
    OWNER,
    OWNER_ELSE_COUNT,
    FieldSpec,
    counted,
    derived,
    hidden,
    owned,
    per_seat,
    shown,
)
from .slice_sources import methods
from .unfit import unfit_json

if TYPE_CHECKING:
    from .state import State


@dataclass_transform(
    kw_only_default=True, field_specifiers=(shown, owned, counted, hidden, derived, per_seat)
)
class SliceMeta(type):
    """Takes the field declarations out of the class body and makes them slots."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], plugin: str = "", **kwargs: Any
    ) -> SliceMeta:
        inherited = [base for base in bases if isinstance(base, SliceMeta) and base.__dict__.get("_specs")]
        if inherited:
            raise TypeError(f"{name}: a slice does not inherit from another slice; hold it as a field")
        specs: dict[str, FieldSpec] = {}
        for key, annotation in namespace.get("__annotations__", {}).items():
            if "ClassVar" in str(annotation):
                continue
            value = namespace.pop(key, MISSING)
            spec = value if isinstance(value, FieldSpec) else FieldSpec(EVERYONE, value)
            spec.name = key
            specs[key] = spec
        namespace["__slots__"] = tuple(specs)
        namespace["_specs"] = specs
        namespace["_ready"] = False
        if plugin:
            namespace["plugin"] = plugin
        made = super().__new__(mcs, name, bases, namespace, **kwargs)
        if plugin:
            # The same as `Slice.of`, without a call of Python: it is asked several times in every move.
            type.__setattr__(made, "of", itemgetter(plugin))
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any) -> None:
        kwargs.pop("plugin", None)
        super().__init__(name, bases, namespace, **kwargs)


class Slice(metaclass=SliceMeta):
    """A piece of the state. See the module's text for how one is declared."""

    plugin: ClassVar[str] = ""
    _specs: ClassVar[dict[str, FieldSpec]]
    _ready: ClassVar[bool]

    def __init__(self, **values: Any) -> None:
        prepare(type(self))
        type(self).__init__(self, **values)

    @classmethod
    def of(cls, state: State) -> Self:
        """The slice of this class in `state`. Raises KeyError where its plugin is not enabled."""
        return state[cls.plugin]  # type: ignore[return-value]

    def clone(self) -> Self:
        """A copy that shares nothing changeable with this one."""
        prepare(type(self))
        return self.clone()

    def to_json(self) -> dict[str, Any]:
        """Every field but the derived ones as plain JSON values."""
        prepare(type(self))
        return self.to_json()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The slice that `to_json` gave. Raises ValueError, with the way to it, for what no such field holds."""
        try:
            return cls.read(data)
        except Exception:
            wrong = unfit_json(cls, data)
            if wrong is not None:
                raise wrong from None
            return cls.read(plainest(data))

    @classmethod
    def read(cls, data: Any) -> Self:
        """The slice that `to_json` gave. Raises some Exception or other where `data` is not exactly that; see `from_json`."""
        prepare(cls)
        return cls.read(data)

    def view(self, seat: int, owner: int = -1) -> dict[str, Any]:
        """What `seat` may see of this slice, which belongs to `owner` (-1: to no seat), as plain JSON values.

        A field that the seat may not see is absent; of a counted one it sees ``{"count": n}``.
        """
        prepare(type(self))
        return self.view(seat, owner)

    @classmethod
    def _fields(cls) -> dict[str, FieldSpec]:
        """The fields, with their types resolved."""
        prepare(cls)
        return cls._specs

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name, '?')!r}" for name in self._specs)
        return f"{type(self).__name__}({fields})"


def specs_of(cls: type[Slice]) -> dict[str, FieldSpec]:
    """The fields of a slice class, with their types resolved."""
    return cls._fields()


def is_hidden_from(spec: FieldSpec, seat: int, owner: int) -> bool:
    """Whether `seat` does not see the values of this field in a slice of `owner`."""
    if spec.sees in (OWNER, OWNER_ELSE_COUNT):
        return seat != owner
    return spec.sees in (COUNT, NOBODY)


def hidden_places(part: Slice, seat: int, owner: int = -1) -> Iterator[tuple[Slice, FieldSpec]]:
    """Every field in `part` and below whose values `seat` does not see."""
    for spec in specs_of(type(part)).values():
        value = getattr(part, spec.name)
        if spec.sees == DERIVED:
            continue
        if is_hidden_from(spec, seat, owner):
            yield part, spec
        elif isinstance(value, Slice):
            yield from hidden_places(value, seat, owner)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, Slice):
                    yield from hidden_places(item, seat, index if spec.per_seat else owner)


def prepare(cls: type[Slice]) -> None:
    """Generate the methods of a slice class; done at its first use, when its annotations can be resolved."""
    if cls.__dict__.get("_ready"):
        return
    hints = typing.get_type_hints(cls)
    for spec in cls._specs.values():
        spec.type = hints[spec.name]
    made = methods(cls, cls._specs.values())
    setattr(cls, "__init__", made["__init__"])  # noqa: B010 - mypy forbids assigning to a method directly
    setattr(cls, "clone", made["clone"])  # noqa: B010
    setattr(cls, "to_json", made["to_json"])  # noqa: B010
    setattr(cls, "view", made["view"])  # noqa: B010
    setattr(cls, "read", classmethod(made["read"]))  # noqa: B010
    cls._ready = True
