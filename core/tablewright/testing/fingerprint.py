"""``python -m tablewright.testing.fingerprint``: what happens in random matches, line by line as hashes.

Reads an order in JSON from standard input (see `checks/hashing.py`); two runs of it must print the same.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import islice
from typing import Any

_EVERY = 5
_LISTED = 300


def main() -> None:
    """Play and print."""
    order = json.load(sys.stdin)
    sys.path[:] = order["path"]
    from tablewright.testing.subject import Subject

    subject = Subject(order["config"], most_actions=order["most_actions"])
    for seed in order["seeds"]:
        for decision in subject.decisions(seed):
            match = decision.match
            name = f"{decision.where}: {decision.action}"
            told: list[Any] = [match.events_since(0)[-5:]]
            if decision.number % _EVERY == 0:
                choice = match.choices(decision.seat)
                told += [list(islice(choice.actions(), _LISTED)), match.digest(), match.scene(decision.seat)]
            print(_hash(told), name)
        print(_hash([match.result(), match.digest(), match.events_since(0)]), "the end")


def _hash(told: Any) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    main()
