"""The options and switches of the enabled plugins: what the config gives, and the manifests' defaults."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.problems.problem import Place, Problem, TablewrightError, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import shown
from tablewright.validation.schemas import value_problems

from .config import Config
from .manifest import Manifest


@dataclass(frozen=True, slots=True)
class Settings:
    """Every option and switch of every enabled plugin, by plugin id and name."""

    options: dict[str, dict[str, Any]]
    switches: dict[str, dict[str, bool]]


def resolve_settings(config: Config, manifests: Sequence[Manifest]) -> Settings:
    """The settings of the enabled plugins. Raises all problems at once."""
    known = {manifest.id: manifest for manifest in manifests}
    problems = [
        Problem(
            "TW-CONFIG-PLUGIN-NOT-ENABLED",
            f"there are {table} for the plugin {plugin}, which is not enabled",
            config.key_place(table, plugin),
            hint=suggestion(plugin, known, "enabled plugins are"),
        )
        for table, plugins in (("options", config.options), ("switches", config.switches))
        for plugin in plugins
        if plugin not in known
    ]
    options: dict[str, dict[str, Any]] = {}
    switches: dict[str, dict[str, bool]] = {}
    for manifest in manifests:
        plugin = manifest.id
        try:
            options[plugin] = resolve_options(manifest, config.options.get(plugin, {}), config)
        except TablewrightError as error:
            problems += error.problems
        try:
            switches[plugin] = resolve_switches(manifest, config.switches.get(plugin, {}), config)
        except TablewrightError as error:
            problems += error.problems
    raise_any(problems)
    return Settings(options, switches)


def resolve_options(
    manifest: Manifest, given: Mapping[str, Any], config: Config | None = None
) -> dict[str, Any]:
    """Every option of a plugin, as given or by default, validated by the option's schema."""
    problems = [
        Problem(
            "TW-CONFIG-UNKNOWN-OPTION",
            f"the plugin {manifest.id} has no option {name!r}",
            config.key_place("options", manifest.id, name) if config else None,
            hint=suggestion(name, manifest.options, "its options are"),
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
                    problem.expected,
                    problem.found,
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
            hint=suggestion(name, manifest.switches, "its switches are"),
        )
        for name in given
        if name not in manifest.switches
    )
    return {name: given.get(name, switch.default) for name, switch in manifest.switches.items()}


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
