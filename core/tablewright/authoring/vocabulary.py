"""The vocabulary that an author writes in: the schemas of the plugins that a config enables."""

from __future__ import annotations

from typing import Any

from tablewright.play.assembly import schemas_of
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import enabled, installed
from tablewright.plugins.ordering import resolve

from .editor_schemas import editor_schemas


def schemas_for(config: Config) -> dict[str, dict[str, Any]]:
    """The schemas of every kind of file of the config's game, by kind, with the words of the enabled plugins.

    No content is read, so they are to be had while it is still full of mistakes. Raises TablewrightError.
    """
    plugins = {found.id: found for found in enabled(config)}
    order = resolve([found.manifest for found in plugins.values()], config.game)
    schemas = schemas_of([plugins[name] for name in order.ids])
    # Options of plugins that a player may add are completed, too.
    settable = {
        found.id: found.known
        for found in installed().values()
        if found.known is not None and not found.problems and found.known.game == config.game
    }
    settable |= {found.id: found.manifest for found in plugins.values()}
    return editor_schemas(config.game, schemas, settable.values())
