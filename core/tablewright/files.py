"""Text files as bytes and as UTF-8, within limits, and their places for problems."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from .problems import Place, fail
from .suggestions import did_you_mean

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


def read_bytes(path: Path) -> bytes:
    """The bytes of a regular file within the size limit; anything else is a problem with the file's name."""
    place = Place(displayed(path))
    try:
        # Asked before it is opened: opening a pipe would wait for somebody to write into it.
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe or a device"
            fail("TW-FILE-NOT-A-FILE", "this is not a file", place=place, expected="a file", found=what)
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        fail("TW-FILE-MISSING", "there is no such file", place=place, hint=sibling_hint(path))
    except PermissionError:
        fail("TW-FILE-PERMISSION", "the file may not be read", place=place)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        fail("TW-FILE-UNREADABLE", f"the file cannot be read: {reason}", place=place)
    if len(content) > LARGEST_FILE:
        fail(
            "TW-FILE-TOO-LARGE",
            "the file is too large",
            place=place,
            expected=f"at most {LARGEST_FILE:,} bytes",
        )
    return content


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
