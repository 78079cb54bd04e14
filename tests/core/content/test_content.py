from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright.content.content import Content, load_content
from tablewright.plugins.discovery import Found
from tablewright.problems.problem import Place
from tablewright.validation.schemas import DIALECT, Schemas, kernel_schemas
from tests.core import manifests
from tests.core.wrong import Wrong, check, codes_of, problems_of


def kind_schema(kind: str, inner: dict[str, Any]) -> dict[str, Any]:
    return {
        "$schema": DIALECT,
        "$id": f"urn:tablewright:v1:{kind}",
        "type": "object",
        "properties": {"$schema": {"type": "string"}, kind: inner},
        "additionalProperties": False,
    }


def schemas() -> Schemas:
    made = kernel_schemas(["text"])
    made.add(
        kind_schema(
            "cards",
            {"type": "array", "items": {"type": "object", "properties": {"points": {"type": "integer"}}}},
        )
    )
    made.add(kind_schema("tables", {"type": "object"}))
    made.add({"$id": "urn:tablewright:v1:game", "type": "object", "required": ["id"]})
    return made


def cards(*ids: str, kind: str = "cards") -> str:
    entries = ",\n  ".join(json.dumps({"id": name, "points": 1}) for name in ids)
    return f'{{"$schema": "../schemas/v1/{kind}.schema.json",\n "{kind}": [\n  {entries}\n]}}\n'


