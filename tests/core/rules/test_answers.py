"""What a return annotation lets through, and what it does not."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence  # noqa: F401
from typing import TYPE_CHECKING, Any, Literal  # noqa: F401

import pytest

from tablewright.rules.answers import answer_of

if TYPE_CHECKING:
    from nowhere import Missing  # type: ignore[import-not-found]  # noqa: F401

    from tablewright import Refusal as No  # noqa: F401


def said(annotation: str) -> Callable[..., Any]:
    """A specification with that annotation, in a file that imports some names for the type checker only."""

    def specification() -> Any:
        raise NotImplementedError

    specification.__annotations__["return"] = annotation
    return specification


def refusal() -> Any:
    from tablewright import Refusal

    return Refusal("rule", "text")


NAN = float("nan")
GOOD: list[tuple[str, list[Any], list[Any]]] = [
    ("int", [0, -5, 1 << 200], [True, 1.5, "1", None]),
    ("float", [0, 1.5], [True, NAN, "1"]),
    ("bool", [True], [1, None]),
    ("str", ["", "x"], [b"x", None, ["x"]]),
    ("None", [None], [False, 0]),
    ("int | None", [1, None], [False, "x"]),
    ("None | str | list[int]", ["x", None, [1]], [["x"], 1]),
    ("list[str]", [[], ["x"]], ["x", ("x",), [1], None]),
    ("Sequence[str]", [["x"], ("x",)], ["x", [1]]),
    ("tuple[str, int]", [("x", 1)], [("x",), ("x", "y"), ["x", 1], "xy"]),
    ("tuple[int, ...]", [(), (1, 2)], [(1, "x"), [1]]),
    ("dict[str, tuple[str, str]]", [{}, {"a": ("b", "c")}], [{"a": None}, {1: ("b", "c")}, [], "x"]),
    ("Mapping[str, int]", [{}, OrderedDict(a=1)], [{"a": True}, 5]),
    ("list[type[int]]", [[bool]], [[str], [5]]),
    ('Literal["a", 1]', ["a", 1], ["b", True]),
    ("Callable[[int], str]", [len], [5]),
    ("No | None", [refusal(), None], ["no", False]),
    ("Iterable[int]", [[1]], [["x"], 5]),
    ("Any", [5, None], []),
    ("Missing | None", [5], []),
    ("no such thing", [5], []),
]
CASES = [(annotation, value, True) for annotation, good, _ in GOOD for value in good]
CASES += [(annotation, value, False) for annotation, _, bad in GOOD for value in bad]


@pytest.mark.parametrize(("annotation", "value", "good"), CASES)
def test_what_fits(annotation: str, value: Any, good: bool) -> None:
    wanted, fits, several = answer_of(said(annotation))
    assert wanted == annotation
    assert (fits is None or fits(value)) is good
    assert several is annotation.startswith("Iterable")
