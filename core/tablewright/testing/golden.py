"""Golden playthroughs: whole matches on record, which play out the same until somebody means to change them.

    python -m tablewright.testing.golden cartouche tests/golden/cartouche.json

writes the record of a match of bots in a game (or of a config), to be looked at and committed. `check_golden`
plays it again and says at which action something has become different.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tablewright.bots import Bot, make_bot
from tablewright.documents.document import read_json
from tablewright.match import Match
from tablewright.plugins.config import Config, read_config
from tablewright.plugins.discovery import installed
from tablewright.problems.problem import TablewrightError

from .nonconformity import object_to
from .subject import Subject

SEED = 1
RANDOM = "random"
_EVERY = 10
"""The state's digest is on record after every so many actions."""


def record(
    config: Config | Mapping[str, Any],
    seed: int = SEED,
    bot: str = RANDOM,
    players: Sequence[Bot] | None = None,
) -> dict[str, Any]:
    """A match of bots as it goes: config, seed, each action with what it caused, digests on the way, the result.

    `players` play instead of bots that are known by name, one for each seat; `bot` is what the record calls them.
    """
    subject = Subject(config)
    match = Match(subject.rules, seed)
    begin = _kinds(match, 0)
    told = len(match.events_since(0))
    if players is None:
        players = [make_bot(bot, seed + seat, subject.rules) for seat in range(subject.rules.seats)]
    actions: list[dict[str, Any]] = []
    while waiting := match.waiting():
        # Those who act at once take turns, so that the record shows them interleaved.
        seat = waiting[len(actions) % len(waiting)]
        action = players[seat].choose(match, seat)
        entry = {"seat": seat, "does": match.choices(seat).to_json(action)}
        match.act(seat, action)
        told = _note(entry, match, told)
        actions.append(entry)
    return {
        "config": subject.config.plain(),
        "seed": seed,
        "bots": bot,
        "begins_with": begin,
        "actions": actions,
        "digest": match.digest(),
        "result": match.result(),
    }


def check_golden(path: str | os.PathLike[str]) -> None:
    """Play the record at `path` again. Raises Nonconformity where anything differs from what it says."""
    kept = read_json(path).table()
    rules = Subject(kept["config"]).rules
    match = Match(rules, kept["seed"])
    hint = f"if the change is meant: python -m tablewright.testing.golden --again {os.fspath(path)}"
    if _kinds(match, 0) != kept["begins_with"]:
        object_to("the set-up is another", expected=kept["begins_with"], found=_kinds(match, 0), hint=hint)
    told = len(match.events_since(0))
    for number, entry in enumerate(kept["actions"]):
        where = f"action {number + 1} of {len(kept['actions'])}, seat {entry['seat']}"
        refusal = match.explain(entry["seat"], entry["does"])
        if refusal is not None:
            object_to(
                "an action on record is refused",
                where=where,
                action=entry["does"],
                refusal=refusal,
                hint=hint,
            )
        match.act(entry["seat"], entry["does"])
        found: dict[str, Any] = {"seat": entry["seat"], "does": entry["does"]}
        told = _note(found, match, told)
        for key in sorted({*entry, *found}):
            if entry.get(key) != found.get(key):
                object_to(
                    f"an action on record has other {key}",
                    where=where,
                    action=entry["does"],
                    expected=entry.get(key),
                    found=found.get(key),
                    hint=hint,
                )
    for key, now in (("result", match.result()), ("digest", match.digest())):
        if kept[key] != now:
            object_to(f"the match on record has another {key}", expected=kept[key], found=now, hint=hint)


def games_without(folder: str | os.PathLike[str]) -> list[str]:
    """The installed games of which `folder` has no record, a file ``<game>.json`` or ``<game>-….json``."""
    names = [path.stem for path in Path(folder).glob("*.json")]
    games = {
        found.manifest.provides_game
        for found in installed().values()
        if not found.problems and found.known is not None and found.manifest.provides_game
    }
    return sorted(game for game in games if not any(n == game or n.startswith(f"{game}-") for n in names))


def write(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write a record: one line per action, so that a change of it can be read."""
    lines = ["{"]
    for key, value in data.items():
        comma = "," if key != list(data)[-1] else ""
        if key == "actions":
            lines.append(' "actions": [')
            lines += [f"  {_text(entry)}{',' if entry is not value[-1] else ''}" for entry in value]
            lines.append(f" ]{comma}")
        else:
            lines.append(f' "{key}": {_text(value)}{comma}')
    Path(path).write_text("\n".join([*lines, "}"]) + "\n", encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tablewright.testing.golden", description=__doc__.split("\n")[0]
    )
    parser.add_argument("what", help="a game, the path of a config (TOML), or with --again that of a record")
    parser.add_argument("file", nargs="?", help="where to write the record; standard output without it")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--bots", default=RANDOM, help="who plays: random, greedy, or a bot of the game's plugins"
    )
    parser.add_argument(
        "--again", action="store_true", help="record the match of an old record anew, in its place"
    )
    given = parser.parse_args(arguments)
    try:
        if given.again:
            old = read_json(given.what).table()
            write(given.what, record(old["config"], old["seed"], old["bots"]))
            return 0
        config = read_config(given.what) if given.what.endswith(".toml") else Config.of({"game": given.what})
        made = record(config, given.seed, given.bots)
    except TablewrightError as error:
        print(error, file=sys.stderr)
        return error.exit_status
    write(given.file or "/dev/stdout", made)
    return 0


def _note(entry: dict[str, Any], match: Match, told: int) -> int:
    """Add to an action what it caused; returns how many events there are now."""
    kinds = _kinds(match, told)
    if kinds:
        entry["causes"] = kinds
    if len(match.log) % _EVERY == 0:
        entry["digest"] = match.digest()[:16]
    return len(match.events_since(0))


def _kinds(match: Match, since: int) -> list[str]:
    return [event["kind"] for event in match.events_since(since)]


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
