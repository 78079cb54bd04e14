"""Generated packages that are there as if they were installed."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def installed(project: Path, site: Path) -> Iterator[None]:
    """Let Python find a project's package, and its entry point; afterwards it is as if it had never been there."""
    name = project.name
    package = f"tablewright_{name.replace('-', '_')}"
    info = site / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablewright-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[tablewright.plugins]\n{name} = {package}\n")
    (site / package).symlink_to(project / package)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        yield
    for module in [module for module in sys.modules if module.split(".")[0] == package]:
        del sys.modules[module]
    importlib.invalidate_caches()
