"""Tigris & Euphrates. What plugins that extend it may use is listed here and loaded when first used.

They change its slice only through the functions here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .areas import Area
    from .board import areas_of, board_map, build_over, colour_on, tiles, tiles_were_covered
    from .conflicts import fights_with, strength
    from .hands import held
    from .moves.tigris_move import colour_field
    from .points import gain
    from .slice import Tigris
    from .spheres import COLOURS, SPHERES
    from .tables import Tables

_HOME = {
    "COLOURS": "spheres",
    "SPHERES": "spheres",
    "Area": "areas",
    "Tables": "tables",
    "Tigris": "slice",
    "areas_of": "board",
    "board_map": "board",
    "build_over": "board",
    "colour_field": "moves.tigris_move",
    "colour_on": "board",
    "fights_with": "conflicts",
    "gain": "points",
    "held": "hands",
    "strength": "conflicts",
    "tiles": "board",
    "tiles_were_covered": "board",
}

__all__ = [
    "COLOURS",
    "SPHERES",
    "Area",
    "Tables",
    "Tigris",
    "areas_of",
    "board_map",
    "build_over",
    "colour_field",
    "colour_on",
    "fights_with",
    "gain",
    "held",
    "strength",
    "tiles",
    "tiles_were_covered",
]


def __getattr__(name: str) -> Any:
    """Load a public name from the module that holds it."""
    from importlib import import_module

    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright_tigris' has no attribute '{name}'")
    return getattr(import_module(f".{home}", __name__), name)
