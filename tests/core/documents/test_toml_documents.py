from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tablewright.documents.document import parse_toml
from tablewright.problems.problem import Place
from tests.core.wrong import Wrong, check, problems_of

BROKEN = [
    Wrong("a = 1\na = 2", "TW-TOML-DUPLICATE-KEY", 2, 1, "the first one is in line 1"),
    Wrong("[a]\nb = 1\n[a]\n", "TW-TOML-DUPLICATE-KEY", 3, 2, "a is given twice"),
    Wrong("[a]\nb.c = 1\nb.c = 2", "TW-TOML-DUPLICATE-KEY", 3, 3, "a.b.c is given twice"),
    Wrong("a = {b = 1, b = 2}", "TW-TOML-DUPLICATE-KEY", 1, 13),
    Wrong('a = 1\nb = [1, [2, \n\'x\'\n], """\n""", {c = 1}]\na = 1', "TW-TOML-DUPLICATE-KEY", 6, 1),
    Wrong("a = human", "TW-TOML-SYNTAX", 1, 5, "TOML puts texts in double quotes"),
    Wrong("a = True", "TW-TOML-SYNTAX", 1, 5, "TOML writes true and false"),
    Wrong("a: 1", "TW-TOML-SYNTAX", 1, 2, "TOML writes key = value"),
    Wrong("a = 1 b = 2", "TW-TOML-SYNTAX", 1, 7),
    Wrong('x = 1\na = "x', "TW-TOML-SYNTAX", 2, 7, "unterminated string"),
    Wrong("x = [1,\n2", "TW-TOML-SYNTAX", 2, 2, "unclosed array"),
    Wrong("a = ", "TW-TOML-SYNTAX", 1, 5),
    Wrong("[a\n", "TW-TOML-SYNTAX", 1, 3),
    Wrong("a = {}\n[a.b]\n", "TW-TOML-SYNTAX", 2, 5),
    Wrong("[[a]]\n[a]\n", "TW-TOML-SYNTAX", 2, 3),
    Wrong("é = 1", "TW-TOML-SYNTAX", 1, 1),
    Wrong("x = 1\na = 2020-01-01", "TW-DATA-DATE", 2, 5, "put it in quotes"),
    Wrong("a = [1, 10:20:30]", "TW-DATA-DATE", 1, 9),
    Wrong('a = "x\\u001b"', "TW-DATA-CONTROL", 1, 5, "U+001B"),
    Wrong('a = "x\\U0000009b"', "TW-DATA-CONTROL", 1, 5, "U+009B"),
    Wrong("b = 1\n'x\u202e' = 1", "TW-DATA-CONTROL", 2, 1, "U+202E"),
    Wrong("a = inf", "TW-DATA-NUMBER", 1, 5),
    Wrong("a = {b = -nan}", "TW-DATA-NUMBER", 1, 10),
    Wrong("a = 9_007_199_254_740_992", "TW-DATA-NUMBER", 1, 5),
    Wrong("a = 0xffff_ffff_ffff_ffff", "TW-DATA-NUMBER", 1, 5),
    Wrong("a = " + "[" * 65 + "]" * 65, "TW-DATA-DEPTH", 1, 4 + 64, "at most 64 levels"),
    Wrong("a = " + "[" * 9000 + "]" * 9000, "TW-DATA-DEPTH", 1, 4 + 64),
    Wrong(".".join("a" * 65) + " = 1", "TW-DATA-DEPTH", 1, 133),
]


@pytest.mark.parametrize("wrong", BROKEN, ids=lambda wrong: wrong.text[:20])
def test_broken(wrong: Wrong) -> None:
    check(wrong, problems_of(parse_toml, wrong.text, "f.toml"))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_line_ends(end: str) -> None:
    text = f'a = 1{end}[b]{end}c = """{end}x"""{end}d = [{end}  5]{end}'
    document = parse_toml(text, "f")
    assert document.data["b"]["d"] == [5]
    assert document.place(("b", "d", 0)) == Place("f", 6, 3)


