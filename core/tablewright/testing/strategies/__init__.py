"""Strategies for hypothesis: configs, matches somewhere on their way, and what a seat may try there.

Only these files import hypothesis; the kit does without.
"""

from __future__ import annotations

from .actions import actions
from .configs import configs
from .matches import matches, reachable_states

__all__ = ["actions", "configs", "matches", "reachable_states"]
