"""Save files: a lockfile and a log.

The first line says everything that the match hangs on (versions, content hashes, options, order, seed); each
further line is one action. Lines are appended as the match goes on, each carries a checksum that covers all
lines before it, and a line cut off in the middle is left out when the file is read: a save survives being cut
at any byte, and an edited one is found out.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .problems import Place, Problem, TablewrightError

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
_CHECK = 12


class Journal:
    """A save that grows with its match: `sync` appends the actions that are not in it yet."""

    def __init__(self, match: Match, path: str | os.PathLike[str]) -> None:
        """Begin a new save of `match` at `path`; a file that is there is replaced once the new one is whole."""
        self._match, self._path = match, Path(path)
        self._written = 0
        self._chain = ""
        scratch = self._path.with_name(self._path.name + ".new")
        try:
            with scratch.open("w", encoding="utf-8", newline="\n") as file:
                file.write(self._line(header(match, self._path.parent)) + "".join(self._pending()))
                file.flush()
                os.fsync(file.fileno())
            scratch.replace(self._path)
        except OSError as error:
            scratch.unlink(missing_ok=True)
            raise _unwritable(self._path, error) from error
        self._written = len(match.log)

    def sync(self) -> None:
        """Append what has happened since. Where that fails, the file is as long as it was before."""
        if self._written == len(self._match.log):
            return
        chain = self._chain
        size = None
        try:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                size = file.tell()
                file.write("".join(self._pending()))
                file.flush()
        except OSError as error:
            self._chain = chain
            if size is not None:
                # Should even that fail: a partial last line is left out when the file is read.
                with contextlib.suppress(OSError):
                    os.truncate(self._path, size)
            raise _unwritable(self._path, error) from error
        self._written = len(self._match.log)

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
    """Write the whole match to `path`. Raises TablewrightError where the file cannot be written."""
    Journal(match, path)


class Saved:
    """What stands in a save: the first line, and each action with the line that it stands in."""

    __slots__ = ("actions", "lock", "path")

    def __init__(
        self, path: str, lock: dict[str, Any], actions: list[tuple[Place, int, dict[str, Any]]]
    ) -> None:
        self.path, self.lock, self.actions = path, lock, actions

    @property
    def place(self) -> Place:
        """The first line, which says what the match hangs on."""
        return Place(self.path, 1)


def read(path: str | os.PathLike[str]) -> Saved:
    """What is saved at `path`, its form and its checksums verified. Raises TablewrightError with the place."""
    (_, first), *rest = _lines(Path(path))
    place = Place(str(path), 1)
    if first.get("save") != FORMAT:
        raise broken(
            "TW-SAVE-FORM", f"this is not a save of format {FORMAT}", place, found=str(first.get("save"))
        )
    actions = []
    for number, entry in rest:
        seat, action = entry.get("seat"), entry.get("action")
        if type(seat) is not int or not isinstance(action, dict):
            raise broken("TW-SAVE-FORM", "this line is no action of a seat", Place(str(path), number))
        actions.append((Place(str(path), number), seat, action))
    return Saved(str(path), first, actions)


def header(match: Match, folder: Path) -> dict[str, Any]:
    """What the match hangs on, as the first line of a save in `folder`.

    Plugins in folders are named as seen from there, so that a save can move together with them.
    """
    told: dict[str, Any] = {"save": FORMAT, **match.rules.lock, "seed": match.seed}
    told["folders"] = {name: _from(folder, where) for name, where in match.rules.lock["folders"].items()}
    if match._origin is not None:
        told["origin"] = match._origin.to_json()
    return told


def action_json(match: Match, action: tuple[Any, ...]) -> dict[str, Any]:
    """The JSON form of an action of the match's log."""
    move = match.rules.moves[action[0]]
    told: dict[str, Any] = {"do": action[0]}
    for field, value in zip(move.fields, action[1:], strict=True):
        told[field.name] = field.to_json(value)
    return told


def _from(folder: Path, where: str) -> str:
    try:
        return Path(os.path.relpath(where, folder.resolve())).as_posix()
    except ValueError:  # on another drive there is no way from here to there
        return where


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _check(chain: str, text: str) -> str:
    return hashlib.sha256(f"{chain}\n{text}".encode()).hexdigest()[:_CHECK]


def _lines(path: Path) -> list[tuple[int, dict[str, Any]]]:
    """The whole lines of a save, each with its number, their checksums verified and taken off."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise broken(
            "TW-SAVE-UNREADABLE", f"the save cannot be read: {error.strerror}", Place(str(path))
        ) from error
    whole = raw[: raw.rfind(b"\n") + 1]
    found: list[tuple[int, dict[str, Any]]] = []
    chain = ""
    for number, line in enumerate(whole.split(b"\n")[:-1], start=1):
        place = Place(str(path), number)
        try:
            entry = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise broken("TW-SAVE-FORM", f"this line is not JSON: {error}", place) from error
        if not isinstance(entry, dict) or not isinstance(entry.get("check"), str):
            raise broken("TW-SAVE-FORM", "this line is not a line of a save", place)
        check = entry.pop("check")
        chain = _check(chain, _text(entry))
        if check != chain:
            raise broken(
                "TW-SAVE-EDITED",
                "this line or one before it is not as it was written",
                place,
                hint="a save is a record; to try something else, play from a save of before",
            )
        found.append((number, entry))
    if not found:
        raise broken(
            "TW-SAVE-EMPTY",
            "the save holds no whole line",
            Place(str(path)),
            hint="nothing was saved in this file",
        )
    return found


def broken(code: str, message: str, place: Place, *, found: str = "", hint: str = "") -> TablewrightError:
    """The error of a save with which something is wrong at `place`."""
    return TablewrightError(Problem(code, message, place=place, found=found, hint=hint))


def _unwritable(path: Path, error: OSError) -> TablewrightError:
    return TablewrightError(
        Problem(
            "TW-SAVE-UNWRITABLE",
            f"the save cannot be written: {error.strerror}",
            place=Place(str(path)),
            hint="the match itself is unharmed, and so is what was saved before",
        )
    )
