"""Standard input, output and errors, whatever the program was given for them."""

from __future__ import annotations

import os
import sys


def make_ready() -> None:
    """What is closed reads and writes nothing; what cannot be written in the terminal's encoding becomes "?"."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - pathlib is heavy
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence(*names: str) -> None:
    """From now on nothing comes out of these streams, also at exit when Python flushes them."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for name in names:
        try:
            os.dup2(nowhere, getattr(sys, name).fileno())
        except (OSError, ValueError):
            continue
    os.close(nowhere)
