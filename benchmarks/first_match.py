"""CPU time of the first match that a process makes: imports of the kernel and validation included."""

import json
import sys
import time


def main() -> None:
    """Makes one match and prints its cost."""
    start = time.process_time()
    from tablewright import Match, TablewrightError

    try:
        Match.new({"game": "cartouche", "seats": 2}, seed=1)
    except TablewrightError as error:
        sys.exit(error.problems[0].message)
    print(json.dumps({"units": 1, "seconds": time.process_time() - start}))


if __name__ == "__main__":
    main()
