"""Manifests and plugin folders for tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablewright.documents.document import parse_json
from tablewright.plugins.discovery import Found, at_path
from tablewright.plugins.manifest import Manifest, manifest_of


def data(name: str = "base", **changes: Any) -> dict[str, Any]:
    """The plain values of a small valid manifest, with some changed; None takes a key out."""
    plain = {"id": name, "version": "0.1.0", "kernel": ">=0.1,<0.2", "title": {"en": name}, **changes}
    if not {"provides_game", "extends"} & changes.keys():
        plain["extends"] = "cartouche"
    return {key: value for key, value in plain.items() if value is not None}


def manifest(name: str = "base", **changes: Any) -> Manifest:
    """A small valid manifest, with some values changed."""
    return manifest_of(parse_json(json.dumps(data(name, **changes), indent=1), f"{name}/plugin.json"))


def plugin(folder: Path, name: str = "base", *, installed: bool = False, **changes: Any) -> Found:
    """A plugin in `folder`, as one that a config names or as an installed one."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.json").write_text(json.dumps(data(name, **changes), indent=1))
    found = at_path(folder)
    return Found(found.id, found.folder, found.source, installed, found.known)


def install(
    site: Path, name: str, *, package: str = "", entry: str = "", code: str = "", **changes: Any
) -> Path:
    """Install a plugin into `site`, a folder of `sys.path`, and return its package's folder."""
    package = package or f"tablewright_{name.replace('-', '_')}"
    folder = site.joinpath(*package.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").write_text("raise RuntimeError('imported')\n")
    (folder / "plugin.json").write_text(json.dumps(data(name, **changes), indent=1))
    if code:
        (folder / "__init__.py").write_text("")
        (folder / "plugin.py").write_text(code)
    record(site, name, f"{entry or name} = {package}")
    return folder


def record(site: Path, name: str, entry: str) -> None:
    """The metadata of an installed distribution with one entry point."""
    info = site / f"tablewright_{name.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablewright-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[tablewright.plugins]\n{entry}\n")
