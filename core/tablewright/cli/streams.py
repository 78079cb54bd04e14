"""Standard input, output and errors, whatever the program was given for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO


def make_ready() -> None:
    """What is closed reads and writes nothing; what cannot be written in the terminal's encoding becomes "?"."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - pathlib is heavy
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


class _Guarded:
    """A stream of text that a terminal obeys in nothing, and whose failures are told apart from those of files."""

    def __init__(self, stream: TextIO) -> None:
        self.inner = stream
        self.as_it_is = False

    def write(self, text: str) -> int:
        from tablewright.problems.harmless import escaped

        try:
            self.inner.write(text if self.as_it_is else escaped(text))
        except OSError as error:
            raise _unwritable(error) from error
        return len(text)

    def flush(self) -> None:
        try:
            self.inner.flush()
        except OSError as error:
            raise _unwritable(error) from error

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


@contextmanager
def guarded() -> Iterator[None]:
    """Whatever is printed meanwhile comes from strangers' files too: what a terminal would obey is written out."""
    before = sys.stdout, sys.stderr
    out: Any = _Guarded(sys.stdout)
    err: Any = _Guarded(sys.stderr)
    sys.stdout, sys.stderr = out, err
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


@contextmanager
def as_it_is() -> Iterator[None]:
    """For those who draw on the terminal themselves, and make harmless what they draw."""
    streams = [stream for stream in (sys.stdout, sys.stderr) if isinstance(stream, _Guarded)]
    for stream in streams:
        stream.as_it_is = True
    try:
        yield
    finally:
        for stream in streams:
            stream.as_it_is = False


def _unwritable(error: OSError) -> Exception:
    from tablewright.problems.problem import Problem, TablewrightError

    if isinstance(error, BrokenPipeError):
        return error
    message = f"standard output cannot be written: {error.strerror}"
    silence("stdout")
    return TablewrightError(Problem("TW-CLI-OUTPUT", message, hint="what is kept in files is unharmed"))


def silence(*names: str) -> None:
    """From now on nothing comes out of these streams, also at exit when Python flushes them."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for name in names:
        try:
            os.dup2(nowhere, getattr(sys, name).fileno())
        except (OSError, ValueError):
            continue
    os.close(nowhere)
