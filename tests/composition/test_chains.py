"""Where each answer builds on the one before, it is declared who answers first, or the plugins are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.play.assembly import ruleset
from tests.core.manifests import install

HOOK = """from tablewright import hookimpl


@hookimpl
def story_points(points):
    return points {change}
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def points(site: Path, name: str, **declared: Any) -> int:
    """What a story of 4 points is worth where one plugin doubles it and another adds one, named anew for each test."""
    changes = {f"double-{name}": "* 2", f"one-more-{name}": "+ 1"}
    for plugin, change in changes.items():
        package = f"tablewright_{plugin.replace('-', '_')}"
        more = {"depends": {"base": ""}, **(declared if plugin.startswith("one-more") else {})}
        install(site, plugin, module=f"{package}.plugin", code=HOOK.format(change=change), **more)
    rules = ruleset({"game": "cartouche", "plugins": ["base", *changes]})[0]
    printed = next(item for item in rules.content.all("stories") if item.data["points"] == 4)
    found: int = rules.tables["base"].stories[printed.id].points
    return found


def test_an_undeclared_order_is_refused_and_says_what_to_declare(site: Path) -> None:
    with pytest.raises(TablewrightError) as caught:
        points(site, "a")
    (problem,) = caught.value.problems
    assert problem.code == "TW-PLUGIN-CHAIN"
    assert "'double-a' and 'one-more-a' both answer the hook 'story_points'" in problem.message
    assert str(problem.place).endswith("tablewright_one_more_a/plugin.json:1:1")
    assert 'write "after": ["double-a"] into the plugin.json of one-more-a' in problem.hint


@pytest.mark.parametrize(
    ("name", "declared", "expected"),
    [
        ("b", {"after": ["double-b"]}, 9),
        ("c", {"before": ["double-c"]}, 10),
        ("d", {"depends": {"base": "", "double-d": ""}}, 9),
    ],
)
def test_what_is_declared_decides(site: Path, name: str, declared: dict[str, Any], expected: int) -> None:
    assert points(site, name, **declared) == expected
