"""Where each key and value of a TOML text stands. `tomllib` does not say; read only when a problem has to be placed."""

from __future__ import annotations

import contextlib
import re
import tomllib

from .json_positions import Pointer, Positions

_BLANK = re.compile(r"[ \t]*")
_BLANK_LINES = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BASIC = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LITERAL = re.compile(r"'[^'\n]*'")
_BASIC_LINES = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL)
_LITERAL_LINES = re.compile(r"'''.*?'{3,5}", re.DOTALL)
_PLAIN_VALUE = re.compile(r"[^,\]}#\r\n]+")


def toml_positions(text: str) -> Positions:
    """The positions in `text`.

    A text that does not parse gives those up to where it stops making sense: enough to find a key that stands twice.
    """
    scanner = _Scanner(text)
    with contextlib.suppress(_StoppedError, RecursionError):
        scanner.scan()
    return scanner.positions


class _StoppedError(Exception):
    """The text goes on in a way that this scanner does not follow."""


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.positions = Positions()
        self.positions.values[()] = 0
        self.lengths: dict[Pointer, int] = {}  # of each array of tables, so far
        self.tables: set[Pointer] = set()  # with a header of their own: a second one is a mistake

    def scan(self) -> None:
        table: Pointer = ()
        while True:
            self._skip(_BLANK_LINES)
            if self.at >= len(self.text):
                return
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Pointer:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        pointer: Pointer = ()
        path = self._key()
        for index, (name, offset) in enumerate(path):
            pointer = (*pointer, name)
            last = index == len(path) - 1
            if last and not many and pointer in self.tables:
                self.positions.repeated.setdefault(pointer, offset)
            self.positions.keys.setdefault(pointer, offset)
            self.positions.values.setdefault(pointer, start)
            if last and many:
                length = self.lengths.get(pointer, 0)
                self.lengths[pointer] = length + 1
                pointer = (*pointer, length)
                self.positions.values.setdefault(pointer, start)
            elif pointer in self.lengths and not last:
                pointer = (*pointer, self.lengths[pointer] - 1)
        self.tables.add(pointer)
        self._expect("]]" if many else "]")
        return pointer

    def _pair(self, table: Pointer) -> None:
        pointer = table
        path = self._key()
        for name, offset in path[:-1]:
            pointer = (*pointer, name)
            self.positions.keys.setdefault(pointer, offset)
            self.positions.values.setdefault(pointer, offset)
        name, offset = path[-1]
        pointer = (*pointer, name)
        self.positions.add_key(pointer, offset)
        self._expect("=")
        self._value(pointer)

    def _key(self) -> list[tuple[str, int]]:
        """A key, dotted or not: its names, each with where it stands."""
        names: list[tuple[str, int]] = []
        while True:
            self._skip(_BLANK)
            offset = self.at
            for pattern in (_BARE_KEY, _BASIC, _LITERAL):
                match = pattern.match(self.text, self.at)
                if match:
                    break
            else:
                raise _StoppedError
            self.at = match.end()
            raw = match.group()
            names.append((tomllib.loads(f"k={raw}")["k"] if raw[0] in "\"'" else raw, offset))
            self._skip(_BLANK)
            if not self.text.startswith(".", self.at):
                return names
            self.at += 1

    def _value(self, pointer: Pointer) -> None:
        self._skip(_BLANK)
        self.positions.values.setdefault(pointer, self.at)
        if self.text.startswith("[", self.at):
            self._list(pointer)
        elif self.text.startswith("{", self.at):
            self._inline_table(pointer)
        else:
            for pattern in (_BASIC_LINES, _LITERAL_LINES, _BASIC, _LITERAL, _PLAIN_VALUE):
                match = pattern.match(self.text, self.at)
                if match:
                    self.at = match.end()
                    return
            raise _StoppedError

    def _list(self, pointer: Pointer) -> None:
        self.at += 1
        index = 0
        while True:
            self._skip(_BLANK_LINES)
            if self._comes("]"):
                return
            self._value((*pointer, index))
            index += 1
            self._skip(_BLANK_LINES)
            if not self._comes(","):
                self._expect("]")
                return

    def _inline_table(self, pointer: Pointer) -> None:
        self.at += 1
        self._skip(_BLANK)
        if self._comes("}"):
            return
        while True:
            self._pair(pointer)
            self._skip(_BLANK)
            if not self._comes(","):
                self._expect("}")
                return

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()

    def _comes(self, sign: str) -> bool:
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def _expect(self, sign: str) -> None:
        self._skip(_BLANK)
        if not self._comes(sign):
            raise _StoppedError
