"""Ids that no plugin may have are just those that stand beside plugins' ids."""

from __future__ import annotations

from tablewright.documents.document import read_json
from tablewright.plugins.names import SITUATION_KEYS
from tablewright.validation.schemas import FOLDER


def test_the_keys_of_a_situation_are_those_of_its_schema() -> None:
    schema = read_json(FOLDER / "v1/scenario.schema.json").table()
    assert set(SITUATION_KEYS) == set(schema["$defs"]["situation"]["properties"])
