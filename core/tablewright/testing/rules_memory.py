"""Rules that were compiled for a config, kept for those who ask for the same ones again and again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config, read_config
from tablewright.plugins.discovery import enabled
from tablewright.rules.ruleset import Ruleset

_MOST = 64
_KNOWN: dict[str, Ruleset] = {}


def remembered_rules(config: Config | Mapping[str, Any] | str) -> Ruleset:
    """The rules of a config: a `Config`, plain values, or the path of a file. Raises TablewrightError.

    The same config with plugins in the same places has the same rules; files that change meanwhile are not read again.
    """
    if isinstance(config, str):
        config = read_config(config)
    elif not isinstance(config, Config):
        config = Config.of(config)
    places = sorted(str(found.folder) for found in enabled(config))
    key = json.dumps([config.plain(), places], sort_keys=True)
    if key not in _KNOWN:
        if len(_KNOWN) >= _MOST:
            del _KNOWN[next(iter(_KNOWN))]
        _KNOWN[key] = ruleset(config)[0]
    return _KNOWN[key]
