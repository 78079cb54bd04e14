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
import stat
import tomllib
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time
from pathlib import Path
from typing import Any, Literal, NoReturn

from .json_positions import Pointer, Positions, deep_bracket, json_positions, open_brackets
from .problems import Place, Problem, TablewrightError, fail, raise_any
from .suggestions import did_you_mean
from .toml_positions import toml_positions
from .wording import kind_of, shown

LARGEST_FILE = 4_000_000  # bytes
DEEPEST = 64  # levels of lists and objects
LARGEST_INTEGER = 2**53 - 1  # what a JavaScript number holds exactly

_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_LONG_NUMBER = re.compile(r"[0-9]{16}|[eE]\+?[0-9]{2}")
_UNUSUAL_TOML = re.compile(r"[0-9][0-9_]{15}|[eE]\+?[0-9_]{2}|inf|nan|0[xob][0-9a-fA-F_]{13}|[0-9][-:][0-9]")
_NUMBER_LIMITS = "a finite number; whole numbers from -(2^53 - 1) to 2^53 - 1"
_AT_LINE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Document:
    """A parsed file: its data, and the place of everything in it."""

    __slots__ = ("_digest", "_positions", "data", "language", "path", "text")

    def __init__(self, data: Any, path: str, text: str, language: Literal["json", "toml"] = "json") -> None:
        self.data = data
        self.path = path  # as the problems shall name it
        self.text = text
        self.language = language
        self._positions: Positions | None = None
        self._digest = ""

    def place(self, pointer: Sequence[str | int] = ()) -> Place:
        """Where the value stands that the keys and indices of `pointer` lead to.

        For a value that is not there (a key that is missing), the innermost object or list around it.
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
        while pointer and pointer not in offsets:
            pointer = pointer[:-1]
            offsets = self.positions.values
        return _place(self.path, self.text, offsets.get(pointer, 0))


def read_json(path: str | os.PathLike[str]) -> Document:
    """Read the JSON file at `path`."""
    return parse_json(_read_text(Path(path)), _display(path))


def read_toml(path: str | os.PathLike[str]) -> Document:
    """Read the TOML file at `path`."""
    return parse_toml(_read_text(Path(path)), _display(path))


def parse_json(text: str, path: str = "<text>") -> Document:
    """Parse `text` as JSON; `path` is what problems call it."""
    repeated = constants = False

    def constant(name: str) -> float:  # NaN and Infinity, which Python's parser takes though JSON has none
        nonlocal constants
        constants = True
        return float(name)

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal repeated
        made = dict(items)
        repeated = repeated or len(made) != len(items)
        return made

    try:
        data = json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except json.JSONDecodeError as error:
        raise TablewrightError(_json_problem(text, path, error)) from None
    except RecursionError:
        _too_deep(Document(None, path, text))
    except ValueError:  # an integer of thousands of digits, which Python will not even read
        offset = next(m.start() for m in re.finditer(r"-?[0-9]{4000}", text))
        fail(
            "TW-DATA-NUMBER",
            "the number is too large",
            place=_place(path, text, offset),
            expected=_NUMBER_LIMITS,
        )
    document = Document(data, path, text)
    if repeated:
        positions = document.positions
        raise TablewrightError(
            Problem(
                "TW-JSON-DUPLICATE-KEY",
                f"the key {shown(pointer[-1])} stands twice in the same object",
                _place(path, text, offset),
                hint=f"the first one is in line {_place(path, text, positions.keys[pointer]).line}",
            )
            for pointer, offset in positions.repeated.items()
        )
    _check_values(
        document, constants or bool(_LONG_NUMBER.search(text)) or bool(_ESCAPED_SURROGATE.search(text))
    )
    return document


def parse_toml(text: str, path: str = "<text>") -> Document:
    """Parse `text` as TOML 1.0; `path` is what problems call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TablewrightError(_toml_problem(text, path, error)) from None
    except RecursionError:
        _too_deep(Document(None, path, text, "toml"))
    except ValueError:  # as for JSON, and dates that no calendar has
        fail("TW-TOML-SYNTAX", "a number or a date is not possible", place=Place(path))
    document = Document(data, path, text, "toml")
    _check_values(document, bool(_UNUSUAL_TOML.search(text)))
    return document


