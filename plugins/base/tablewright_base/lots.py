"""Who draws which tiles of the bag where all act at once.

In the score phase and the final placement players may draw tiles for a bonus while others do, and the order
in which they happen to act must not matter. So the tiles on top of the bag are set aside in lots, as soon as
the first one draws: from the first player on one lot for each player who could draw in this phase, then a
second one for each who could draw twice, and so on. A player's first draw takes the player's first lot. Lots
that nobody took are simply the top of the bag again when the phase is over.

Where the bag is too small for all lots, the discarded tiles are shuffled and put below it first
(cartouche/ruling/bag-refill). Where it is still too small, players who can complete nothing in this phase get
no lots, and the last lots have fewer tiles or none (cartouche/ruling/scarce-tiles).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Base, Player, base_of

if TYPE_CHECKING:
    from tablewright import Play, RandomStream, State

    from .tables import Tables

NOBODY = -1


def count_draws(state: State, tables: Tables) -> None:
    """Before a phase in which tiles may be drawn: note how often each player could."""
    base = base_of(state)
    for player in base.players:
        player.draws = _draws(player, tables)
    if scarce(base, tables):
        for seat, player in enumerate(base.players):
            if player.draws and not _could_complete(state, seat, tables):
                player.draws = 0
        # Next time it may be another player, so it has to be counted anew.
        base.recount = True


def scarce(base: Base, tables: Tables) -> bool:
    """Whether there are fewer tiles than all draws together would take."""
    draws = sum([player.draws for player in base.players])
    return len(base.bag) + len(base.tile_discard) < draws * tables.lot


def take_lot(play: Play, seat: int, number: int, tables: Tables) -> tuple[str, ...]:
    """Take `number` tiles, or as many as there are, from the top of the seat's next lot."""
    base = base_of(play.state)
    if not base.lots:
        _set_aside(play, base, tables.lot)
    lots = base.lots
    if seat not in lots:
        return ()
    start = lots.index(seat)
    end = start
    while end < len(lots) and end < start + tables.lot and lots[end] == seat:
        end += 1
    bag = base.bag[::-1]
    taken = bag[start : min(start + number, end)]
    base.bag = (bag[:start] + bag[start + len(taken) :])[::-1]
    base.lots = lots[:start] + (NOBODY,) * (end - start - len(taken)) + lots[end:]
    return taken


def refill(base: Base, random: RandomStream) -> None:
    """Put the discarded tiles, shuffled, below those in the bag."""
    tiles, _ = random.deal(base.tile_discard, len(base.tile_discard))
    base.bag = tiles + base.bag
    base.tile_discard = ()


def _draws(player: Player, tables: Tables) -> int:
    """How often a player could draw: with each ankh that draws, and once more with each that repeats one."""
    drawing = sum(1 for ankh in player.ankhs if tables.ankhs[ankh].effect.draws)
    could = drawing or any(tables.ankhs[ankh].effect.draws for ankh in player.gained)
    repeating = sum(1 for ankh in player.ankhs if tables.ankhs[ankh].effect.repeats) if could else 0
    return drawing + repeating


def _could_complete(state: State, seat: int, tables: Tables) -> bool:
    """Whether there is anything from which `seat` could come to complete an achievement in this phase."""
    base = base_of(state)
    player = base.players[seat]
    if player.active or sum(player.tokens.values()) >= tables.line.exchange_tokens:
        return True
    if base.final and (player.tiles or any(player.cartouches.values())):
        return True
    return any(
        tables.achievements[name].met(state, seat)
        for name in base.achievements
        if name not in player.achievements
    )


def _set_aside(play: Play, base: Base, size: int) -> None:
    flow = play.state.flow
    order = [(flow.first + step) % flow.seats for step in range(flow.seats)]
    most = max(player.draws for player in base.players)
    for draw in range(most):
        for seat in order:
            if base.players[seat].draws > draw:
                base.lots += (seat,) * size
    if len(base.bag) < len(base.lots):
        refill(base, play.random)
