"""Single rules on drawn murals, each named by what it proves."""

from typing import NamedTuple

import pytest

from tablewright.boards import Shape, Stamp
from tablewright_base.mural import (
    ICONS,
    Chamber,
    ChambersWanted,
    Mural,
    RiverWanted,
    filled_columns,
    filled_rows,
    glyph_number,
    matches,
    path_joins_corners,
    read_mural,
    river_joins_edges,
    tally,
)


def placed(mural: Mural, rows: list[str], at: str) -> list[tuple[int, int]]:
    """The segments of a tile with its anchor on a square, checked to be placed legally."""
    stamp = Stamp(mural.printed.grid, Shape(rows).orientations[0])
    anchor = mural.printed.grid.index(at)
    assert stamp.anchors(mural.free, mural.touch) >> anchor & 1
    return [(glyph_number(letter), mask) for letter, mask in stamp.segments_at(anchor)]


class Match(NamedTuple):
    rule: str
    title: str
    board: list[str]
    tile: list[str]
    at: str
    tokens: dict[str, int]


MATCHES = [
    Match(
        "cartouche/tokens/once-per-icon",
        "an icon touched along two edges is one match, an icon of another type none",
        ["h . . .", ". c . .", ". . . h", "= = = ="],
        ["C..", "CCH"],
        "a2",
        {"cat": 1, "human": 1},
    ),
    Match(
        "cartouche/tokens/match",
        "each glyph matches its own icons",
        ["c . h", ". . .", "= = ="],
        ["CCH"],
        "a2",
        {"cat": 1, "human": 1},
    ),
    Match(
        "cartouche/tokens/match",
        "two icons are two matches",
        ["c . c", ". . .", "= = ="],
        ["CCC"],
        "a2",
        {"cat": 2},
    ),
    Match(
        "cartouche/touching/edges",
        "a corner is no touch",
        ["c . .", ". . .", "= = ="],
        ["CC"],
        "b2",
        {},
    ),
    Match(
        "cartouche/tokens/covered-icon",
        "an icon under the tile makes no match, one beside it does",
        [". . .", "c c .", "= = ="],
        ["C"],
        "a2",
        {"cat": 1},
    ),
    Match(
        "cartouche/tokens/covered-icon",
        "the tile's other glyph covers the icon",
        [". . .", ". c .", "= = ="],
        ["CH"],
        "a2",
        {},
    ),
    Match(
        "cartouche/tokens/only-new-tile",
        "a tile beside an earlier one does not match for it again",
        ["c . .", "C . .", "= = ="],
        ["C"],
        "b2",
        {},
    ),
    Match(
        "cartouche/cartouche-tiles/no-match",
        "cartouche tiles match nothing",
        ["c s h k", ". . . .", "= = = ="],
        ["****"],
        "a2",
        {},
    ),
]


@pytest.mark.parametrize("case", MATCHES, ids=[f"{case.rule}: {case.title}" for case in MATCHES])
def test_tokens_for_matches(case: Match) -> None:
    mural = read_mural(case.board)
    gained = matches(mural, placed(mural, case.tile, case.at))
    assert {name: count for name, count in zip(ICONS, gained, strict=True) if count} == case.tokens


def test_an_icon_covered_by_the_mural_tile_is_gone_for_later_matches() -> None:
    """cartouche/tokens/covered-icon."""
    mural = read_mural([". . .", "c . .", "= = ="])
    mural = mural.with_tile(placed(mural, ["H"], "a2"))
    assert matches(mural, placed(mural, ["C"], "b2")) == (0, 0, 0, 0)


class Chambers(NamedTuple):
    rule: str
    title: str
    board: list[str]
    wanted: list[tuple[str, str]]  # letters of the icons, letters of those to cover
    covers: list[list[str]]  # names of the squares of each way; none: not complete


NAMES = {"c": "cat", "s": "snake", "h": "human", "k": "crocodile"}
LEFT_EDGE = [". C C .", "c s C .", "h C . .", "C . . ."]
PAIR = ["C C C C", "C c s C", "C C C C"]

