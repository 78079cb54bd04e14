"""Answers: what a hook may return, as a test that is made once, out of the return annotation of its specification.

Tested is what can be seen without running the answer: lists and tuples item by item, mappings with their keys and
values, iterators and functions as such. What an annotation cannot say, whoever asks the hook must test.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

Check = Callable[[Any], bool]


class Answer(NamedTuple):
    """What a hook may return."""

    wanted: str
    """The annotation, as it stands in the specification."""
    fits: Check | None
    """Whether a value is such an answer; None where any is."""
    several: bool
    """Whether it may be anything that can be gone through, a generator too; `fits` is asked about the list of it."""


def answer_of(specification: Callable[..., Any]) -> Answer:
    """What the function `specification` says that it returns. What cannot be made out of it is not tested."""
    written = specification.__annotations__.get("return", Any)
    try:
        # The file's own future import may have left it a text, and its names imported for the type checker only.
        kind = (
            eval(written, specification.__globals__, _Names(specification))
            if isinstance(written, str)
            else written
        )
        several = get_origin(kind) is Iterable
        fits = _items(list, *get_args(kind)) if several else _check(kind)
    except (NameError, SyntaxError, TypeError, AttributeError):
        return Answer(str(written), None, False)
    text = written if isinstance(written, str) else inspect.formatannotation(written)
    return Answer(text, fits, several)


# --- the names of an annotation --------------------------------------------------------------------------------------


class _Names(dict[str, Any]):
    """What a module imports for the type checker only, imported when it is asked for; Any where that fails."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, name: str) -> Any:
        module = self._function.__globals__
        if name in module or hasattr(builtins, name):
            raise KeyError(name)
        self[name] = _imported(name, self._function, module.get("__package__") or "")
        return self[name]


def _imported(name: str, function: Callable[..., Any], package: str) -> Any:
    try:
        lines, _ = inspect.findsource(function)
    except (OSError, TypeError):
        return Any
    for node in ast.walk(ast.parse("".join(lines))):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if name == (alias.asname or alias.name):
                    source = "." * node.level + (node.module or "")
                    try:
                        return getattr(import_module(source, package), alias.name)
                    except (ImportError, AttributeError):
                        return Any
    return Any


# --- from an annotation to a test ------------------------------------------------------------------------------------


def _check(kind: Any) -> Check | None:
    """Whether a value is of the kind; None where every value is, or where nobody could tell."""
    if kind is None or kind is NoneType:
        return lambda value: value is None
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _check(parts[0])
    if origin is Union or origin is UnionType:
        return _union(parts)
    if origin is Literal:
        return lambda value: any(
            value is part or (type(value) is type(part) and value == part) for part in parts
        )
    if origin is type:
        return _subclass(parts[0])
    if origin is tuple:
        return _tuple(parts)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(origin, *parts)
    if isinstance(origin, type) and issubclass(origin, Iterable) and not issubclass(origin, Iterator):
        return _items(origin, parts[0] if len(parts) == 1 else Any)
    return _instance(origin or kind)


def _instance(kind: Any) -> Check | None:
    """Of a class. A bool is no number, here as in JSON, and not a number is none either."""
    if kind is Any or kind is object or not isinstance(kind, type):
        return None
    if getattr(kind, "_is_protocol", False) and not getattr(kind, "_is_runtime_protocol", False):
        return None
    if kind is int:
        return lambda value: isinstance(value, int) and value is not True and value is not False
    if kind is float:
        return lambda value: isinstance(value, int | float) and type(value) is not bool and value == value
    if issubclass(kind, Iterable) and not issubclass(kind, str | bytes):
        return lambda value: isinstance(value, kind) and not isinstance(value, str | bytes)
    return lambda value: isinstance(value, kind)


def _union(parts: tuple[Any, ...]) -> Check | None:
    checks = [_check(part) for part in parts]
    others = [check for check in checks if check is not None]
    if len(others) < len(checks):
        return None
    if len(others) == 2:
        # By far the most frequent: one thing, or None. None is asked first, for it is the usual answer.
        one, other = others if parts[0] in (None, NoneType) else reversed(others)
        return lambda value: one(value) or other(value)
    return lambda value: any(check(value) for check in others)


def _subclass(kind: Any) -> Check:
    base = get_origin(kind) or kind
    if not isinstance(base, type):
        return lambda value: isinstance(value, type)
    return lambda value: isinstance(value, type) and issubclass(value, base)


def _tuple(parts: tuple[Any, ...]) -> Check:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return _items(tuple, parts[0])
    checks = [_check(part) or _anything for part in parts]
    size = len(checks)
    return lambda value: (
        isinstance(value, tuple)
        and len(value) == size
        and all(check(part) for check, part in zip(checks, value, strict=True))
    )


def _items(kind: type[Iterable[Any]], part: Any) -> Check:
    check = _check(part)
    # What nobody can go through twice is not gone through here.
    if check is None or kind is Iterable:
        return lambda value: isinstance(value, kind) and not isinstance(value, str | bytes)
    return lambda value: (
        isinstance(value, kind) and not isinstance(value, str | bytes) and all(map(check, value))
    )


def _mapping(kind: type[Mapping[Any, Any]], key: Any = Any, value: Any = Any) -> Check:
    keys, values = _check(key) or _anything, _check(value) or _anything
    return lambda given: (
        isinstance(given, kind) and all(keys(one) and values(other) for one, other in given.items())
    )


def _anything(value: Any) -> bool:
    return True
