"""What a template may say about the game that the new plugin is made for."""

from __future__ import annotations

import json
from importlib import metadata

from packaging.version import Version

from tablewright.match import Match
from tablewright.play.assembly import ruleset
from tablewright.plugins.discovery import Found, installed
from tablewright.plugins.packages import GROUP
from tablewright.version import VERSION

from .companions import needed_by
from .naming import Name

SEED = 0
"""Of the match that a scenario begins with where it says nothing else."""


def values_of(name: Name) -> dict[str, str]:
    """What every template may say: the names, and the versions of the kernel that will do."""
    return {
        "id": name.id,
        "word": name.word,
        "package": name.package,
        "distribution": name.distribution,
        "title": name.title,
        "class": "".join(part.capitalize() for part in name.id.split("-")),
        "kernel": compatible(VERSION),
    }


def facts_of(game: str) -> dict[str, str]:
    """What a template for an installed game may say besides: who provides it, and what comes along."""
    known = installed()
    provider = _provider(game, known)
    manifest = provider.manifest
    plugins = [*needed_by(manifest, known), provider.id]
    return {
        "game": game,
        "game_title": json.dumps(manifest.title["en"], ensure_ascii=False)[1:-1],
        "provider": provider.id,
        "provider_versions": compatible(manifest.version),
        "provider_distribution": _distribution(provider.id),
        "plugins": ", ".join(f'"{name}"' for name in plugins),
    }


def first_action(game: str) -> dict[str, str]:
    """The first seat that is asked in a match of the game, and something that it may do then, as JSON."""
    known = installed()
    provider = _provider(game, known)
    rules, _ = ruleset({"game": game, "plugins": [*needed_by(provider.manifest, known), provider.id]})
    match = Match(rules, SEED)
    seat = match.waiting()[0]
    choice = match.choices(seat)
    action = choice.to_json(next(choice.actions()))
    return {"seat": str(seat), "action": json.dumps(action, ensure_ascii=False)}


def compatible(version: str) -> str:
    """The versions that are promised to go on working as this one does: ``>=0.1,<0.2``, later ``>=1.4,<2``."""
    major, minor, *_ = (*Version(version).release, 0, 0)
    return f">={major}.{minor},<{major + 1}" if major else f">=0.{minor},<0.{minor + 1}"


def _provider(game: str, known: dict[str, Found]) -> Found:
    return next(found for found in known.values() if found.known and found.known.provides_game == game)


def _distribution(plugin: str) -> str:
    """The distribution that a plugin is installed with."""
    entry = next(entry for entry in metadata.entry_points(group=GROUP) if entry.name == plugin)
    return entry.dist.name if entry.dist else Name(plugin).distribution
