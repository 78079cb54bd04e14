"""The trophy card: who may claim what, and the file that keeps it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright import Match, TablewrightError
from tablewright.cli.afterwards import tell_of_the_end
from tablewright.cli.seating import Seating
from tablewright_base.trophies import Claim, champions, claim_for, claimed, open_to, win_of, winners
from tablewright_base.trophy_claiming import offer_trophies
from tablewright_base.trophy_file import CARD, read_claims, write_claims
from tests.core.cli.running import command
from tests.plugins.base.standing import match_at

OTHERS = Claim("Z", "another match")
TWELVE = [f"token-{number:02}" for number in range(1, 13)]


@pytest.fixture
def won() -> Match:
    """A match that seat 0 has won with twelve token stories."""
    match = match_at({"seats": {"0": {"completed": TWELVE}}}, "final-placement", plugins=["base"])
    for seat in match.waiting():
        match.act(seat, {"do": "done"})
    return match


def test_the_winner_may_claim_what_is_met_and_not_taken(won: Match) -> None:
    result = won.result()
    assert result is not None
    assert winners(result) == (0,)
    met = [trophy.id for trophy in open_to(won, 0, {})]
    assert met == ["long-frieze", "one-tale", "swept-workshop"]
    left = [trophy.id for trophy in open_to(won, 0, {"one-tale": OTHERS})]
    assert left == ["long-frieze", "swept-workshop"]
    assert claimed(won, 0, {"hundred": OTHERS}, "one-tale", " AB ") == {
        "hundred": OTHERS,
        "one-tale": Claim("AB", win_of(won, 0)),
    }


def test_one_trophy_for_one_win(won: Match) -> None:
    """cartouche/trophy/claim: a second one, whoever asks for it, is refused; another match gives another one."""
    claims = claimed(won, 0, {}, "one-tale", "AB")
    assert claim_for(won, 0, claims) == "one-tale"
    assert open_to(won, 0, claims) == []
    with pytest.raises(TablewrightError, match="claimed for this win"):
        claimed(won, 0, claims, "long-frieze", "AB")
    again = match_at(
        {"seats": {"0": {"completed": TWELVE, "scarabs": 1}}}, "final-placement", plugins=["base"]
    )
    for seat in again.waiting():
        again.act(seat, {"do": "done"})
    assert set(claimed(again, 0, claims, "long-frieze", "AB")) == {"one-tale", "long-frieze"}


def test_each_of_several_winners_claims_one() -> None:
    match = match_at({}, "final-placement", plugins=["base"])
    for seat in match.waiting():
        match.act(seat, {"do": "done"})
    claims = claimed(match, 1, {}, "swept-workshop", "B")
    assert claim_for(match, 0, claims) == ""
    with pytest.raises(TablewrightError, match="was claimed by B"):
        claimed(match, 0, claims, "swept-workshop", "A")


def test_who_lost_to_an_opponent_without_a_seat_has_not_won() -> None:
    ranking = [{"place": 1, "seats": [0], "opponents": ["automaton"]}]
    assert winners({"ranking": ranking, "outcome": "tied"}) == ()
    assert (
        winners({"ranking": [{"place": 1, "seats": [], "opponents": ["automaton"]}], "outcome": "lost"}) == ()
    )
    assert winners({"ranking": [{"place": 1, "seats": [0], "opponents": []}], "outcome": "won"}) == (0,)


@pytest.mark.parametrize(
    ("seat", "trophy", "name", "words"),
    [
        (1, "one-tale", "AB", "has not won"),
        (0, "one-tail", "AB", "there is no trophy"),
        (0, "hundred", "AB", "100 points"),
        (0, "level-scales", "AB", "was claimed by Z"),
        (0, "one-tale", " ", "is no name"),
    ],
)
def test_other_claims_are_refused(won: Match, seat: int, trophy: str, name: str, words: str) -> None:
    """cartouche/trophy/taken, and what else may not be."""
    with pytest.raises(TablewrightError, match=words):
        claimed(won, seat, {"level-scales": OTHERS}, trophy, name)


def test_who_has_most_is_the_champion_when_all_are_claimed(won: Match) -> None:
    """cartouche/trophy/champion."""
    every = won.rules.tables["base"].trophies
    claims = {trophy: Claim("A" if number % 2 else "B", str(number)) for number, trophy in enumerate(every)}
    assert champions(won.rules, claims) == ["A", "B"]
    claims["hundred"] = Claim("A", "another")
    assert len(champions(won.rules, claims)) >= 1
    del claims["hundred"]
    assert champions(won.rules, claims) == []


def test_the_card_is_kept_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    assert read_claims(file) == {}
    write_claims(file, {"hundred": Claim("Zoë", "a win")})
    assert read_claims(file) == {"hundred": Claim("Zoë", "a win")}
    assert [path.name for path in tmp_path.iterdir()] == ["card.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"trophies": []}',
        '{"trophies": {"hundred": 1}}',
        '{"trophies": {"hundred": {"by": "AB"}}}',
        '{"trophies": {"hundred": {"by": "AB", "win": 1}}}',
        "[" * 99_999,
    ],
)
def test_another_file_is_not_taken_for_a_card_and_stays(tmp_path: Path, text: str) -> None:
    file = tmp_path / "card.json"
    file.write_text(text)
    with pytest.raises(TablewrightError) as caught:
        read_claims(file)
    assert caught.value.problems[0].code == "TW-CARTOUCHE-TROPHY-FILE"
    assert file.read_text() == text


def test_a_card_that_cannot_be_kept_loses_nothing(tmp_path: Path) -> None:
    with pytest.raises(TablewrightError, match="cannot be kept"):
        write_claims(tmp_path / "missing" / "card.json", {})
    assert list(tmp_path.iterdir()) == []


TROPHIES = ("cartouche", "trophies")


def test_the_card_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new({"game": "cartouche", "plugins": ["base"]}, seed=1)
    save, card = tmp_path / "match.save", tmp_path / "card.json"
    match.save(save)
    shown = command(capsys, *TROPHIES, "--card", card)
    assert shown.status == 0
    assert "long-frieze" in shown.out
    assert command(capsys, "base", "trophies", "--card", card) == shown
    said = command(capsys, *TROPHIES, save, "--card", card)
    assert said.status == 2
    assert "the match is not over" in said.err
    assert command(capsys, *TROPHIES, "--card", card, "--claim", "hundred").status == 2
    assert not card.exists()


def short_match(**options: bool) -> Match:
    """One round, in which seat 0 alone does something: it wins, and has nothing left in its reserve."""
    config = {"plugins": ["base"], "seats": 1, "options": {"base": {"rounds": 1, **options}}}
    match = Match.new({"game": "cartouche", **config}, seed=1)
    while match.waiting():
        match.act(0, next(a for a in reversed(list(match.choices(0).actions())) if a[0] != "draft_tile"))
    return match


def test_a_claim_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = short_match()
    save, card = tmp_path / "match.save", tmp_path / "card.json"
    match.save(save)
    told = command(capsys, *TROPHIES, save, "--card", card)
    assert told.status == 0
    assert "swept-workshop" in told.out
    claiming = (*TROPHIES, save, "--card", card, "--claim", "swept-workshop", "--name", "AB")
    assert command(capsys, *claiming).status == 0
    claim = {"by": "AB", "win": win_of(match, 0)}
    assert json.loads(card.read_text()) == {"trophies": {"swept-workshop": claim}}
    assert command(capsys, *claiming).status == 2
    assert "has won and claimed swept-workshop" in command(capsys, *TROPHIES, save, "--card", card).out


@pytest.mark.parametrize(
    ("typed", "claims"),
    [
        (["1 AB"], {"swept-workshop": "AB"}),
        (["9", "AB", "1 a name that is too long", "1"], {"swept-workshop": "Ada"}),
        ([""], {}),
    ],
)
def test_at_the_end_of_a_match_the_winner_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str], claims: dict[str, str]
) -> None:
    monkeypatch.chdir(tmp_path)
    match = short_match(trophy_card=True)
    lines = iter(typed)
    offer_trophies(match, {0: "Ada"}, lambda prompt: next(lines))
    kept = read_claims(CARD)
    assert {trophy: claim.name for trophy, claim in kept.items()} == claims
    assert next(lines, None) is None
    if claims:
        # For one win there is one claim: nobody is asked again.
        offer_trophies(match, {0: "Ada"}, lambda prompt: next(lines))


@pytest.mark.parametrize(("card", "people"), [(False, {0: "Ada"}), (True, {})])
def test_without_a_card_or_people_nobody_is_asked(card: bool, people: dict[int, str]) -> None:
    offer_trophies(short_match(trophy_card=card), people, lambda prompt: pytest.fail(prompt))


def test_who_has_played_at_the_terminal_is_asked_by_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda prompt: "1 AB")
    match = short_match(trophy_card=True)
    tell_of_the_end(match, Seating(("greedy",), ("Greedy",)))
    assert read_claims(CARD) == {}
    tell_of_the_end(match, Seating(("human",), ("You",)))
    assert read_claims(CARD) == {"swept-workshop": Claim("AB", win_of(match, 0))}
