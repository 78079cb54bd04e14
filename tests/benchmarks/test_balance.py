"""The balance command: what it counts agrees with what the matches ended with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.balance.__main__ import main
from benchmarks.balance.spread import interval, spread


def test_figures_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "build" / "balance.json"
    assert main(["--matches", "6", "--players", "random", "--seats", "3", "--json", str(path)]) == 0
    told = json.loads(path.read_text(encoding="utf-8"))
    text = capsys.readouterr().out
    assert "6 matches, 3 seats" in text
    assert sum(seat["won"] for seat in told["turn_order"]) == pytest.approx(1, abs=0.01)
    assert sum(told["totals_by_group"].values()) == pytest.approx(told["totals"]["mean"], abs=0.2)
    stories = told["stories"].values()
    assert sum(story["offered"] for story in stories) == 6 * (40 + 3)
    assert all(story["completed"] <= story["drafted"] <= story["offered"] for story in stories)
    per_seat = told["per_seat"]
    assert sum(story["completed"] for story in stories) == round(per_seat["stories completed"] * 18)
    assert sum(kind["completed"] for kind in told["types"].values()) == pytest.approx(1, abs=0.01)
    assert {name: entry["dealt"] for name, entry in told["achievements"].items()}["three-token"] == 6


def test_players_change_seats(tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    main(["--matches", "2", "--players", "greedy", "random", "--json", str(path)])
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["players"]["greedy"]["won"] == 2


def test_spread() -> None:
    assert spread([4, 1, 3, 2, 5])["median"] == 3
    low, high = interval(0.5, 1000)
    assert (round(low, 3), round(high, 3)) == (0.469, 0.531)
    assert interval(0.0, 10)[0] == pytest.approx(0)
