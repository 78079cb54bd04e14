"""Text files as bytes and as UTF-8, within limits, and their places for problems."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tablewright.problems.problem import Place, fail
from tablewright.problems.suggestions import did_you_mean

LARGEST_FILE = 4_000_000  # bytes


def as_text(content: bytes, name: str) -> str:
    """The text that a UTF-8 file of that name holds."""
    # An editor on Windows may put a byte order mark in front; it is no part of the text.
    body = content.removeprefix(b"\xef\xbb\xbf")
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        good = body[: error.start].decode("utf-8")
        utf16 = content[:2] in (b"\xff\xfe", b"\xfe\xff")
        fail(
            "TW-TEXT-ENCODING",
            "the file is not UTF-8 text",
            place=place_at(name, good, len(good)),
            found=f"the byte 0x{body[error.start]:02x}",
            hint="save it as UTF-8" + (" (it looks like UTF-16)" if utf16 else ""),
        )


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """The bytes of a regular file within the size limit; anything else is a problem with the file's name."""
    try:
        # Asked before it is opened: opening a pipe would wait for somebody to write into it.
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe or a device"
            place = Place(displayed(path))
            fail("TW-FILE-NOT-A-FILE", "this is not a file", place=place, expected="a file", found=what)
        with path.open("rb") as file:
            # To ask for the most that there may be would have memory found for so much.
            content = file.read(min(status.st_size, largest) + 1)
            if len(content) > status.st_size:  # it has grown, or its size is not told
                content += file.read(largest + 1)
    except FileNotFoundError:
        hint = sibling_hint(path)
        fail("TW-FILE-MISSING", "there is no such file", place=Place(displayed(path)), hint=hint)
    except PermissionError:
        fail("TW-FILE-PERMISSION", "the file may not be read", place=Place(displayed(path)))
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        place = Place(displayed(path))
        fail("TW-FILE-UNREADABLE", f"the file cannot be read: {reason}", place=place)
    if len(content) > largest:
        fail(
            "TW-FILE-TOO-LARGE",
            "the file is too large",
            place=Place(displayed(path)),
            expected=f"at most {largest:,} bytes",
        )
    return content


def write_whole(path: Path, text: str) -> None:
    """Write `text` to a new file beside `path`, then put it in its place: either all of it is there or nothing is.

    A link stays one; its file is replaced. Raises OSError, also for what is there and is no file.
    """
    written = _beside(path, text)
    try:
        written.put()
    except BaseException:
        written.scratch.unlink(missing_ok=True)
        raise


def write_all(texts: Mapping[Path, str]) -> None:
    """Like `write_whole` for several files, whose folders are made: none is put in its place before all are written.

    Raises OSError; no file and no folder is left then that was not there before, unless files cannot be renamed.
    """
    made: list[Path] = []
    written: list[_Written] = []
    try:
        for path, text in texts.items():
            _make_folders(path.parent, made)
            written.append(_beside(path, text))
        for one in written:
            one.put()
    except BaseException:
        for one in written:
            one.scratch.unlink(missing_ok=True)
        for folder in reversed(made):
            with contextlib.suppress(OSError):  # what holds anything stays
                folder.rmdir()
        raise


class _Written(NamedTuple):
    """A text in a file of its own, and where it belongs."""

    scratch: Path
    target: Path
    mode: int

    def put(self) -> None:
        self.scratch.chmod(self.mode)
        self.scratch.replace(self.target)


def _beside(path: Path, text: str) -> _Written:
    """Write `text` to a new file beside `path`; where that fails, nothing is left."""
    import tempfile

    target = Path(os.path.realpath(path))
    mode = target.stat().st_mode if target.exists() else None
    if mode is not None and not stat.S_ISREG(mode):
        raise OSError(
            errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL, "there is something that is not a file"
        )
    scratch = None
    try:
        with tempfile.NamedTemporaryFile(
            "w",
            encoding="utf-8",
            newline="\n",
            dir=target.parent,
            prefix=f".{target.name[:50]}.",
            delete=False,
        ) as file:
            scratch = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        if scratch is not None:
            scratch.unlink(missing_ok=True)
        raise
    return _Written(scratch, target, 0o644 if mode is None else mode & 0o777)


def _make_folders(folder: Path, made: list[Path]) -> None:
    """Make a folder and those around it; what was not there before is added to `made`."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir()
        made.append(one)


def sibling_hint(path: Path) -> str:
    """A hint with the file that was meant, where its folder has one with a similar name."""
    try:
        near = did_you_mean(path.name, [other.name for other in path.parent.iterdir()])
    except OSError:
        return f"there is no folder {path.parent}"
    return f"did you mean {path.with_name(near)}?" if near else ""


def displayed(path: str | os.PathLike[str]) -> str:
    """The path as problems show it."""
    # A file name may be bytes that are no text; what is shown must be.
    return os.fspath(path).encode("utf-8", "backslashreplace").decode("utf-8")


def place_at(path: str, text: str, offset: int) -> Place:
    """The place of the character at `offset` of a text."""
    start = text.rfind("\n", 0, offset) + 1
    return Place(path, text.count("\n", 0, start) + 1, offset - start + 1)
