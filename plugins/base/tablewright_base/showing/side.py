"""A player's side of the table: the mural, the stories, the reserve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Cards, Counter, Counters, Pieces, Scene, Text
from tablewright_base.mural import ICON_LETTERS, ICONS
from tablewright_base.slice import Player, base_of
from tablewright_base.tile_pictures import COLOURS

from .cards import story_card
from .tiles import shown_piece
from .wall import wall_grid

if TYPE_CHECKING:
    from tablewright import State
    from tablewright_base.tables import Tables

_SCARAB = "scarab"


def side(state: State, viewer: int, seat: int, tables: Tables) -> Iterator[Scene]:
    """What lies before `seat`; tiles that it has drawn and not yet chosen among are shown to nobody else."""
    player = base_of(state).players[seat]
    yield wall_grid(player, seat, tables)
    if player.active:
        cards = [story_card(state, seat, name, tables) for name in player.active]
        yield Cards(f"active-{seat}", "Active stories", seat, cards=cards)
    if player.drawn and viewer == seat:
        pieces = [shown_piece(tables.pieces[name]) for name in player.drawn]
        yield Pieces(f"drawn-{seat}", "Drawn for the bonus", seat, pieces=pieces)
    if player.tiles or any(player.cartouches.values()):
        yield _reserve(player, seat, tables)
    if player.frozen:
        told = ", ".join(_counted(name, number) for name, number in player.frozen.items())
        yield Text(f"frozen-{seat}", "From the next round on", seat, text=told)
    yield _tokens(player, seat)
    yield _completed(player, seat, tables)
    if player.ankhs:
        told = ", ".join(tables.ankhs[name].title for name in player.ankhs)
        yield Text(f"ankhs-{seat}", "Ankhs left", seat, text=told)


def _reserve(player: Player, seat: int, tables: Tables) -> Pieces:
    pieces = [shown_piece(tables.pieces[name]) for name in player.tiles]
    pieces += [
        shown_piece(tables.pieces[name], number) for name, number in player.cartouches.items() if number
    ]
    return Pieces(f"reserve-{seat}", "Reserve", seat, pieces=pieces)


def _tokens(player: Player, seat: int) -> Counters:
    counters = [
        Counter(icon, icon, player.tokens[icon], colour, letter)
        for icon, colour, letter in zip(ICONS, COLOURS, ICON_LETTERS, strict=False)
    ]
    counters.append(Counter(_SCARAB, "scarabs", player.scarabs, "cyan", "◆", one="scarab"))
    return Counters(f"tokens-{seat}", "Tokens", seat, counters=counters)


def _completed(player: Player, seat: int, tables: Tables) -> Counters:
    """The completed stories by slot."""
    slots = list(player.completed.values())
    counters = [
        Counter(slot, f"{slot} stories", slots.count(slot), one=f"{slot} story") for slot in tables.slots
    ]
    return Counters(f"completed-{seat}", "Completed", seat, counters=counters)


def _counted(name: str, number: int) -> str:
    return name if number == 1 else f"{number} × {name}"
