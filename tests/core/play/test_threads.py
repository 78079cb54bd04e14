"""Matches are made in several threads at once, as a server does; each is what it would be by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tablewright.documents import document as documents

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


def test_files_read_at_the_same_time_are_forgotten_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the files read before only so many are remembered: whoever reads one more may put out another's."""
    monkeypatch.setattr(documents, "_KEPT", 2)
    monkeypatch.setattr(documents, "_parsed", {})
    before = sys.getswitchinterval()
    files = [tmp_path / f"{number}.json" for number in range(5)]
    for number, file in enumerate(files):
        file.write_text(f"[{number}]")
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            read = list(pool.map(lambda number: documents.read_json(files[number % 5]).data, range(4000)))
    finally:
        sys.setswitchinterval(before)
    assert read == [[number % 5] for number in range(4000)]
    assert len(documents._parsed) == 2