def written(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def plugin(tmp_path: Path, name: str, files: dict[str, str], **changes: Any) -> Found:
    written(tmp_path / name, files)
    return manifests.plugin(tmp_path / name, name, **{"content": ["content"], **changes})


def load(*plugins: Found, **switches: dict[str, bool]) -> Content:
    return load_content(plugins, schemas(), switches)


def test_items_by_kind_in_order(tmp_path: Path) -> None:
    base = plugin(
        tmp_path,
        "base",
        {
            "content/b.json": cards("b1", "b2"),
            "content/a.json": cards("a1"),
            "content/deep/er/c.json": cards("c1"),
            "content/tables.json": '{"$schema": "v1/tables.schema.json",\n "tables": {"rounds": 10}}',
            "content/game.json": '{"$schema": "urn:tablewright:v1:game",\n "id": "cartouche"}',
            "content/README.md": "not content",
            "content/.hidden.json": "{",
            "content/.git/x.json": "{",
            "content/scenario.json": '{"$schema": "../schemas/v1/scenario.schema.json", "what": "ever"}',
        },
    )
    more = plugin(
        tmp_path,
        "more",
        {
            "content/x.json": cards("x1"),
            "content/t.json": '{"$schema": "tables.schema.json", "tables": {"rounds": 8}}',
        },
    )
    content = load(base, more)
    assert content.kinds() == ["cards", "game", "tables"]
    assert [item.id for item in content.all("cards")] == ["a1", "b1", "b2", "c1", "x1"]
    assert content.all("murals") == ()
    assert list(content.by_id("tables")) == ["base", "more"]
    assert content.one("tables", "more").data == {"rounds": 8}
    assert content.one("game").id == "cartouche"
    item = content.get("cards", "b2")
    assert (item.plugin, item.path, item.line) == ("base", "content/b.json", 4)
    assert item.data == {"id": "b2", "points": 1}
    file = str(tmp_path / "base/content/b.json")
    assert item.place() == Place(file, 4, 3)
    assert item.place("points") == Place(file, 4, 26)
    assert item.key_place("points") == Place(file, 4, 16)
    assert content.one("tables", "base").place("rounds") == Place(
        str(tmp_path / "base/content/tables.json"), 2, 23
    )


def test_what_is_not_there(tmp_path: Path) -> None:
    base = plugin(tmp_path, "base", {"content/a.json": cards("token-01", "token-02")})
    content = load(base)
    here = Place("x.json", 3)
    (problem,) = problems_of(content.get, "cards", "tokn-01", here)
    assert (problem.code, problem.place, problem.hint) == (
        "TW-CONTENT-UNKNOWN-ID",
        here,
        "did you mean 'token-01'?",
    )
    assert codes_of(content.get, "gone", "x") == ["TW-CONTENT-UNKNOWN-ID"]
    assert codes_of(content.one, "game") == ["TW-CONTENT-MISSING"]
    (problem,) = problems_of(content.one, "cards")
    assert problem.code == "TW-CONTENT-SEVERAL"
    assert "token-01 of base, token-02 of base" in problem.found


BROKEN = [
    Wrong("{", "TW-JSON-SYNTAX", 1, 2),
    Wrong("[]", "TW-DATA-NOT-AN-OBJECT", 1, 1),
    Wrong('\n{"cards": []}', "TW-CONTENT-NO-SCHEMA", 2, 1, 'for example "$schema"'),
    Wrong('{"$schema": 3}', "TW-CONTENT-NO-SCHEMA", 1, 13, "found: 3"),
    Wrong('{"$schema": "v1/card.schema.json"}', "TW-CONTENT-UNKNOWN-KIND", 1, 13, "did you mean 'cards'?"),
    Wrong('{"$schema": "cards.json"}', "TW-CONTENT-UNKNOWN-KIND", 1, 13, "did you mean 'cards'?"),
    Wrong('{"$schema": "zzz"}', "TW-CONTENT-UNKNOWN-KIND", 1, 13, "the kinds are: cards, game, tables"),
    Wrong(
        '{"$schema": "../schemas/v2/cards.schema.json"}', "TW-CONTENT-SCHEMA-VERSION", 1, 13, "expected: v1"
    ),
    Wrong('{"$schema": "urn:tablewright:v9:cards"}', "TW-CONTENT-SCHEMA-VERSION", 1, 13, "found: v9"),
    Wrong(
        '{"$schema": "cards.schema.json", "card": []}',
        "TW-SCHEMA-UNKNOWN-KEY",
        1,
        34,
        "did you mean 'cards'?",
    ),
    Wrong('{"$schema": "cards.schema.json", "cards": [{"points": 1}]}', "TW-CONTENT-NO-ID", 1, 44, 'an "id"'),
    Wrong('{"$schema": "cards.schema.json", "cards": [{"id": 3}]}', "TW-CONTENT-NO-ID", 1, 44),
    Wrong(cards("a", "b", "a"), "TW-CONTENT-DUPLICATE-ID", 5, 10, "x.json:3:10"),
    Wrong(cards("a").replace('"points"', '"id"'), "TW-JSON-DUPLICATE-KEY", 3, 15),
]


@pytest.mark.parametrize("wrong", BROKEN)
def test_broken(wrong: Wrong, tmp_path: Path) -> None:
    base = plugin(tmp_path, "base", {"content/x.json": wrong.text})
    check(wrong, problems_of(load, base))


def test_one_id_in_two_plugins_names_both_places(tmp_path: Path) -> None:
    base = plugin(tmp_path, "base", {"content/a.json": cards("a", "b")})
    more = plugin(tmp_path, "more", {"content/b.json": cards("c", "b")})
    (problem,) = problems_of(load, base, more)
    assert problem.code == "TW-CONTENT-DUPLICATE-ID"
    assert str(problem.place) == f"{tmp_path}/more/content/b.json:4:10"
    assert f"{tmp_path}/base/content/a.json:4:10" in problem.found


def test_one_id_in_two_kinds_is_fine(tmp_path: Path) -> None:
    other = '{"$schema": "game.schema.json", "id": "a"}'
    assert load(
        plugin(tmp_path, "base", {"content/a.json": cards("a"), "content/b.json": other})
    ).kinds() == ["cards", "game"]


def test_all_problems_of_all_files_at_once(tmp_path: Path) -> None:
    base = plugin(
        tmp_path, "base", {"content/a.json": "{", "content/b.json": cards("a", "a"), "content/c.json": "[]"}
    )
    more = plugin(tmp_path, "more", {"content/a.json": '{"$schema": "cards.schema.json", "x": 1, "y": 2}'})
    assert codes_of(load, base, more) == [
        "TW-JSON-SYNTAX",
        "TW-CONTENT-DUPLICATE-ID",
        "TW-DATA-NOT-AN-OBJECT",
        "TW-SCHEMA-UNKNOWN-KEY",
        "TW-SCHEMA-UNKNOWN-KEY",
    ]


# -- switches -----------------------------------------------------------------------------------------------------

FILES = {
    "content/cards.json": cards("a"),
    "content/extra.json": cards("b"),
    "content/sub/one.json": cards("c"),
    "content/sub/two.json": cards("d"),
}


@pytest.mark.parametrize(
    ("pattern", "default", "given", "left"),
    [
        ("extra.json", True, {}, "acd"),
        ("extra.json", True, {"s": True}, "abcd"),
        ("extra.json", True, {"s": False}, "acd"),
        ("extra.json", False, {}, "acd"),
        ("extra.json", False, {"s": True}, "abcd"),
        ("content/extra.json", True, {"s": False}, "acd"),
        ("sub", True, {"s": False}, "ab"),
        ("content/sub/", True, {"s": False}, "ab"),
        ("sub/two.json", True, {"s": False}, "abc"),
    ],
)
def test_switches(tmp_path: Path, pattern: str, default: bool, given: dict[str, bool], left: str) -> None:
    switches = {"s": {"title": {"en": "x"}, "content": [pattern], "default": default}}
    base = plugin(tmp_path, "base", FILES, switches=switches)
    expected = "abcd" if default and not given else left
    assert "".join(item.id for item in load(base, base=given).all("cards")) == expected


def test_a_file_of_a_switch_that_is_off_is_not_even_read(tmp_path: Path) -> None:
    switches = {"s": {"title": {"en": "x"}, "content": ["extra.json"]}}
    base = plugin(tmp_path, "base", {**FILES, "content/extra.json": "{"}, switches=switches)
    assert len(load(base, base={"s": False}).all("cards")) == 3
    assert codes_of(load, base) == ["TW-JSON-SYNTAX"]


def test_what_a_switch_leaves_out_must_be_content(tmp_path: Path) -> None:
    switches = {"s": {"title": {"en": "x"}, "content": ["late.json"]}}
    base = plugin(tmp_path, "base", {**FILES, "late.json": "{}"}, switches=switches)
    (problem,) = problems_of(load, base)
    assert (problem.code, 'add "late.json"' in problem.hint) == ("TW-CONTENT-UNKNOWN-FILE", True)


def test_what_a_manifest_names_must_be_there(tmp_path: Path) -> None:
    switches = {"s": {"title": {"en": "x"}, "content": ["extr.json"]}}
    base = plugin(tmp_path, "base", FILES, content=["content", "cotent"], switches=switches)
    problems = problems_of(load, base)
    assert [problem.code for problem in problems] == ["TW-CONTENT-UNKNOWN-FILE", "TW-CONTENT-UNKNOWN-FILE"]
    text = (tmp_path / "base/plugin.json").read_text().split("\n")
    for problem, name in zip(problems, ("cotent", "extr.json"), strict=True):
        assert problem.place
        assert name in text[problem.place.line - 1]


# -- never outside the plugin's folder ----------------------------------------------------------------------------


def test_links_lead_nowhere_else(tmp_path: Path) -> None:
    written(tmp_path / "outside", {"secret.json": cards("secret")})
    base = plugin(
        tmp_path,
        "base",
        {"content/a.json": cards("a"), "more.json": cards("b")},
        content=["content", "linked"],
    )
    home = tmp_path / "base"
    (home / "linked").symlink_to(tmp_path / "outside")
    assert codes_of(load, base) == ["TW-FILE-OUTSIDE"]
    (home / "linked").unlink()
    (home / "linked").symlink_to(home / "more.json")
    (home / "content/file.json").symlink_to(tmp_path / "outside/secret.json")
    (home / "content/folder").symlink_to(tmp_path / "outside")
    (home / "content/up").symlink_to("..")
    problems = problems_of(load, base)
    assert [problem.code for problem in problems] == ["TW-FILE-OUTSIDE"] * 2
    assert "secret" in problems[0].found + problems[1].found


def test_an_installed_package_may_link_its_content_as_a_whole(tmp_path: Path) -> None:
    written(tmp_path / "workspace", {"a.json": cards("a")})
    home = tmp_path / "base"
    found = manifests.plugin(home, "base", content=["content"], installed=True)
    (home / "content").symlink_to(tmp_path / "workspace")
    content = load(found)
    assert [item.path for item in content.all("cards")] == ["content/a.json"]
    assert list(content.hashes) == ["base/content/a.json"]
    (tmp_path / "workspace" / "b.json").symlink_to(tmp_path / "base" / "plugin.json")
    assert codes_of(load, found) == ["TW-FILE-OUTSIDE"]


def test_a_broken_link_and_a_folder_of_that_name(tmp_path: Path) -> None:
    base = plugin(tmp_path, "base", {"content/folder.json/a.json": cards("a")})
    (tmp_path / "base/content/gone.json").symlink_to("nowhere.json")
    assert codes_of(load, base) == ["TW-FILE-MISSING"]


# -- hashes -------------------------------------------------------------------------------------------------------


def test_hashes_tell_every_change(tmp_path: Path) -> None:
    base = plugin(tmp_path, "base", FILES)
    before = load(base)
    assert list(before.hashes) == [f"base/{name}" for name in sorted(FILES)]
    assert load(base).digest == before.digest
    written(tmp_path / "base", {"content/extra.json": cards("b") + " "})
    after = load(base)
    assert after.digest != before.digest
    assert {name for name, digest in after.hashes.items() if before.hashes[name] != digest} == {
        "base/content/extra.json"
    }


def test_merged_content_lets_the_other_one_win(tmp_path: Path) -> None:
    one = load(plugin(tmp_path, "one", {"content/a.json": cards("a", "b")}))
    two = load(plugin(tmp_path, "two", {"content/a.json": cards("b", "c")}))
    merged = one.merged(two)
    assert [(item.id, item.plugin) for item in merged.all("cards")] == [
        ("a", "one"),
        ("b", "two"),
        ("c", "two"),
    ]
    assert list(merged.hashes) == ["one/content/a.json", "two/content/a.json"]
