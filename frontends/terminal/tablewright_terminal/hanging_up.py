"""A terminal that is closed, or a program that is told to end: noticed in time to keep the match."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_NAMES = ("SIGHUP", "SIGTERM")


class HungUp(KeyboardInterrupt):
    """There is nobody left to ask. Whatever Ctrl-C leaves whole, this does too."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number
        """The exit status, as shells give it."""


@contextmanager
def noticed() -> Iterator[None]:
    """Within it these signals raise `HungUp`, and the program ends with the status that belongs to them.

    Those that somebody ignores (``nohup``) or handles stay as they are, and so do all of them outside the main thread, where
    Python lets nobody say what they do.
    """
    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for number in (getattr(signal, name) for name in _NAMES if hasattr(signal, name)):
            if signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, _raise)
    try:
        yield
    except HungUp as gone:
        raise SystemExit(gone.status) from None
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _raise(number: int, frame: FrameType | None) -> None:
    raise HungUp(number)
