"""Actions as a careless or malicious client might send them: malformed, and nearly right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tablewright.actions.moves import Action
from tablewright.match import Match


class _Mute:
    """Something whose own words are broken."""

    def __repr__(self) -> str:
        raise ZeroDivisionError


def _deep() -> list[Any]:
    inner: list[Any] = []
    for _ in range(10_000):
        inner = [inner]
    return inner


_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    10**30,
    -(10**30),
    10**5000,
    0.0,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\ud800",
    "a" * 10_000,
    "😀",
    "__class__",
    b"bytes",
    (),
    ("a",),
    [],
    {},
    set(),
    object(),
    _deep(),
    _Mute(),
)
_POOL = 40


def hostile_actions() -> Iterator[Any]:
    """Things that are no actions of any game."""
    yield ()
    for value in _STRANGE:
        yield (value,)
        yield (value, value)
        yield ("", value)


def hostile_data() -> Iterator[Any]:
    """Things that are no JSON of any action, some not even JSON."""
    for value in _STRANGE:
        if not isinstance(value, tuple):
            yield value
        yield {"do": value}
        yield {"do": "x", "y": value}
        yield {value: "do"} if isinstance(value, str) else {"d": value}


def can_be_told(value: object) -> bool:
    """Whether a value can be printed: some of the hostile ones are made not to be."""
    try:
        repr(value)
    except Exception:
        return False
    return True


def mutations(match: Match, action: Action, rng: random.Random) -> Iterator[Action]:
    """Actions like `action` with one thing changed: a value exchanged, left out, added, of another type.

    Some of them may be possible.
    """
    name, *values = action
    move = match.rules.moves[name]
    yield (*action, 0)
    yield (*action, "")
    yield action[:-1]
    yield (f"{name}x", *values)
    yield (name.upper(), *values)
    pools = _pools(match)
    for index, value in enumerate(values):
        others = pools.get((name, move.fields[index].name), [])
        strange = rng.sample(_STRANGE, 6)
        numbers = [value + 1, value - 1, -value, value + 10**6, 1 << 70] if type(value) is int else []
        texts = [value + "x", value[:-1], value.upper(), value[::-1]] if type(value) is str else []
        for other in [*rng.sample(others, min(8, len(others))), *strange, *numbers, *texts]:
            yield (name, *values[:index], other, *values[index + 1 :])
    for other in match.rules.moves:
        if other != name:
            yield (other, *values)
            yield (other,)


def _pools(match: Match) -> dict[tuple[str, str], list[Any]]:
    """Values that fields have now in some possible action, to exchange with."""
    pools: dict[tuple[str, str], dict[Any, None]] = {}
    for seat in match.waiting():
        for action in islice(match.choices(seat).actions(), 500):
            for field, value in zip(match.rules.moves[action[0]].fields, action[1:], strict=True):
                pool = pools.setdefault((action[0], field.name), {})
                if len(pool) < _POOL:
                    pool[value] = None
    return {key: list(pool) for key, pool in pools.items()}
