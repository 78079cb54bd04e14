"""``tablewright cards PLUGIN|GAME|CONFIG|FOLDER``."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path

from tablewright.authoring.companions import config_with, needed_by
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import at_path, installed
from tablewright.problems.problem import fail
from tablewright.problems.suggestions import suggestion

from .card_faces import cards_of, laid_out
from .configs import config_named, is_file
from .meant import games_installed, plugin_folder

_NARROWEST, _USUAL, _WIDEST = 40, 100, 110


def run(arguments: Namespace) -> int:
    """Print the cards: of one plugin, or of all that a game or a config enables."""
    config, plugin = _meant(arguments.name)
    rules, _ = ruleset(config)
    found = list(cards_of(rules, plugin))
    width = max(_NARROWEST, min(shutil.get_terminal_size((_USUAL, 0)).columns, _WIDEST))
    pages = [f"{kind} of {owner}: {len(faces)}\n\n{laid_out(faces, width)}" for owner, kind, faces in found]
    print("\n\n".join(pages or [f"{plugin or config.game} has no cards."]))
    return 0


def _meant(name: str) -> tuple[Config, str]:
    """The config to compile, and the plugin whose cards are meant; none where all are."""
    if Path(name).is_dir():
        folder = plugin_folder(Path(name))
        if folder is not None:
            return config_with(folder), at_path(folder).manifest.id
    if is_file(name):
        return config_named(name), ""
    known = installed()
    found = known.get(name)
    if found is not None and name not in games_installed():
        manifest = found.manifest
        return Config.of({"game": manifest.game, "plugins": [*needed_by(manifest, known), name]}), name
    if name not in games_installed():
        fail(
            "TW-PLUGIN-UNKNOWN",
            f"no plugin and no game is called {name}",
            hint=suggestion(name, {*known, *games_installed()}, "there are"),
        )
    return config_named(name), ""
