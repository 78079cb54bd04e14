"""Texts that are not JSON or not TOML: what was wrong, where, and what was most likely meant."""

from __future__ import annotations

import json
import re
import tomllib

from tablewright.problems.problem import Place, Problem
from tablewright.problems.wording import shown

from .files import place_at
from .json_positions import open_brackets
from .toml_positions import toml_positions

_AT_LINE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")

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


_OTHER_QUOTES = ("'", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "`")
"""What keyboards, word processors and other languages put around a text."""


def json_problem(text: str, path: str, error: json.JSONDecodeError) -> Problem:
    """Why `text` is not JSON."""
    at = error.pos
    rest = text[at : at + 20].split("\n")[0].strip()
    hint = ""
    message = "this is not JSON"
    if not text.strip():
        message = "the file is empty"
    elif at >= len(text.rstrip()) and (still_open := open_brackets(text, at)):
        message = "the file ends too early"
        place = place_at(path, text, still_open[-1])
        hint = f"{text[still_open[-1]]!r} in line {place.line}, column {place.column} is not closed"
    elif (comma := _trailing_comma(text, at)) is not None:
        at = comma
        rest = text[at : at + 20].split("\n")[0].strip()
        hint = f"remove the comma before {text[at + 1 :].lstrip()[0]!r}"
    elif rest.startswith(("//", "/*", "#")):
        hint = "JSON has no comments"
    elif rest.startswith(_OTHER_QUOTES):
        hint = 'JSON puts texts in straight double quotes: "…"'
    elif rest[:4] in ("True", "Fals", "None"):
        hint = "JSON writes true, false and null"
    elif error.msg == "Expecting ',' delimiter":
        hint = "a comma is missing before this, most likely"
    return Problem(
        "TW-JSON-SYNTAX",
        message,
        place_at(path, text, at),
        expected=_JSON_EXPECTED.get(error.msg, error.msg),
        found=shown(rest)
        if rest
        else "the end of the file"
        if at >= len(text.rstrip())
        else "the end of the line",
        hint=hint,
    )


def _trailing_comma(text: str, at: int) -> int | None:
    """Where the comma is that stands in front of the closing bracket at which, or at whose comma, parsing stopped."""
    comma = at if text[at : at + 1] == "," else len(text[:at].rstrip()) - 1
    closed = text[comma + 1 :].lstrip()[:1] in ("}", "]") and text[comma + 1 :].strip() != ""
    return comma if comma >= 0 and text[comma] == "," and closed else None


def toml_problem(text: str, path: str, error: tomllib.TOMLDecodeError) -> Problem:
    """Why `text` is not TOML."""
    words = str(error)
    where = _AT_LINE.search(words)
    message = _AT_LINE.sub("", words)
    if message.startswith(("Cannot overwrite", "Cannot declare", "Duplicate inline table key")):
        positions = toml_positions(text)
        for pointer, offset in positions.repeated.items():
            return Problem(
                "TW-TOML-DUPLICATE-KEY",
                f"{'.'.join(map(str, pointer))} is given twice",
                place_at(path, text, offset),
                hint=f"the first one is in line {place_at(path, text, positions.keys[pointer]).line}",
            )
    place = Place(path)
    rest = ""
    if where and where.group(1):
        place = Place(path, int(where.group(1)), int(where.group(2)))
        line = text.split("\n")[place.line - 1]
        rest = line[place.column - 1 :].strip()
    elif where:
        place = place_at(path, text, len(text.rstrip("\n")))
    hint = ""
    if message == "Invalid value" and re.match(r"[A-Za-z_.-]", rest) and rest[:4] not in ("True", "Fals"):
        hint = 'TOML puts texts in double quotes: "…"'
    elif rest[:4] in ("True", "Fals"):
        hint = "TOML writes true and false"
    elif rest.startswith(":"):
        hint = "TOML writes key = value"
    elif message == r"Illegal character '\n'":
        hint = "a text ends in its line, with the quote that it begins with"
    return Problem(
        "TW-TOML-SYNTAX",
        f"this is not TOML: {message[:1].lower()}{message[1:]}",
        place,
        found=shown(rest) if rest else "the end of the file" if where and not where.group(1) else "",
        hint=hint,
    )
