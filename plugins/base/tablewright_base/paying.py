"""Ways to pay with story tokens, where a scarab may stand in for any of them (cartouche/story/scarab-stands-in)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from tablewright import Witness

from .mural import ICONS
from .slice import Player
from .ways import SCARAB


def lacking(player: Player, price: Mapping[str, int]) -> int:
    """How many tokens of a price the player does not have, scarabs left aside."""
    tokens = player.tokens
    missing = 0
    for icon, number in price.items():
        held = tokens[icon]
        if held < number:
            missing += number - held
    return missing


def payments(player: Player, price: Mapping[str, int], named: bool = False) -> list[Witness]:
    """Every way to pay a price that differs in what is spent; empty where the player cannot.

    A way that is the only one has no name, unless they are to be `named` all the same.
    """
    held = tuple(min(player.tokens[icon], price.get(icon, 0)) for icon in ICONS)
    needed = tuple(price.get(icon, 0) for icon in ICONS)
    return list(_payments(held, needed, min(player.scarabs, sum(needed)), named))


@lru_cache(maxsize=4096)
def _payments(
    held: tuple[int, ...], needed: tuple[int, ...], scarabs: int, named: bool
) -> tuple[Witness, ...]:
    # The last number goes first, so that the ways that keep the most scarabs come first.
    choices = [range(have, -1, -1) for have in held]
    found = []
    for paid in product(*choices):
        stand_ins = sum(needed) - sum(paid)
        if stand_ins <= scarabs:
            spent = {icon: number for icon, number in zip(ICONS, paid, strict=True) if number}
            if stand_ins:
                spent[SCARAB] = stand_ins
            found.append((stand_ins, spent))
    found.sort(key=lambda way: way[0])
    alone = len(found) == 1 and not named
    return tuple(Witness("" if alone else _key(spent), (("spend", spent),)) for _, spent in found)


def _key(spent: Mapping[str, int]) -> str:
    return "+".join(piece for piece, number in spent.items() for _ in range(number))
