"""Save files: a lockfile and a log.

The first line says everything that the match hangs on (versions, content hashes, options, order, seed); each
further line is one action. Lines are appended as the match goes on, each carries a checksum that covers all
lines before it, and a line cut off in the middle is left out when the file is read (`Saved.dropped` names it): a
save survives being cut at any byte, and an edited one is found out.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from tablewright.documents.files import displayed, read_bytes, write_whole
from tablewright.problems.problem import Place, Problem, TablewrightError
from tablewright.rules.failures import FAILURES, blame

if TYPE_CHECKING:
    from tablewright.match import Match

FORMAT = 1
LARGEST = 64_000_000
"""Bytes of a save; a match of a thousand actions has some hundred thousand."""
_CHECK = 12


class Journal:
    """A save that grows with its match: `sync` appends the actions that are not in it yet."""

    def __init__(self, match: Match, path: str | os.PathLike[str]) -> None:
        """Begin a new save of `match` at `path`; a file that is there is replaced once the new one is whole."""
        self._match, self._path = match, Path(path)
        self._written = 0
        self._chain = ""
        self._begin()

    def sync(self) -> None:
        """Append what has happened since. Where that fails, the file is as long as it was before.

        A file that is gone is written anew; one that somebody else has written to meanwhile is left alone, and
        TablewrightError says so.
        """
        if self._written == len(self._match.log):
            return
        chain = self._chain
        try:
            with self._path.open("r+b") as file:
                self._go_to_the_end(file)
                try:
                    added = "".join(self._pending()).encode()
                    file.write(added)
                    file.flush()
                except OSError:
                    # Should even that fail: a partial last line is left out when the file is read.
                    with contextlib.suppress(OSError):
                        os.truncate(self._path, self._size)
                    raise
        except FileNotFoundError:
            self._written, self._chain = 0, ""
            self._begin()
        except (OSError, ValueError) as error:
            self._chain = chain
            raise _unwritable(self._path, error) from error
        else:
            self._note(added)

    def _begin(self) -> None:
        if self._match.is_fork:
            # Its log begins in mid-match, and what is hidden in it may be dealt otherwise than in the match.
            message = "a fork is for looking ahead; only the match that it was made from can be saved"
            raise TablewrightError(
                Problem("TW-SAVE-FORK", message, hint="save the match, and take its actions up again")
            )
        lines = [self._line(header(self._match, self._path.parent)), *self._pending()]
        try:
            write_whole(self._path, "".join(lines))
        except (OSError, ValueError) as error:
            raise _unwritable(self._path, error) from error
        self._size = 0
        self._note("".join(lines).encode())

    def _note(self, added: bytes) -> None:
        """What has just been written at the end of the file."""
        self._written = len(self._match.log)
        self._size += len(added)
        self._last = added[added.rfind(b"\n", 0, -1) + 1 :]

    def _go_to_the_end(self, file: BinaryIO) -> None:
        """Stand behind our last line. Raises TablewrightError where it is not the last one."""
        file.seek(max(0, self._size - len(self._last)))
        # What follows without an end of line was begun by us and could not be written.
        if file.readline() != self._last or file.read().find(b"\n") >= 0:
            raise TablewrightError(
                Problem(
                    "TW-SAVE-CHANGED",
                    "somebody else has written to the save since",
                    place=Place(displayed(self._path)),
                    hint="is the same match played on twice? Keep this one in another file",
                )
            )
        file.seek(self._size)
        file.truncate()

    def _pending(self) -> list[str]:
        match = self._match
        lines = []
        for seat, action in match.log[self._written :]:
            lines.append(self._line({"seat": seat, "action": action_json(match, action)}))
        return lines

    def _line(self, data: dict[str, Any]) -> str:
        text = _text(data)
        self._chain = _check(self._chain, text)
        return f'{text[:-1]},"check":"{self._chain}"}}\n'


def write(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the whole match to `path`. Raises TablewrightError where the file cannot be written, and for a fork."""
    Journal(match, path)


