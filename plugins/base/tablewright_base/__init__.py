"""The base game of Cartouche. What plugins that extend it may use is listed here and loaded when first used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import lending, mural, reach
    from .effects.effect import Effect
    from .paying import payments
    from .showing.cards import story_card
    from .showing.tiles import shown_piece
    from .slice import Base, Player
    from .spaces import NO_SPACE
    from .tables import Tables
    from .walls import mural_of
    from .words.mural_word import MuralWord, covering
    from .words.wanted_word import WantedWord

_HOME = {
    "Base": "slice",
    "Player": "slice",
    "mural_of": "walls",
    "Effect": "effects.effect",
    "MuralWord": "words.mural_word",
    "WantedWord": "words.wanted_word",
    "covering": "words.mural_word",
    "payments": "paying",
    "story_card": "showing.cards",
    "shown_piece": "showing.tiles",
    "NO_SPACE": "spaces",
    "Tables": "tables",
}
_MODULES = ("lending", "mural", "reach")

__all__ = [
    "NO_SPACE",
    "Base",
    "Effect",
    "MuralWord",
    "Player",
    "Tables",
    "WantedWord",
    "covering",
    "lending",
    "mural",
    "mural_of",
    "payments",
    "reach",
    "shown_piece",
    "story_card",
]


def __getattr__(name: str) -> Any:
    """Load a public name from the module that holds it."""
    from importlib import import_module

    if name in _MODULES:
        return import_module(f".{name}", __name__)
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright_base' has no attribute '{name}'")
    return getattr(import_module(f".{home}", __name__), name)
