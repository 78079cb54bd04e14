"""Where templates of new projects are: the kernel's own, and those that plugins bring for the game they are of.

A template is a folder of files that end in ``.template``: the kernel's in ``templates/<kind>`` here, a plugin's in
``templates/<kind>`` of its package. One that a game's plugin brings stands before the kernel's of the same kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablewright.plugins.discovery import installed
from tablewright.plugins.manifest import Manifest
from tablewright.problems.problem import Problem, TablewrightError, fail
from tablewright.problems.suggestions import suggestion

FOLDER = "templates"
SUFFIX = ".template"
GAME = "game"
"""The kind that is a game of its own; every other is made for a game that is installed."""
_OWN = Path(__file__).parent / FOLDER


def template_for(kind: str, game: str | None) -> tuple[Path, str | None]:
    """The folder of the template, and the game it is made for (None for a new game).

    Where no `game` is given, it is the only installed one that there is such a template for. Raises TablewrightError.
    """
    if kind == GAME:
        if game is not None:
            fail("TW-CLI-VALUE", "a new game is made for no other", hint="leave --game out")
        return _OWN / GAME, None
    if game is None:
        game = _game_meant(kind)
    elif game not in _games():
        raise TablewrightError(
            Problem(
                "TW-GAME-UNKNOWN",
                f"no installed plugin provides the game {game}",
                hint=suggestion(game, _games(), "installed games are"),
            )
        )
    for folder in (*_folders(game), _OWN):
        if (folder / kind).is_dir():
            return folder / kind, game
    raise TablewrightError(_unknown(kind, kinds(game), f" for {game}"))


def kinds(game: str | None = None) -> list[str]:
    """The kinds of templates there are (for a game), sorted."""
    folders = [_OWN, *(folder for name in ([game] if game else _games()) for folder in _folders(name))]
    return sorted({inner.name for folder in folders for inner in folder.iterdir() if inner.is_dir()})


def template_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a template: the path that each gets in the project, with its placeholders, and where it is."""
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix().removesuffix(SUFFIX), path


def _game_meant(kind: str) -> str:
    """The only game that can be meant: which of several one is for is never guessed."""
    games = _games()
    if not games:
        fail(
            "TW-NEW-GAME",
            "no game is installed that it could be for",
            hint="install a game, or begin one with: tablewright new game NAME",
        )
    if kind not in kinds():
        raise TablewrightError(_unknown(kind, kinds(), ""))
    fitting = [game for game in games if kind in kinds(game)]
    if len(fitting) > 1:
        fail(
            "TW-NEW-GAME",
            f"it could be for any of the installed games {', '.join(fitting)}",
            expected="--game GAME",
            hint=f"say which one is meant, for example: --game {fitting[0]}",
        )
    return fitting[0]


def _unknown(kind: str, known: list[str], where: str) -> Problem:
    return Problem(
        "TW-NEW-KIND", f"there is no template {kind}{where}", hint=suggestion(kind, known, "there are")
    )


def _games() -> list[str]:
    return sorted({manifest.provides_game for manifest, _ in _usable() if manifest.provides_game})


def _folders(game: str) -> list[Path]:
    """The folders with templates of the plugins of a game, the one that provides it first."""
    found = [(manifest, folder) for manifest, folder in _usable() if manifest.game == game]
    found.sort(key=lambda pair: (pair[0].provides_game is None, pair[0].id))
    return [inner for _, folder in found if (inner := folder / FOLDER).is_dir()]


def _usable() -> Iterator[tuple[Manifest, Path]]:
    for found in installed().values():
        if found.known is not None and found.folder is not None and not found.problems:
            yield found.known, found.folder
