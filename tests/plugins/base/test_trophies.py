"""The trophy card: who may claim what, and the file that keeps it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright import Match, TablewrightError
from tablewright_base.trophies import champions, claimed, open_to, winners
from tablewright_base.trophy_card import main
from tablewright_base.trophy_file import read_claims, write_claims
from tests.plugins.base.standing import match_at

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
    met = [trophy.id for trophy in open_to(won.rules, won.state, 0, {})]
    assert met == ["long-frieze", "one-tale", "swept-workshop"]
    left = [trophy.id for trophy in open_to(won.rules, won.state, 0, {"one-tale": "X"})]
    assert left == ["long-frieze", "swept-workshop"]
    assert claimed(won.rules, won.state, 0, {"hundred": "X"}, "one-tale", " AB ") == {
        "hundred": "X",
        "one-tale": "AB",
    }


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
    with pytest.raises(TablewrightError, match=words):
        claimed(won.rules, won.state, seat, {"level-scales": "Z"}, trophy, name)


def test_who_has_most_is_the_champion_when_all_are_claimed(won: Match) -> None:
    every = won.rules.tables["base"].trophies
    claims = {trophy: "A" if number % 2 else "B" for number, trophy in enumerate(every)}
    assert champions(won.rules, claims) == ["A", "B"]
    claims["hundred"] = "A"
    assert len(champions(won.rules, claims)) >= 1
    del claims["hundred"]
    assert champions(won.rules, claims) == []


def test_the_card_is_kept_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    assert read_claims(file) == {}
    write_claims(file, {"hundred": "Zoë"})
    assert read_claims(file) == {"hundred": "Zoë"}
    assert [path.name for path in tmp_path.iterdir()] == ["card.json"]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"trophies": []}', '{"trophies": {"hundred": 1}}', "[" * 99_999]
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


def test_the_card_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new({"game": "cartouche", "plugins": ["base"]}, seed=1)
    save, card = tmp_path / "match.save", tmp_path / "card.json"
    match.save(save)
    assert main(["--card", str(card)]) == 0
    assert "long-frieze" in capsys.readouterr().out
    assert main([str(save), "--card", str(card)]) == 2
    assert "the match is not over" in capsys.readouterr().err
    assert main(["--card", str(card), "--claim", "hundred"]) == 2
    assert not card.exists()


def test_a_claim_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # One round, in which seat 0 alone does something: it wins, and has nothing left in its reserve.
    match = Match.new(
        {"game": "cartouche", "plugins": ["base"], "seats": 1, "options": {"base": {"rounds": 1}}}, seed=1
    )
    while match.waiting():
        action = next(a for a in reversed(list(match.choices(0).actions())) if a[0] != "draft_tile")
        match.act(0, action)
    save, card = tmp_path / "match.save", tmp_path / "card.json"
    match.save(save)
    assert main([str(save), "--card", str(card)]) == 0
    assert "swept-workshop" in capsys.readouterr().out
    assert main([str(save), "--card", str(card), "--claim", "swept-workshop", "--name", "AB"]) == 0
    assert json.loads(card.read_text()) == {"trophies": {"swept-workshop": "AB"}}
    assert main([str(save), "--card", str(card), "--claim", "swept-workshop", "--name", "AB"]) == 2
