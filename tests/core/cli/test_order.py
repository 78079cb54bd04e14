"""`tablewright plugins --order`: the order, each reason for it, and what only the alphabet decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.cli.running import command


def test_every_reason_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, more in (("aaa", ', "after": ["bbb"]'), ("bbb", ""), ("ccc", "")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "plugin.json").write_text(
            f'{{"id": "{name}", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {{"en": "A"}}{more}}}'
        )
    config = tmp_path / "c.toml"
    config.write_text('game = "tictactoe"\nplugins = ["./ccc", "./aaa", "tictactoe", "./bbb"]\n')
    said = command(capsys, "plugins", "--order", config)
    assert (said.status, said.err) == (0, "")
    assert [line.split()[1] for line in said.out.splitlines() if line[2:4].strip(" .").isdigit()] == [
        "tictactoe",
        "bbb",
        "aaa",
        "ccc",
    ]
    assert "after bbb: declares that it comes after it" in said.out
    assert "after tictactoe: extends it" in said.out
    assert "after aaa: by the alphabet only" in said.out
    assert 'write for example "after": ["aaa"] into the plugin.json of ccc' in said.out
    assert "nothing has to come before it" in said.out


def test_an_order_of_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "plugins", "--order")
    assert said.status == 2
    assert "TW-ORDER-OF-NOTHING" in said.err
