"""The manifest of a plugin: what it is and what it goes with, readable without running any of its code."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationError, model_validator

from tablewright.documents.document import Document, read_json
from tablewright.documents.files import displayed
from tablewright.problems.problem import Place, TablewrightError, fail
from tablewright.validation.model_problems import Pointer, model_problems

from .names import (
    Id,
    InnerPath,
    ModuleName,
    OptionName,
    OptionSchema,
    PluginId,
    Text,
    Version,
    Versions,
    invalid,
)

FILE = "plugin.json"

_CODES = {
    "unknown": "TW-MANIFEST-UNKNOWN-KEY",
    "missing": "TW-MANIFEST-MISSING-KEY",
    "type": "TW-MANIFEST-TYPE",
    "value": "TW-MANIFEST-VALUE",
}


class Switch(BaseModel):
    """A part of a plugin that can be left out."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    title: Text
    summary: Text | None = None
    default: bool = True
    # Files or folders of the plugin's content that are read only while the switch is on.
    content: tuple[InnerPath, ...] = Field(default=(), strict=False)


class Manifest(BaseModel):
    """The content of a `plugin.json`. Frozen."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    schema_: str | None = Field(default=None, alias="$schema", repr=False)
    id: PluginId
    version: Version
    kernel: Versions
    provides_game: Id | None = None
    extends: Id | None = None
    title: Text
    summary: Text | None = None
    module: ModuleName | None = None  # None: data only
    hookspecs: ModuleName | None = None
    depends: dict[Id, Versions] = Field(default_factory=dict)
    conflicts: dict[Id, str] = Field(default_factory=dict)  # id -> why
    provides: tuple[str, ...] = Field(default=(), strict=False)
    recommends: tuple[Id, ...] = Field(default=(), strict=False)
    before: tuple[Id, ...] = Field(default=(), strict=False)
    after: tuple[Id, ...] = Field(default=(), strict=False)
    # Plugins whose slices its own actions change, by what their owners offer for it; the conformance kit holds it to that.
    changes: tuple[Id, ...] = Field(default=(), strict=False)
    options: dict[OptionName, OptionSchema] = Field(default_factory=dict)
    switches: dict[OptionName, Switch] = Field(default_factory=dict)
    content: tuple[InnerPath, ...] = Field(default=(), strict=False)

    _document: Document | None = PrivateAttr(default=None)

    @property
    def game(self) -> str:
        """The game that the plugin belongs to."""
        return self.provides_game or self.extends or ""

    def place(self, *pointer: str | int) -> Place | None:
        """Where a value of the manifest stands; None for a manifest that was not read from a file."""
        return self._document.place(pointer) if self._document else None

    def key_place(self, *pointer: str | int) -> Place | None:
        """Where a key of the manifest stands."""
        return self._document.key_place(pointer) if self._document else None

    @model_validator(mode="after")
    def _one_game(self) -> Manifest:
        wanted = 'either "provides_game" or "extends"'
        if self.provides_game is None and self.extends is None:
            raise invalid("the plugin does not say which game it belongs to", wanted, at=("extends",))
        if self.provides_game is not None and self.extends is not None:
            raise invalid("a plugin belongs to one game", wanted, at=("extends",))
        return self

    @model_validator(mode="after")
    def _not_itself(self) -> Manifest:
        for key in ("depends", "conflicts", "before", "after", "recommends", "changes"):
            named = list(getattr(self, key))
            if self.id in named:
                last = self.id if isinstance(getattr(self, key), dict) else named.index(self.id)
                raise invalid(f'a plugin cannot name itself in "{key}"', hint="take it out", at=(key, last))
        return self


def read_manifest(path: str | os.PathLike[str]) -> Manifest:
    """The manifest at `path`: a `plugin.json` or the folder that holds it."""
    file = Path(path)
    if _is_folder(file):
        file = file / FILE
        if not file.exists():
            fail(
                "TW-PLUGIN-NO-MANIFEST",
                f"the folder has no {FILE}",
                place=Place(displayed(path)),
                hint="every plugin has one; see the guide for plugin authors",
            )
    if file.is_symlink() and not file.resolve().is_relative_to(file.parent.resolve()):
        fail(
            "TW-FILE-OUTSIDE",
            "the manifest is a link that leads out of the plugin's folder",
            place=Place(displayed(file)),
            found=displayed(os.path.realpath(file)),
            hint="copy the file into the plugin's folder",
        )
    return manifest_of(read_json(file))


def manifest_of(document: Document) -> Manifest:
    """The manifest that a document holds."""
    if isinstance(document.model, Manifest):
        return document.model
    document.table()
    try:
        manifest = Manifest.model_validate(document.data)
    except ValidationError as error:
        raise TablewrightError(model_problems(error, document, _CODES, _known_keys, "plugin")) from None
    manifest._document = document
    document.model = manifest
    return manifest


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # not to be looked into: reading it says why
        return False


def _known_keys(pointer: Pointer) -> Sequence[str]:
    model = Switch if pointer[:1] == ("switches",) else Manifest
    return [field.alias or name for name, field in model.model_fields.items()]
