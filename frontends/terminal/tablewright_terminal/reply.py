"""What comes of a line that a player typed."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright import Action

from .blocks import Block


@dataclass(slots=True)
class Reply:
    """Something to show, and perhaps an action to take, the wish to leave, or to see the table again."""

    block: Block = field(default_factory=list)
    action: Action | None = None
    leave: bool = False
    table: bool = False
    """Whether the table is to be drawn again before the next question."""
    whole: bool = False
    """Whether all of the table is to be shown, also where there is no room for it."""
    answer: bool = False
    """Whether it answers a question of the player's; then the decision stands where it stood."""

    @classmethod
    def answering(cls, block: Block) -> Reply:
        """The answer to a question."""
        return cls(block, answer=True)
