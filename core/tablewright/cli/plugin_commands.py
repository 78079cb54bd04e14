"""``tablewright GAME|PLUGIN COMMAND …``: the commands that plugins bring."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from typing import NoReturn

from tablewright.authoring.companions import needed_by
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import installed
from tablewright.problems.problem import fail
from tablewright.problems.suggestions import suggestion
from tablewright.rules.ruleset import Ruleset

from .meant import games_installed
from .plugin_parsers import commands_of, done, parsed


def has_commands(name: str) -> bool:
    """Whether `name` is a game or a plugin, so that what follows it is a command of its own."""
    return name in installed() or name in games_installed()


def no_such_command(name: str, commands: Collection[str]) -> NoReturn:
    """Refuse what is no command, and say which was meant most likely."""
    hint = suggestion(name, commands, "the commands are")
    if os.path.exists(name):  # noqa: PTH110 - pathlib raises where a name is too long
        hint = f"to play it: tablewright play {name}; to look for mistakes in it: tablewright check {name}"
    fail("TW-CLI-VALUE", f"there is no command {name}", hint=hint)


def run(argv: Sequence[str]) -> int:
    """Run a command of the game or the plugin that `argv` begins with."""
    name, *rest = argv
    rules, plugin = _rules(name)
    hooks = rules.hooks("provide_commands")
    commands = commands_of(hook for hook in hooks if plugin in ("", hook.plugin))
    if not commands:
        hint = (
            f"those of its game: tablewright {rules.game}"
            if plugin
            else f"to play it: tablewright play {name}"
        )
        fail("TW-CLI-VALUE", f"{name} brings no commands", hint=hint)
    chosen, arguments = parsed(name, commands, rest, rules)
    return done(*commands[chosen], rules, arguments) if chosen else 0


def _rules(name: str) -> tuple[Ruleset, str]:
    """The rules that are meant, and the plugin whose commands are; none where all are."""
    if name in games_installed():
        return ruleset(Config.of({"game": name}))[0], ""
    known = installed()
    manifest = known[name].manifest
    return ruleset(Config.of({"game": manifest.game, "plugins": [*needed_by(manifest, known), name]}))[
        0
    ], name
