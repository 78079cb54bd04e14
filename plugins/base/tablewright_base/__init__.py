"""The base game of Cartouche. What plugins that extend it may use is listed here and loaded when first used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import mural
    from .effects.effect import Effect
    from .paying import payments
    from .slice import Base, Player
    from .walls import mural_of
    from .words.mural_word import MuralWord, covering

_HOME = {
    "Base": "slice",
    "Player": "slice",
    "mural_of": "walls",
    "Effect": "effects.effect",
    "MuralWord": "words.mural_word",
    "covering": "words.mural_word",
    "payments": "paying",
}

__all__ = ["Base", "Effect", "MuralWord", "Player", "covering", "mural", "mural_of", "payments"]


def __getattr__(name: str) -> Any:
    """Load a public name from the module that holds it."""
    from importlib import import_module

    if name == "mural":
        return import_module(".mural", __name__)
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright_base' has no attribute '{name}'")
    return getattr(import_module(f".{home}", __name__), name)
