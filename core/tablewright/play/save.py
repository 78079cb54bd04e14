"""Save files: a lockfile and a log.

The first line says everything that the match hangs on (versions, content hashes, options, order, seed); each
further line is one action. Lines are appended as the match goes on, each carries a checksum that covers all
lines before it, and a line cut off in the middle is left out when the file is read (`Saved.dropped` names it): a
save survives being cut at any byte, and an edited one is found out.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from tablewright.documents.files import displayed, write_whole
from tablewright.problems.problem import Place, Problem, TablewrightError
from tablewright.rules.failures import FAILURES, blame
from tablewright.state.unfit import not_plain, unfit_json

from .save_lines import NOWHERE, Mark, broken as broken, lines_of, sealed

if TYPE_CHECKING:
    from tablewright.match import Match

FORMAT = 1


class Journal:
    """A save that grows with its match: `sync` appends the actions that are not in it yet."""

    def __init__(self, match: Match, path: str | os.PathLike[str], *, anew: bool = False) -> None:
        """Keep `match` at `path`. A match that was loaded from there is gone on with in the same file.

        Any other file that is there is replaced once the new one is whole; with `anew`, that one too. Raises
        TablewrightError where the file cannot be written, or is no longer what the match was loaded from; also for
        a fork, and for notes that are no JSON.
        """
        self._match, self._path = match, Path(path)
        head = self._head()
        self._loaded = match._kept is not None and match._kept[0] == _real(self._path)
        if match._kept is None or not self._loaded or anew:
            self._mark = NOWHERE
            self._begin()
            return
        self._mark = match._kept[1]
        self._append([])
        # What the first line says may have changed: the notes, for one.
        if head.chain != self._mark.head:
            self._begin()

    def sync(self) -> None:
        """Append what has happened since. Where that fails, the file is as long as it was before.

        A file that is gone is written anew; one that somebody else has written to meanwhile is left alone, and
        TablewrightError says so.
        """
        if self._mark.lines <= len(self._match.log):
            self._append(self._pending(self._mark))

    def _append(self, marks: list[Mark]) -> None:
        """Write the lines that end at `marks` behind our last one."""
        added = b"".join(mark.last for mark in marks)
        try:
            with self._path.open("r+b") as file:
                self._go_to_the_end(file)
                try:
                    file.write(added)
                    file.flush()
                except BaseException:
                    # Should even that fail: a partial last line is left out when the file is read.
                    with contextlib.suppress(OSError):
                        os.truncate(self._path, self._mark.size)
                    raise
        except FileNotFoundError:
            self._begin()
        except (OSError, ValueError) as error:
            raise _unwritable(self._path, error) from error
        else:
            self._note([self._mark, *marks])

    def _begin(self) -> None:
        """Write all of it into a new file."""
        head = self._head()
        marks = [head, *self._pending(head)]
        try:
            write_whole(self._path, b"".join(mark.last for mark in marks).decode())
        except (OSError, ValueError) as error:
            raise _unwritable(self._path, error) from error
        self._note(marks)

    def _note(self, marks: list[Mark]) -> None:
        """The file ends at the last of the marks now."""
        self._mark = marks[-1]
        if self._loaded and self._match._kept is not None:
            self._match._kept = (self._match._kept[0], self._mark)

    def _go_to_the_end(self, file: BinaryIO) -> None:
        """Stand behind our last line. Raises TablewrightError where it is not the last one."""
        size, last = self._mark.size, self._mark.last
        file.seek(max(0, size - len(last)))
        found = file.read()
        if found == last[:-1]:  # only the end of the line is missing
            file.write(b"\n")
        # What follows without an end of line was begun by us and could not be written.
        elif not found.startswith(last) or b"\n" in found[len(last) :]:
            raise TablewrightError(
                Problem(
                    "TW-SAVE-CHANGED",
                    "somebody else has written to the save since",
                    place=Place(displayed(self._path)),
                    hint="is the same match played on twice? Keep this one in another file",
                )
            )
        file.seek(size)
        file.truncate()

    def _head(self) -> Mark:
        if self._match.is_fork:
            # Its log begins in mid-match, and what is hidden in it may be dealt otherwise than in the match.
            message = "a fork is for looking ahead; only the match that it was made from can be saved"
            raise TablewrightError(
                Problem("TW-SAVE-FORK", message, hint="save the match, and take its actions up again")
            )
        return sealed(header(self._match, self._path.parent), NOWHERE)

    def _pending(self, mark: Mark) -> list[Mark]:
        """The lines that are still to follow at `mark`, each as the place behind it."""
        match, marks = self._match, []
        # The first line is no action.
        for seat, action in match.log[mark.lines - 1 :]:
            mark = sealed({"seat": seat, "action": action_json(match, action)}, mark)
            marks.append(mark)
        return marks


def write(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the whole match to `path`. Raises TablewrightError where the file cannot be written, and for a fork."""
    Journal(match, path, anew=True)


