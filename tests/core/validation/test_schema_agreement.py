"""The schemas that editors use and the models that the kernel uses say the same about manifests and configs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tablewright.documents.document import parse_json, parse_toml
from tablewright.plugins.config import Config
from tablewright.plugins.manifest import Manifest, Switch, manifest_of
from tablewright.validation.schemas import FOLDER, Schemas
from tests.core import manifests
from tests.core.plugins import test_config, test_manifest
from tests.core.wrong import Wrong, problems_of

schemas = Schemas()
for kind in ("plugin", "config"):
    schemas.add_file(FOLDER / "v1" / f"{kind}.schema.json")

# What a schema cannot say: versions, names that are one's own, lists that must be equally long, printable texts.
BEYOND_SCHEMAS = ("version", "itself", "the numbers of seats differ", "this is not a name")


def beyond(text: str) -> bool:
    return any(words in text for words in BEYOND_SCHEMAS)


def test_keys() -> None:
    for kind, model in (("plugin", Manifest), ("config", Config)):
        schema = schemas.bundle(kind)
        fields = {field.alias or name for name, field in model.model_fields.items()}
        assert set(schema["properties"]) == fields
        required = {name for name, field in model.model_fields.items() if field.is_required()}
        assert set(schema["required"]) == required
    switch = schemas.bundle("plugin")["properties"]["switches"]["additionalProperties"]
    assert set(switch["properties"]) == set(Switch.model_fields)


@pytest.mark.parametrize("wrong", [wrong for wrong in test_manifest.BROKEN if wrong.text != "[]"])
def test_broken_manifests(wrong: Wrong) -> None:
    document = parse_json(wrong.text)
    told = "\n".join(str(problem) for problem in problems_of(manifest_of, document))
    assert schemas.validate(document, "plugin") or beyond(told)


@pytest.mark.parametrize(
    "wrong", [wrong for wrong in test_config.BROKEN if wrong.code.startswith("TW-CONFIG")]
)
def test_broken_configs(wrong: Wrong) -> None:
    document = parse_json(json.dumps(parse_toml(wrong.text).data))
    told = "\n".join(str(problem) for problem in problems_of(Config.of, document.data))
    assert schemas.validate(document, "config") or beyond(told)


def test_valid_ones() -> None:
    assert schemas.validate(parse_json(test_manifest.WHOLE), "plugin") == []
    assert schemas.validate(parse_json(json.dumps(parse_toml(test_config.WHOLE).data)), "config") == []


# None is left out: the models take it for a key that is not given.
odd = st.sampled_from([True, 0, -1, 3, 1.5, "", "a", "A b", "a-b", [], ["a"], [1], {}, {"a": 1}, {"en": "x"}])
manifest_changes = st.dictionaries(
    st.sampled_from([*manifests.data(), "module", "after", "options", "switches"]), odd
)
config_changes = st.dictionaries(st.sampled_from([*Config.model_fields, "plugin"]), odd)


@given(manifest_changes)
def test_changed_manifests(changes: dict[str, Any]) -> None:
    document = parse_json(json.dumps({**manifests.data(), **changes}))
    told = "\n".join(str(problem) for problem in problems_of(manifest_of, document))
    if not beyond(told):
        assert bool(schemas.validate(document, "plugin")) == bool(told)


@given(config_changes)
def test_changed_configs(changes: dict[str, Any]) -> None:
    document = parse_json(json.dumps({"game": "x", **changes}))
    told = "\n".join(str(problem) for problem in problems_of(Config.of, document.data))
    if not beyond(told):
        assert bool(schemas.validate(document, "config")) == bool(told)
