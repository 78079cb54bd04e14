from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.documents.document import parse_json
from tablewright.plugins.manifest import manifest_of, read_manifest
from tablewright.problems.problem import Place
from tests.core import manifests
from tests.core.wrong import Wrong, check, problems_of

WHOLE = """{
  "$schema": "../../schemas/v1/plugin.schema.json",
  "id": "pyramid",
  "version": "0.1.0",
  "kernel": ">=0.1,<0.2",
  "extends": "cartouche",
  "title": {"en": "The Pyramid", "pt-BR": "A Pirâmide"},
  "summary": {"en": "A pyramid."},
  "module": "tablewright_pyramid.plugin",
  "hookspecs": "tablewright_pyramid.hookspecs",
  "depends": {"base": ">=0.1"},
  "conflicts": {"solo": "it has no opponent for it"},
  "provides": ["requirement/pyramid"],
  "recommends": ["achievements"],
  "before": ["solo"],
  "after": ["achievements"],
  "options": {"height": {"type": "integer", "minimum": 1, "default": 3, "title": {"en": "Height"}}},
  "switches": {"stories": {"default": false, "title": {"en": "Stories"}, "content": ["pyramid-stories.json"]}},
  "content": ["content"]
}
"""


def with_line(key: str, line: str) -> str:
    """The whole manifest with the line of one key replaced."""
    return "".join(
        line + "\n" if part.lstrip().startswith(f'"{key}"') else part
        for part in WHOLE.splitlines(keepends=True)
    )


BROKEN = [
    Wrong("[]", "TW-DATA-NOT-AN-OBJECT", 1, 1, "a list"),
    Wrong(
        with_line("summary", '  "sumary": {"en": "x"},'),
        "TW-MANIFEST-UNKNOWN-KEY",
        8,
        3,
        "did you mean 'summary'?",
    ),
    Wrong(
        with_line("summary", '  "schema_": "x",'), "TW-MANIFEST-UNKNOWN-KEY", 8, 3, "did you mean '$schema'?"
    ),
    Wrong(with_line("version", ""), "TW-MANIFEST-MISSING-KEY", 1, 1, "version"),
    Wrong(with_line("version", '  "version": "one",'), "TW-MANIFEST-VALUE", 4, 14, 'for example "0.1.0"'),
    Wrong(with_line("version", '  "version": 0.1,'), "TW-MANIFEST-TYPE", 4, 14, "found: 0.1, a number"),
    Wrong(with_line("id", '  "id": "Pyramid",'), "TW-MANIFEST-VALUE", 3, 9, "small letters"),
    Wrong(with_line("id", '  "id": "base",'), "TW-MANIFEST-VALUE", 11, 23, 'cannot name itself in "depends"'),
    Wrong(with_line("kernel", '  "kernel": "0.1",'), "TW-MANIFEST-VALUE", 5, 13, ">=0.1,<0.2"),
    Wrong(with_line("extends", ""), "TW-MANIFEST-VALUE", 1, 1, 'either "provides_game" or "extends"'),
    Wrong(
        with_line("summary", '  "provides_game": "x",'),
        "TW-MANIFEST-VALUE",
        6,
        14,
        'either "provides_game" or "extends"',
    ),
    Wrong(with_line("title", '  "title": "The Pyramid",'), "TW-MANIFEST-TYPE", 7, 12, "an object"),
    Wrong(with_line("title", '  "title": {"de": "Die Pyramide"},'), "TW-MANIFEST-VALUE", 7, 12, "English"),
    Wrong(
        with_line("title", '  "title": {"en": "x", "english": "y"},'),
        "TW-MANIFEST-VALUE",
        7,
        24,
        "language tag",
    ),
    Wrong(with_line("module", '  "module": "a/b.py",'), "TW-MANIFEST-VALUE", 9, 13, "a dotted name"),
    Wrong(
        with_line("depends", '  "depends": {"base": "new"},'),
        "TW-MANIFEST-VALUE",
        11,
        23,
        "range of versions",
    ),
    Wrong(with_line("depends", '  "depends": {"Base": ">=0.1"},'), "TW-MANIFEST-VALUE", 11, 15, "not an id"),
    Wrong(with_line("depends", '  "depends": ["base"],'), "TW-MANIFEST-TYPE", 11, 14, "an object"),
    Wrong(with_line("after", '  "after": "achievements",'), "TW-MANIFEST-TYPE", 16, 12, "a list"),
    Wrong(with_line("after", '  "after": ["base", 3],'), "TW-MANIFEST-TYPE", 16, 21, "text"),
    Wrong(with_line("options", '  "options": {"height": 3},'), "TW-MANIFEST-TYPE", 17, 25, "an object"),
    Wrong(
        with_line("switches", '  "switches": {"a": {"titel": {}}},'),
        "TW-MANIFEST-UNKNOWN-KEY",
        18,
        22,
        "did you mean 'title'?",
    ),
    Wrong(
        with_line("switches", '  "switches": {"a b": {"title": {"en": "x"}}},'), "TW-MANIFEST-VALUE", 18, 16
    ),
    Wrong(
        with_line("switches", '  "switches": {"a": {"title": {"en": "x"}, "default": 1}},'),
        "TW-MANIFEST-TYPE",
        18,
        55,
        "true or false",
    ),
    *(
        Wrong(
            with_line("content", f'  "content": ["{path}"]'),
            "TW-MANIFEST-VALUE",
            19,
            15,
            "leads out of the folder",
        )
        for path in ("../base", "a/../../b", "/etc", "", "C:cards", "a\\\\b", "..", "a/..")
    ),
]


@pytest.mark.parametrize("wrong", BROKEN)
def test_broken(wrong: Wrong) -> None:
    check(wrong, problems_of(lambda: manifest_of(parse_json(wrong.text, "plugin.json"))))


def test_whole() -> None:
    manifest = manifest_of(parse_json(WHOLE, "plugin.json"))
    assert manifest.game == "cartouche"
    assert manifest.after == ("achievements",)
    assert manifest.switches["stories"].content == ("pyramid-stories.json",)
    assert manifest.place("depends", "base") == Place("plugin.json", 11, 23)
    assert manifest.place() == Place("plugin.json", 1, 1)


def test_everything_wrong_is_told_at_once_in_order() -> None:
    text = with_line("version", '  "version": "x",').replace('"en": "A', '"e": "A').replace('["solo"]', "[1]")
    problems = problems_of(lambda: manifest_of(parse_json(text)))
    assert [problem.place and problem.place.line for problem in problems] == [4, 8, 15]


def test_defaults() -> None:
    manifest = manifests.manifest()
    assert (manifest.module, manifest.depends, manifest.options, manifest.content) == (None, {}, {}, ())


def test_reading(tmp_path: Path) -> None:
    (tmp_path / "plugin.json").write_text(WHOLE)
    assert read_manifest(tmp_path).model_dump() == read_manifest(tmp_path / "plugin.json").model_dump()
    (tmp_path / "empty").mkdir()
    (problem,) = problems_of(read_manifest, tmp_path / "empty")
    assert problem.code == "TW-PLUGIN-NO-MANIFEST"
    (problem,) = problems_of(read_manifest, tmp_path / "gone")
    assert problem.code == "TW-FILE-MISSING"
