"""What has been validated before, so that it need not be again: not in this process, nor in the next.

Only the fact is kept, under a hash of everything that it hangs on. The file is a convenience: whatever is wrong
with it, things are validated once more.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from tablewright.version import VERSION

VARIABLE = "TABLEWRIGHT_CACHE"  # a folder; empty: keep nothing on disk
_FILE = "validated-1.txt"
_LARGEST = 1_000_000  # bytes, some 15,000 entries; then it is begun anew
_KEY_LENGTH = 64

_known: set[str] = set()
_read_files: set[Path] = set()


def cache_folder() -> Path | None:
    """Where Tablewright keeps what it can do without; None where there is no such place."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    xdg = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if xdg.is_absolute():
        return xdg / "tablewright"
    try:
        return Path.home() / ".cache" / "tablewright"
    except RuntimeError:
        return None


def key_of(parts: Iterable[str]) -> str:
    """The key for a fact that hangs on `parts` and on this version of the kernel."""
    digest = hashlib.sha256(VERSION.encode())
    for part in parts:
        # With the length in front, no two lists of parts run together to the same text.
        encoded = part.encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(encoded) + encoded)
    return digest.hexdigest()


def is_known(key: str) -> bool:
    """Whether `remember` was called with `key`, in this process or in an earlier one."""
    if key in _known:
        return True
    folder = cache_folder()
    if folder is None or folder in _read_files:
        return False
    _read_files.add(folder)
    with contextlib.suppress(OSError, ValueError):
        if (folder / _FILE).is_file() and (folder / _FILE).stat().st_size <= 2 * _LARGEST:
            text = (folder / _FILE).read_text("ascii")
            _known.update(line for line in text.split("\n") if len(line) == _KEY_LENGTH)
    return key in _known


def remember(key: str) -> None:
    """Keep `key` for this process and, as far as that is possible, for later ones."""
    if key in _known:
        return
    _known.add(key)
    folder = cache_folder()
    if folder is None:
        return
    with contextlib.suppress(OSError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _FILE
        if file.exists() and not file.is_file():
            return
        full = file.exists() and file.stat().st_size > _LARGEST
        # One short write: lines of processes that append at the same time do not mix.
        with file.open("w" if full else "a", encoding="ascii") as stream:
            stream.write(key + "\n")


def forget() -> None:
    """Forget what this process knows, for tests and measurements. Files stay."""
    _known.clear()
    _read_files.clear()
