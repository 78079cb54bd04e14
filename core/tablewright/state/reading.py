"""A state out of its JSON form, which may come from a stranger: every value is held against what is declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .frames import Flow
from .read_source import plainest
from .slices import Slice
from .state import State
from .stream import RandomStream
from .unfit import Unfit, unfit_json, unfit_value

_KERNEL = "kernel"


def read_state(data: Any, kinds: Mapping[str, type[Slice]]) -> State:
    """The state whose `to_json` is `data`, of the slices of these classes. Raises Unfit, which says where."""
    if not isinstance(data, dict):
        raise Unfit((), "an object", data)
    try:
        return _read(data, kinds)
    except Exception:
        wrong = _unfit_part(data, kinds)
        if wrong is not None:
            raise wrong from None
        return _read(plainest(data), kinds)


def _read(data: dict[str, Any], kinds: Mapping[str, type[Slice]]) -> State:
    kernel = data[_KERNEL]
    slices = {name: kind.read(data[name]) for name, kind in kinds.items()}
    return State(Flow.read(kernel), RandomStream.read(kernel["stream"]), slices)


def _unfit_part(data: Any, kinds: Mapping[str, type[Slice]]) -> Unfit | None:
    """The first value that does not fit."""
    parts: list[tuple[str, type[Slice]]] = [(_KERNEL, Flow), *kinds.items()]
    for name, kind in parts:
        wrong = unfit_json(kind, data.get(name), (name,))
        if wrong is not None:
            return wrong
    return unfit_json(RandomStream, data[_KERNEL].get("stream"), (_KERNEL, "stream"))


def unfit_in(state: State) -> tuple[str, Slice, Unfit] | None:
    """The first value in a state that does not fit its field: whose slice it is in, that slice, the value."""
    parts: dict[str, Slice] = {_KERNEL: state.flow, **state}
    for name, part in parts.items():
        wrong = unfit_value(type(part), part)
        if wrong is not None:
            return name, part, wrong
    return None
