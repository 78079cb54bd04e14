"""How a match ended: the boards, the points, the winner."""

from __future__ import annotations

from tablewright import Match

from .blocks import Block, headed, line, stacked
from .drawing import Look, draw_everything
from .naming import named_scenes
from .scores import draw_scores, draw_terms, present_scores
from .wording import winner_in_words


def draw_ending(match: Match, look: Look) -> Block:
    """Everything that the final table shows, every point, and who won."""
    result = match.result()
    if result is None:
        return []
    scores = present_scores(match, look.names)
    shown = named_scenes(match, -1, look.names)
    opponents = {other["opponent"]: other["title"] for other in result.get("opponents", ())}
    return stacked(
        [
            draw_everything(shown, look, opponents),
            headed("Points, one by one", draw_terms(scores, look.width)) if scores else [],
            headed("Final score", draw_scores(scores, look.width)),
            [line((winner_in_words(result, look.names), "bold"))],
        ]
    )
