"""What the command line means by CONFIG|GAME: the path of a config file, or the id of an installed game."""

from __future__ import annotations

from pathlib import Path

from tablewright.play.assembly import config_of
from tablewright.plugins.config import Config


def config_named(name: str) -> Config:
    """The config in the file `name`, or the one that plays the game `name` with every default."""
    if is_file(name):
        return config_of(name)
    return Config.of({"game": name})


def is_file(name: str) -> bool:
    """Whether a file is meant and not a game; a path that does not exist is still a path."""
    return "/" in name or "\\" in name or Path(name).suffix != "" or Path(name).is_file()