def kept_at(saved: Saved, path: str | os.PathLike[str]) -> tuple[str, Mark]:
    """What a match that was loaded remembers of its file: which it is, and where it ended."""
    return _real(Path(path)), saved.mark


def _real(path: Path) -> str:
    try:
        return os.path.realpath(path)
    except (OSError, ValueError):  # no path at all; to open it says why
        return str(path)


class Saved:
    """What stands in a save: the first line, and each action with the line that it stands in."""

    __slots__ = ("actions", "dropped", "lock", "mark", "notes", "path")

    def __init__(
        self,
        path: str,
        lock: dict[str, Any],
        actions: list[tuple[Place, int, dict[str, Any]]],
        dropped: Place | None,
        mark: Mark,
    ) -> None:
        self.path, self.lock, self.actions = path, lock, actions
        self.mark = mark
        """The end of its last whole line."""
        self.notes: dict[str, Any] = lock.pop("notes", {})
        """What `Match.notes` held."""
        self.dropped = dropped
        """The last line, where it was cut off in the middle and left out."""

    @property
    def place(self) -> Place:
        """The first line, which says what the match hangs on."""
        return Place(self.path, 1)


def read(path: str | os.PathLike[str]) -> Saved:
    """What is saved at `path`, its form and its checksums verified. Raises TablewrightError with the place."""
    lines, dropped, mark = lines_of(Path(path))
    (_, first), *rest = lines
    name = displayed(path)
    place = Place(name, 1)
    if first.get("save") != FORMAT:
        raise broken(
            "TW-SAVE-FORM", f"this is not a save of format {FORMAT}", place, found=str(first.get("save"))
        )
    if not isinstance(first.get("notes", {}), dict):
        raise broken("TW-SAVE-FORM", "the notes of this save are no object", place)
    actions = []
    for number, entry in rest:
        seat, action = entry.get("seat"), entry.get("action")
        if type(seat) is not int or not isinstance(action, dict):
            raise broken("TW-SAVE-FORM", "this line is no action of a seat", Place(name, number))
        actions.append((Place(name, number), seat, action))
    return Saved(name, first, actions, dropped, mark)


def header(match: Match, folder: Path) -> dict[str, Any]:
    """What the match hangs on, as the first line of a save in `folder`.

    Plugins in folders are named as seen from there, so that a save can move together with them.
    """
    told: dict[str, Any] = {"save": FORMAT, **match.rules.lock, "seed": match.seed}
    told["folders"] = {name: _from(folder, where) for name, where in match.rules.lock["folders"].items()}
    if match._origin is not None:
        told["origin"] = match._origin.to_json()
    if match.notes != {}:
        told["notes"] = _notes(match.notes)
    return told


def action_json(match: Match, action: tuple[Any, ...]) -> dict[str, Any]:
    """The JSON form of an action of the match's log."""
    move = match.rules.moves[action[0]]
    told: dict[str, Any] = {"do": action[0]}
    try:
        for field, value in zip(move.fields, action[1:], strict=True):
            told[field.name] = field.to_json(value)
    except FAILURES as error:
        blame(error, match.rules, action)
    return told


def _notes(notes: Any) -> dict[str, Any]:
    """The notes, where they are what they must be."""
    wrong = not_plain(notes, ("notes",)) or unfit_json(dict[str, Any], notes, ("notes",))
    if wrong is None:
        return cast("dict[str, Any]", notes)
    raise TablewrightError(
        Problem(
            "TW-SAVE-NOTES",
            f"the notes of the match cannot be saved, because of what stands at '{wrong.where}'",
            expected=wrong.expected,
            found=wrong.found,
            hint="`Match.notes` is a dict of plain JSON values; nothing has been written",
        )
    )


def _from(folder: Path, where: str) -> str:
    try:
        return Path(os.path.relpath(where, folder.resolve())).as_posix()
    except ValueError:  # on another drive there is no way from here to there
        return where


def _unwritable(path: Path, error: OSError | ValueError) -> TablewrightError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return TablewrightError(
        Problem(
            "TW-SAVE-UNWRITABLE",
            f"the save cannot be written: {reason}",
            place=Place(displayed(path)),
            hint="the match itself is unharmed, and so is what was saved before",
        )
    )
