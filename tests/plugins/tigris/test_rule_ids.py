"""Every rule that the code of Tigris & Euphrates and its variants cites is in a table of rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CITED = re.compile(r"(?<![\w/.-])tigris(?:-[a-z-]+)?/[a-z0-9-]+/[a-z0-9-]+(?![\w/.])")
SOURCES = sorted(path for folder in (ROOT / "plugins").glob("tigris*") for path in folder.rglob("*.py"))


def rule_ids() -> set[str]:
    files = (ROOT / "content").glob("tigris*/rules.json")
    return {rule["id"] for file in files for rule in json.loads(file.read_text())["rules"]}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_cited_rules_are_known(path: Path) -> None:
    assert set(CITED.findall(path.read_text())) <= rule_ids()
