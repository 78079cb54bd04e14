from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tablewright.documents.document import parse_json
from tablewright.problems.harmless import harmless
from tablewright.problems.problem import Place
from tests.core.wrong import Wrong, check, problems_of

BROKEN = [
    Wrong("", "TW-JSON-SYNTAX", 1, 1, "the file is empty"),
    Wrong(" \n ", "TW-JSON-SYNTAX", 2, 2, "the file is empty"),
    Wrong('{"a": [1, 2,]}', "TW-JSON-SYNTAX", 1, 12, "remove the comma before ']'"),
    Wrong('{\n  "a": 1,\n}', "TW-JSON-SYNTAX", 2, 9, "remove the comma before '}'"),
    Wrong('{"a": 1 "b": 2}', "TW-JSON-SYNTAX", 1, 9, "a comma is missing"),
    Wrong('{\n "a": {"b": 1}', "TW-JSON-SYNTAX", 2, 15, "'{' in line 1, column 1 is not closed"),
    Wrong('{"a": [1', "TW-JSON-SYNTAX", 1, 9, "'[' in line 1, column 7 is not closed"),
    Wrong("{a: 1}", "TW-JSON-SYNTAX", 1, 2, "a key in double quotes"),
    Wrong("{'a': 1}", "TW-JSON-SYNTAX", 1, 2, "JSON puts texts in straight double quotes"),
    Wrong('{"a" 1}', "TW-JSON-SYNTAX", 1, 6, "a colon after the key"),
    Wrong('{"a": True}', "TW-JSON-SYNTAX", 1, 7, "JSON writes true, false and null"),
    Wrong('{"a": 1 // one\n}', "TW-JSON-SYNTAX", 1, 9, "JSON has no comments"),
    Wrong('["a\nb"]', "TW-JSON-SYNTAX", 1, 4, "write \\n"),
    Wrong('["a', "TW-JSON-SYNTAX", 1, 2, "a closing double quote"),
    Wrong('["\\q"]', "TW-JSON-SYNTAX", 1, 3, "one of"),
    Wrong('["\\u12"]', "TW-JSON-SYNTAX", 1, 4, "four hexadecimal digits"),
    Wrong("{} {}", "TW-JSON-SYNTAX", 1, 4, "nothing more after the first value"),
    Wrong('{"a": 01}', "TW-JSON-SYNTAX", 1, 8),
    Wrong("\x00", "TW-JSON-SYNTAX", 1, 1),
    Wrong('{"ä": 1,\n "b": {"c": 1, "c": 2}}', "TW-JSON-DUPLICATE-KEY", 2, 16, "the first one is in line 2"),
    Wrong('[[{"a": 1}], {"b": 1, "\\u0062": 2}]', "TW-JSON-DUPLICATE-KEY", 1, 23, '"b"'),
    Wrong("[NaN]", "TW-DATA-NUMBER", 1, 2, "nan"),
    Wrong("[1, -Infinity]", "TW-DATA-NUMBER", 1, 5, "-inf"),
    Wrong('{"a": 1e999}', "TW-DATA-NUMBER", 1, 7, "inf"),
    Wrong('{"a":\n 9007199254740992}', "TW-DATA-NUMBER", 2, 2, "2^53 - 1"),
    Wrong("[-9007199254740992]", "TW-DATA-NUMBER", 1, 2),
    Wrong("9" * 5000, "TW-DATA-NUMBER", 1, 1),
    Wrong('["\\ud800"]', "TW-DATA-TEXT", 1, 2, "half a character"),
    Wrong('{"a": {"\\udc00x": 1}}', "TW-DATA-TEXT", 1, 8),
    Wrong('["a\\u001bb"]', "TW-DATA-CONTROL", 1, 4, "U+001B"),
    Wrong('{"a\\bb": 1}', "TW-DATA-CONTROL", 1, 2, "U+0008"),
    Wrong('["\x7f"]', "TW-DATA-CONTROL", 1, 3, "U+007F"),
    Wrong('["a\\u0085"]', "TW-DATA-CONTROL", 1, 4, "U+0085"),
    Wrong('["é\u2066"]', "TW-DATA-CONTROL", 1, 4, "U+2066"),
    Wrong('["\\u202E"]', "TW-DATA-CONTROL", 1, 3, "U+202E"),
    Wrong('["\\u2028"]', "TW-DATA-CONTROL", 1, 3, "U+2028"),
    Wrong("[" * 65 + "]" * 65, "TW-DATA-DEPTH", 1, 65, "at most 64 levels"),
    Wrong('{"a":' * 100_000 + "1" + "}" * 100_000, "TW-DATA-DEPTH", 1, 64 * 5 + 1),
]