# -- what may stand in a document ---------------------------------------------------------------------------------


def _check_values(document: Document, unusual: bool) -> None:
    """Refuse what is too deep and, where the text looks `unusual`, what JSON in another language cannot hold."""
    text = document.text
    if text.count("{") + text.count("[") + text.count(".") > DEEPEST:
        level = [document.data]
        for depth in range(DEEPEST + 2):
            level = [inner for outer in level for inner in _inner(outer) if isinstance(inner, list | dict)]
            if not level:
                break
            if depth == DEEPEST - 1:
                _too_deep(document)
    # Looking at every value costs as much as parsing does, so the text is asked first whether there is a reason to.
    if unusual:
        raise_any(_bad_values(document, document.data, ()))


def _inner(value: Any) -> Sequence[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else ()


def _bad_values(document: Document, value: Any, pointer: Pointer) -> Iterator[Problem]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if _has_surrogate(key):
                yield _surrogate_problem(document.key_place((*pointer, key)))
            yield from _bad_values(document, inner, (*pointer, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _bad_values(document, inner, (*pointer, index))
    elif isinstance(value, str):
        if _has_surrogate(value):
            yield _surrogate_problem(document.place(pointer))
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
        place=_place(document.path, text, offset),
        expected=f"at most {DEEPEST} levels",
    )


# -- broken texts -------------------------------------------------------------------------------------------------

_JSON_EXPECTED = {
    "Expecting value": "a value",
    "Expecting ',' delimiter": "a comma, or the closing bracket",
    "Expecting ':' delimiter": "a colon after the key",
    "Expecting property name enclosed in double quotes": "a key in double quotes",
    "Extra data": "nothing more after the first value",
    "Unterminated string starting at": "a closing double quote",
    "Illegal trailing comma before end of object": "a key in double quotes",
    "Illegal trailing comma before end of array": "a value",
    "Invalid control character at": "no line break or control character inside a text; write \\n",
    "Invalid \\escape": 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX',
    "Invalid \\uXXXX escape": "four hexadecimal digits after \\u",
}


def _json_problem(text: str, path: str, error: json.JSONDecodeError) -> Problem:
    at = error.pos
    rest = text[at : at + 20].split("\n")[0].strip()
    before = text[:at].rstrip()
    hint = ""
    message = "this is not JSON"
    if not text.strip():
        message = "the file is empty"
    elif at >= len(text.rstrip()) and (still_open := open_brackets(text, at)):
        message = "the file ends too early"
        place = _place(path, text, still_open[-1])
        hint = f"{text[still_open[-1]]!r} in line {place.line}, column {place.column} is not closed"
    elif before.endswith(",") and rest[:1] in ("}", "]") and rest:
        hint = f"remove the comma before {rest[0]!r}"
        at = len(before) - 1
    elif error.msg.startswith("Illegal trailing comma"):
        hint = "remove the comma"
    elif rest.startswith(("//", "/*", "#")):
        hint = "JSON has no comments"
    elif rest.startswith("'"):
        hint = 'JSON puts texts in double quotes: "…"'
    elif rest[:4] in ("True", "Fals", "None"):
        hint = "JSON writes true, false and null"
    elif error.msg == "Expecting ',' delimiter":
        hint = "a comma is missing before this, most likely"
    return Problem(
        "TW-JSON-SYNTAX",
        message,
        _place(path, text, at),
        expected=_JSON_EXPECTED.get(error.msg, error.msg),
        found=shown(rest)
        if rest
        else "the end of the file"
        if at >= len(text.rstrip())
        else "the end of the line",
        hint=hint,
    )


def _toml_problem(text: str, path: str, error: tomllib.TOMLDecodeError) -> Problem:
    words = str(error)
    where = _AT_LINE.search(words)
    message = _AT_LINE.sub("", words)
    if message.startswith(("Cannot overwrite", "Cannot declare", "Duplicate inline table key")):
        positions = toml_positions(text)
        for pointer, offset in positions.repeated.items():
            return Problem(
                "TW-TOML-DUPLICATE-KEY",
                f"{'.'.join(map(str, pointer))} is given twice",
                _place(path, text, offset),
                hint=f"the first one is in line {_place(path, text, positions.keys[pointer]).line}",
            )
    place = Place(path)
    rest = ""
    if where and where.group(1):
        place = Place(path, int(where.group(1)), int(where.group(2)))
        line = text.split("\n")[place.line - 1]
        rest = line[place.column - 1 :].strip()
    elif where:
        place = _place(path, text, len(text.rstrip("\n")))
    hint = ""
    if message == "Invalid value" and re.match(r"[A-Za-z_.-]", rest) and rest[:4] not in ("True", "Fals"):
        hint = 'TOML puts texts in double quotes: "…"'
    elif rest[:4] in ("True", "Fals"):
        hint = "TOML writes true and false"
    elif rest.startswith(":"):
        hint = "TOML writes key = value"
    return Problem(
        "TW-TOML-SYNTAX",
        f"this is not TOML: {message[:1].lower()}{message[1:]}",
        place,
        found=shown(rest) if rest else "the end of the file" if where and not where.group(1) else "",
        hint=hint,
    )


# -- files --------------------------------------------------------------------------------------------------------


def _read_text(path: Path) -> str:
    content = read_bytes(path)
    # An editor on Windows may put a byte order mark in front; it is no part of the text.
    body = content.removeprefix(b"\xef\xbb\xbf")
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        good = body[: error.start].decode("utf-8")
        utf16 = content[:2] in (b"\xff\xfe", b"\xfe\xff")
        fail(
            "TW-TEXT-ENCODING",
            "the file is not UTF-8 text",
            place=_place(_display(path), good, len(good)),
            found=f"the byte 0x{body[error.start]:02x}",
            hint="save it as UTF-8" + (" (it looks like UTF-16)" if utf16 else ""),
        )


def read_bytes(path: Path) -> bytes:
    """The bytes of a regular file within the size limit; anything else is a problem with the file's name."""
    place = Place(_display(path))
    try:
        # Asked before it is opened: opening a pipe would wait for somebody to write into it.
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe or a device"
            fail("TW-FILE-NOT-A-FILE", "this is not a file", place=place, expected="a file", found=what)
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        fail("TW-FILE-MISSING", "there is no such file", place=place, hint=_sibling(path))
    except PermissionError:
        fail("TW-FILE-PERMISSION", "the file may not be read", place=place)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        fail("TW-FILE-UNREADABLE", f"the file cannot be read: {reason}", place=place)
    if len(content) > LARGEST_FILE:
        fail(
            "TW-FILE-TOO-LARGE",
            "the file is too large",
            place=place,
            expected=f"at most {LARGEST_FILE:,} bytes",
        )
    return content


def _sibling(path: Path) -> str:
    """A hint with the file that was meant, where its folder has one with a similar name."""
    try:
        near = did_you_mean(path.name, [other.name for other in path.parent.iterdir()])
    except OSError:
        return f"there is no folder {path.parent}"
    return f"did you mean {path.with_name(near)}?" if near else ""


def _display(path: str | os.PathLike[str]) -> str:
    # A file name may be bytes that are no text; what is shown must be.
    return os.fspath(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _place(path: str, text: str, offset: int) -> Place:
    start = text.rfind("\n", 0, offset) + 1
    return Place(path, text.count("\n", 0, start) + 1, offset - start + 1)