class Saved:
    """What stands in a save: the first line, and each action with the line that it stands in."""

    __slots__ = ("actions", "dropped", "lock", "notes", "path")

    def __init__(
        self,
        path: str,
        lock: dict[str, Any],
        actions: list[tuple[Place, int, dict[str, Any]]],
        dropped: Place | None,
    ) -> None:
        self.path, self.lock, self.actions = path, lock, actions
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
    lines, dropped = _lines(Path(path))
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
    return Saved(name, first, actions, dropped)


def header(match: Match, folder: Path) -> dict[str, Any]:
    """What the match hangs on, as the first line of a save in `folder`.

    Plugins in folders are named as seen from there, so that a save can move together with them.
    """
    told: dict[str, Any] = {"save": FORMAT, **match.rules.lock, "seed": match.seed}
    told["folders"] = {name: _from(folder, where) for name, where in match.rules.lock["folders"].items()}
    if match._origin is not None:
        told["origin"] = match._origin.to_json()
    if match.notes:
        told["notes"] = match.notes
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


def _from(folder: Path, where: str) -> str:
    try:
        return Path(os.path.relpath(where, folder.resolve())).as_posix()
    except ValueError:  # on another drive there is no way from here to there
        return where


def _text(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character, as somebody may speak it, can only be written escaped
        return json.dumps(data, separators=(",", ":"))
    return text


def _check(chain: str, text: str) -> str:
    return hashlib.sha256(f"{chain}\n{text}".encode()).hexdigest()[:_CHECK]


def _lines(path: Path) -> tuple[list[tuple[int, dict[str, Any]]], Place | None]:
    """The whole lines of a save, each with its number, their checksums verified and taken off.

    Also the place of the last line where it was cut off in the middle. Where nothing but the end of the line is
    missing, the line is whole.
    """
    try:
        raw = read_bytes(path, LARGEST)
    except TablewrightError as error:
        raise TablewrightError(replace(one, code="TW-SAVE-UNREADABLE") for one in error.problems) from error
    *whole, tail = raw.split(b"\n")
    found: list[tuple[int, dict[str, Any]]] = []
    chain = ""
    for number, line in enumerate(whole, start=1):
        entry, chain = _entry(line, chain, Place(displayed(path), number))
        found.append((number, entry))
    dropped = Place(displayed(path), len(whole) + 1) if tail else None
    if dropped is not None:
        try:
            found.append((dropped.line, _entry(tail, chain, dropped)[0]))
            dropped = None
        except TablewrightError:
            pass
    if not found:
        raise broken(
            "TW-SAVE-EMPTY",
            "the save holds no whole line",
            Place(displayed(path)),
            hint="nothing was saved in this file",
        )
    return found, dropped


def _entry(line: bytes, chain: str, place: Place) -> tuple[dict[str, Any], str]:
    """What a line says, and its checksum, which follows from the one before it."""
    try:
        entry = json.loads(line.decode("utf-8"))
        check = entry.pop("check", None) if isinstance(entry, dict) else None
        text = _text(entry)
    except (ValueError, RecursionError) as error:
        message = f"the save is damaged: this line is not JSON: {error}"
        raise broken("TW-SAVE-FORM", message, place, hint=_whole_before(place)) from error
    if not isinstance(check, str):
        message = "the save is damaged: this line is not a line of a save"
        raise broken("TW-SAVE-FORM", message, place, hint=_whole_before(place))
    chain = _check(chain, text)
    if check != chain:
        raise broken(
            "TW-SAVE-EDITED",
            "this line or one before it is not as it was written",
            place,
            hint="a save is a record; to try something else, play from a save of before",
        )
    return entry, chain


def _whole_before(place: Place) -> str:
    """What can be done where a line is damaged: everything before it was found right."""
    if place.line < 2:
        return "a match is begun with a config file (*.toml) or the id of a game"
    many = "line" if place.line == 2 else f"{place.line - 1} lines"
    return f"what comes before is whole: a file with only the first {many} of it can be gone on with"


def broken(code: str, message: str, place: Place, *, found: str = "", hint: str = "") -> TablewrightError:
    """The error of a save with which something is wrong at `place`."""
    return TablewrightError(Problem(code, message, place=place, found=found, hint=hint))


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
