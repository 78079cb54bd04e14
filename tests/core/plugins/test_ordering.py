from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from tablewright.plugins.ordering import resolve
from tests.core.manifests import manifest
from tests.core.wrong import codes_of, problems_of

Plugins = dict[str, dict[str, Any]]


def resolved(plugins: Plugins, **named: Any) -> tuple[str, ...]:
    return resolve([manifest(name, **values) for name, values in plugins.items()], "cartouche", **named).ids


BASE: Plugins = {"game": {"provides_game": "cartouche"}}


@pytest.mark.parametrize(
    ("plugins", "order"),
    [
        (BASE, "game"),
        ({**BASE, "a": {}, "z": {}}, "game a z"),
        ({**BASE, "a": {"depends": {"game": ">=0.1"}}, "b": {"depends": {"a": ""}}}, "game a b"),
        ({**BASE, "a": {"after": ["z"]}, "z": {}}, "game z a"),
        ({**BASE, "z": {"before": ["a"]}, "a": {}}, "game z a"),
        ({**BASE, "a": {"after": ["absent"], "before": ["absent"]}}, "game a"),
        ({**BASE, "z": {"before": ["game"]}, "a": {}}, "z game a"),
        ({**BASE, "a": {"depends": {"z": ""}}, "m": {}, "z": {"depends": {"game": ""}}}, "game m z a"),
    ],
)
def test_order(plugins: Plugins, order: str) -> None:
    assert resolved(plugins) == tuple(order.split())
    assert resolved(dict(reversed(plugins.items()))) == tuple(order.split())


@pytest.mark.parametrize(
    ("plugins", "codes", "says"),
    [
        ({}, ["TW-GAME-NO-PROVIDER"], "no plugins"),
        ({"a": {}}, ["TW-GAME-NO-PROVIDER"], "found: a"),
        ({**BASE, "other": {"provides_game": "cartouche"}}, ["TW-GAME-TWO-PROVIDERS"], "game, other"),
        ({**BASE, "a": {"extends": "chess"}}, ["TW-PLUGIN-OTHER-GAME"], "leave a out"),
        ({**BASE, "a": {"provides_game": "chess"}}, ["TW-PLUGIN-OTHER-GAME"], "found: chess"),
        ({**BASE, "a": {"kernel": ">=2"}}, ["TW-PLUGIN-KERNEL"], "expected: >=2\n  found: 0.1.0"),
        ({**BASE, "a": {"depends": {"b": ""}}}, ["TW-PLUGIN-MISSING-DEPENDENCY"], 'add "b" to `plugins`'),
        ({**BASE, "a": {"depends": {"game": ">=3"}}}, ["TW-PLUGIN-DEPENDENCY-VERSION"], "found: 0.1.0"),
        ({**BASE, "a": {"conflicts": {"game": "they quarrel"}}}, ["TW-PLUGIN-CONFLICT"], "they quarrel"),
        (
            {**BASE, "a": {"depends": {"b": ""}}, "b": {"depends": {"a": ""}}},
            ["TW-PLUGIN-CYCLE"],
            "a → b → a\n  found: a after b: depends on it; b after a: depends on it",
        ),
        (
            {
                **BASE,
                "a": {"after": ["b"]},
                "b": {"after": ["c"]},
                "c": {"after": ["a"]},
                "d": {"after": ["a"]},
            },
            ["TW-PLUGIN-CYCLE"],
            "a → b → c → a",
        ),
        (
            {**BASE, "0": {"id": "a0", "after": ["b"]}, "a": {"depends": {"b": ""}}, "b": {"after": ["a"]}},
            ["TW-PLUGIN-CYCLE"],
            "b after a: declares that it comes after it",
        ),
        (
            {**BASE, "a": {"before": ["b"], "depends": {"b": ""}}, "b": {}},
            ["TW-PLUGIN-CYCLE"],
            "a declares that it",
        ),
        (
            {
                "a": {"kernel": "<0.1", "depends": {"b": ""}, "conflicts": {"c": "x", "d": "x"}},
                "c": {"extends": "chess", "depends": {"e": ""}},
                "d": {},
            },
            [
                "TW-PLUGIN-KERNEL",
                "TW-GAME-NO-PROVIDER",
                "TW-PLUGIN-OTHER-GAME",
                "TW-PLUGIN-MISSING-DEPENDENCY",
                "TW-PLUGIN-CONFLICT",
            ],
            "",
        ),
    ],
)
def test_what_does_not_go_together(plugins: Plugins, codes: list[str], says: str) -> None:
    problems = problems_of(resolved, plugins)
    assert [problem.code for problem in problems] == codes
    assert says in "\n".join(map(str, problems))


def test_problems_are_placed_in_the_manifest() -> None:
    (problem,) = problems_of(resolved, {**BASE, "a": {"depends": {"b": ">=1"}}})
    assert str(problem.place) == "a/plugin.json:9:8"


@pytest.mark.parametrize(
    ("wanted", "kernel", "fits"),
    [
        (">=0.1,<0.2", "0.1.5", True),
        (">=0.1,<0.2", "0.2.0", False),
        ("", "9", True),
        (">=0.1", "0.2.0.dev1", True),
    ],
)
def test_kernel_versions(wanted: str, kernel: str, fits: bool) -> None:
    plugins = {"game": {"provides_game": "cartouche", "kernel": wanted}}
    assert codes_of(resolved, plugins, kernel=kernel) == ([] if fits else ["TW-PLUGIN-KERNEL"])


def test_reasons_and_what_is_settled() -> None:
    order = resolve(
        [
            manifest("game", provides_game="cartouche"),
            manifest("a", depends={"game": ""}),
            manifest("b", after=["a"]),
            manifest("c", depends={"game": ""}),
        ],
        "cartouche",
    )
    assert [str(reason) for reason in order.reasons] == [
        "a after game: depends on it",
        "c after game: depends on it",
        "b after a: declares that it comes after it",
        "b after game: extends it",
    ]
    assert order.provider.id == "game"
    assert order.settled("b", "game")
    assert order.settled("game", "b")
    assert not order.settled("b", "c")


@given(st.data())
def test_any_order_that_can_be_is_found_and_hangs_on_nothing_else(data: st.DataObject) -> None:
    names = [f"p{index}" for index in range(data.draw(st.integers(1, 6)))]
    plugins: Plugins = {name: {} for name in names}
    for index, name in enumerate(names):  # every plugin names earlier ones only, so there is no circle
        earlier = st.lists(st.sampled_from(names[:index]), max_size=3) if index else st.just([])
        plugins[name] = {"depends": dict.fromkeys(data.draw(earlier), ""), "after": data.draw(earlier)}
    plugins[names[0]]["provides_game"] = "cartouche"
    order = resolved(plugins)
    assert sorted(order) == names
    for name, values in plugins.items():
        assert all(order.index(other) < order.index(name) for other in (*values["depends"], *values["after"]))
    shuffled = data.draw(st.permutations(list(plugins.items())))
    assert resolved(dict(shuffled)) == order
