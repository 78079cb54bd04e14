"""All that is worked out once: the automaton, and where it puts each tile and each story."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tablewright import TablewrightError

from .agreement import problems
from .automaton import Automaton
from .choosing import all_whole, chosen
from .glyphs import glyphs_of

if TYPE_CHECKING:
    from tablewright import Ruleset
    from tablewright_base import Tables


class SoloTables:
    """What is the same in every match against an opponent."""

    def __init__(self, rules: Ruleset) -> None:
        self.base = cast("Tables", rules.tables["base"])
        wrong = [problem for found in all_whole(rules) for problem in problems(found, rules, self.base)]
        if wrong:
            raise TablewrightError(wrong)
        self.automaton = automaton = Automaton(chosen(rules))
        self.above = {
            tile: automaton.above(glyphs_of(piece.rows)) or 0 for tile, piece in self.base.mural_tiles.items()
        }
        """The slot for achievement cards, from 0, above which each tile goes."""
        printed = rules.content.by_id("stories")
        self.slots = {
            name: automaton.slot(story.slots, printed[name].data["points"])
            for name, story in self.base.stories.items()
        }
        """The slot of the completed area that each story goes to."""
        named = [slot for line in automaton.stories for slot in line.slots]
        self.all_slots = tuple(dict.fromkeys([*named, *self.slots.values()]))
        """The slots that its stories can lie in, in the order in which its achievements name them."""