TEXT = """\
# a comment with [brackets] and = signs
game = "cartouche"   # another
plugins = ["base",
           './x', # one
]
"quoted key".inner = 1
'literal' = '''
a = 1
'''
deep.er = { x = [1, {y = "}"}], z.w = -1.5e3 }
[options.base]
  side = "A\\"#"
[options]
other.k = 07:32:00 # not allowed, but has a place
[[cards]]
id = 1
[[cards]]
id = 2
  [cards.more]
  n = true
  [[cards.parts]]
  p = \"\"\"four quotes: \"\"\"\"
  [[cards.parts]]
  p = 9
[switches.pyramid]
scoring = false"""


@pytest.mark.parametrize(
    ("pointer", "value", "key"),
    [
        ((), (1, 1), (1, 1)),
        (("game",), (2, 8), (2, 1)),
        (("plugins",), (3, 11), (3, 1)),
        (("plugins", 1), (4, 12), (4, 12)),
        (("quoted key",), (6, 1), (6, 1)),
        (("quoted key", "inner"), (6, 22), (6, 14)),
        (("literal",), (7, 13), (7, 1)),
        (("deep", "er"), (10, 11), (10, 6)),
        (("deep", "er", "x", 1, "y"), (10, 26), (10, 22)),
        (("deep", "er", "z", "w"), (10, 39), (10, 35)),
        (("options", "base"), (11, 1), (11, 10)),
        (("options", "base", "side"), (12, 10), (12, 3)),
        (("options", "other", "k"), (14, 11), (14, 7)),
        (("cards",), (15, 1), (15, 3)),
        (("cards", 0, "id"), (16, 6), (16, 1)),
        (("cards", 1), (17, 1), (17, 1)),
        (("cards", 1, "id"), (18, 6), (18, 1)),
        (("cards", 1, "more", "n"), (20, 7), (20, 3)),
        (("cards", 1, "parts", 0, "p"), (22, 7), (22, 3)),
        (("cards", 1, "parts", 1, "p"), (24, 7), (24, 3)),
        (("switches", "pyramid", "scoring"), (26, 11), (26, 1)),
        (("switches", "pyramid", "score"), (25, 1), (25, 1)),
    ],
)
def test_places(pointer: tuple[str | int, ...], value: tuple[int, int], key: tuple[int, int]) -> None:
    text = TEXT.replace("07:32:00 # not allowed, but has a place", '"07:32:00"')
    document = parse_toml(text, "f")
    assert document.place(pointer) == Place("f", *value)
    assert document.key_place(pointer) == Place("f", *key)


def test_a_place_for_what_is_not_allowed() -> None:
    check(Wrong("", "TW-DATA-DATE", 14, 11), problems_of(parse_toml, TEXT))


def pointers(value: Any, pointer: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every pointer into a value."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [pointer, *(found for step, part in inner for found in pointers(part, (*pointer, step)))]


keys = st.text(alphabet="ab .\"'#=", max_size=3)
scalars = st.booleans() | st.integers(-9, 9) | st.text(alphabet="ab\"'\\#=[]{},\n", max_size=6)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3)
)


def written(value: Any) -> str:
    """A value as inline TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        case dict():
            return "{" + ", ".join(f"{written(key)} = {written(inner)}" for key, inner in value.items()) + "}"
        case list():
            return "[" + ",\n  ".join(map(written, value)) + "]"
        case _:
            return str(value)


@given(st.dictionaries(keys, values, max_size=4))
def test_every_value_is_found_where_it_stands(data: dict[str, Any]) -> None:
    text = "".join(f"{written(key)} = {written(value)}\n" for key, value in data.items())
    document = parse_toml(text)
    assert document.data == data
    for pointer in pointers(data):
        if not pointer:
            continue
        value: Any = data
        for step in pointer:
            value = value[step]
        at = document.positions.values[pointer]
        assert text.startswith(written(value), at)
        assert tomllib.loads(f"k = {text[at : at + len(written(value))]}")["k"] == value


@given(st.text(alphabet="a.=[]{},\"'#\n 1-:Tx", max_size=30))
def test_no_text_raises_anything_else(text: str) -> None:
    for problem in problems_of(parse_toml, text):
        assert problem.place is not None
        lines = text.split("\n")
        assert 1 <= problem.place.line <= len(lines)
        assert 1 <= problem.place.column <= len(lines[problem.place.line - 1]) + 1
