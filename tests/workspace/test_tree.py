"""Every file is named for the one thing it holds, and the tree names no machine and no registry."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.workspace.members import ROOT

VAGUE = {"common", "helper", "helpers", "misc", "util", "utils"}
# Put together here, so that this file does not name them either.
HOSTS = [
    ".".join(parts)
    for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
]
PLACES = ["/" + "work/", "/" + "tmp/tw", ".." + "/shared/"]


def tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in done.stdout.split("\0") if name]
    return [file for file in files if file.is_file() and not file.is_symlink()]


def test_no_vague_names() -> None:
    found = [file for file in tracked() if VAGUE & set(re.split(r"[^a-z]+", file.name.lower()))]
    folders = [file for file in tracked() if VAGUE & set(file.relative_to(ROOT).parts[:-1])]
    assert found + folders == []


def test_no_hosts_and_no_machine() -> None:
    found = []
    for file in tracked():
        text = file.read_bytes().decode("utf-8", "replace")
        found += [f"{file.relative_to(ROOT)}: {word}" for word in HOSTS + PLACES if word in text]
    assert found == []


def test_symbolic_links_stay_inside() -> None:
    done = subprocess.run(
        ["git", "ls-files", "-s", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    links = [ROOT / line.split("\t")[1] for line in done.stdout.split("\0") if line.startswith("120000")]
    assert links
    for link in links:
        assert not link.readlink().is_absolute()
        assert link.resolve(strict=True).is_relative_to(ROOT.resolve())
