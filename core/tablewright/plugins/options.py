"""The options and switches of the enabled plugins: what the config gives, and the manifests' defaults."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.problems.problem import Place, Problem, TablewrightError, raise_any
from tablewright.problems.suggestions import did_you_mean, suggestion
from tablewright.problems.wording import as_in, shown
from tablewright.validation.schemas import value_problems

from .config import Config
from .discovery import installed
from .manifest import Manifest
from .packages import packages


@dataclass(frozen=True, slots=True)
class Settings:
    """Every option and switch of every enabled plugin, by plugin id and name."""

    options: dict[str, dict[str, Any]]
    switches: dict[str, dict[str, bool]]


def resolve_settings(
    config: Config,
    manifests: Sequence[Manifest],
    *,
    complete: bool = True,
    wrong: list[Problem] | None = None,
) -> Settings:
    """The settings of the enabled plugins. What is wrong is added to `wrong`, or raised; the defaults stand for it.

    `complete` is whether these are all that are enabled. What is said to a plugin that is installed and not
    enabled is checked too: so one reads at once whether it would be right.
    """
    enabled = {manifest.id: manifest for manifest in manifests}
    given = {"options": config.options, "switches": config.switches}
    others = _installed([name for named in given.values() for name in named if name not in enabled])
    problems: list[Problem] = []
    if complete:
        problems += (
            Problem(
                "TW-CONFIG-PLUGIN-NOT-ENABLED",
                f"there are {table} for the plugin {plugin}, which is not enabled",
                config.key_place(table, plugin),
                hint=_how_to_enable(plugin, config, list(enabled), others.get(plugin)),
            )
            for table, named in given.items()
            for plugin in named
            if plugin not in enabled
        )
    options: dict[str, dict[str, Any]] = {}
    switches: dict[str, dict[str, bool]] = {}
    for manifest in (*manifests, *others.values()):
        if manifest.id not in enabled and "game" not in config.left_out and manifest.game != config.game:
            continue
        plugin = manifest.id
        try:
            options[plugin] = resolve_options(manifest, config.options.get(plugin, {}), config)
        except TablewrightError as error:
            problems += error.problems
            options[plugin] = _defaults(manifest)
        try:
            switches[plugin] = resolve_switches(manifest, config.switches.get(plugin, {}), config)
        except TablewrightError as error:
            problems += error.problems
            switches[plugin] = resolve_switches(manifest, {})
    if wrong is None:
        raise_any(problems)
    else:
        wrong += problems
    return Settings(
        {plugin: options[plugin] for plugin in enabled}, {plugin: switches[plugin] for plugin in enabled}
    )


def resolve_options(
    manifest: Manifest, given: Mapping[str, Any], config: Config | None = None
) -> dict[str, Any]:
    """Every option of a plugin, as given or by default, validated by the option's schema."""
    problems = [
        Problem(
            "TW-CONFIG-UNKNOWN-OPTION",
            f"the plugin {manifest.id} has no option {name!r}",
            config.key_place("options", manifest.id, name) if config else None,
            hint=_meant_by(name, "options", manifest)
            or suggestion(name, manifest.options, "its options are"),
        )
        for name in given
        if name not in manifest.options
    ]
    values: dict[str, Any] = {}
    for name, schema in manifest.options.items():
        broken = _default_problems(manifest, name, schema)
        problems += broken
        values[name] = given.get(name, schema["default"])
        if name in given and not broken:
            places = _ValuePlaces(config, ("options", manifest.id, name))
            problems += [
                Problem(
                    "TW-CONFIG-OPTION",
                    f"the option {name} of {manifest.id}: {problem.message.replace('the file', 'the value')}",
                    problem.place,
                    as_in(config.language if config else "", problem.expected),
                    as_in(config.language if config else "", problem.found),
                    problem.hint,
                )
                for problem in value_problems(_bare(schema), given[name], places)
            ]
    raise_any(problems)
    # A copy, so that nobody changes the manifest's defaults.
    copied: dict[str, Any] = json.loads(json.dumps(values))
    return copied


def resolve_switches(
    manifest: Manifest, given: Mapping[str, bool], config: Config | None = None
) -> dict[str, bool]:
    """Every switch of a plugin, as given or by default."""
    raise_any(
        Problem(
            "TW-CONFIG-UNKNOWN-SWITCH",
            f"the plugin {manifest.id} has no switch {name!r}",
            config.key_place("switches", manifest.id, name) if config else None,
            hint=_meant_by(name, "switches", manifest)
            or suggestion(name, manifest.switches, "its switches are"),
        )
        for name in given
        if name not in manifest.switches
    )
    return {name: given.get(name, switch.default) for name, switch in manifest.switches.items()}


