"""`tablewright plugins`: what is installed, what a config enables, in which order, and what is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.cli.running import command


def test_installed_plugins_with_what_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "plugins")
    assert said.status == 0
    rows = {line.split()[0]: line for line in said.out.splitlines()}
    assert "provides tictactoe" in rows["tictactoe"]
    assert "extends cartouche" in rows["achievements"]


def test_enabled_plugins_in_order_with_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "plugins", "cartouche")
    lines = [line.split() for line in said.out.splitlines() if line.startswith("  ")]
    assert [line[1] for line in lines if line[0][0].isdigit()] == ["base", "achievements"]
    assert "after base: depends on it" in said.out
    assert "options.base.side" in said.out
    assert "(default)" in said.out
    assert "Installed, but not enabled:" in said.out


def test_a_plugin_by_path_and_options_that_are_set(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "house-rules"
    folder.mkdir()
    (folder / "plugin.json").write_text(
        '{"id": "house-rules", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {"en": "House"},'
        ' "options": {"noise": {"enum": ["low", "high"], "default": "low"}},'
        ' "switches": {"music": {"title": {"en": "Music"}}}}'
    )
    config = tmp_path / "c.toml"
    config.write_text(
        'game = "tictactoe"\nplugins = ["./house-rules", "tictactoe"]\n'
        '[options.house-rules]\nnoise = "high"\n[switches.house-rules]\nmusic = false\n'
    )
    said = command(capsys, "plugins", config)
    assert (said.status, said.err) == (0, "")
    lines = {line.split()[0]: line for line in said.out.splitlines() if line.strip()}
    assert lines["options.house-rules.noise"].split()[1:] == ['"high"']
    assert lines["switches.house-rules.music"].split()[1:] == ["false"]
    assert str(folder) in said.out.replace(str(tmp_path) + "/./", str(tmp_path) + "/")


def test_a_broken_plugin_is_listed_with_the_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    (site / "broken_game").mkdir(parents=True)
    (site / "broken_game" / "__init__.py").write_text(
        "raise RuntimeError('no code of a plugin runs for a list')"
    )
    (site / "broken_game" / "plugin.json").write_text('{"id": "broken-game"')
    info = site / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tablewright.plugins]\nbroken-game = broken_game\n")
    monkeypatch.syspath_prepend(str(site))
    said = command(capsys, "plugins")
    assert said.status == 0
    assert "broken-game" in said.out
    assert "broken" in said.out
    assert "TW-JSON-SYNTAX" in said.out
    assert command(capsys, "play", "tictactoe", "--json").status == 0
