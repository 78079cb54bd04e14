"""What is remembered of the installed packages, and when it is looked for again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.plugins.packages import packages
from tests.core import manifests


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def names() -> list[str]:
    return [package.plugin for package in packages()]


def test_nothing_is_read_again_while_nothing_was_installed(site: Path) -> None:
    manifests.install(site, "first")
    assert packages() is packages()


def test_what_is_installed_meanwhile_is_found(site: Path) -> None:
    manifests.install(site, "first")
    assert "first" in names()
    manifests.install(site, "second")
    assert {"first", "second"} <= set(names())


def test_what_is_taken_away_meanwhile_is_gone(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifests.install(site, "first")
    assert "first" in names()
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != str(site)])
    assert "first" not in names()
