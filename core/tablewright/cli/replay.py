"""``tablewright replay FILE``."""

from __future__ import annotations

from argparse import Namespace

from tablewright.match import Match

from .outcome import print_outcome


def run(arguments: Namespace) -> int:
    """Play a save again, which checks every line of it, and print what came of it."""
    print_outcome(Match.load(arguments.file))
    return 0
