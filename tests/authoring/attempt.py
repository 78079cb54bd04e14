"""Trying a mistake with the real parts: the files are written, the commands are run in this process."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from tablewright import TablewrightError
from tablewright.version import VERSION
from tests.authoring.mistake import MANIFEST, MARK, Mistake
from tests.core.cli.running import command
from tests.core.manifests import record

ROOT = Path(__file__).parents[2]
SITE = "site"
_COUNT = re.compile(r"^\d+ things? checked.*\n?\Z", re.MULTILINE)
"""What `check` says at its end, problems or not."""


def said_to(mistake: Mistake, capsys: pytest.CaptureFixture[str], folder: Path) -> tuple[int, str]:
    """The exit status and the words of the last command or of the code, in the form of ``=== says``.

    `folder` is the empty working directory.
    """
    before = set(sys.modules)
    try:
        with pytest.MonkeyPatch.context() as patch:
            for name in ("stdin", "stdout"):
                patch.setattr(sys, name, getattr(sys, name))
            patch.setattr(sys, "path", list(sys.path))
            if _write(mistake, folder):
                patch.syspath_prepend(str(folder / SITE))
            status, text = 2, ""
            for line in mistake.commands:
                done = command(capsys, *shlex.split(line)[1:])
                status, text = done.status, done.err or _COUNT.sub("", done.out)
            if mistake.python:
                status, text = 2, _run(mistake.python) or capsys.readouterr().err
    finally:
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]
    text = text.replace(str(folder), "<here>").replace(str(ROOT), "<tablewright>")
    text = re.sub(rf'(?<!"){re.escape(VERSION)}(?!")', "<kernel>", text)  # in quotes it is an example
    if mistake.place:
        text = text.replace(f"{mistake.place}:", f"{MARK}:", 1)
    return status, text.strip()


def _write(mistake: Mistake, folder: Path) -> bool:
    """Write the files; whether any of them is installed."""
    for file in mistake.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        if file.link:
            path.symlink_to(file.link)
        else:
            path.write_bytes(file.whole.replace(MARK, "").encode(file.encoding))
    if (folder / "cards.json").exists() and not (folder / "plugin.json").exists():
        (folder / "plugin.json").write_text(MANIFEST)
    site = folder / SITE
    for manifest in site.glob("*/plugin.json"):
        (manifest.parent / "__init__.py").touch()
        name = json.loads(manifest.read_text())["id"]
        record(site, name, f"{name} = {manifest.parent.name}")
    return site.is_dir()


def _run(code: str) -> str:
    try:
        exec(compile(code, "<mistake>", "exec"), {"__name__": "mistake"})
    except TablewrightError as error:
        return str(error)
    return ""
