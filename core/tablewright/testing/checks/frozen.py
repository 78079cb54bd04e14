"""During a match nobody asks pluggy."""

from __future__ import annotations

from typing import Any

from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject


def no_hook_is_looked_up(subject: Subject) -> None:
    """A match makes no pluggy call, which would cost ten times what a frozen function costs."""
    called: list[str] = []

    def before(name: str, implementations: Any, arguments: Any) -> None:
        called.append(name)

    def after(outcome: Any, name: str, implementations: Any, arguments: Any) -> None:
        pass

    undo = subject.rules._manager.add_hookcall_monitoring(before, after)
    try:
        subject.played(1)
    finally:
        undo()
    if called:
        object_to("hooks are called through pluggy during a match", hooks=", ".join(sorted(set(called))))
