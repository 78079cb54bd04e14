"""`python -m benchmarks`: measures, prints the table, writes build/bench.json.

Ends with status 1 where a target is missed or something of our own cannot be measured; with --quick, which
is for looking only, always with 0.
"""

import argparse
import difflib
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks import report
from benchmarks.harness import Measurement, measure
from benchmarks.peer import Peer
from benchmarks.row import Row
from benchmarks.rows import ROWS

RESULT = Path(__file__).parent.parent / "build" / "bench.json"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="CPU time against a calibrator."
    )
    parser.add_argument("--quick", action="store_true", help="two short rounds: a look, not a measurement")
    parser.add_argument(
        "--rows", nargs="+", metavar="ROW", help="only these: " + ", ".join(r.name for r in ROWS)
    )
    parser.add_argument(
        "--no-peers", action="store_true", help="without other frameworks, and without the network"
    )
    options = parser.parse_args(arguments)

    try:
        rows = choose(ROWS, options.rows, peers=not options.no_peers)
    except LookupError as error:
        parser.error(str(error))
    rounds, seconds = (2, 0.05) if options.quick else (7, 0.4)
    measurements = measure(rows, rounds, seconds, say=lambda text: print(text, file=sys.stderr))
    print(report.table(measurements))
    report.write(measurements, RESULT, rounds)
    return 0 if options.quick or all(reached(m) for m in measurements) else 1


def reached(measurement: Measurement) -> bool:
    """Whether a row is as it must be: only another framework may be missing."""
    if measurement.missing is not None:
        return isinstance(measurement.row.against, Peer)
    return measurement.met is not False


def choose(rows: Sequence[Row], names: Sequence[str] | None, peers: bool) -> list[Row]:
    """The rows of these names (all, where None), in the order of the table; LookupError for an unknown name."""
    known = [row.name for row in rows]
    for name in names or ():
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise LookupError(f"no row is called {name}{hint}")
    chosen = [row for row in rows if names is None or row.name in names]
    return [row for row in chosen if peers or not isinstance(row.against, Peer)]


if __name__ == "__main__":
    sys.exit(main())