CHAMBERS = [
    Chambers(
        "cartouche/story/chamber-corners",
        "edges of the mural close and corners may stay open",
        LEFT_EDGE,
        [("csh", "")],
        [[]],
    ),
    Chambers("cartouche/story/chamber-exact", "an extra icon is one too many", LEFT_EDGE, [("cs", "")], []),
    Chambers(
        "cartouche/story/chamber-exact",
        "a tile over the extra icon removes it",
        [". C C .", "c s C .", "H C . .", "C . . ."],
        [("cs", "")],
        [[]],
    ),
    Chambers(
        "cartouche/story/chamber",
        "size and empty squares do not matter",
        ["c . . C", ". . s C", "C C C ."],
        [("cs", "")],
        [[]],
    ),
    Chambers(
        "cartouche/story/chamber",
        "one gap beside the chamber opens it to what lies beyond",
        ["c . . . h", ". . s C .", "C C C . ."],
        [("cs", "")],
        [],
    ),
    Chambers(
        "cartouche/story/chamber",
        "mural, cartouche and black tiles close it together",
        ["c * .", "# . .", ". . ."],
        [("c", "")],
        [[]],
    ),
    Chambers(
        "cartouche/story/chamber",
        "a mural without tiles has no chamber",
        ["c . .", ". . s"],
        [("cs", "")],
        [],
    ),
    Chambers(
        "cartouche/story/chamber",
        "the rest of a mural is a chamber like any other",
        ["c . .", ". C s"],
        [("cs", "")],
        [[]],
    ),
    Chambers(
        "cartouche/story/multi-chamber",
        "two chambers with one icon each are not one",
        ["c C .", "C . .", ". . ."],
        [("c", ""), ("c", "")],
        [],
    ),
    Chambers(
        "cartouche/story/multi-chamber",
        "two chambers that share a corner are two",
        ["c C .", "C c C", ". C ."],
        [("c", ""), ("c", "")],
        [[]],
    ),
    Chambers(
        "cartouche/ruling/reuse",
        "a chamber may serve again as long as nothing in it was covered",
        PAIR,
        [("cs", "")],
        [[]],
    ),
    Chambers(
        "cartouche/black/place",
        "all marked icons of the chamber are covered",
        LEFT_EDGE,
        [("csh", "csh")],
        [["a2", "b2", "a3"]],
    ),
    Chambers(
        "cartouche/black/choice",
        "one of two equal icons is chosen",
        ["c c s C", "C C C C"],
        [("ccs", "c")],
        [["a1"], ["b1"]],
    ),
    Chambers(
        "cartouche/black/choice",
        "one of two equal chambers is chosen",
        ["c C c", "C . C"],
        [("c", "c")],
        [["a1"], ["c1"]],
    ),
    Chambers(
        "cartouche/black/choice",
        "the chamber that covers leaves another for the one that does not",
        ["c C c", "C . C"],
        [("c", "c"), ("c", "")],
        [["a1"], ["c1"]],
    ),
]


def named(letters: str) -> list[str]:
    return [NAMES[letter] for letter in letters]


@pytest.mark.parametrize("case", CHAMBERS, ids=[f"{case.rule}: {case.title}" for case in CHAMBERS])
def test_chamber_stories(case: Chambers) -> None:
    mural = read_mural(case.board)
    wanted = ChambersWanted.exact([(named(icons), named(cover)) for icons, cover in case.wanted])
    assert [mural.printed.grid.names(mask) for mask in wanted.covers(mural)] == case.covers
    assert wanted.met(mural) == bool(case.covers)


def test_black_tiles_change_what_the_next_story_finds() -> None:
    """cartouche/black/order: covering the snake leaves a chamber of one cat."""
    mural = read_mural(PAIR)
    both = ChambersWanted.exact([(["cat", "snake"], ["snake"])])
    single = ChambersWanted.exact([(["cat"], [])])
    assert not single.met(mural)
    (cover,) = both.covers(mural)
    after = mural.with_black(cover)
    assert single.met(after)
    assert not both.met(after)


def test_chambers_of_any_and_of_exact_icons_do_not_share() -> None:
    """cartouche/story/multi-chamber: what is matched by counting alone is not enough here."""
    wanted = ChambersWanted([[Chamber(tally(["cat"]), tally(["cat"])), Chamber(None, any_icons=1)]])
    one = read_mural(["c C .", "C . ."])
    assert not wanted.met(one)
    assert wanted.covers(one) == ()
    two = read_mural(["c C s", "C . C"])
    assert [two.printed.grid.names(mask) for mask in wanted.covers(two)] == [["a1"]]


class River(NamedTuple):
    rule: str
    title: str
    board: list[str]
    touches: str
    cover: str
    covers: list[list[str]]


