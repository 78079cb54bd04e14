"""What the README and the pages show is what one gets: every command is run, every snippet executed."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from docs.press.fences import fences
from docs.press.ground import ROOT
from docs.press.trial import TRIED, Trial


@pytest.mark.parametrize("name", TRIED)
def test_what_a_page_shows(name: str, tmp_path: Path) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    trial = Trial(page, tmp_path)
    right = trial.run()
    assert not trial.problems, "\n".join(trial.problems)
    difference = "\n".join(unified_diff(page.splitlines(), right.splitlines(), name, "as it is", lineterm=""))
    assert not difference, f"python -m docs.press writes it:\n{difference}"


def test_the_readme_shows_what_was_promised() -> None:
    shown = {fence.language for fence in fences((ROOT / "README.md").read_text(encoding="utf-8"))}
    assert shown >= {"console", "toml", "json", "python", "text"}


@pytest.mark.parametrize("name", TRIED)
def test_no_block_escapes_the_trial(name: str) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    assert page.count("```") == 2 * len(fences(page)), "blocks begin at the left edge"
