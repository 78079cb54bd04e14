"""Placing a mural tile or a cartouche tile on the mural."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal, Squares, square_field
from tablewright.boards import ORIENTATION_LABELS
from tablewright.piles import without
from tablewright_base.placing_refusals import why_not_there
from tablewright_base.slice import base_of
from tablewright_base.tile_pictures import turned
from tablewright_base.walls import mural_of, wall_of

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State
    from tablewright.scenes import Scene
    from tablewright_base.layouts import Piece, Way
    from tablewright_base.mural import Mural
    from tablewright_base.slice import Player


def _first_of(piece: Piece, turn: str) -> str:
    """The first name of the orientation that is also called `turn`."""
    orientation = piece.shape.by_label.get(turn)
    return turn if orientation is None else orientation.label


class Placing(CartoucheMove):
    """A piece of the reserve is turned, flipped and laid on the mural.

    `turn` is one of the eight orientations, named as in `tablewright.boards`; of those that look the same the
    first, and in JSON any. `cell` is the square on which the topmost, then leftmost square of the turned piece
    comes to lie.
    """

    steps = ("place", "final-placement")
    rule = "cartouche/place/simultaneous"
    when = "cartouche/round/phases"
    fields = (
        Field("tile", title="tile"),
        Field("turn", title="how it is turned", schema={"enum": list(ORIENTATION_LABELS)}),
        square_field("cell"),
    )

    def held(self, player: Player) -> tuple[str, ...]:
        """The pieces of this kind in the reserve of a player."""
        raise NotImplementedError

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...] | Squares:
        player = base_of(state).players[seat]
        if not chosen:
            return self.held(player)
        wall = player.wall or wall_of(player)
        layout = self.tables.layouts[wall.printed]
        if len(chosen) == 1:
            return layout.turns[chosen[0]]
        piece, turn = chosen
        anchors = layout[piece][turn].anchors
        return Squares(layout.grid, anchors(wall.free, wall.known_touch or wall.touch))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if not chosen:
            return self._not_held(state, seat, value)
        wall = mural_of(state, seat)
        ways = self.tables.layouts[wall.printed][chosen[0]]
        if len(chosen) == 1:
            rule = "cartouche/place/turn-and-flip"
            if value not in ORIENTATION_LABELS:
                return Refusal(
                    rule, f"A tile cannot be turned '{value}'; say one of {', '.join(ORIENTATION_LABELS)}."
                )
            same = self.tables.pieces[chosen[0]].shape.by_label[value].label
            if same in ways:
                return Refusal(
                    rule, f"Turned '{value}', {chosen[0]} looks as it does turned '{same}': say that."
                )
            return Refusal(
                "cartouche/place/inside", f"Turned '{value}', {chosen[0]} is larger than the mural."
            )
        return why_not_there(wall, chosen[0], ways[chosen[1]], value)

    def meant(self, values: list[Any]) -> list[Any]:
        piece, turn, cell = values
        known = self.tables.pieces.get(piece)
        return values if known is None else [piece, _first_of(known, turn), cell]

    def picture(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Scene | None:
        if not chosen:
            return turned(self.tables.pieces[value], "0")
        return turned(self.tables.pieces[chosen[0]], value if len(chosen) == 1 else chosen[1])

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return str(value) if chosen else self.tables.pieces[value].title

    def lay(self, player: Player, wall: Mural, piece: str, turn: str, cell: str) -> tuple[Way, int]:
        """Lay a piece on the mural; returns the way in which it lies and the index of its first square."""
        layout = self.tables.layouts[wall.printed]
        way = layout[piece][turn]
        index = layout.grid.index(cell)
        player.placed += (f"{piece} {turn} {cell}",)
        player.laid = way.drawn(player.laid, index)
        player.wall = way.laid_on(wall, index)
        return way, index

    def _not_held(self, state: State, seat: int, value: Any) -> Refusal:
        if value not in self.tables.pieces:
            return Refusal(self.rule, f"There is no tile '{value}'.")
        player = base_of(state).players[seat]
        if value in player.frozen:
            text = f"{value} was gained in this round and can be placed from the next round on."
            return Refusal("cartouche/ankh/next-round", text)
        if value in (*player.tiles, *(piece for piece, number in player.cartouches.items() if number)):
            other = PlaceCartouche if value in self.tables.cartouches else Place
            kind = "cartouche" if value in self.tables.cartouches else "mural"
            return Refusal(self.rule, f"{value} is a {kind} tile; that is placed with '{other.name}'.")
        if value not in self.tables.cartouches and any(laid.split()[0] == value for laid in player.placed):
            text = f"{value} lies on your mural, and what has been placed is not moved."
            return Refusal("cartouche/place/no-move", text)
        return Refusal(self.rule, f"{value} is not in your reserve.")


class Place(Placing):
    """Place a mural tile and take a token for each match that it makes (cartouche/tokens/match)."""

    name = "place"
    title = "Place a tile"
    none_held = Refusal(Placing.rule, "There is no mural tile in your reserve.")

    def held(self, player: Player) -> tuple[str, ...]:
        return player.tiles

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if base_of(state).players[seat].tiles else self.none_held

    def apply(self, play: Play, seat: int, *values: str) -> None:
        tile, turn, cell = values
        base = base_of(play.state)
        player = base.players[seat]
        wall = wall_of(player)
        way, index = self.lay(player, wall, tile, turn, cell)
        gained = way.matches_on(wall, index)
        for icon, number in gained.items():
            player.tokens[icon] += number
            base.tokens[icon] -= number
        player.tiles = without(player.tiles, tile)
        play.emit("placed", rule="cartouche/tokens/match", item=tile, turn=turn, cell=cell, tokens=gained)


class PlaceCartouche(Placing):
    """Place a cartouche tile; it makes no matches (cartouche/cartouche-tiles/no-match)."""

    name = "place_cartouche"
    title = "Place a cartouche tile"
    rule = when = "cartouche/cartouche-tiles/placing"
    none_held = Refusal(rule, "There is no cartouche tile in your reserve that may be placed.")

    def held(self, player: Player) -> tuple[str, ...]:
        return tuple([piece for piece, number in player.cartouches.items() if number])

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if any(base_of(state).players[seat].cartouches.values()) else self.none_held

    def apply(self, play: Play, seat: int, *values: str) -> None:
        tile, turn, cell = values
        player = base_of(play.state).players[seat]
        self.lay(player, wall_of(player), tile, turn, cell)
        player.cartouches[tile] -= 1
        play.emit("placed", rule=self.rule, item=tile, turn=turn, cell=cell)
