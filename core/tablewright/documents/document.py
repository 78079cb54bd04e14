"""JSON and TOML files as data that knows where it came from.

A document holds plain values only: what JSON can say and every language can hold. Its positions are worked out
when a problem asks for a place, so that reading a file that is right costs no more than parsing it.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any, Literal, NoReturn

from tablewright.problems.harmless import HARMFUL, named
from tablewright.problems.problem import MOST_TOLD, Place, Problem, TablewrightError, fail, raise_any
from tablewright.problems.wording import kind_of, shown

from .files import as_text, displayed, place_at, read_bytes
from .json_positions import Pointer, Positions, character_at, deep_bracket, json_positions
from .syntax_problems import json_problem, toml_problem
from .toml_positions import toml_positions

DEEPEST = 64  # levels of lists and objects
MOST_VALUES = 200_000  # and with them memory: a file of four million bytes could hold two million
LARGEST_INTEGER = 2**53 - 1  # what a JavaScript number holds exactly

_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPED_CONTROL = re.compile(
    r"\\(?:[bfr]|[uU](?:0000)?(?:00[01789][0-9a-fA-F]|20[26][0-9a-fA-F]))"
)  # more than is harmful: whatever it finds is looked at
_LONG_NUMBER = re.compile(r"[0-9]{16}")
_UNUSUAL_TOML = re.compile(r"[0-9][0-9_]{15}|[eE]\+?[0-9_]{2}|inf|nan|0[xob][0-9a-fA-F_]{13}|[0-9][-:][0-9]")
_NUMBER_LIMITS = "a finite number; whole numbers from -(2^53 - 1) to 2^53 - 1"

# Documents by path and hash: whoever makes many matches reads the same files each time.
_KEPT = 500
_parsed: dict[tuple[str, bytes], Document] = {}
_parsing = Lock()


class Document:
    """A parsed file: its data, and the place of everything in it. The data may be shared: do not change it."""

    __slots__ = ("_digest", "_positions", "data", "language", "model", "path", "text")

    def __init__(self, data: Any, path: str, text: str, language: Literal["json", "toml"] = "json") -> None:
        self.data = data
        self.path = path  # as the problems shall name it
        self.text = text
        self.language = language
        self.model: object = None
        """What the data was found to be (a manifest), so that it is not found out again."""
        self._positions: Positions | None = None
        self._digest = ""

    def place(self, pointer: Sequence[str | int] = ()) -> Place:
        """Where the value stands that the keys and indices of `pointer` lead to.

        For a value that is not there (a key that is missing), the innermost object or list around it. A number that
        follows the pointer of a text leads to that character of it.
        """
        return self._find(tuple(pointer), self.positions.values)

    def key_place(self, pointer: Sequence[str | int]) -> Place:
        """Where the key stands that `pointer` ends with; for an item of a list, its value."""
        wanted = tuple(pointer)
        return self._find(
            wanted, self.positions.keys if wanted in self.positions.keys else self.positions.values
        )

    @property
    def positions(self) -> Positions:
        """The offsets of all keys and values."""
        if self._positions is None:
            self._positions = (
                json_positions(self.text) if self.language == "json" else toml_positions(self.text)
            )
        return self._positions

    @property
    def digest(self) -> str:
        """SHA-256 of the text, in hexadecimal."""
        if not self._digest:
            self._digest = hashlib.sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()
        return self._digest

    def table(self) -> dict[str, Any]:
        """The data, which must be an object."""
        if not isinstance(self.data, dict):
            fail(
                "TW-DATA-NOT-AN-OBJECT",
                "the file must hold an object",
                place=self.place(),
                expected='an object: { "key": value, … }',
                found=kind_of(self.data),
            )
        return self.data

    def _find(self, pointer: Pointer, offsets: dict[Pointer, int]) -> Place:
        if self.language == "json" and pointer and pointer not in offsets and isinstance(pointer[-1], int):
            start = self.positions.values.get(pointer[:-1], 0)
            if self.text[start : start + 1] == '"':
                return place_at(self.path, self.text, character_at(self.text, start, pointer[-1]))
        while pointer and pointer not in offsets:
            pointer = pointer[:-1]
            offsets = self.positions.values
        return place_at(self.path, self.text, offsets.get(pointer, 0))


def read_json(path: str | os.PathLike[str]) -> Document:
    """Read the JSON file at `path`. What was read before and is still the same is not parsed again."""
    content = read_bytes(path if isinstance(path, Path) else Path(path))
    key = displayed(path), hashlib.sha256(content).digest()
    document = _parsed.get(key)
    if document is None:
        document = parse_json(as_text(content, key[0]), key[0])
    with _parsing:  # matches may be made in several threads
        _parsed.pop(key, None)
        _parsed[key] = document  # the last one used stands last
        if len(_parsed) > _KEPT:
            del _parsed[next(iter(_parsed))]
    return document


def read_toml(path: str | os.PathLike[str]) -> Document:
    """Read the TOML file at `path`."""
    name = displayed(path)
    return parse_toml(as_text(read_bytes(Path(path)), name), name)


def parse_json(text: str, path: str = "<text>") -> Document:
    """Parse `text` as JSON; `path` is what problems call it."""
    _check_number_of_values(text, path)
    repeated = infinite = False

    def real(number: str) -> float:  # also NaN and Infinity, which Python's parser takes though JSON has none
        nonlocal infinite
        value = float(number)
        infinite = infinite or not math.isfinite(value)
        return value

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal repeated
        made = dict(items)
        repeated = repeated or len(made) != len(items)
        return made

    try:
        data = json.loads(text, object_pairs_hook=pairs, parse_constant=real, parse_float=real)
    except json.JSONDecodeError as error:
        raise TablewrightError(json_problem(text, path, error)) from None
    except RecursionError:
        _too_deep(Document(None, path, text))
    except ValueError:  # an integer of thousands of digits, which Python will not even read
        offset = next(m.start() for m in re.finditer(r"-?[0-9]{4000}", text))
        fail(
            "TW-DATA-NUMBER",
            "the number is too large",
            place=place_at(path, text, offset),
            expected=_NUMBER_LIMITS,
        )
    document = Document(data, path, text)
    if repeated:
        positions = document.positions
        told = (
            Problem(
                "TW-JSON-DUPLICATE-KEY",
                f"the key {shown(pointer[-1])} stands twice in the same object",
                place_at(path, text, offset),
                hint=f"the first one is in line {place_at(path, text, positions.keys[pointer]).line}",
            )
            for pointer, offset in positions.repeated.items()
            # What stands in the second of two is not repeated itself.
            if not any(pointer[:length] in positions.repeated for length in range(1, len(pointer)))
        )
        raise TablewrightError(islice(told, MOST_TOLD))
    surrogate = "\\u" in text and _ESCAPED_SURROGATE.search(text)
    _check_values(document, infinite or bool(surrogate or _LONG_NUMBER.search(text)) or _may_be_harmful(text))
    return document


def parse_toml(text: str, path: str = "<text>") -> Document:
    """Parse `text` as TOML 1.0; `path` is what problems call it."""
    _check_number_of_values(text, path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TablewrightError(toml_problem(text, path, error)) from None
    except RecursionError:
        _too_deep(Document(None, path, text, "toml"))
    except ValueError:  # as for JSON, and dates that no calendar has
        fail("TW-TOML-SYNTAX", "a number or a date is not possible", place=Place(path))
    document = Document(data, path, text, "toml")
    _check_values(document, bool(_UNUSUAL_TOML.search(text)) or _may_be_harmful(text))
    return document


# -- what may stand in a document ---------------------------------------------------------------------------------


def _check_number_of_values(text: str, path: str) -> None:
    """Refuse a text with more values than anybody writes, before memory is taken for them."""
    # Each value but the first of a list or an object follows a comma; those in texts are few.
    number = text.count(",") + text.count("[") + text.count("{")
    if number > MOST_VALUES:
        fail(
            "TW-DATA-SIZE",
            "the file holds too many values",
            place=Place(path, 1, 1),
            expected=f"at most {MOST_VALUES:,}",
            found=f"{number:,}",
            hint="divide it into several files",
        )


def _check_values(document: Document, unusual: bool) -> None:
    """Refuse what is too deep and, where the text looks `unusual`, what JSON in another language cannot hold."""
    text = document.text
    if text.count("{") + text.count("[") + text.count(".") >= DEEPEST:
        level = [document.data]
        for depth in range(DEEPEST + 2):
            level = [inner for outer in level for inner in _inner(outer) if isinstance(inner, list | dict)]
            if not level:
                break
            if depth == DEEPEST - 1:
                _too_deep(document)
    # Looking at every value costs as much as parsing does, so the text is asked first whether there is a reason to.
    if unusual:
        raise_any(islice(_bad_values(document, document.data, ()), MOST_TOLD))


def _inner(value: Any) -> Sequence[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else ()


def _bad_values(document: Document, value: Any, pointer: Pointer) -> Iterator[Problem]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if _has_surrogate(key):
                yield _surrogate_problem(document.key_place((*pointer, key)))
            elif harmful := HARMFUL.search(key):
                yield _control_problem(harmful, document.key_place((*pointer, key)))
            yield from _bad_values(document, inner, (*pointer, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _bad_values(document, inner, (*pointer, index))
    elif isinstance(value, str):
        if _has_surrogate(value):
            yield _surrogate_problem(document.place(pointer))
        elif harmful := HARMFUL.search(value):
            yield _control_problem(harmful, document.place((*pointer, harmful.start())))
    elif isinstance(value, date | datetime | time):
        yield Problem(
            "TW-DATA-DATE",
            "dates and times have no place here",
            document.place(pointer),
            found=str(value),
            hint="put it in quotes if a text is meant",
        )
    elif (isinstance(value, float) and not math.isfinite(value)) or (
        isinstance(value, int) and abs(value) > LARGEST_INTEGER
    ):
        yield Problem(
            "TW-DATA-NUMBER",
            "not every language can hold this number",
            document.place(pointer),
            expected=_NUMBER_LIMITS,
            found=str(value),
        )


def _has_surrogate(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)


def _surrogate_problem(place: Place) -> Problem:
    return Problem(
        "TW-DATA-TEXT",
        "the text holds half a character",
        place,
        expected="surrogates \\ud800 … \\udfff in pairs only",
        hint="write the character itself: the file is UTF-8",
    )


def _may_be_harmful(text: str) -> bool:
    """Whether it is worth looking for characters that a terminal would obey, as such or escaped."""
    if "\\" in text and _ESCAPED_CONTROL.search(text):
        return True
    return (not text.isascii() or "\x7f" in text) and bool(HARMFUL.search(text))


def _control_problem(harmful: re.Match[str], place: Place) -> Problem:
    return Problem(
        "TW-DATA-CONTROL",
        "the text holds a character that nobody sees, and that a terminal would obey",
        place,
        expected="characters that can be seen, spaces, tabs and ends of lines",
        found=named(harmful[0]),
        hint="take it out",
    )


def _too_deep(document: Document) -> NoReturn:
    text = document.text
    if document.language == "json":
        offset = deep_bracket(text, DEEPEST)
    else:  # the first value of the level that is one too deep; a table with a dotted name has no bracket
        values = document.positions.values.items()
        offset = min(
            (
                at
                for pointer, at in values
                if len(pointer) > DEEPEST or (len(pointer) == DEEPEST and text[at] in "[{")
            ),
            default=0,
        )
    fail(
        "TW-DATA-DEPTH",
        "lists and objects are nested too deep",
        place=place_at(document.path, text, offset),
        expected=f"at most {DEEPEST} levels",
    )
