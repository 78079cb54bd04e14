"""`python -m benchmarks.balance`: lets bots play Cartouche and prints what the content was worth to them."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .batches import played
from .figures import figures
from .report import report

MOST_JOBS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", choices=["A", "B"], default="A")
    parser.add_argument("--players", nargs="+", default=["greedy"], help="bots, in turn; they change seats")
    parser.add_argument("--seed", type=int, default=1, help="of the first match; the others follow")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    parser.add_argument("--jobs", type=int, choices=range(1, MOST_JOBS + 1), default=1, help="processes")
    options = parser.parse_args(arguments)

    config = {"game": "cartouche", "seats": options.seats, "options": {"base": {"side": options.side}}}
    seeds = range(options.seed, options.seed + options.matches)
    matches = []
    for match in played(config, options.players, seeds, options.jobs):
        matches.append(match)
        if len(matches) % 50 == 0:
            print(f"{len(matches)} of {options.matches} matches", file=sys.stderr)
    told = figures(matches)
    print(report(told))
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
