"""A plugin of data alone changes nothing but the content of the kinds that it brings."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Content
from tablewright.play.assembly import ruleset
from tests.composition.examples import EXAMPLES

DATA_ONLY = {
    "four-achievements": (["base", "achievements"], {"achievements"}),
    "harder-opponent": (["base", "solo"], {"automaton", "rules"}),
}
"""With what it is played, and the kinds of content that it may have."""


def told(content: Content, without: str = "") -> dict[tuple[str, str], Any]:
    return {(item.kind, item.id): item.data for item in content.items() if item.plugin != without}


@pytest.mark.parametrize("name", DATA_ONLY)
def test_all_that_is_there_with_it_is_there_without_it(name: str) -> None:
    plugins, kinds = DATA_ONLY[name]
    before = ruleset({"game": "cartouche", "plugins": plugins})[0]
    after = ruleset({"game": "cartouche", "plugins": [*plugins, EXAMPLES[name]]})[0]
    assert [plugin for plugin in after.order if plugin != name] == before.order
    assert [(hook.plugin, hook.name) for hook in after.every_hook()] == [
        (hook.plugin, hook.name) for hook in before.every_hook()
    ]
    assert after.slices().keys() == before.slices().keys()
    assert after.words.keys() == before.words.keys()
    assert after.moves.keys() == before.moves.keys()
    assert after.outline.nodes.keys() == before.outline.nodes.keys()
    assert after.schemas.kinds() == before.schemas.kinds()
    assert told(after.content, without=name) == told(before.content)
    own = {item.kind for item in after.content.items() if item.plugin == name}
    assert own
    assert own <= kinds
