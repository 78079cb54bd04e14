"""CPU time of the first Cartouche match that a process makes, with nothing remembered from an earlier one.

`python -m benchmarks.first_match imported|bare`: with everything imported beforehand, or from the first import on.
"""

import json
import sys
import time
from importlib import import_module


def main(how: str) -> None:
    """Makes one match and prints its cost."""
    if how == "imported":
        from tablewright import Match

        Match.new({"game": "tictactoe"}, seed=1)  # another game: what is imported, but none of the content
        for plugin in ("base", "achievements"):
            import_module(f"tablewright_{plugin}.plugin")
    start = time.process_time()
    from tablewright import Match, TablewrightError

    try:
        Match.new({"game": "cartouche", "seats": 2}, seed=1)
    except TablewrightError as error:
        sys.exit(error.problems[0].message)
    print(json.dumps({"units": 1, "seconds": time.process_time() - start}))


if __name__ == "__main__":
    main(sys.argv[1])
