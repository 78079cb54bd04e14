from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tablewright.documents.document import parse_json
from tablewright.problems.problem import Problem
from tablewright.validation import validation_memory
from tablewright.validation.schemas import DIALECT, FOLDER, Schemas, kernel_schemas, schema_file
from tests.core.wrong import Wrong, check, codes_of, problems_of

pytestmark = pytest.mark.usefixtures("empty_cache")

CARDS: dict[str, Any] = {
    "$schema": DIALECT,
    "$id": "urn:tablewright:v1:cards",
    "type": "object",
    "additionalProperties": False,
    "required": ["cards"],
    "properties": {
        "$schema": {"type": "string"},
        "cards": {
            "type": "array",
            "maxItems": 3,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["id"],
                "properties": {
                    "id": {"type": "string", "pattern": "^[a-z-]+$", "description": "Name of the card."},
                    "points": {"type": "integer", "minimum": 1, "maximum": 9},
                    "kind": {"enum": ["token", "river"]},
                    "icons": {
                        "type": "array",
                        "uniqueItems": True,
                        "items": {"type": "string", "minLength": 2},
                    },
                    "requires": {"$ref": "urn:tablewright:v1:requirement"},
                    "effect": {"$ref": "urn:tablewright:v1:effect"},
                    "names": {"type": "object", "propertyNames": {"pattern": "^[a-z]+$", "maxLength": 5}},
                    "cost": {"oneOf": [{"type": "integer", "minimum": 0}, {"type": "array", "minItems": 1}]},
                    "both": {"type": "object", "dependentRequired": {"a": ["b"]}},
                    "free": {"not": {"const": 3}, "description": "Anything but three."},
                },
            },
        },
    },
}
RIVER: dict[str, Any] = {
    "$schema": DIALECT,
    "$id": "urn:tablewright:v1:words/river",
    "type": "object",
    "additionalProperties": False,
    "required": ["touches"],
    "properties": {"touches": {"type": "array", "items": {"enum": ["cat", "snake"]}}},
}
GAIN: dict[str, Any] = {
    "$schema": DIALECT,
    "$id": "urn:tablewright:v1:effects/gain",
    "type": "integer",
    "minimum": 1,
}


def schemas() -> Schemas:
    made = kernel_schemas()
    for schema in (CARDS, RIVER, GAIN):
        made.add(schema)
    made.name_absent("pyramid", ["requirement/pyramid"])
    return made


MADE = schemas()
PLAIN = Draft202012Validator(
    MADE.composed()["urn:tablewright:v1:cards"],
    registry=Registry().with_resources(
        (identifier, DRAFT202012.create_resource(schema)) for identifier, schema in MADE.composed().items()
    ),
)


def validate(text: str) -> list[Problem]:
    return schemas().validate(parse_json(text, "cards.json"), "cards")


def card(rest: str) -> str:
    return f'{{"cards": [\n {{"id": "a", {rest}}}]}}'


def at(text: str, code: str, says: str = "") -> Wrong:
    """A broken text with a ¶ in front of the place of its first problem."""
    before = text.partition("¶")[0]
    line = before.rpartition("\n")[2]
    return Wrong(text.replace("¶", ""), code, before.count("\n") + 1, len(line) + 1, says)


