"""A game that tells what happens in its own words, and hides its points: what each player gets to read."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from tablewright import Action, Match, points_seen
from tablewright_terminal.blocks import plain
from tablewright_terminal.chronicle import Chronicle
from tablewright_terminal.decision import Decision
from tablewright_terminal.drawing import Look
from tablewright_terminal.inquiries import Inquiries, draw_standing
from tests.frontends.terminal.scripted import CLEARED, Scripted, sit_down

NAMES = ("You", "Gudea", "Sargon")
HEIGHT = 24


def _match(seed: int = 0) -> Match:
    return Match.new({"game": "tigris", "seats": 3}, seed=seed)


def _any(match: Match, seat: int, rng: random.Random) -> Action:
    action = match.choices(seat).sample(rng)
    assert action is not None
    return action


def _told(viewer: int | None, actions: int = 80) -> Chronicle:
    """A match of random actions, as `viewer` reads it."""
    match = _match(5)
    chronicle = Chronicle(match, NAMES, viewer)
    rng = random.Random(5)
    for _ in range(actions):
        (seat,) = match.waiting()
        chronicle.act(seat, _any(match, seat, rng))
        if not match.waiting():
            break
    return chronicle


def test_what_others_put_back_is_told_by_number_only() -> None:
    replaced = r"Replace tiles(: .*?)?  → put back \d tiles?"
    own = [entry for entry in _told(None).entries if "Replace tiles" in entry.text.plain]
    seen = [entry for entry in _told(1).entries if "Replace tiles" in entry.text.plain]
    assert {entry.seat for entry in own} == {0, 1, 2}
    assert all(re.match(replaced, entry.text.plain)[1] for entry in own)  # type: ignore[index]
    for entry in seen:
        found = re.match(replaced, entry.text.plain)
        assert found is not None
        assert bool(found[1]) == (entry.seat == 1), entry.text.plain


def test_nobody_reads_what_others_hold_or_have_in_all() -> None:
    for entry in _told(0).entries:
        if entry.seat != 0:
            assert not re.search(r"[+-]\d|in all", entry.text.plain), entry.text.plain


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_points_are_shown_to_their_owner_and_at_the_end_to_all(viewer: int) -> None:
    match = _match()
    mine = f"{NAMES[viewer]}: 0" if viewer >= 0 else ""
    assert draw_standing(match, NAMES, viewer).plain.strip() == mine
    assert points_seen(match.rules, match.state, viewer) == [
        0 if seat == viewer else None for seat in range(3)
    ]
    rng = random.Random(1)
    while waiting := match.waiting():
        match.act(waiting[0], _any(match, waiting[0], rng))
    assert None not in points_seen(match.rules, match.state, viewer)
    assert all(name in draw_standing(match, NAMES, viewer).plain for name in NAMES)


def test_score_tells_the_own_points_and_says_that_others_hide_theirs() -> None:
    shown = sit_down(_match(), ["score"], names=NAMES).answer
    assert "You  0" in shown
    assert "Gudea" not in shown
    assert "hidden until the end" in shown


def test_a_whole_match_on_24_lines_with_the_story_on_pages_of_their_own() -> None:
    match = _match(3)
    rng = random.Random(3)
    pages = 0

    def type_something(screen: str) -> str:
        nonlocal pages
        *lines, _ = screen.split("\n")
        assert len(lines) < HEIGHT, screen
        assert lines[0].startswith("── Tigris & Euphrates · turn "), screen
        if interface[0].asked[-1].startswith("Enter"):
            pages += 1
            return ""
        assert all(f"\n{row:>2} " in screen for row in range(1, 12)), screen
        return json.dumps(match.choices(0).to_json(_any(match, 0, rng)))

    interface: list[Scripted] = []
    _sit(match, type_something, interface)
    assert match.result() is not None
    assert pages > 3


def _sit(match: Match, typed: object, interface: list[Scripted]) -> None:
    from tablewright.bots import make_bot
    from tablewright_terminal.session import Session

    interface.append(Scripted(typed, 80, roomy=False, height=HEIGHT))  # type: ignore[arg-type]
    bots = {seat: make_bot("random", seat, match.rules) for seat in (1, 2)}
    Session(match, NAMES, bots, lambda: None, interface[0], kept=True).run()


def test_the_headline_counts_the_actions_of_the_turn_and_no_rounds_that_nobody_numbered() -> None:
    headline = sit_down(_match(), [], names=NAMES).text.rpartition(CLEARED)[2].splitlines()[0]
    assert re.match(r"── Tigris & Euphrates · turn \d+ · Action 1 of 2 ─", headline)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("king", "Position a leader  king"),
        ("trader", "trader of You"),
        ("gy", " GY trader of You"),
        ("r", " r* temple with a treasure"),
        ("k", " k 2 settlements"),
        ("zz", "Nothing here is called ‘zz’."),
        ("x", "Nothing here is called ‘x’."),
    ],
)
def test_a_leader_is_explained_by_its_name_and_by_its_sign(words: str, answer: str) -> None:
    match = _match()
    while match.waiting() != (0,):
        (other,) = match.waiting()
        match.act(other, ("end_turn",))
    square = next(
        action[2] for action in match.choices(0).actions() if action[:2] == ("place_leader", "green")
    )
    match.act(0, ("place_leader", "green", square))
    decision = Decision(match, 0, NAMES)
    told = Inquiries(decision, Chronicle(match, NAMES, 0), Look(100, True, NAMES)).help(words)
    assert answer in plain(told)


WAR = Path("tests/golden/tigris-wars.json")


def test_who_fights_is_named_wherever_a_war_is_offered() -> None:
    record = json.loads(WAR.read_text(encoding="utf-8"))
    match = Match.new(record["config"], record["seed"])
    for entry in record["actions"]:
        if entry["does"]["do"] == "choose_war":
            break
        match.act(entry["seat"], entry["does"])
    (seat,) = match.waiting()
    names = ("Ann", "Ben", "Cat", "Dan")
    seen = sit_down(match, ["hint", "of", "why of"], people=(seat,), names=names)
    assert "1 the priests of Ann and of Ben" in seen.text
    assert seen.text.count("the kings of Ann and of Cat") >= 3
    assert "seat" not in seen.text


def test_of_a_match_that_began_in_another_state_what_happened_is_told() -> None:
    beginning = _match(1)
    others = [seat for seat in range(3) if (seat,) != beginning.waiting()]
    match = Match(
        beginning.rules, next(s for s in range(9) if _match(s).waiting()[0] in others), beginning.state
    )
    match.act(match.waiting()[0], ("end_turn",))
    assert Chronicle(match, NAMES, 0).entries == []


def test_of_spheres_that_are_equally_weak_none_is_left_out() -> None:
    match = _match()
    labels = [term.label for term in match.rules.score(match.state, 0)]
    assert labels == [
        "0 amulets",
        *(f"0 {other}, as weak as amulets" for other in ("crops", "goods", "bricks")),
    ]


def test_a_catastrophe_is_seen_before_it_is_played() -> None:
    match = _match()
    while match.waiting() != (0,):
        match.act(match.waiting()[0], ("end_turn",))
    decision = Decision(match, 0, NAMES)
    assert decision.hear("play a catastrophe tile d6").action is None
    assert decision.preview is not None
    assert [text.plain for text in decision.preview.words] == ["-1 catastrophe"]
    action = decision.hear("").action
    assert action is not None
    assert action[0] == "play_catastrophe"
