"""What a scenario says of one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import misnamed

from .mural import ICONS
from .slice import Base, Player
from .walls import hang, hang_picture, wall_of
from .ways import SCARAB

if TYPE_CHECKING:
    from .situation_pieces import Pieces
    from .tables import Tables

SLOTS = ("token", "chamber", "river")


def bring_seat(
    base: Base, player: Player, seat: int, tables: Tables, data: dict[str, Any], pieces: Pieces
) -> None:
    """Put before a player what `data` says. Raises ValueError for what cannot be."""
    here = ("seats", str(seat))
    _hang_mural(base, player, seat, tables, data, here)
    reserve, frozen = data.get("reserve", {}), data.get("frozen", {})
    player.tiles = pieces.take("mural-tiles", reserve.get("tiles", ()), *here, "reserve", "tiles")
    player.drawn = pieces.take("mural-tiles", data.get("drawn", ()), *here, "drawn")
    player.keep = 1 if player.drawn else 0
    for tile in pieces.take("mural-tiles", frozen.get("tiles", ()), *here, "frozen", "tiles"):
        player.frozen[tile] = 1
    for icon in ICONS:
        player.tokens[icon] = data.get("tokens", {}).get(icon, 0)
        base.tokens[icon] -= player.tokens[icon]
    player.scarabs = data.get("scarabs", 0)
    base.scarabs -= player.scarabs
    if frozen.get("scarabs"):
        player.frozen[SCARAB] = frozen["scarabs"]
        base.scarabs -= frozen["scarabs"]
    _give_cartouches(base, player, reserve.get("cartouches", {}), (*here, "reserve", "cartouches"), False)
    _give_cartouches(base, player, frozen.get("cartouches", {}), (*here, "frozen", "cartouches"), True)
    _give_stories(player, tables, data, pieces, here)
    _give_ankhs(player, tables, data, here)


def _hang_mural(
    base: Base, player: Player, seat: int, tables: Tables, data: dict[str, Any], here: tuple[str, ...]
) -> None:
    murals = list(tables.murals)
    wanted = data.get("mural", murals[seat % len(murals)])
    if isinstance(wanted, str):
        if wanted not in tables.murals:
            raise misnamed(f"there is no mural '{wanted}'", wanted, murals, *here, "mural")
        hang(player, wanted, tables.printed(wanted, base.side))
        return
    try:
        hang_picture(player, murals[seat % len(murals)], wanted)
    except ValueError as error:
        raise ValueError(str(error), *here, "mural") from error
    base.black_tiles -= wall_of(player).black.bit_count()


def _give_cartouches(
    base: Base, player: Player, wanted: dict[str, int], here: tuple[str, ...], frozen: bool
) -> None:
    for name, number in wanted.items():
        if name not in base.cartouches:
            raise misnamed(f"there is no cartouche tile '{name}'", name, base.cartouches, *here, name)
        (player.frozen if frozen else player.cartouches)[name] = number
        base.cartouches[name] -= number


def _give_stories(
    player: Player, tables: Tables, data: dict[str, Any], pieces: Pieces, here: tuple[str, ...]
) -> None:
    player.active = pieces.take("stories", data.get("active", ()), *here, "active")
    slots = tables.line.active_slots
    if len(player.active) > slots:
        raise ValueError(f"there are {slots} slots for active stories", *here, "active")
    completed = data.get("completed", ())
    if isinstance(completed, dict):
        for slot, names in completed.items():
            for name in pieces.take("stories", names, *here, "completed", slot):
                player.completed[name] = slot
        return
    for name in pieces.take("stories", completed, *here, "completed"):
        player.completed[name] = tables.stories[name].slots[0]


def _give_ankhs(player: Player, tables: Tables, data: dict[str, Any], here: tuple[str, ...]) -> None:
    """The ankhs that are gone stand below the achievements completed, in order."""
    ankhs = list(tables.ankhs)
    done = list(player.achievements)
    left = data.get("ankhs", ankhs[len(done) :])
    for index, name in enumerate(left):
        if name not in ankhs:
            raise ValueError(
                f"there is no ankh '{name}'; there are {', '.join(ankhs)}", *here, "ankhs", index
            )
    gone = [name for name in ankhs if name not in left]
    if len(gone) < len(done):
        words = f"{len(done)} ankhs stand on the board, so {len(ankhs) - len(done)} at most are left"
        raise ValueError(words, *here, "ankhs")
    player.ankhs = tuple(name for name in ankhs if name in left)
    for achievement, ankh in zip(done, gone, strict=False):
        player.achievements[achievement] = (player.achievements[achievement][0], ankh)
    player.gained = tuple(
        data.get("gained", [name for name in gone if not tables.ankhs[name].effect.repeats])
    )
    for index, name in enumerate(player.gained):
        if name not in ankhs or tables.ankhs[name].effect.repeats:
            words = f"'{name}' is no ankh with a bonus of its own"
            raise misnamed(words, name, ankhs, *here, "gained", index)
