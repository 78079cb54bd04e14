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

Field types: ``int str bool None``, ``tuple[...]``, ``list[...]``, ``dict[str, ...]``, other slices, unions with
``None``, and ``Any`` for plain JSON values. An ``int`` field may be a bit mask over a grid; it then travels as
rows of ``#`` and ``.`` because other languages lose bits of large integers.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from .state import State

_MISSING: Any = object()

EVERYONE, OWNER, OWNER_ELSE_COUNT, COUNT, NOBODY, DERIVED = (
    "everyone",
    "owner",
    "owner, others the count",
    "count",
    "nobody",
    "derived",
)


class FieldSpec:
    """What one field declares: its default, who sees it, the pool it is redealt from, its mask size."""

    __slots__ = ("default", "factory", "mask", "name", "per_seat", "pool", "sees", "type")

    def __init__(
        self,
        sees: str,
        default: Any = _MISSING,
        factory: Callable[[], Any] | None = None,
        pool: str = "",
        mask: tuple[str, str] | None = None,
        per_seat: bool = False,
    ) -> None:
        self.sees, self.default, self.factory = sees, default, factory
        self.pool, self.mask, self.per_seat = pool, mask, per_seat
        self.name = ""
        self.type: Any = None


def shown(
    *, default: Any = _MISSING, factory: Callable[[], Any] | None = None, mask: tuple[str, str] | None = None
) -> Any:
    """A field that everyone sees. ``mask=("width", "height")`` names the fields that hold the grid's size."""
    return FieldSpec(EVERYONE, default, factory, mask=mask)


def owned(
    *,
    default: Any = _MISSING,
    factory: Callable[[], Any] | None = None,
    others: str = "nothing",
    pool: str = "",
) -> Any:
    """A field that only its seat sees; the others see nothing, or with ``others="count"`` how many."""
    if others not in ("nothing", "count"):
        raise ValueError(f"others= is 'nothing' or 'count', not {others!r}")
    return FieldSpec(OWNER if others == "nothing" else OWNER_ELSE_COUNT, default, factory, pool)


def counted(*, default: Any = _MISSING, factory: Callable[[], Any] | None = None, pool: str = "") -> Any:
    """A field of which everyone sees only how many items it holds (a deck, a bag)."""
    return FieldSpec(COUNT, default, factory, pool)


def hidden(*, default: Any = _MISSING, factory: Callable[[], Any] | None = None, pool: str = "") -> Any:
    """A field that nobody sees (cards returned to the box unseen)."""
    return FieldSpec(NOBODY, default, factory, pool)


def derived(*, default: Any = None) -> Any:
    """A cache that follows from the other fields: shared by clones, in no JSON, no view and no comparison."""
    return FieldSpec(DERIVED, default)


def per_seat(kind: type[Slice]) -> Any:
    """A list with one sub-slice per seat; the index is the owner of what the sub-slice holds."""
    return FieldSpec(EVERYONE, factory=list, per_seat=True)


SliceType = TypeVar("SliceType", bound="Slice")


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
            value = namespace.pop(key, _MISSING)
            spec = value if isinstance(value, FieldSpec) else FieldSpec(EVERYONE, value)
            spec.name = key
            specs[key] = spec
        namespace["__slots__"] = tuple(specs)
        namespace["_specs"] = specs
        namespace["_ready"] = False
        if plugin:
            namespace["plugin"] = plugin
        return super().__new__(mcs, name, bases, namespace, **kwargs)

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
        return state.slices[cls.plugin]  # type: ignore[return-value]

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
        """The slice that `to_json` gave. Raises KeyError or TypeError where `data` is not of its form."""
        prepare(cls)
        return cls.from_json(data)

    def view(self, seat: int, owner: int = -1) -> dict[str, Any]:
        """What `seat` may see of this slice, which belongs to `owner` (-1: to no seat), as plain JSON values.

        A field that the seat may not see is absent; of a counted one it sees ``{"count": n}``.
        """
        prepare(type(self))
        return self.view(seat, owner)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name, '?')!r}" for name in self._specs)
        return f"{type(self).__name__}({fields})"


def specs_of(cls: type[Slice]) -> dict[str, FieldSpec]:
    """The fields of a slice class, with their types resolved."""
    prepare(cls)
    return cls._specs


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


def rows_of_mask(mask: int, width: int, height: int) -> list[str]:
    """A grid mask as `height` strings of `width` characters, ``#`` where the bit is set."""
    stride = width + 1
    text = f"{mask:0{stride * height}b}"[::-1].translate(_DRAWN)
    return [text[start : start + width] for start in range(0, stride * height, stride)]