RIVERS = [
    River(
        "cartouche/story/river-extra",
        "other icons may touch too and the glyph need not match",
        [". c s .", "h K K k", "= = = ="],
        "csh",
        "",
        [[]],
    ),
    River("cartouche/story/river-touches", "a corner is no touch", ["c .", ". K"], "c", "", []),
    River("cartouche/story/river", "the glyphs meet at edges", ["C .", "c C", ". s"], "cs", "", [[]]),
    River(
        "cartouche/story/river", "glyphs that meet at a corner are two rivers", ["c C", "C s"], "cs", "", [[]]
    ),
    River(
        "cartouche/story/river",
        "two rivers do not add up",
        ["c C . C s"],
        "cs",
        "",
        [],
    ),
    River(
        "cartouche/story/river",
        "two glyphs are no river",
        ["c C H s"],
        "cs",
        "",
        [],
    ),
    River(
        "cartouche/story/river-cartouche",
        "a cartouche tile joins glyphs",
        ["c C * C s"],
        "cs",
        "",
        [[]],
    ),
    River(
        "cartouche/story/river-cartouche",
        "one cartouche tile is in a river of each glyph",
        ["c C * H s"],
        "cs",
        "",
        [],
    ),
    River(
        "cartouche/story/river-cartouche",
        "cartouche tiles alone are a river",
        ["c * * s"],
        "cs",
        "",
        [[]],
    ),
    River("cartouche/black/not-river", "a black tile breaks a river", ["c C # C s"], "cs", "", []),
    River(
        "cartouche/story/river-touches",
        "an icon touched twice is one icon",
        [". C C", "h h C", ". . ."],
        "hhh",
        "",
        [],
    ),
    River(
        "cartouche/story/river-touches",
        "two humans are two icons",
        [". C C", "h h C", "C . ."],
        "hh",
        "",
        [],
    ),
    River(
        "cartouche/black/choice",
        "any of the icons of that type that the river touches",
        ["c C c", ". h ."],
        "ch",
        "c",
        [["a1"], ["c1"]],
    ),
    River(
        "cartouche/black/choice",
        "any of the rivers that would do",
        ["c C . H c", ". . . . ."],
        "c",
        "c",
        [["a1"], ["e1"]],
    ),
    River(
        "cartouche/black/choice",
        "two rivers over the same icon are one way",
        ["C c H"],
        "c",
        "c",
        [["b1"]],
    ),
]


@pytest.mark.parametrize("case", RIVERS, ids=[f"{case.rule}: {case.title}" for case in RIVERS])
def test_river_stories(case: River) -> None:
    mural = read_mural(case.board)
    wanted = RiverWanted.of(named(case.touches), named(case.cover))
    assert [mural.printed.grid.names(mask) for mask in wanted.covers(mural)] == case.covers
    assert wanted.met(mural) == bool(case.covers)


def test_a_black_tile_takes_an_icon_from_rivers_and_matches() -> None:
    """cartouche/black/no-icon."""
    mural = read_mural(["c C .", ". . .", "= = ="])
    wanted = RiverWanted.of(["cat"], ["cat"])
    (cover,) = wanted.covers(mural)
    after = mural.with_black(cover)
    assert not wanted.met(after)
    assert matches(after, placed(after, ["C"], "a2")) == (0, 0, 0, 0)
    assert after.touch >> after.printed.grid.index("a2") & 1


@pytest.mark.parametrize(
    ("board", "joined"),
    [
        (["S . . .", "S S * S", ". . . ."], True),  # left to right, with a cartouche tile
        (["S . . .", "S S H S", ". . . ."], False),  # the other glyph of a tile does not count
        ([". S .", ". S s", ". * ."], True),  # top to bottom
        (["S S .", "S . .", "S . ."], True),  # down one edge
        (["S S S .", "S . . .", ". . . ."], False),  # neighbouring edges
        (["S S # S", ". . . .", ". . . ."], False),  # a black tile is in no river
    ],
)
def test_rivers_from_edge_to_edge(board: list[str], joined: bool) -> None:
    """cartouche/card/river-edges."""
    assert river_joins_edges(read_mural(board)) == joined


@pytest.mark.parametrize(
    ("board", "joined"),
    [
        (["S S .", ". H *", ". . #"], True),  # any tiles, black ones too
        (["S S .", ". . H", ". . H"], False),  # a diagonal step breaks the path
        ([". . S", ". C S", "K C ."], True),  # the other diagonal
        (["S S S", ". . .", "S . ."], False),  # neighbouring corners
    ],
)
def test_paths_from_corner_to_corner(board: list[str], joined: bool) -> None:
    """cartouche/card/path-corners."""
    assert path_joins_corners(read_mural(board)) == joined


def test_filled_lines_count_tiles_of_any_kind() -> None:
    """cartouche/card/two-lines, cartouche/black/fills."""
    mural = read_mural(["C # *", ". H c", "S S S"])
    assert (filled_rows(mural), filled_columns(mural)) == (2, 1)


def test_a_chamber_of_any_eight_icons_holds_eight() -> None:
    """cartouche/card/great-hall: nine are too many until a tile covers one."""
    hall = ChambersWanted.any_icons(8)
    nine = read_mural(["c c s C", "h h k C", "k s s C", "C C C ."])
    assert not hall.met(nine)
    corner = 1 << nine.printed.grid.index("a1")
    assert hall.met(nine.with_tile([(glyph_number("H"), corner)]))


def test_chambers_with_the_same_icon() -> None:
    """cartouche/card/four-cells, cartouche/card/twins."""
    four = ChambersWanted.same(1, 4)
    assert four.met(read_mural(["c C c", "C C C", "c C c"]))
    assert not four.met(read_mural(["c C c", "C C C", "c C s"]))
    assert not four.met(read_mural(["c C c c", "C C C C", "c C c C"]))
    twins = ChambersWanted.same(2)
    assert twins.met(read_mural(["s s C", ". . C", "C C C"]))
    assert not twins.met(read_mural(["s c C", ". . C", "C C C"]))
    assert not twins.met(read_mural(["s s C", "s . C", "C C C"]))
