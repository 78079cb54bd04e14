"""Wheels of the workspace and of what it depends on, made without a network."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import sys_tags
from packaging.utils import canonicalize_name

from tests.workspace.members import Member


def build(member: Member, house: Path, scratch: Path) -> Path:
    """Wheel of a member, by way of its source archive alone: what the archive lacks, the wheel lacks too."""
    run = [sys.executable, "-m", "hatchling", "build", "--directory"]
    subprocess.run(
        [*run, str(scratch), "--target", "sdist"], cwd=member.folder, check=True, capture_output=True
    )
    name = f"{member.package}-{member.pyproject['project']['version']}"
    with tarfile.open(scratch / f"{name}.tar.gz") as archive:
        archive.extractall(scratch, filter="data")
    subprocess.run(
        [*run, str(house), "--target", "wheel"], cwd=scratch / name, check=True, capture_output=True
    )
    return house / f"{name}-py3-none-any.whl"


def needed_by(requirements: list[str], known: set[str]) -> list[str]:
    """Installed third-party distributions behind these requirements, near and far; `known` are left out."""
    found: list[str] = []
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if (
            name in known
            or name in found
            or not (requirement.marker is None or requirement.marker.evaluate())
        ):
            continue
        found.append(name)
        waiting += [Requirement(text) for text in distribution(name).requires or ()]
    return found


def pack(name: str, house: Path) -> Path:
    """Wheel of an installed distribution, put together from its files: no index is asked for it."""
    installed = distribution(name)
    tags = [line[5:] for line in _text(installed, "WHEEL").splitlines() if line.startswith("Tag: ")]
    tag = next(str(tag) for tag in sys_tags() if str(tag) in tags)
    wheel = house / f"{canonicalize_name(name).replace('-', '_')}-{installed.version}-{tag}.whl"
    own = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
    record = []
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in installed.files or ():
            # Scripts lie outside of the packages, and are made anew from the entry points.
            in_info = file.parts[0].endswith(".dist-info")
            if ".." in file.parts or file.suffix == ".pyc" or (in_info and file.name in own):
                continue
            data = Path(str(installed.locate_file(file))).read_bytes()
            archive.writestr(str(file), data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{file},sha256={digest},{len(data)}")
            if in_info:
                info = file.parts[0]
        record.append(f"{info}/RECORD,,")
        archive.writestr(f"{info}/RECORD", "\n".join(record) + "\n")
    return wheel


def _text(installed: Distribution, name: str) -> str:
    text = installed.read_text(name)
    assert text is not None
    return text
