"""Words of the Pyramid expansion."""

from .pattern import Pattern

WORDS = (Pattern,)

__all__ = ["WORDS"]