def mask_of_rows(rows: list[str]) -> int:
    """The grid mask that `rows_of_mask` gave."""
    return int(("." + ".".join(rows)[::-1]).translate(_BITS), 2)


_DRAWN = str.maketrans("01", ".#")
_BITS = str.maketrans(".#", "01")


# --- code generation: one pass per class, on first use ---------------------------------------------------------


def prepare(cls: type[Slice]) -> None:
    """Generate the methods of a slice class; done at its first use, when its annotations can be resolved."""
    if cls.__dict__.get("_ready"):
        return
    hints = typing.get_type_hints(cls)
    for spec in cls._specs.values():
        spec.type = hints[spec.name]
    names: dict[str, Any] = {
        "cls": cls,
        "new": object.__new__,
        "plain_copy": plain_copy,
        "rows_of_mask": rows_of_mask,
        "mask_of_rows": mask_of_rows,
    }
    source = "\n".join(
        make(cls, names) for make in (_init_source, _clone_source, _dump_source, _view_source, _load_source)
    )
    exec(compile(source, f"<slice {cls.__qualname__}>", "exec"), names)
    setattr(cls, "__init__", names["__init__"])  # noqa: B010 - mypy forbids assigning to a method directly
    setattr(cls, "clone", names["clone"])  # noqa: B010
    setattr(cls, "to_json", names["to_json"])  # noqa: B010
    setattr(cls, "view", names["view"])  # noqa: B010
    setattr(cls, "from_json", classmethod(names["from_json"]))  # noqa: B010
    cls._ready = True


