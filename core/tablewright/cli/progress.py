"""How far something is that takes a while: a bar on standard error where that is a terminal, else nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from .streams import as_it_is


def shown(steps: Iterable[int], number: int, what: str) -> Iterator[int]:
    """The `steps` of something, shown as they come; `number` is how many there will be."""
    if number < 1 or not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with as_it_is(), Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=number)
        for step in steps:
            progress.update(task, completed=step)
            yield step
