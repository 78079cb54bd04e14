"""The advanced board: data alone, in the place of the standard one."""

from __future__ import annotations

from tablewright.play.assembly import ruleset
from tests.plugins.tigris_variants.eager import with_variants


def test_it_changes_the_board_and_nothing_else() -> None:
    before = ruleset(with_variants())[0]
    after = ruleset(with_variants("tigris-advanced-board"))[0]
    assert after.slices().keys() == before.slices().keys()
    assert after.moves.keys() == before.moves.keys()
    assert after.outline.nodes.keys() == before.outline.nodes.keys()
    own = [(item.kind, item.id) for item in after.content.items() if item.plugin == "tigris-advanced-board"]
    assert {kind for kind, _ in own} == {"boards", "rules"}
    one, other = before.tables["tigris"].map, after.tables["tigris"].map
    assert (one.grid, one.temples.bit_count()) == (other.grid, 10)
    assert (other.temples.bit_count(), other.special.bit_count(), other.river.bit_count()) == (14, 6, 39)