def plain_copy(value: Any) -> Any:
    """A deep copy of plain JSON values."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain_copy(item) for item in value]
    return value


def _init_source(cls: type[Slice], names: dict[str, Any]) -> str:
    parameters, body = [], []
    for spec in cls._specs.values():
        name = spec.name
        if spec.factory is not None:
            names[f"factory_{name}"] = spec.factory
            parameters.append(f"{name}=None")
            body.append(f"    self.{name} = factory_{name}() if {name} is None else {name}")
        elif spec.default is not _MISSING:
            names[f"default_{name}"] = spec.default
            parameters.append(f"{name}=default_{name}")
            body.append(f"    self.{name} = {name}")
        else:
            parameters.append(name)
            body.append(f"    self.{name} = {name}")
    stars = ", *, " + ", ".join(parameters) if parameters else ""
    return f"def __init__(self{stars}):\n" + "\n".join(body or ["    pass"])


def _is_slice(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Slice)


def _is_scalar(kind: Any) -> bool:
    """Whether values of this type can be shared between clones and are JSON as they stand."""
    return kind in (int, str, bool, float, type(None)) or (
        _is_union(kind) and all(_is_scalar(part) for part in typing.get_args(kind))
    )


def _is_union(kind: Any) -> bool:
    return typing.get_origin(kind) in (typing.Union, types.UnionType)


def _is_frozen(kind: Any) -> bool:
    if typing.get_origin(kind) is tuple:
        return all(part is Ellipsis or _is_frozen(part) for part in typing.get_args(kind))
    return _is_scalar(kind) or (_is_union(kind) and all(_is_frozen(part) for part in typing.get_args(kind)))


def _not_none(kind: Any) -> Any:
    return next(part for part in typing.get_args(kind) if part is not type(None))


def _refuse(kind: Any) -> TypeError:
    return TypeError(f"a slice field cannot hold {kind!r}; see tablewright.slices for the types that it can")


def _clone(kind: Any, expression: str, depth: int = 0) -> str:
    """Source of a copy of `expression`."""
    if _is_frozen(kind):
        return expression
    if kind is Any:
        return f"plain_copy({expression})"
    if _is_slice(kind):
        return f"{expression}.clone()"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if origin is list:
        if _is_frozen(parts[0]):
            return f"{expression}[:]"
        return f"[{_clone(parts[0], item, depth + 1)} for {item} in {expression}]"
    if origin is dict:
        if _is_frozen(parts[1]):
            return f"{expression}.copy()"
        return f"{{key{depth}: {_clone(parts[1], item, depth + 1)} for key{depth}, {item} in {expression}.items()}}"
    if _is_union(kind):
        return f"None if {expression} is None else {_clone(_not_none(kind), expression, depth)}"
    raise _refuse(kind)


def _dump(kind: Any, expression: str, method: str, depth: int = 0) -> str:
    """Source of the JSON form of `expression`; `method` is the call that dumps a slice within it."""
    if _is_scalar(kind):
        return expression
    if kind is Any:
        return f"plain_copy({expression})"
    if _is_slice(kind):
        return f"{expression}.{method}"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        if _is_scalar(parts[0]):
            return f"list({expression})"
        return f"[{_dump(parts[0], item, method, depth + 1)} for {item} in {expression}]"
    if origin is tuple:
        inner = ", ".join(
            _dump(part, f"{expression}[{i}]", method, depth + 1) for i, part in enumerate(parts)
        )
        return f"[{inner}]"
    if origin is dict:
        return (
            f"{{key{depth}: {_dump(parts[1], item, method, depth + 1)} "
            f"for key{depth}, {item} in {expression}.items()}}"
        )
    if _is_union(kind):
        return f"None if {expression} is None else {_dump(_not_none(kind), expression, method, depth)}"
    raise _refuse(kind)


def _load(kind: Any, expression: str, names: dict[str, Any], depth: int = 0) -> str:
    """Source of the value whose JSON form is `expression`."""
    if _is_scalar(kind):
        return expression
    if kind is Any:
        return f"plain_copy({expression})"
    if _is_slice(kind):
        names[f"slice_{kind.__name__}"] = kind
        return f"slice_{kind.__name__}.from_json({expression})"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if origin is list:
        return f"[{_load(parts[0], item, names, depth + 1)} for {item} in {expression}]"
    if origin is tuple and parts[-1] is Ellipsis:
        return f"tuple([{_load(parts[0], item, names, depth + 1)} for {item} in {expression}])"
    if origin is tuple:
        inner = "".join(
            _load(part, f"{expression}[{i}]", names, depth + 1) + ", " for i, part in enumerate(parts)
        )
        return f"({inner})"
    if origin is dict:
        return (
            f"{{key{depth}: {_load(parts[1], item, names, depth + 1)} "
            f"for key{depth}, {item} in {expression}.items()}}"
        )
    if _is_union(kind):
        return f"None if {expression} is None else {_load(_not_none(kind), expression, names, depth)}"
    raise _refuse(kind)


def _clone_source(cls: type[Slice], names: dict[str, Any]) -> str:
    lines = ["def clone(self):", "    copy = new(cls)"]
    for spec in cls._specs.values():
        value = f"self.{spec.name}"
        lines.append(f"    copy.{spec.name} = {value if spec.sees == DERIVED else _clone(spec.type, value)}")
    return "\n".join([*lines, "    return copy"])


def _field_dump(spec: FieldSpec, method: str) -> str:
    if spec.mask is not None:
        width, height = spec.mask
        return f"rows_of_mask(self.{spec.name}, self.{width}, self.{height})"
    return _dump(spec.type, f"self.{spec.name}", method)


def _dump_source(cls: type[Slice], names: dict[str, Any]) -> str:
    items = [
        f"        {spec.name!r}: {_field_dump(spec, 'to_json()')},"
        for spec in cls._specs.values()
        if spec.sees != DERIVED
    ]
    return "\n".join(["def to_json(self):", "    return {", *items, "    }"])


def _view_source(cls: type[Slice], names: dict[str, Any]) -> str:
    lines = ["def view(self, seat, owner=-1):", "    seen = {}"]
    for spec in cls._specs.values():
        name = spec.name
        if spec.sees == DERIVED or spec.sees == NOBODY:
            continue
        count = f"{{'count': len(self.{name})}}"
        if spec.per_seat:
            value = f"[item.view(seat, index) for index, item in enumerate(self.{name})]"
        else:
            value = _field_dump(spec, "view(seat, owner)")
        if spec.sees == COUNT:
            lines.append(f"    seen[{name!r}] = {count}")
        elif spec.sees == OWNER_ELSE_COUNT:
            lines.append(f"    seen[{name!r}] = {value} if seat == owner else {count}")
        elif spec.sees == OWNER:
            lines += ["    if seat == owner:", f"        seen[{name!r}] = {value}"]
        else:
            lines.append(f"    seen[{name!r}] = {value}")
    return "\n".join([*lines, "    return seen"])


def _load_source(cls: type[Slice], names: dict[str, Any]) -> str:
    lines = ["def from_json(kind, data):", "    loaded = new(cls)"]
    for spec in cls._specs.values():
        if spec.sees == DERIVED:
            names[f"default_{spec.name}"] = spec.default
            lines.append(f"    loaded.{spec.name} = default_{spec.name}")
        elif spec.mask is not None:
            lines.append(f"    loaded.{spec.name} = mask_of_rows(data[{spec.name!r}])")
        else:
            value = f"data[{spec.name!r}]"
            lines.append(f"    loaded.{spec.name} = {_load(spec.type, value, names)}")
    return "\n".join([*lines, "    return loaded"])
