"""Content files that lie in no plugin are judged as they would be in one, and no right one is refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.core.cli.running import command

ROOT = Path(__file__).parents[3]

CONTENT = sorted((ROOT / "content").glob("*/*.json"))
RULE = {"id": "mine/one", "paragraph": "One", "text": {"en": "One."}}


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_right_in_a_plugin_is_right_by_itself(
    path: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shutil.copy(path, tmp_path / "loose.json")
    assert command(capsys, "check", tmp_path / "loose.json").out == "1 thing checked, nothing wrong\n"


def test_a_table_takes_the_place_of_the_one_there_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    supply = json.loads((ROOT / "content" / "base" / "supply.json").read_text())
    supply["supply"]["tokens"]["cat"] -= 5
    (tmp_path / "supply.json").write_text(json.dumps(supply))
    said = command(capsys, "check", tmp_path)
    assert said.status == 2
    assert "TW-CARTOUCHE-COUNT: the box does not hold as many tokens as its list says" in said.out


def test_rules_without_their_game_have_ids_of_their_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "rules.json").write_text(
        json.dumps({"$schema": "v1/rules.schema.json", "rules": [RULE, RULE]})
    )
    assert "TW-CONTENT-DUPLICATE-ID" in command(capsys, "check", tmp_path).out


@pytest.mark.parametrize(
    "name", ["pyramid/stories", "solo/levels", "tigris-buildings/buildings", "base/tables"]
)
def test_a_file_of_a_plugin_that_is_not_usual_is_previewed(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shutil.copy(ROOT / "content" / f"{name}.json", tmp_path / "loose.json")
    said = command(capsys, "preview", tmp_path / "loose.json", "--matches", "0")
    assert (said.status, said.err) == (0, "")
    assert said.out
