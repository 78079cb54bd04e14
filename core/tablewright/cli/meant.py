"""What CONFIG|GAME|FOLDER means to commands that authors use: a plugin's folder, too, or where one works."""

from __future__ import annotations

from pathlib import Path

from tablewright.authoring.companions import config_with
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import installed
from tablewright.plugins.manifest import FILE
from tablewright.problems.problem import Place, fail

from .configs import config_named


def config_meant(name: str | None) -> Config:
    """The config that `name` stands for: a config file, a game, or the folder of a plugin or of its project.

    Without a name: the plugin in the working directory, else the only game that is installed.
    """
    if name is None:
        folder = plugin_folder(Path())
        return config_with(folder) if folder is not None else Config.of({"game": _only_game()})
    if Path(name).is_dir():
        folder = plugin_folder(Path(name))
        if folder is None:
            fail(
                "TW-PLUGIN-NO-MANIFEST", f"neither this folder nor one in it has a {FILE}", place=Place(name)
            )
        return config_with(folder)
    return config_named(name)


def plugin_folder(folder: Path) -> Path | None:
    """The folder of the plugin that is meant by `folder`: itself, or the package in a project's folder."""
    if (folder / FILE).is_file():
        return folder
    inner = sorted(file.parent for file in folder.glob(f"*/{FILE}"))
    return inner[0] if len(inner) == 1 else None


def _only_game() -> str:
    games = games_installed()
    if len(games) != 1:
        fail(
            "TW-CLI-VALUE",
            "say which game is meant",
            expected="a config, a game or the folder of a plugin",
            hint=f"installed games are: {', '.join(games)}" if games else "no game is installed",
        )
    return games[0]


def games_installed() -> list[str]:
    """The games that installed plugins provide, sorted."""
    known = (found.known for found in installed().values() if not found.problems)
    return sorted({manifest.provides_game for manifest in known if manifest and manifest.provides_game})
