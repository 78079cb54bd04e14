"""The schemas of every kind of file that authors and players of one game write, each in one piece.

What is composed for the kernel's own use is composed here for editors, and a little more: they complete the
parts of plugins in scenarios, and the options and switches of plugins in configs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from tablewright.documents.document import read_json
from tablewright.plugins.manifest import Manifest
from tablewright.validation.schema_bundles import bundle
from tablewright.validation.schemas import FOLDER, PREFIX, VERSION, Schemas

SITUATIONS = "situations/"
"""Kinds that begin so are parts of scenarios."""


def editor_schemas(game: str, schemas: Schemas, manifests: Iterable[Manifest]) -> dict[str, dict[str, Any]]:
    """Schemas that stand alone, by kind of file: content, scenarios, manifests and configs of `game`.

    `schemas` are those of the enabled plugins, `manifests` of all whose options a config may set.
    """
    composed = dict(schemas.composed())
    made = {
        kind: schemas.bundle(kind)
        for kind in schemas.kinds()
        if _is_of_files(composed[_identifier(kind, composed)])
    }
    scenario = _scenario(schemas, composed)
    composed[scenario["$id"]] = scenario
    made["scenario"] = bundle(composed, scenario["$id"])
    made["plugin"] = _own("plugin")
    made["config"] = _config(game, manifests)
    return dict(sorted(made.items()))


def _own(kind: str) -> dict[str, Any]:
    """One of the kernel's schemas, to be changed."""
    schema: dict[str, Any] = json.loads(read_json(FOLDER / VERSION / f"{kind}.schema.json").text)
    return schema


def _identifier(kind: str, composed: Mapping[str, Any]) -> str:
    return next(name for name in composed if name.rpartition(":")[2] == kind)


def _is_of_files(schema: Mapping[str, Any]) -> bool:
    return "$schema" in schema.get("properties", {})


def _scenario(schemas: Schemas, composed: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The schema of scenarios, with the parts of the plugins, their kinds of content, and their words."""
    schema = _own("scenario")
    within = schema["$defs"]
    content: dict[str, Any] = {}
    for kind in schemas.kinds():
        name = _identifier(kind, composed)
        if kind.startswith(SITUATIONS):
            within["situation"]["properties"][kind.removeprefix(SITUATIONS)] = {"$ref": name}
        elif composed[name].get("properties", {}).get(kind, {}).get("type") == "array":
            content[kind] = {"$ref": f"{name}#/properties/{kind}"}
    within["given"]["properties"]["content"]["properties"] = content
    described = within["entry"]["properties"]["requirement"]["description"]
    within["entry"]["properties"]["requirement"] = {
        "description": described,
        "$ref": f"{PREFIX}requirement",
    }
    return schema


def _config(game: str, manifests: Iterable[Manifest]) -> dict[str, Any]:
    """The schema of configs of one game, with the options and switches of its plugins."""
    schema = _own("config")
    known = sorted(manifests, key=lambda manifest: manifest.id)
    properties = schema["properties"]
    properties["game"] = {"const": game, "description": properties["game"]["description"]}
    for part, values in (("options", _options), ("switches", _switches)):
        properties[part]["properties"] = {
            manifest.id: {
                "type": "object",
                "description": manifest.title["en"],
                "properties": values(manifest),
                "additionalProperties": False,
            }
            for manifest in known
            if getattr(manifest, part)
        }
    return schema


def _options(manifest: Manifest) -> dict[str, Any]:
    """The options as JSON Schema has them: title and summary in one language, under its own names."""
    made = {}
    for name, option in manifest.options.items():
        one = {key: value for key, value in option.items() if key not in ("title", "summary")}
        for key, text in (("title", option.get("title")), ("description", option.get("summary"))):
            if text:
                one[key] = text if isinstance(text, str) else text["en"]
        made[name] = one
    return made


def _switches(manifest: Manifest) -> dict[str, Any]:
    return {
        name: {
            "type": "boolean",
            "title": switch.title["en"],
            "description": (switch.summary or switch.title)["en"],
            "default": switch.default,
        }
        for name, switch in manifest.switches.items()
    }
