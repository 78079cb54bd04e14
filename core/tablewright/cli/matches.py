"""The match that ``play`` begins, or goes on with, and the file that it is kept in."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tablewright.match import Match
from tablewright.play.save import Journal
from tablewright.plugins.config import Config
from tablewright.problems.problem import Place, fail
from tablewright.state.stream import LARGEST_SEED

from .configs import config_named, is_file
from .cut_off import in_words

_SAVE_BEGINS = b'{"save":'
_MARK = b'"check":"'
_HEAD = 65_536


class Begun:
    """A match at the point where playing starts. `config` is None where a save is gone on with.

    `news` is what is to be told of it before anything else.
    """

    def __init__(
        self, match: Match, config: Config | None, path: str, *, replace: bool, news: Sequence[str] = ()
    ) -> None:
        self.match, self.config, self.kept_at, self.news = match, config, path, news
        self._replace = replace
        self._journal: Journal | None = None

    def keep(self) -> None:
        """Write what is not yet in the save, where there is one."""
        if not self.kept_at:
            return
        if self._journal is not None:
            self._journal.sync()
            return
        if not self._replace and Path(self.kept_at).exists():
            hint = "choose another name, or add --overwrite"
            if _head(self.kept_at).startswith(_SAVE_BEGINS):
                hint = f"to go on with that match: tablewright play {self.kept_at}; to replace it, add --overwrite"
            fail("TW-SAVE-EXISTS", "there is such a file already", place=Place(self.kept_at), hint=hint)
        self._journal = Journal(self.match, self.kept_at)


def begin(arguments: Namespace) -> Begun:
    """The match that the arguments of ``play`` ask for. Nothing is written yet."""
    name: str = arguments.game
    if arguments.save == "":
        fail("TW-CLI-VALUE", "--save names no file", expected="the name of a file", found="nothing")
    if is_file(name) and _is_save(name):
        return _resumed(arguments)
    config = config_named(name)
    if arguments.plugins is not None:
        config = config.with_changes(plugins=[name for name in arguments.plugins.split(",") if name])
    if arguments.seats is not None:
        if arguments.seats < 1:
            fail(
                "TW-CLI-VALUE", "--seats says how many play", expected="1 or more", found=str(arguments.seats)
            )
        # Not validated anew, so that problems still name the places of the file.
        config = config.model_copy(update={"seats": arguments.seats})
    seed = arguments.seed
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        fail("TW-CLI-VALUE", "--seed is out of range", expected=f"from 0 to {LARGEST_SEED}", found=str(seed))
    match = Match.new(config, seed)
    return Begun(match, config, arguments.save or "", replace=arguments.overwrite)


def _resumed(arguments: Namespace) -> Begun:
    decided = {"--seats": arguments.seats, "--seed": arguments.seed, "--plugins": arguments.plugins}
    for option, value in decided.items():
        if value is not None:
            fail(
                "TW-CLI-VALUE", f"{option} is decided for a match that has begun", hint=f"leave {option} out"
            )
    match = Match.load(arguments.game)
    other = arguments.save is not None and Path(arguments.save).resolve() != Path(arguments.game).resolve()
    path = arguments.save if other else arguments.game
    # The save itself is gone on with; the first action that is kept takes the place of a line that was cut off.
    news = () if match.dropped is None else (in_words(match.dropped),)
    return Begun(match, None, path, replace=arguments.overwrite or not other, news=news)


def _is_save(path: str) -> bool:
    """Whether a file is meant as a save, be it damaged: no config looks like this."""
    head = _head(path)
    suffix = Path(path).suffix
    if suffix == ".toml" or b'"$schema"' in head:
        return head.startswith(_SAVE_BEGINS)
    return suffix == ".save" or head.lstrip().startswith(b"{") or _MARK in head


def _head(path: str) -> bytes:
    """The beginning of a file; nothing of what is none, since a pipe would wait for somebody to write into it."""
    try:
        if not Path(path).is_file():
            return b""
        with Path(path).open("rb") as file:
            return file.read(_HEAD)
    except (OSError, ValueError):
        return b""
