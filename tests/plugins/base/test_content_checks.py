"""Content of Cartouche that is valid by its schemas and cannot be meant so is told with its place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablewright import Content, Item, Match, Problem, Ruleset, TablewrightError
from tablewright_base.content_checks import problems

RULES = Match.new({"game": "cartouche", "seats": 2, "plugins": ["base", "achievements"]}, seed=1).rules
FEW = {"cat": 1}


def told(kind: str, name: str, pointer: tuple[Any, ...], value: Any) -> list[Problem]:
    """The problems of the content with one value changed; None takes it out."""
    items = []
    for item in RULES.content.items():
        data = item.data
        if item.kind == kind and item.id in (name, "base"):
            inner: Any = copy.deepcopy(data)
            data = inner
            for key in pointer[:-1]:
                inner = inner[key]
            if value is None:
                del inner[pointer[-1]]
            elif pointer[-1] == "+":
                inner.append(value)
            else:
                inner[pointer[-1]] = value
        items.append(Item(item.id, item.kind, data, item.plugin, item.path, item._document, item._pointer))
    rules = SimpleNamespace(
        content=Content(items),
        requirement=RULES.requirement,
        order=RULES.order,
        options=RULES.options,
        hooks=RULES.hooks,
    )
    return list(problems(cast(Ruleset, rules)))


def test_what_is_shipped_is_right() -> None:
    assert list(problems(RULES)) == []


LINE = {"seats": 2, "deck": 30, "cards": 3, "tiles": 4, "drafts": 2}
WRONG = [
    ("mural-tiles", "tile-01", ("rows",), ["C.C"], "TW-CARTOUCHE-TILE", "hang together"),
    ("mural-tiles", "tile-01", ("rows",), ["..."], "TW-CARTOUCHE-TILE", "at least one square"),
    ("mural-tiles", "tile-01", ("rows",), ["C" * 13], "TW-CARTOUCHE-TILE", "larger than a mural"),
    ("cartouche-tiles", "cartouche-1x1", ("rows",), ["*", ".", "*"], "TW-CARTOUCHE-TILE", "hang together"),
    ("murals", "mural-1", ("sides", "A", "rows", 2), ". s c", "TW-CARTOUCHE-MURAL", "row 3 of side A"),
    ("murals", "mural-1", ("sides", "B", "rows", 4), ". " * 11 + ".", "TW-CARTOUCHE-MURAL", "no reeds"),
    ("murals", "mural-1", ("sides", "B", "rows", 0), "= " * 11 + "=", "TW-CARTOUCHE-MURAL", "more than one line"),
    ("supply", "", ("box", "mural-tiles"), 67, "TW-CARTOUCHE-COUNT", "mural-tiles"),
    ("supply", "", ("box", "tokens"), 99, "TW-CARTOUCHE-COUNT", "tokens"),
    ("supply", "", ("ankhs_per_seat",), 5, "TW-CARTOUCHE-COUNT", "one ankh of each kind"),
    ("tables", "", ("by_seats", 1, "deck"), 29, "TW-CARTOUCHE-TABLE", "does not last all 10 rounds"),
    ("tables", "", ("rounds",), 11, "TW-CARTOUCHE-TABLE", "at least 22"),
    ("tables", "", ("by_seats", 3, "deck"), 51, "TW-CARTOUCHE-TABLE", "fewer cards"),
    ("tables", "", ("starting_stories",), 4, "TW-CARTOUCHE-TABLE", "too few starting stories"),
    ("tables", "", ("by_seats", "+"), LINE, "TW-CARTOUCHE-TABLE", "two lines"),
    ("tables", "", ("exchange", "for", 0), "cartouche-1x2", "TW-CONTENT-UNKNOWN-ID", "did you mean"),
    ("stories", "river-01", ("rule",), "cartouche/story/rivr", "TW-CONTENT-UNKNOWN-ID", "cartouche/story/river"),
    ("stories", "river-01", ("requires",), {"river": {"touches": ["cat"] * 9}}, "TW-CARTOUCHE-IMPOSSIBLE", "cat"),
    (
        "stories",
        "chamber-01",
        ("requires",),
        {"all": [{"chambers": [{"icons": ["human"] * 4}] * 2}, {"tokens": FEW}]},
        "TW-CARTOUCHE-IMPOSSIBLE",
        "human",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "name", "pointer", "value", "code", "says"), WRONG)
def test_what_cannot_be_meant_is_told(
    kind: str, name: str, pointer: tuple[Any, ...], value: Any, code: str, says: str
) -> None:
    found = told(kind, name, pointer, value)
    assert {problem.code for problem in found} == {code}
    assert any(says in str(problem) for problem in found)
    assert all(problem.place is not None and problem.place.line for problem in found)


def test_every_problem_of_an_expansion_is_told_before_anything_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    manifest: dict[str, Any] = {
        "id": "cards",
        "version": "1.0",
        "kernel": ">=0.1,<0.2",
        "extends": "cartouche",
    }
    manifest |= {"title": {"en": "Cards"}, "content": ["tiles.json"]}
    (tmp_path / "cards" / "plugin.json").write_text(json.dumps(manifest))
    tiles: dict[str, Any] = {"$schema": "v1/mural-tiles.schema.json", "origin": "invented", "mural-tiles": []}
    for name, rows in (("one", ["C.C"]), ("two", ["CC"]), ("three", ["S" * 20])):
        tiles["mural-tiles"].append({"id": name, "rows": rows})
    (tmp_path / "cards" / "tiles.json").write_text(json.dumps(tiles, indent=1))
    config = {"game": "cartouche", "plugins": ["base", str(tmp_path / "cards")]}
    for _ in range(2):  # only what is right is remembered
        with pytest.raises(TablewrightError) as caught:
            Match.new(config)
        told = caught.value.problems
        assert [problem.code for problem in told] == ["TW-CARTOUCHE-TILE"] * 2
        places = [problem.place for problem in told]
        assert [place and place.line for place in places] == [7, 19]