def _defaults(manifest: Manifest) -> dict[str, Any]:
    return {name: json.loads(json.dumps(schema["default"])) for name, schema in manifest.options.items()}


def _installed(names: Collection[str]) -> dict[str, Manifest]:
    """The manifests of installed plugins, as far as they can be read."""
    found = installed(names).values() if names else ()
    return {one.id: one.known for one in found if one.known is not None and not one.problems}


def _how_to_enable(plugin: str, config: Config, enabled: Sequence[str], manifest: Manifest | None) -> str:
    """What to do about settings of a plugin that is not enabled; `manifest` is what it has where it is installed."""
    if manifest is None:
        names = {*enabled, *(package.plugin for package in packages())}
        near = did_you_mean(plugin, names)
        return f"did you mean {near!r}?" if near else suggestion(plugin, enabled, "enabled plugins are")
    if manifest.game != config.game:
        return f"it is a plugin of another game, {manifest.game}"
    if config.plugins is None:
        listed = ", ".join(f'"{name}"' for name in (*enabled, plugin))
        return f"it is installed; to play with it: plugins = [{listed}]"
    return f'it is installed; to play with it, add "{plugin}" to `plugins`'


def _meant_by(name: str, table: str, manifest: Manifest) -> str:
    """What is meant by an option that is none: a switch or a whole plugin; and the same for a switch."""
    other, there = ("switches", manifest.switches) if table == "options" else ("options", manifest.options)
    if name in there:
        one = "a switch" if other == "switches" else "an option"
        return f"{name} is {one}: write it under [{other}.{manifest.id}]"
    plain = name.replace("_", "-")
    known = {package.plugin for package in packages()} - {manifest.id}
    for plugin in (plain, f"{manifest.id}-{plain}"):
        if plugin in known:
            return f'there is a plugin {plugin}: to play with it, put "{plugin}" into `plugins`; to play without, leave it out'
    return ""


class _ValuePlaces:
    """Where the parts of an option's value stand in the config."""

    def __init__(self, config: Config | None, pointer: tuple[str | int, ...]) -> None:
        self.config = config
        self.pointer = pointer

    def place(self, pointer: tuple[str | int, ...]) -> Place | None:
        return self.config.place(*self.pointer, *pointer) if self.config else None

    def key_place(self, pointer: tuple[str | int, ...]) -> Place | None:
        return self.config.key_place(*self.pointer, *pointer) if self.config else None


class _DefaultPlaces:
    """Where the parts of an option's default stand in the manifest."""

    def __init__(self, manifest: Manifest, name: str) -> None:
        self.manifest = manifest
        self.name = name

    def place(self, pointer: tuple[str | int, ...]) -> Place | None:
        return self.manifest.place("options", self.name, "default", *pointer)

    key_place = place


_JSON_SCHEMA = "see https://json-schema.org/understanding-json-schema for what a schema may say"

_REFUSED = {
    "$ref": "an option's schema stands alone",
    "$dynamicRef": "an option's schema stands alone",
    # A few characters of a pattern can keep a computer busy for years, and a plugin of data is never run.
    "pattern": 'list what is possible with "enum", or take any text',
    "patternProperties": 'name what is possible with "properties"',
}
"""Keywords that the schema of an option may not have, and what to do instead."""


def _refused(schema: Any, pointer: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Where such keywords stand in a schema. Values that are data are no schemas."""
    if isinstance(schema, Mapping):
        for key, value in schema.items():
            if key in _REFUSED and pointer[-1:] != ("properties",):
                yield (*pointer, key), key
            elif key not in ("default", "const", "enum", "examples"):
                yield from _refused(value, (*pointer, key))
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from _refused(value, (*pointer, index))


def _default_problems(manifest: Manifest, name: str, schema: Mapping[str, Any]) -> list[Problem]:
    refused = [
        Problem(
            "TW-MANIFEST-OPTION",
            f"the option {name} of {manifest.id}: the schema of an option has no {shown(key)}",
            manifest.key_place("options", name, *pointer),
            hint=_REFUSED[key],
        )
        for pointer, key in _refused(schema, ())
    ]
    if refused:
        return refused
    try:
        wrong = value_problems(_bare(schema), schema["default"], _DefaultPlaces(manifest, name))
    except TablewrightError as error:
        place = manifest.place("options", name)
        wrong = [Problem(p.code, p.message, place, hint=_JSON_SCHEMA) for p in error.problems]
    return [
        Problem(
            "TW-MANIFEST-OPTION",
            f"the option {name} of {manifest.id}: {p.message.replace('the file', 'its default')}",
            p.place,
            p.expected,
            p.found,
            p.hint,
        )
        for p in wrong
    ]


def _bare(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema without its texts, which are ours: JSON Schema has plain strings there."""
    return {key: value for key, value in schema.items() if key not in ("title", "summary")}
