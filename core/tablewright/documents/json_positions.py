"""Where each key and value of a JSON text stands. Read only when a problem has to be placed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

Pointer = tuple[str | int, ...]

# Strings, brackets and signs, and runs of anything else (numbers, words, rubbish).
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+|"', re.DOTALL)

# One character of a string as it is written: an escape, or itself. A pair of surrogates is one character.
_CHARACTER = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.|.", re.DOTALL
)


@dataclass(slots=True)
class Positions:
    """Offsets in characters from the start of a text, by pointer (the keys and indices that lead to a value)."""

    values: dict[Pointer, int] = field(default_factory=dict)
    keys: dict[Pointer, int] = field(default_factory=dict)
    # Pointer of a key that an object has twice -> offset of its second appearance.
    repeated: dict[Pointer, int] = field(default_factory=dict)

    def add_key(self, pointer: Pointer, offset: int) -> None:
        """Note a key; one that is known already stands twice in its object."""
        if pointer in self.keys:
            self.repeated.setdefault(pointer, offset)
        else:
            self.keys[pointer] = offset


def json_positions(text: str) -> Positions:
    """The positions in `text`, which has been parsed without error."""
    positions = Positions()
    path: list[str | int] = []  # what leads to the next value
    closers: list[str] = []  # the bracket that closes each open object and list
    key_is_next = False
    for offset, token in _tokens(text):
        if token in "{[":
            positions.values.setdefault(tuple(path), offset)
            closers.append("}" if token == "{" else "]")
            key_is_next = token == "{"
            path.append(0 if token == "[" else "")
        elif token in "}]":
            closers.pop()
            path.pop()
            key_is_next = False
        elif token == ",":
            key_is_next = closers[-1] == "}"
            last = path[-1]
            if isinstance(last, int):
                path[-1] = last + 1
        elif token == ":":
            key_is_next = False
        elif key_is_next:
            path[-1] = json.loads(token) if "\\" in token else token[1:-1]
            positions.add_key(tuple(path), offset)
        else:
            positions.values.setdefault(tuple(path), offset)
    return positions


def open_brackets(text: str, end: int) -> list[int]:
    """Offsets of the brackets that are still open at `end` in a text that may be broken, outermost first."""
    offsets: list[int] = []
    for offset, token in _tokens(text):
        if offset >= end:
            break
        if token in "{[":
            offsets.append(offset)
        elif token in "}]" and offsets:
            offsets.pop()
    return offsets


def deep_bracket(text: str, depth: int) -> int:
    """Offset of the first bracket that opens level `depth` + 1."""
    level = 0
    for offset, token in _tokens(text):
        if token in "{[":
            level += 1
            if level > depth:
                return offset
        elif token in "}]":
            level -= 1
    return 0


def _tokens(text: str) -> Iterator[tuple[int, str]]:
    for match in _TOKEN.finditer(text):
        yield match.start(), match.group()


def character_at(text: str, start: int, number: int) -> int:
    """The offset of a character, by its number from 0, in the JSON string that begins with a quote at `start`.

    Where the string is shorter, that of its closing quote.
    """
    for found in _CHARACTER.finditer(text, start + 1):
        if number <= 0 or found[0] == '"':
            return found.start()
        number -= 1
    return start
