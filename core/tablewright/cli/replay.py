"""``tablewright replay FILE``."""

from __future__ import annotations

import sys
from argparse import Namespace

from tablewright.match import Match

from .cut_off import in_words
from .outcome import print_outcome


def run(arguments: Namespace) -> int:
    """Play a save again, which checks every line of it, and print what came of it."""
    match = Match.load(arguments.file)
    if match.dropped is not None:
        print(in_words(match.dropped), file=sys.stderr)
    print_outcome(match, match.dropped)
    return 0
