"""``tablewright replay FILE``."""

from __future__ import annotations

import sys
from argparse import Namespace

from tablewright.match import Match

from .cut_off import in_words, left_out
from .outcome import print_outcome


def run(arguments: Namespace) -> int:
    """Play a save again, which checks every line of it, and print what came of it."""
    match = Match.load(arguments.file)
    dropped = left_out(arguments.file)
    if dropped is not None:
        print(in_words(dropped), file=sys.stderr)
    print_outcome(match, dropped)
    return 0
