"""Settings that tell an editor which schema a file is of, where the file cannot say so itself."""

from __future__ import annotations

import json
from typing import Any

BY_NAME = {"plugin": "plugin.json", "scenario": "*.scenario.json"}
"""Kinds whose files are known by their names. Content files name their schema in ``$schema``."""


def editor_settings(folder: str) -> dict[str, Any]:
    """The settings for Visual Studio Code and what understands its settings.

    `folder` holds the schemas, seen from the folder that is opened, as ``"./schemas/v1"``. A TOML file names its
    schema itself, in a first line ``#:schema ./schemas/v1/config.schema.json``.
    """
    return {
        "json.schemas": [
            {"fileMatch": [pattern], "url": f"{folder}/{kind}.schema.json"}
            for kind, pattern in BY_NAME.items()
        ]
    }


def editor_extensions() -> dict[str, Any]:
    """What that editor proposes to install: it knows JSON by itself, and configs are TOML."""
    return {"recommendations": ["tamasfe.even-better-toml"]}


def as_text(settings: dict[str, Any]) -> str:
    """The text of a file of settings."""
    return json.dumps(settings, indent=2) + "\n"
