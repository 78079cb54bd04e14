"""``tablewright preview FILE|FOLDER|ITEM``."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from tablewright.bots import make_bot
from tablewright.content.content import Item
from tablewright.plugins.config import Config
from tablewright.plugins.manifest import FILE
from tablewright.previews.experiment import Experiment
from tablewright.previews.faces import face
from tablewright.previews.meant import NOT_SHOWN, config_of_item, with_file, with_item, with_plugin
from tablewright.previews.report import report, setting
from tablewright.problems.problem import Place, fail
from tablewright.rules.ruleset import Ruleset
from tablewright.state.stream import LARGEST_SEED

from .configs import is_file
from .meant import config_meant, games_installed, plugin_folder
from .progress import shown


def run(arguments: Namespace) -> int:
    """Show items, and what matches between bots say of those that ask something."""
    if arguments.matches < 0:
        fail("TW-CLI-VALUE", "--matches says how many", expected="0 or more", found=str(arguments.matches))
    if not 0 <= arguments.seed <= LARGEST_SEED // 2:
        fail("TW-CLI-VALUE", "--seed is out of range", expected=f"from 0 to {LARGEST_SEED // 2}")
    rules, items = _meant(arguments)
    bots = [name for name in arguments.players.split(",") if name] or ["greedy"]
    for bot in bots:
        make_bot(bot, 0, rules)
    experiment = Experiment(rules, items, bots, arguments.matches, arguments.seed)
    for _ in shown(experiment.play(), experiment.steps, "matches"):
        pass
    if arguments.json:
        print(json.dumps(_told(rules, items, experiment), indent=2, ensure_ascii=False))
    else:
        _print(rules, items, experiment, arguments.what)
    return 0


def _meant(arguments: Namespace) -> tuple[Ruleset, list[Item]]:
    name: str = arguments.what
    config: Config | None = None if arguments.game is None else config_meant(arguments.game)
    seats: int | None = arguments.seats
    path = Path(name)
    if path.is_dir() or path.name == FILE:
        folder = plugin_folder(path if path.is_dir() else path.parent)
        if folder is None:
            fail(
                "TW-PLUGIN-NO-MANIFEST", f"neither this folder nor one in it has a {FILE}", place=Place(name)
            )
        rules, items = with_plugin(folder, config, seats)
        return rules, [item for item in items if item.kind not in NOT_SHOWN]
    if is_file(name):
        return with_file(path, config, seats)
    games = games_installed()
    if config is None and plugin_folder(Path()) is None and len(games) > 1:
        config = config_of_item(name, games)
    return with_item(name, config or config_meant(None), seats)


def _print(rules: Ruleset, items: list[Item], experiment: Experiment, what: str) -> None:
    if not items:
        print(f"There is nothing to preview in {what}: it holds no cards, boards or the like.")
        return
    played = {item.id for item in experiment.items} if experiment.trials else set()
    if played:
        print(f"{setting(experiment)}\n")
    blocks = []
    for item in items:
        lines = face(item, rules)
        if item.id in played:
            lines += ["", *report(experiment, item)]
        blocks.append("\n".join(lines))
    print("\n\n".join(blocks))


def _told(rules: Ruleset, items: list[Item], experiment: Experiment) -> dict[str, Any]:
    played = {item.id for item in experiment.items} if experiment.trials else set()
    return {
        "game": rules.game,
        "plugins": list(rules.order),
        "seats": rules.seats,
        "seed": experiment.seed,
        "matches": {bot: experiment.played(bot) for bot in experiment.bots},
        "items": [
            {
                "id": item.id,
                "kind": item.kind,
                "plugin": item.plugin,
                "face": face(item, rules),
                **(experiment.to_json(item) if item.id in played else {}),
            }
            for item in items
        ],
    }
