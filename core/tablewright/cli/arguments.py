"""The arguments of every command. Only argparse is imported here; a command's module is when it runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module

from tablewright.version import VERSION

from .usage import Parser

_DESCRIPTION = "Play tabletop games whose rules are data and whose vocabulary is plugins."
_EPILOG = (
    "tablewright COMMAND --help tells more about a command. Games and plugins may bring commands of their own: "
    "tablewright GAME."
)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with the function of the command under ``run``. Ends the program on ``--help`` and mistakes."""
    parser, commands = _parser()
    if argv and not argv[0].startswith("-") and argv[0] not in commands:
        # Only a word that is none of ours is worth looking for among the plugins.
        from .plugin_commands import has_commands, no_such_command, run

        if has_commands(argv[0]):
            return argparse.Namespace(run=lambda _: run(argv))
        no_such_command(argv[0], commands)
    arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        # The usage of all commands would not help whoever has mistaken one of one command.
        meant = commands.get(argv[0], parser)
        meant.error(f"unrecognized arguments: {' '.join(unknown)}")
    if arguments.run is None:
        parser.print_help()
        parser.exit(0)
    return arguments


@cache
def _parser() -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """The parser, and those of the commands by name."""
    parser = Parser("tablewright", description=_DESCRIPTION, epilog=_EPILOG, formatter_class=_formatter)
    parser.add_argument("--version", action="version", version=f"tablewright {VERSION}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, help: str, description: str) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name,
            help=help,
            description=f"{help[0].upper()}{help[1:]}. {description}",
            formatter_class=_formatter,
        )
        made.set_defaults(run=_later(name))
        return made

    _play(command)
    made = command(
        "replay",
        "play a save again and check it",
        "Prints the same JSON as `play --json`. What was played with other versions is refused, with a list of "
        "what differs.",
    )
    made.add_argument("file", metavar="FILE", help="a save that `play --save` wrote")

    made = command(
        "plugins",
        "list what is installed",
        "With a config also what it enables, in which order and why. Broken plugins are listed with the reason.",
    )
    made.add_argument("config", metavar="CONFIG|GAME", nargs="?", help="a config file, or the id of a game")
    made.add_argument(
        "--order", action="store_true", help="only the order of what is enabled, with every reason for it"
    )

    made = command(
        "check",
        "find every mistake in files",
        "Configs, content files, scenarios and plugin folders; in other folders everything of that kind is looked "
        "for. Tells all problems at once.",
    )
    made.add_argument("paths", metavar="PATH", nargs="+", help="a file or a folder")
    made.add_argument(
        "--format",
        choices=("text", "json", "github"),
        default="text",
        help="for people; as one JSON object; or as lines by which GitHub marks the places",
    )

    made = command(
        "cards",
        "show the cards of a plugin or a game",
        "Each with its title, its points and what it asks, in words and, where it has one, as a picture.",
    )
    made.add_argument(
        "name", metavar="PLUGIN|GAME|CONFIG", help="the id of a plugin or a game, a config file, or a folder"
    )

    made = command(
        "rules",
        "list the rules of a game and the tests that name them",
        "One line per rule: its id, the paragraph of the rulebook, its plugin, and the tests and scenarios.",
    )
    made.add_argument("game", metavar="GAME", help="the id of a game")
    made.add_argument("--untested", action="store_true", help="only the rules that no test names")
    made.add_argument(
        "--tests",
        metavar="DIR",
        help="where the tests are (default: the folder tests here, and those of the plugins' own projects)",
    )

    made = command(
        "scenario", "run scenario files", "Tells for each whether it holds, and if not, what differs."
    )
    made.add_argument("files", metavar="FILE", nargs="+", help="a scenario file, or a folder of them")
    _authoring(command)
    return parser, commands.choices


def _authoring(command: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    made = command(
        "new",
        "begin a plugin of your own",
        "A project that works at once. KIND is achievements (cards as data), expansion or game (Python packages), or "
        "what else a game's plugins have a template for.",
    )
    made.add_argument("kind", metavar="KIND", help="achievements, expansion, game …")
    made.add_argument("name", metavar="NAME", help="its id, which names everything: river-market")
    made.add_argument(
        "--game",
        metavar="GAME",
        help="the game that it is for (default: the only installed one that there is such a template for)",
    )
    made.add_argument("--into", metavar="DIR", default=".", help="where to make its folder (default: here)")

    made = command(
        "preview",
        "show cards and boards, and how cards do among bots",
        "Shows what stands on them. For what asks something (an achievement, a story), bots play matches: how often it "
        "is completed, when, for how many points, and whether it is out of line with the others of its kind.",
    )
    made.add_argument(
        "what",
        metavar="FILE|FOLDER|ITEM",
        help="a content file, a plugin's folder, or the id of an item (of one kind: stories:flood)",
    )
    made.add_argument("--game", metavar="CONFIG|GAME", help="what to play it with")
    made.add_argument(
        "--matches",
        metavar="N",
        type=int,
        default=10,
        help="each kind of player goes on until each item that is shown has come up in N matches, and others to "
        "compare with in half as many, so that more than N are played (10; 0: none)",
    )
    made.add_argument("--seats", metavar="N", type=int, help="how many play")
    made.add_argument("--seed", metavar="N", type=int, default=1, help="of the first match (1)")
    made.add_argument(
        "--players", metavar="A,B", default="random,greedy", help="the kinds of bots (random,greedy)"
    )
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    made = command(
        "schema",
        "write schemas for editors",
        "One file per kind of content, put together from the words of all enabled plugins, so that an editor "
        "completes and checks what one types. What is meant: a config, a game, or the folder of a plugin; without "
        "it the plugin in this folder, else the only game there is.",
    )
    made.add_argument("config", metavar="CONFIG|GAME|FOLDER", nargs="?", help="whose vocabulary")
    made.add_argument("--out", metavar="DIR", required=True, help="the folder to write into")


def _play(command: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    made = command(
        "play",
        "play a match, or watch one",
        "Seats that nothing is said about: the first is yours, a greedy bot plays the others. Without a terminal, "
        "bots play every seat and the match is shown to its end.",
    )
    made.add_argument(
        "game", metavar="CONFIG|GAME|SAVE", help="a config file, the id of a game, or a save to go on with"
    )
    made.add_argument(
        "--seat",
        metavar="N=PLAYER",
        action="append",
        default=[],
        help="who plays seat N (from 0): human, random, greedy or another bot; may be repeated",
    )
    made.add_argument("--seats", metavar="N", type=int, help="how many play")
    made.add_argument("--plugins", metavar="A,B", help="the plugins to play with, instead of the config's")
    made.add_argument("--seed", metavar="N", type=int, help="the same seed gives the same match")
    made.add_argument("--save", metavar="FILE", help="keep the match in this file, action by action")
    made.add_argument("--overwrite", action="store_true", help="let --save replace a file that is there")
    made.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object at the end and nothing else; bots play every seat",
    )


def _later(name: str) -> Callable[[argparse.Namespace], int]:
    """The function `run` of the command's module, imported when it is called."""

    def run(arguments: argparse.Namespace) -> int:
        status: int = import_module(f"..{name}", __name__).run(arguments)
        return status

    return run


def _formatter(prog: str) -> argparse.HelpFormatter:
    # argparse finds out the width by a module that takes longer to import than all the rest of this.
    try:
        width = int(os.environ.get("COLUMNS", "")) or os.get_terminal_size().columns
    except (OSError, ValueError):
        width = 100
    return argparse.HelpFormatter(prog, width=max(40, min(width, 110) - 2), max_help_position=26)
