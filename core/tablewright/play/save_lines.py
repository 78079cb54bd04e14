"""The lines of a save: how one is written, and how all of them are read again and found right."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from tablewright.documents.files import displayed, read_bytes
from tablewright.problems.problem import Place, Problem, TablewrightError

LARGEST = 64_000_000
"""Bytes of a save; a match of a thousand actions has some hundred thousand."""
_CHECK = 12


class Mark(NamedTuple):
    """A place between two lines of a save. What stands before it is known by the line before it, which has the checksum."""

    size: int
    """The bytes before it, the end of the last line included."""
    lines: int
    """The lines before it."""
    last: bytes
    """The line before it, with its end."""
    chain: str
    """The checksum of that line, on which the next one's depends."""
    head: str
    """The checksum of the first line."""

    def after(self, line: bytes, chain: str) -> Mark:
        """The place behind one more line."""
        return Mark(self.size + len(line), self.lines + 1, line, chain, self.head or chain)


NOWHERE = Mark(0, 0, b"", "", "")
"""The beginning of a save."""


def sealed(data: dict[str, Any], mark: Mark) -> Mark:
    """The place behind the line that says `data` and follows at `mark`; that line is its `last`."""
    text = text_of(data)
    chain = check_of(mark.chain, text)
    return mark.after(f'{text[:-1]},"check":"{chain}"}}\n'.encode(), chain)


def text_of(data: dict[str, Any]) -> str:
    """The line that says `data`, without its checksum."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character, as somebody may speak it, can only be written escaped
        return json.dumps(data, separators=(",", ":"))
    return text


def check_of(chain: str, text: str) -> str:
    """The checksum of a line after the line that has `chain`."""
    return hashlib.sha256(f"{chain}\n{text}".encode()).hexdigest()[:_CHECK]


def lines_of(path: Path) -> tuple[list[tuple[int, dict[str, Any]]], Place | None, Mark]:
    """The whole lines of a save, each with its number, their checksums verified and taken off.

    Also the place of the last line where it was cut off in the middle, and the end of the last whole one. Where
    nothing but the end of the line is missing, the line is whole.
    """
    try:
        raw = read_bytes(path, LARGEST)
    except TablewrightError as error:
        raise TablewrightError(replace(one, code="TW-SAVE-UNREADABLE") for one in error.problems) from error
    *whole, tail = raw.split(b"\n")
    found: list[tuple[int, dict[str, Any]]] = []
    mark = NOWHERE
    for number, line in enumerate(whole, start=1):
        entry, chain = _entry(line, mark.chain, Place(displayed(path), number))
        found.append((number, entry))
        mark = mark.after(line + b"\n", chain)
    dropped = Place(displayed(path), len(whole) + 1) if tail else None
    if dropped is not None:
        try:
            entry, chain = _entry(tail, mark.chain, dropped)
            found.append((dropped.line, entry))
            mark = mark.after(tail + b"\n", chain)
            dropped = None
        except TablewrightError:
            pass
    if not found:
        raise broken(
            "TW-SAVE-EMPTY",
            "the save holds no whole line",
            Place(displayed(path)),
            hint="nothing was saved in this file",
        )
    return found, dropped, mark


def _entry(line: bytes, chain: str, place: Place) -> tuple[dict[str, Any], str]:
    """What a line says, and its checksum, which follows from the one before it."""
    try:
        entry = json.loads(line.decode("utf-8"))
        check = entry.pop("check", None) if isinstance(entry, dict) else None
        text = text_of(entry)
    except (ValueError, RecursionError) as error:
        message = f"the save is damaged: this line is not JSON: {error}"
        raise broken("TW-SAVE-FORM", message, place, hint=_whole_before(place)) from error
    if not isinstance(check, str):
        message = "the save is damaged: this line is not a line of a save"
        raise broken("TW-SAVE-FORM", message, place, hint=_whole_before(place))
    chain = check_of(chain, text)
    if check != chain:
        raise broken(
            "TW-SAVE-EDITED",
            "this line or one before it is not as it was written",
            place,
            hint="a save is a record; to try something else, play from a save of before",
        )
    return entry, chain


def _whole_before(place: Place) -> str:
    """What can be done where a line is damaged: everything before it was found right."""
    if place.line < 2:
        return "a match is begun with a config file (*.toml) or the id of a game"
    many = "line" if place.line == 2 else f"{place.line - 1} lines"
    return f"what comes before is whole: a file with only the first {many} of it can be gone on with"


def broken(code: str, message: str, place: Place, *, found: str = "", hint: str = "") -> TablewrightError:
    """The error of a save with which something is wrong at `place`."""
    return TablewrightError(Problem(code, message, place=place, found=found, hint=hint))
