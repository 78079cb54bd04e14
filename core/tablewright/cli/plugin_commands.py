"""``tablewright GAME|PLUGIN COMMAND …``: the commands that plugins bring."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NoReturn

from tablewright.authoring.companions import needed_by
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import installed
from tablewright.problems.problem import TablewrightError, fail
from tablewright.problems.suggestions import suggestion
from tablewright.rules.commands import Command
from tablewright.rules.failures import FAILURES, blame_plugin, checked
from tablewright.rules.ruleset import Ruleset

from .meant import games_installed


def has_commands(name: str) -> bool:
    """Whether `name` is a game or a plugin, so that what follows it is a command of its own."""
    return name in installed() or name in games_installed()


def no_such_command(name: str, commands: Collection[str]) -> NoReturn:
    """Refuse what is no command, and say which was meant most likely."""
    hint = suggestion(name, commands, "the commands are")
    if Path(name).exists():
        hint = f"to play it: tablewright play {name}; to look for mistakes in it: tablewright check {name}"
    fail("TW-CLI-VALUE", f"there is no command {name}", hint=hint)


def run(argv: Sequence[str]) -> int:
    """Run a command of the game or the plugin that `argv` begins with."""
    name, *rest = argv
    rules, plugin = _rules(name)
    commands = _commands(rules, plugin)
    if not commands:
        hint = (
            f"those of its game: tablewright {rules.game}"
            if plugin
            else f"to play it: tablewright play {name}"
        )
        fail("TW-CLI-VALUE", f"{name} brings no commands", hint=hint)
    parser = ArgumentParser(f"tablewright {name}", description=f"Commands of {name}.")
    parser.set_defaults(command=None)
    made = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in commands.values():
        one = made.add_parser(
            command.name,
            help=command.summary,
            description=f"{command.summary[:1].upper()}{command.summary[1:]}.",
        )
        one.set_defaults(command=command)
        command.arguments(one)
    arguments, unknown = parser.parse_known_args(rest)
    if unknown:
        made.choices.get(rest[0], parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    chosen: Command | None = arguments.command
    if chosen is None:
        parser.print_help()
        return 0
    return _done(chosen, rules, arguments)


def _done(command: Command, rules: Ruleset, arguments: Namespace) -> int:
    try:
        return command.run(rules, arguments)
    except TablewrightError:
        raise
    except FAILURES as error:
        blame_plugin(error, rules)
        raise


def _rules(name: str) -> tuple[Ruleset, str]:
    """The rules that are meant, and the plugin whose commands are; none where all are."""
    if name in games_installed():
        return ruleset(Config.of({"game": name}))[0], ""
    known = installed()
    manifest = known[name].manifest
    return ruleset(Config.of({"game": manifest.game, "plugins": [*needed_by(manifest, known), name]}))[
        0
    ], name


def _commands(rules: Ruleset, plugin: str) -> dict[str, Command]:
    """By name; where several plugins have one of that name, a game has that of the first."""
    found: dict[str, Command] = {}
    for hook in rules.hooks("provide_commands"):
        if plugin in ("", hook.plugin):
            for command in checked(hook, (), list, Command):
                found.setdefault(command.name, command)
    return found
