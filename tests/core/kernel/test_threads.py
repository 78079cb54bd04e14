"""Matches are made in several threads at once, as a server does; each is what it would be by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

# In a process of its own, since what is imported, found or validated once is not done again.
_AT_ONCE = """
import random, sys, threading
from tablewright import Match

CONFIGS = [
    {"game": "cartouche", "plugins": ["base", "achievements", "pyramid"]},
    {"game": "cartouche", "plugins": ["base", "achievements", "solo"], "seats": 1},
    {"game": "connectfour"},
    {"game": "cartouche", "plugins": ["base"], "seats": 4},
]
sys.setswitchinterval(1e-5)
many = int(sys.argv[1])
start, told = threading.Barrier(many), [None] * many


def played(number):
    match = Match.new(CONFIGS[number % len(CONFIGS)], seed=number % len(CONFIGS))
    rng = random.Random(number % len(CONFIGS))
    for _ in range(40):
        if not match.waiting():
            break
        seat = match.waiting()[0]
        match.act(seat, match.choices(seat).sample(rng))
    return match.digest()


def run(number):
    start.wait()
    try:
        told[number] = played(number)
    except BaseException as error:
        told[number] = f"{type(error).__name__}: {error}"


threads = [threading.Thread(target=run, args=(number,)) for number in range(many)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*(told if many > 1 else [played(number) for number in range(len(CONFIGS))]), sep="\\n")
"""


def lines(tmp_path: Path, many: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", _AT_ONCE, str(many)],
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("remembered", [False, True])
def test_matches_made_at_the_same_time_are_the_same(tmp_path: Path, remembered: bool) -> None:
    alone = lines(tmp_path / "alone", 1)
    together = lines(tmp_path / ("alone" if remembered else "together"), 8)
    assert together == alone * 2
