"""Data-only plugins of so many achievements, written for a measurement."""

import json
from itertools import product
from pathlib import Path

from benchmarks.processes import ROOT

ICONS = ("cat", "snake", "human", "crocodile")
FOLDER = ROOT / "build" / "packs"


def pack(name: str, cards: int) -> Path:
    """The folder of a data-only plugin with so many achievements, each of which asks for two chambers."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {
        "id": name,
        "version": "1.0.0",
        "kernel": ">=0.1,<0.2",
        "extends": "cartouche",
        "title": {"en": name},
        "depends": {"base": ">=0.1,<0.2"},
        "content": ["cards.json"],
    }
    (folder / "plugin.json").write_text(json.dumps(manifest), encoding="utf-8")
    content = {
        "$schema": "../../../schemas/v1/achievements.schema.json",
        "origin": "invented",
        "achievements": [_card(name, number) for number in range(cards)],
    }
    (folder / "cards.json").write_text(json.dumps(content, indent=1), encoding="utf-8")
    return folder


def _card(pack: str, number: int) -> dict[str, object]:
    kinds = list(product(ICONS, repeat=3))
    first, second, third = kinds[number % len(kinds)]
    return {
        "id": f"{pack}-{number}",
        "title": {"en": f"Card {number} of {pack}"},
        "text": {"en": "Enclose two chambers."},
        "requires": {"chambers": [{"icons": [first]}, {"icons": [second, third]}]},
    }
