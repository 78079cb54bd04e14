"""The distributions of this workspace, read from their folders."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Member:
    """One folder with a pyproject.toml."""

    folder: Path

    @cached_property
    def pyproject(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "pyproject.toml").read_text("utf-8"))

    @property
    def where(self) -> str:
        return self.folder.relative_to(ROOT).as_posix()

    @property
    def distribution(self) -> str:
        return str(self.pyproject["project"]["name"])

    @property
    def package(self) -> str:
        return self.distribution.replace("-", "_")

    @property
    def plugins(self) -> dict[str, str]:
        """Plugin id -> package, as the entry points say."""
        points = self.pyproject["project"].get("entry-points", {})
        return dict(points.get("tablewright.plugins", {}))

    @property
    def requirements(self) -> list[str]:
        return list(self.pyproject["project"]["dependencies"])

    @property
    def extras(self) -> list[str]:
        """What it requires only where that is asked for."""
        extras = self.pyproject["project"].get("optional-dependencies", {}).values()
        return [text for texts in extras for text in texts]

    @property
    def manifest(self) -> dict[str, Any] | None:
        file = self.folder / self.package / "plugin.json"
        return json.loads(file.read_text("utf-8")) if file.exists() else None


def members() -> list[Member]:
    """Every member, the kernel first."""
    patterns = ("core", "plugins/*", "frontends/*", "examples/*")
    files = [file for pattern in patterns for file in sorted(ROOT.glob(f"{pattern}/pyproject.toml"))]
    return [Member(file.parent) for file in files]
