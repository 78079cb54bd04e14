"""Ways of meeting a requirement, and what taking one of them does.

A witness says it in its uses: ``("cover", mask)``, black tiles on these squares of the mural, and
``("spend", {"cat": 2, "scarab": 1})``, tokens and scarabs from the reserve. Words of other plugins may name
other uses; these go to the hook `use_witness`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import base_of
from .walls import cover, wall_of

if TYPE_CHECKING:
    from tablewright import Play, State, Witness

SCARAB = "scarab"


def payable(state: State, seat: int, way: Witness) -> bool:
    """Whether everything that a way spends is there, all of it together."""
    player = base_of(state).players[seat]
    needed: dict[str, int] = {}
    for use, value in way.uses:
        if use == "spend":
            for piece, number in value.items():
                needed[piece] = needed.get(piece, 0) + number
    return all(
        (player.scarabs if piece == SCARAB else player.tokens[piece]) >= number
        for piece, number in needed.items()
    )


def take_way(play: Play, seat: int, way: Witness) -> None:
    """Cover and spend what a way says."""
    base = base_of(play.state)
    player = base.players[seat]
    for use, value in way.uses:
        if use == "spend":
            for piece, number in value.items():
                if piece == SCARAB:
                    player.scarabs -= number
                    base.scarabs += number
                else:
                    player.tokens[piece] -= number
                    base.tokens[piece] += number
        elif use == "cover":
            if value:
                # Two words together may want the same icon covered; one black tile does it.
                covered = value & wall_of(player).free
                base.black_tiles -= covered.bit_count()
                cover(player, covered)
        else:
            for hook in play.rules.hooks("use_witness"):
                hook(play, seat, use, value)