BROKEN = [
    at("¶[]", "TW-SCHEMA-TYPE", "expected: an object\n  found: [], a list"),
    at("¶{}", "TW-SCHEMA-MISSING-KEY", 'lacks the key "cards"'),
    at('{"cards": [],\n ¶"card": 1}', "TW-SCHEMA-UNKNOWN-KEY", "did you mean 'cards'?"),
    at('{"cards": [{"id": "a"}, ¶{}]}', "TW-SCHEMA-MISSING-KEY", "hint: Name of the card."),
    at('{"cards": [{"id": ¶"a\\n"}]}', "TW-SCHEMA-PATTERN", "the form ^[a-z-]+$"),
    at('{"cards": ¶[1, 2, 3, 4]}', "TW-SCHEMA-SIZE", "at most 3 entries\n  found: 4"),
    at(
        card('¶"point": 3'),
        "TW-SCHEMA-UNKNOWN-KEY",
        "cards[0] has no key \"point\"\n  hint: did you mean 'points'?",
    ),
    at(card('"points": ¶"3"'), "TW-SCHEMA-TYPE", "cards[0].points is of the wrong type"),
    at(card('"points": ¶3.0'), "TW-SCHEMA-TYPE", "a whole number"),
    at(card('"points": ¶true'), "TW-SCHEMA-TYPE", "found: true"),
    at(card('"points": ¶0'), "TW-SCHEMA-RANGE", "at least 1\n  found: 0"),
    at(card('"points": ¶10'), "TW-SCHEMA-RANGE", "at most 9"),
    at(
        card('"kind": ¶"tokn"'),
        "TW-SCHEMA-CHOICE",
        'one of "token", "river"\n  found: "tokn"\n  hint: did you',
    ),
    at(card('"icons": ["cat", "dog", ¶"cat"]'), "TW-SCHEMA-REPEATED", '"cat", entries 0 and 2'),
    at(card('"icons": [¶"c"]'), "TW-SCHEMA-SIZE", "at least 2 characters\n  found: 1"),
    at(card('"names": {"en": 1, ¶"EN": 2}'), "TW-SCHEMA-PATTERN", 'the key "EN"'),
    at(card('"icons": [¶1]'), "TW-SCHEMA-TYPE", "text"),
    at(card('"names": {¶"toolong": 1}'), "TW-SCHEMA-SIZE", 'the key "toolong" is too long'),
    at(card('"cost": ¶-1'), "TW-SCHEMA-RANGE", "at least 0"),
    at(card('"cost": ¶[]'), "TW-SCHEMA-SIZE", "at least 1 entry"),
    at(card('"cost": ¶"x"'), "TW-SCHEMA-FORM", "exactly one of several forms"),
    at(card('"both": ¶{"a": 1}'), "TW-SCHEMA-MISSING-KEY", 'lacks the key "b"'),
    at(card('"free": ¶3'), "TW-SCHEMA-FORM", "Anything but three."),
    # words
    at(card('"requires": {¶"rivr": {}}'), "TW-SCHEMA-WORD", "did you mean 'river'?"),
    at(card('"requires": {¶"pyramid": {}}'), "TW-SCHEMA-WORD", "the plugin pyramid brings it"),
    at(card('"requires": {¶"zzz": {}}'), "TW-SCHEMA-WORD", "the words are: all, any, at_least, not, river"),
    at(card('"requires": ¶{}'), "TW-SCHEMA-WORD", "exactly one word\n  found: none"),
    at(
        card('"requires": ¶{"river": {"touches": []}, "not": {"river": {"touches": []}}}'),
        "TW-SCHEMA-WORD",
        'found: "river", "not"\n  hint: join several with "all"',
    ),
    at(card('"requires": {"river": {"touches": [¶"dog"]}}'), "TW-SCHEMA-CHOICE", '"cat", "snake"'),
    at(card('"requires": {"river": ¶[]}'), "TW-SCHEMA-TYPE", "an object"),
    at(
        card('"requires": {"all": [{"any": [{"not": {"river": {¶"touch": []}}}]}]}'),
        "TW-SCHEMA-UNKNOWN-KEY",
        "did you mean 'touches'?",
    ),
    at(card('"requires": {"at_least": {"count": ¶0, "of": []}}'), "TW-SCHEMA-RANGE", "at least 1"),
    at(card('"effect": {"gain": ¶0}'), "TW-SCHEMA-RANGE", "at least 1"),
    at(card('"effect": {¶"river": {}}'), "TW-SCHEMA-WORD", "the words are: gain"),
]


