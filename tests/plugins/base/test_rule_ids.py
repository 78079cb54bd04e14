"""Every rule that the code of Cartouche cites is in the table of rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CITED = re.compile(r"(?<![\w/.-])cartouche/[a-z0-9-]+/[a-z0-9-]+(?![\w/.])")
SOURCES = sorted(
    path for plugin in ("base", "achievements") for path in (ROOT / "plugins" / plugin).rglob("*.py")
)


def rule_ids() -> set[str]:
    files = (ROOT / "content").glob("*/rules.json")
    return {rule["id"] for file in files for rule in json.loads(file.read_text())["rules"]}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_cited_rules_are_known(path: Path) -> None:
    cited = set(CITED.findall(path.read_text()))
    assert cited <= rule_ids()
