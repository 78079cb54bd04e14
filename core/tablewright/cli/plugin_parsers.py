"""What the commands of plugins make of the command line. Whatever their code does wrong is told as theirs."""

from __future__ import annotations

import argparse
import contextlib
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tablewright.problems.problem import Place, Problem, TablewrightError, raise_any
from tablewright.problems.wording import shown
from tablewright.rules.commands import Command
from tablewright.rules.failures import FAILURES, HINT, KERNEL, blame, checked, defined_at
from tablewright.rules.freezing import Frozen
from tablewright.rules.ruleset import Ruleset

from .usage import Parser

_CHOSEN = "the command"
"""Where argparse puts the command's name; no argument of a plugin is called so."""
LARGEST_STATUS = 255
_NOT_PLUGINS = (KERNEL, argparse.__file__, contextlib.__file__)


def commands_of(hooks: Iterable[Frozen]) -> dict[str, tuple[str, Command]]:
    """By name, each with its plugin. Where several plugins have one of that name, it is the first one's."""
    found: dict[str, tuple[str, Command]] = {}
    for hook in hooks:
        commands: list[Command] = checked(hook, (), list, Command)
        raise_any(_unusable(hook, commands))
        for command in commands:
            found.setdefault(command.name, (hook.plugin, command))
    return found


def parsed(
    name: str, commands: Mapping[str, tuple[str, Command]], argv: Sequence[str], rules: Ruleset
) -> tuple[str, Namespace]:
    """The name of the command that is meant and its arguments; after printing the help, none."""
    parser = Parser(f"tablewright {name}", description=f"Commands of {name}.")
    made = parser.add_subparsers(title="commands", metavar="COMMAND", dest=_CHOSEN)
    for plugin, command in commands.values():
        summary = command.summary
        described = f"{summary[:1].upper()}{summary[1:]}."
        one = made.add_parser(
            command.name,
            # argparse puts values in where it sees a percent sign.
            help=summary.replace("%", "%%"),
            description=described.replace("%", "%%") if "%(prog)" in described else described,
        )
        with blamed(plugin, command, rules):
            command.arguments(one)
            one.format_help()  # so that what it cannot show is told to the author, not to the player
    meant = commands.get(argv[0]) if argv else None
    if meant is None:
        arguments, unknown = parser.parse_known_args(argv)
    else:
        with blamed(*meant, rules, leaving=True):
            arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        made.choices.get(argv[0], parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    chosen: str | None = getattr(arguments, _CHOSEN)
    if chosen is None:
        parser.print_help()
    return chosen or "", arguments


def done(plugin: str, command: Command, rules: Ruleset, arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    with blamed(plugin, command, rules):
        status = command.run(rules, arguments)
    if type(status) is not int or not 0 <= status <= LARGEST_STATUS:
        raise TablewrightError(
            Problem(
                "TW-PLUGIN-RETURNED",
                f"the plugin '{plugin}' returned something unusable from the command '{command.name}'",
                defined_at(command.run),
                expected=f"the exit status, from 0 (all is well) to {LARGEST_STATUS}",
                found=shown(status),
                hint=HINT,
            )
        )
    return status


@contextlib.contextmanager
def blamed(plugin: str, command: Command, rules: Ruleset, *, leaving: bool = False) -> Iterator[None]:
    """Whatever is raised meanwhile is the command's. `leaving` is meant where help is printed."""
    try:
        yield
    except (TablewrightError, BrokenPipeError):
        raise
    except FAILURES as error:
        if leaving and isinstance(error, SystemExit):
            raise
        own = error.__traceback__
        while own is not None and own.tb_frame.f_code.co_filename.startswith(_NOT_PLUGINS):
            own = own.tb_next
        # Where argparse calls what a plugin gave it, argparse is not the one to look at.
        blame(error.with_traceback(own), rules, otherwise=(plugin, f"the command '{command.name}'"))


def _unusable(hook: Frozen, commands: Sequence[Command]) -> Iterator[Problem]:
    """What of a plugin's commands could not be used."""
    place = defined_at(hook.function)
    names: set[str] = set()
    for command in commands:
        name: Any = command.name  # an author may have put anything there
        summary: Any = command.summary
        if (
            not isinstance(name, str)
            or not name
            or name.startswith("-")
            or not name.isprintable()
            or " " in name
        ):
            yield _of(hook, place, "a command has no usable name", "a word that can be typed", name)
            continue
        if name in names:
            yield _of(hook, place, "two commands have the same name", "a name for each", name)
        names.add(name)
        if not isinstance(summary, str):
            yield _of(hook, place, f"the command '{name}' has no summary", "a text", summary)
        for part in ("run", "arguments"):
            value = getattr(command, part)
            if not callable(value):
                yield _of(
                    hook, place, f"the `{part}` of the command '{name}' cannot be called", "a function", value
                )


def _of(hook: Frozen, place: Place | None, what: str, expected: str, found: object) -> Problem:
    message = f"the plugin '{hook.plugin}' returned something unusable from the hook '{hook.name}': {what}"
    return Problem("TW-PLUGIN-RETURNED", message, place, expected, shown(found), HINT)