@pytest.mark.parametrize("wrong", BROKEN, ids=lambda wrong: wrong.text[-30:])
def test_broken(wrong: Wrong) -> None:
    check(wrong, validate(wrong.text))


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.floats(-2, 2)
    | st.sampled_from(["a", "river", "token", "É", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [*CARDS["properties"]["cards"]["items"]["properties"], "river", "touches", "all", "not", "x"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.lists(plain, max_size=4))
def test_it_refuses_what_jsonschema_refuses_and_never_raises(cards: list[Any]) -> None:
    """But for 1.0, which is no whole number here, and a line break at the end, which no pattern allows."""
    text = json.dumps({"cards": cards}, indent=1)
    problems = MADE.validate(parse_json(text), "cards")
    lines = text.split("\n")
    for problem in problems:
        assert problem.place
        assert 1 <= problem.place.column <= len(lines[problem.place.line - 1])
    if not re.search(r"\.0\b", text):
        assert bool(problems) == (not PLAIN.is_valid(json.loads(text)))


def test_valid() -> None:
    requires = '{"all": [{"river": {"touches": ["cat"]}}, {"at_least": {"count": 1, "of": [{"river": {"touches": []}}]}}]}'
    assert validate(card(f'"requires": {requires}, "effect": {{"gain": 2}}, "cost": [1]')) == []


def test_everything_wrong_is_told_once_in_order() -> None:
    text = card('"points": 0, "kind": "x", "requires": {"any": [{"rivr": 1}, {"river": 1}]}')
    assert [problem.code.removeprefix("TW-SCHEMA-") for problem in validate(text)] == [
        "RANGE",
        "CHOICE",
        "WORD",
        "TYPE",
    ]


# -- the schemas themselves ---------------------------------------------------------------------------------------

ODD_SCHEMAS = [
    ({"type": "object"}, "TW-SCHEMA-BROKEN", "no `$id`"),
    ({"$id": "urn:tablewright:v1:x", "type": "strng"}, "TW-SCHEMA-BROKEN", "strng"),
    ({"$id": "urn:tablewright:v1:x", "minimum": "3"}, "TW-SCHEMA-BROKEN", "'3'"),
    ({"$id": "urn:tablewright:v1:x", "$ref": "urn:tablewright:v1:gone"}, "TW-SCHEMA-REFERENCE", "gone"),
    ({"$id": "urn:tablewright:v1:x", "$ref": "#/$defs/gone"}, "TW-SCHEMA-REFERENCE", "#/$defs/gone"),
    (
        {"$id": "urn:tablewright:v1:x", "$ref": "https://example.org/x.json"},
        "TW-SCHEMA-REFERENCE",
        "example.org",
    ),
    ({"$id": "urn:tablewright:v1:x", "$ref": "file:///etc/passwd"}, "TW-SCHEMA-REFERENCE", "passwd"),
    (
        {"$id": "urn:tablewright:v1:cards", "type": "object"},
        "TW-SCHEMA-SAME-KIND",
        "urn:tablewright:v1:cards",
    ),
    ({"$id": "urn:tablewright:v1:words/river", "type": "object"}, "TW-SCHEMA-SAME-KIND", "words/river"),
    (
        {"$id": "urn:other:cards", "type": "object"},
        "TW-SCHEMA-SAME-KIND",
        "urn:other:cards and urn:tablewright",
    ),
    ({"$id": "urn:other:words/river", "type": "object"}, "TW-SCHEMA-SAME-KIND", "river"),
]


@pytest.mark.parametrize(("schema", "code", "says"), ODD_SCHEMAS)
def test_broken_schemas(
    schema: dict[str, Any], code: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(*args: object, **named: object) -> NoReturn:
        raise AssertionError("the network was asked")

    monkeypatch.setattr(socket, "socket", no_network)

    def use() -> None:
        made = schemas()
        made.add(parse_json(json.dumps(schema, indent=1), "x.schema.json"))
        made.check()

    (problem,) = problems_of(use)
    assert problem.code == code
    assert says in str(problem)
    assert problem.place
    assert problem.place.file == "x.schema.json"


def test_a_schema_may_be_added_twice_and_data_is_no_reference() -> None:
    made = schemas()
    made.add(CARDS)
    made.add({"$id": "urn:tablewright:v1:x", "enum": [{"$ref": "nowhere"}], "default": {"$ref": "nowhere"}})
    made.check()


def test_kinds_and_words() -> None:
    made = schemas()
    assert made.kinds() == ["cards", "game", "outline", "requirement", "rules", "text"]
    assert (made.words("requirement"), made.words("effect")) == (["river"], ["gain"])
    with pytest.raises(KeyError):
        made.validate(parse_json("{}"), "gone")


def test_a_word_may_have_any_id(tmp_path: Path) -> None:
    made = schemas()
    made.add_word("requirement", "odd", {"type": "integer"})
    (tmp_path / "even.json").write_text('{"$id": "urn:else:even", "type": "integer"}')
    made.add_word("requirement", "even", schema_file("even.json", tmp_path))
    assert {"odd", "even"} & set(made.kinds()) == set()
    problems = made.validate(parse_json(card('"requires": {"all": [{"odd": 1}, {"even": ""}]}')), "cards")
    assert [str(problem.place) for problem in problems] == ["<text>:2:56"]


def test_files_of_schemas(tmp_path: Path) -> None:
    (tmp_path / "own.schema.json").write_text("{}")
    assert schema_file("own.schema.json", tmp_path) == tmp_path / "own.schema.json"
    assert schema_file("v1/game.schema.json", tmp_path) == FOLDER / "v1/game.schema.json"
    assert schema_file("game.schema.json") == FOLDER / "v1/game.schema.json"
    assert codes_of(Schemas().add_file, schema_file("gone.json", tmp_path)) == ["TW-FILE-MISSING"]


def test_all_schemas_of_the_kernel_are_sound() -> None:
    made = Schemas()
    for path in sorted((FOLDER / "v1").rglob("*.schema.json")):
        made.add_file(path)
    made.check()
    for kind in made.kinds():
        assert made.bundle(kind)["$id"].endswith(kind)


def test_a_bundle_stands_alone() -> None:
    """An editor knows one file: what it says must be what the kernel says."""
    bundled = schemas().bundle("cards")
    alone = Schemas()
    alone.add(bundled)
    assert "urn:tablewright:v1:requirement" not in json.dumps(bundled)
    for wrong in BROKEN:
        document = parse_json(wrong.text)
        told = [problem.code for problem in alone.validate(document, "cards")]
        assert told == [problem.code for problem in validate(wrong.text)], wrong.text
    assert (
        alone.validate(parse_json(card('"requires": {"all": [{"river": {"touches": ["cat"]}}]}')), "cards")
        == []
    )


# -- what is remembered -------------------------------------------------------------------------------------------

COUNTING = """
import sys
from tablewright.documents.document import parse_json
from tablewright.validation.schemas import kernel_schemas
made = kernel_schemas()
document = parse_json(sys.argv[1])
print(len(made.validate(document, "rules")), "jsonschema" in sys.modules)
"""
RULES = '{"$schema": "x", "origin": "fact", "rules": [{"id": "a/b", "paragraph": "P", "text": {"en": "T"}}]}'


def validated(text: str, cache: Path | str) -> list[str]:
    """What another process finds: the number of problems, and whether it had to import jsonschema."""
    done = subprocess.run(
        [sys.executable, "-c", COUNTING, text],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, validation_memory.VARIABLE: str(cache)},
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_what_was_valid_is_not_validated_again(empty_cache: Path) -> None:
    assert validated(RULES, empty_cache) == ["0", "True"]
    assert validated(RULES, empty_cache) == ["0", "False"]
    assert validated(RULES.replace('"T"', '""'), empty_cache) == ["1", "True"]
    assert validated(RULES.replace('"T"', '""'), empty_cache) == ["1", "True"]


def test_without_a_cache_nothing_is_kept_and_nothing_fails(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for cache in ("", "/proc/nowhere", file):
        assert validated(RULES, cache) == ["0", "True"]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"short\n" * 9, b"0" * 64, b"\n" * 3_000_000])
def test_a_damaged_cache_is_as_none(empty_cache: Path, content: bytes) -> None:
    empty_cache.mkdir()
    file = empty_cache / "validated-1.txt"
    file.write_bytes(content)
    assert validated(RULES, empty_cache) == ["0", "True"]


def test_a_full_cache_is_begun_anew(empty_cache: Path) -> None:
    empty_cache.mkdir()
    file = empty_cache / "validated-1.txt"
    file.write_text(("0" * 64 + "\n") * 16_000)
    assert validated(RULES, empty_cache) == ["0", "True"]
    assert file.stat().st_size < 1000
    assert validated(RULES, empty_cache) == ["0", "False"]


def test_other_schemas_validate_again() -> None:
    document = parse_json(card('"points": 3'))
    assert schemas().validate(document, "cards") == []
    stricter = json.loads(json.dumps(CARDS).replace('"maximum": 9', '"maximum": 2'))
    made = kernel_schemas()
    for schema in (stricter, RIVER, GAIN):
        made.add(schema)
    assert [problem.code for problem in made.validate(document, "cards")] == ["TW-SCHEMA-RANGE"]


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"TABLEWRIGHT_CACHE": "/a"}, Path("/a")),
        ({"TABLEWRIGHT_CACHE": ""}, None),
        ({"XDG_CACHE_HOME": "/x"}, Path("/x/tablewright")),
        ({"XDG_CACHE_HOME": "relative", "HOME": "/h"}, Path("/h/.cache/tablewright")),
        ({"HOME": "/h"}, Path("/h/.cache/tablewright")),
    ],
)
def test_where_the_cache_is(
    variables: dict[str, str], folder: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TABLEWRIGHT_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert validation_memory.cache_folder() == folder


def test_keys_do_not_run_together() -> None:
    assert validation_memory.key_of(["ab", "c"]) != validation_memory.key_of(["a", "bc"])