@pytest.mark.parametrize("wrong", BROKEN, ids=lambda wrong: wrong.text[:20])
def test_broken(wrong: Wrong) -> None:
    check(wrong, problems_of(parse_json, wrong.text, "f.json"))


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '"\\ud83d\\ude00"',
        "9007199254740991",
        "1e300",
        '["Infinity", "NaN"]',
        "[" * 64 + "]" * 64,
        '{"a":{"a":1}}',
    ],
)
def test_fine(text: str) -> None:
    assert parse_json(text).data == json.loads(text)


def test_every_duplicate_is_told() -> None:
    problems = problems_of(parse_json, '{"a": 1, "a": 2,\n "b": [{"c": 1,\n "c": 1}]}', "f")
    assert [str(problem.place) for problem in problems] == ["f:1:10", "f:3:2"]


TEXT = """{
  "one": [10, {"two": "ü"}],
  "three\\n": { "four" : null }
}
"""


@pytest.mark.parametrize(
    ("pointer", "value", "key"),
    [
        ((), (1, 1), (1, 1)),
        (("one",), (2, 10), (2, 3)),
        (("one", 0), (2, 11), (2, 11)),
        (("one", 1), (2, 15), (2, 15)),
        (("one", 1, "two"), (2, 23), (2, 16)),
        (("three\n",), (3, 14), (3, 3)),
        (("three\n", "four"), (3, 25), (3, 16)),
        # What is not there is looked for around it.
        (("three\n", "five"), (3, 14), (3, 14)),
        (("one", 7, "x", "y"), (2, 10), (2, 10)),
        (("six",), (1, 1), (1, 1)),
    ],
)
def test_places(pointer: tuple[str | int, ...], value: tuple[int, int], key: tuple[int, int]) -> None:
    document = parse_json(TEXT, "f.json")
    assert document.place(pointer) == Place("f.json", *value)
    assert document.key_place(pointer) == Place("f.json", *key)


texts = st.text(max_size=8).map(harmless)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=20,
)


@given(plain, st.sampled_from([None, 0, 1, 4]), st.booleans())
def test_every_value_and_key_is_found_where_it_stands(
    data: Any, indent: int | None, ascii_only: bool
) -> None:
    text = json.dumps(data, indent=indent, ensure_ascii=ascii_only)
    document = parse_json(text)
    assert document.data == data
    decoder = json.JSONDecoder()

    def look(value: Any, pointer: tuple[str | int, ...]) -> None:
        assert decoder.raw_decode(text, document.positions.values[pointer])[0] == value
        if isinstance(value, dict):
            for key, inner in value.items():
                assert decoder.raw_decode(text, document.positions.keys[(*pointer, key)])[0] == key
                look(inner, (*pointer, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                look(inner, (*pointer, index))

    look(data, ())


@given(texts, st.booleans())
def test_every_character_of_a_text_is_found_where_it_stands(text: str, ascii_only: bool) -> None:
    written = json.dumps([1, {"a": text}], ensure_ascii=ascii_only)
    document = parse_json(written)
    start = document.place((1, "a")).column
    for number in range(len(text) + 1):
        # What stands before it is what the characters before it are written as.
        before = json.dumps(text[:number], ensure_ascii=ascii_only)[:-1]
        assert document.place((1, "a", number)) == Place("<text>", 1, start + len(before))
    assert document.place((1, "a", len(text) + 5)) == document.place((1, "a", len(text)))


@given(st.text(alphabet='{}[],:"\\ua1 .-eE\n/*', max_size=30))
def test_no_text_raises_anything_else(text: str) -> None:
    for problem in problems_of(parse_json, text):
        assert problem.place is not None
        lines = text.split("\n")
        assert 1 <= problem.place.line <= len(lines)
        assert 1 <= problem.place.column <= len(lines[problem.place.line - 1]) + 1
