"""`python -m benchmarks.boards`: what the questions asked of boards and murals cost, in µs of CPU time.

A look for whoever works on them, on the first printed mural in the middle of a game. Absolute figures depend on
the machine, so each is also given as a part of one calibrator game of the same run.
"""

import json
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.calibrator import random_game
from tablewright.boards import Shape, Stamp, count_anchors, stamps
from tablewright_base.mural import (
    ChambersWanted,
    Mural,
    RiverWanted,
    chambers_progress,
    corners_progress,
    draw_mural,
    edges_progress,
    glyph_number,
    matches,
    read_mural,
    river_progress,
)

CONTENT = Path(__file__).parent.parent / "content" / "base"
TILES_PLACED = 11  # of the about twenty of a whole game
ROUNDS = 7
SECONDS = 0.03


def main() -> None:
    """Measures and prints the table."""
    before, stamp, anchor = middle_of_a_game()
    segments = segments_of(stamp, anchor)
    after = before.with_tile(segments)
    print("\n".join(draw_mural(after)), "\n")
    rng = random.Random(1)
    game = cost(lambda: random_game(rng))
    print(f"{'one calibrator game':48}{game:9.2f} µs")
    for title, question in questions(before, after, stamp, segments):
        spent = cost(question)
        print(f"{title:48}{spent:9.2f} µs  {spent / game:8.4f} games")


def middle_of_a_game() -> tuple[Mural, Stamp, int]:
    """A mural with tiles placed at random, and the next placement; known in full before that."""
    drawn = json.loads((CONTENT / "murals.json").read_text("utf-8"))["murals"][0]
    mural = Mural(read_mural(drawn["sides"]["A"]["rows"]).printed)
    tiles = json.loads((CONTENT / "mural-tiles.json").read_text("utf-8"))["mural-tiles"]
    bag = [Shape(tile["rows"]) for tile in tiles]
    rng = random.Random(3)
    rng.shuffle(bag)
    for number, shape in enumerate(bag):
        choices = [
            (stamp, anchor)
            for stamp in stamps(mural.printed.grid, shape)
            for anchor in mural.printed.grid.cells(stamp.anchors(mural.free, mural.touch))
        ]
        stamp, anchor = rng.choice(choices)
        if number == TILES_PLACED:
            read(mural)
            return mural, stamp, anchor
        mural = mural.with_tile(segments_of(stamp, anchor))
    raise AssertionError("the bag holds more tiles than that")


def segments_of(stamp: Stamp, anchor: int) -> list[tuple[int, int]]:
    """The squares that a stamp covers there, by glyph number."""
    return [(glyph_number(letter), mask) for letter, mask in stamp.segments_at(anchor)]


def read(mural: Mural) -> None:
    """Everything that stories ask of a mural."""
    _ = mural.chamber_groups, mural.river_tallies


def questions(
    before: Mural, after: Mural, stamp: Stamp, segments: list[tuple[int, int]]
) -> list[tuple[str, Callable[[], object]]]:
    """Titles and what is asked."""
    grid, free, touch = before.printed.grid, before.free, before.touch
    eight = stamps(grid, Shape(["CCC", "H.."]))
    pair = ChambersWanted.exact([(["cat", "snake"], ["cat"])])
    two = ChambersWanted.exact([(["human", "crocodile"], []), (["cat"], [])])
    four = ChambersWanted.same(1, 4)
    river = RiverWanted.of(["cat", "snake", "human", "crocodile"], ["cat"])
    return [
        ("anchors of one orientation", lambda: stamp.anchors(free, touch)),
        ("anchors of eight orientations, counted", lambda: count_anchors(eight, free, touch)),
        ("one anchor of a mask picked", lambda: grid.pick(free, free.bit_count() // 2)),
        ("around", lambda: grid.around(before.filled)),
        ("flood of the free squares", lambda: grid.flood(free & -free, free)),
        ("components of the free squares", lambda: grid.components(free)),
        ("a mural read from nothing", lambda: read(Mural(after.printed, after.glyphs))),
        ("a tile placed", lambda: before.with_tile(segments)),
        ("a tile placed and the mural read", lambda: read(before.with_tile(segments))),
        ("matches of a tile", lambda: matches(before, segments)),
        ("one chamber: met", lambda: pair.met(after)),
        ("one chamber: covers", lambda: pair.covers(after)),
        ("one chamber: progress", lambda: chambers_progress(pair, after)),
        ("two chambers: progress", lambda: chambers_progress(two, after)),
        ("four alike: progress", lambda: chambers_progress(four, after)),
        ("river: met", lambda: river.met(after)),
        ("river: covers", lambda: river.covers(after)),
        ("river: progress", lambda: river_progress(river, after)),
        ("edges: progress", lambda: edges_progress(after)),
        ("corners: progress", lambda: corners_progress(after)),
    ]


def cost(question: Callable[[], object]) -> float:
    """µs of CPU time per call, the median of some rounds."""
    calls = 1
    while spent(question, calls) < SECONDS / 4:
        calls *= 2
    calls *= 4
    return statistics.median(spent(question, calls) / calls for _ in range(ROUNDS)) * 1e6


def spent(question: Callable[[], object], calls: int) -> float:
    """CPU seconds of so many calls."""
    start = time.process_time()
    for _ in range(calls):
        question()
    return time.process_time() - start


if __name__ == "__main__":
    main()
