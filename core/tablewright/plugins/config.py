"""What somebody wants to play: the game, its plugins and options, and who sits where."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Protocol

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationError,
    model_validator,
)

from tablewright.documents.document import LARGEST_INTEGER, Document, parse_json, read_toml
from tablewright.documents.files import displayed, write_whole
from tablewright.problems.problem import Place, Problem, TablewrightError, fail, in_order_of_file
from tablewright.problems.suggestions import did_you_mean
from tablewright.problems.wording import shown
from tablewright.validation.model_problems import Pointer, model_problems

from .names import LONGEST_PATH, file_name_lengths, invalid

MOST_SEATS = 100  # far beyond any table; a game's own limits are narrower

_CODES = {
    "unknown": "TW-CONFIG-UNKNOWN-KEY",
    "missing": "TW-CONFIG-MISSING-KEY",
    "type": "TW-CONFIG-TYPE",
    "range": "TW-CONFIG-RANGE",
    "value": "TW-CONFIG-VALUE",
}


def is_path(plugin: str) -> bool:
    """Whether an entry of `plugins` is a folder ("./my-cards") and not an id."""
    return "/" in plugin or "\\" in plugin or plugin.startswith(".")


def _name(name: str) -> str:
    if not name.strip() or not name.isprintable():
        raise invalid("this is not a name", "printable text")
    return name


# A name that is no id at all is left to those who know the names: they can tell what was meant.
_Name = Annotated[str, Field(max_length=60), AfterValidator(_name)]
_Path = Annotated[
    str, Field(max_length=LONGEST_PATH), AfterValidator(_name), AfterValidator(file_name_lengths)
]


class WrongConfig(TablewrightError):
    """What is wrong in a config by itself. `rest` is the config without that, to look for what else is wrong in it."""

    rest: Config | None = None


class Places(Protocol):
    """Who knows where the values of a config stand that is part of another file (a scenario)."""

    def place(self, *pointer: str | int) -> Place | None: ...

    def key_place(self, *pointer: str | int) -> Place | None: ...


class Config(BaseModel):
    """A validated config. Frozen; what it leaves out (None) the game decides."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    game: _Name
    plugins: tuple[_Path, ...] | None = Field(default=None, strict=False)
    seats: int | None = Field(default=None, ge=1, le=MOST_SEATS)
    players: tuple[_Name, ...] | None = Field(default=None, strict=False)  # "human" or the name of a bot
    names: tuple[_Name, ...] | None = Field(default=None, strict=False)
    seed: int | None = Field(default=None, ge=0, le=LARGEST_INTEGER)
    options: dict[str, dict[str, Any]] = Field(default_factory=dict)  # plugin id -> option -> value
    switches: dict[str, dict[str, bool]] = Field(default_factory=dict)  # plugin id -> switch -> on

    _document: Document | None = PrivateAttr(default=None)
    _places: Places | None = PrivateAttr(default=None)
    _folder: Path | None = PrivateAttr(default=None)
    _changed: frozenset[str] = PrivateAttr(
        default=frozenset()
    )  # keys that are no longer as the file has them
    _left_out: frozenset[str] = PrivateAttr(default=frozenset())

    @classmethod
    def of(cls, data: Mapping[str, Any], places: Places | None = None) -> Config:
        """The config that plain values describe, for programs that embed the kernel.

        Paths of plugins in it are relative to the working directory. `places` knows where the values come from.
        """
        import json

        try:
            text = json.dumps(data, indent=1)
        except (TypeError, ValueError, RecursionError) as error:
            fail("TW-CONFIG-TYPE", f"a config holds plain values only: {error}", cause=error)
        try:
            config = _validated(parse_json(text))
            config._places = places
            return config
        except WrongConfig as error:  # there is no file that a place could be in
            wrong = WrongConfig(replace(problem, place=None) for problem in error.problems)
            wrong.rest = error.rest
            raise wrong from None
        except TablewrightError as error:
            raise TablewrightError(replace(problem, place=None) for problem in error.problems) from None

    @property
    def language(self) -> str:
        """The language of the file: toml, or json for plain values."""
        return self._document.language if self._document else "json"

    @property
    def left_out(self) -> frozenset[str]:
        """The keys that are as if they were not there, because what they hold is wrong: for the `rest` of a wrong config."""
        return self._left_out

    def not_tables(self) -> list[tuple[str, str]]:
        """Where the file has a value instead of the table of a plugin: of the `rest` of a wrong config."""
        data = self._document.data if self._document and self.language == "toml" else {}
        tables = ((key, data[key]) for key in _BY_PLUGIN if isinstance(data.get(key), dict))
        return [
            (key, name)
            for key, table in tables
            for name, value in table.items()
            if not isinstance(value, dict)
        ]

    @property
    def folder(self) -> Path:
        """The folder that plugins given by path are relative to."""
        return self._folder or Path()

    def place(self, *pointer: str | int) -> Place | None:
        """Where a value stands in the file; None for one that comes from no file."""
        if self._places is not None:
            return self._places.place(*pointer)
        document = self._source(pointer)
        return document.place(pointer) if document else None

    def key_place(self, *pointer: str | int) -> Place | None:
        """Where a key stands in the file; None for one that comes from no file."""
        if self._places is not None:
            return self._places.key_place(*pointer)
        document = self._source(pointer)
        return document.key_place(pointer) if document else None

    def plain(self) -> dict[str, Any]:
        """The config as plain values, without what is not set."""
        data = self.model_dump(mode="json")
        return {key: value for key, value in data.items() if value is not None and value != {}}

    def with_changes(self, **changes: Any) -> Config:
        """A config with some values changed (`seed=7`), validated; it keeps its folder."""
        changed = Config.of({**self.plain(), **changes})
        changed._folder, changed._document = self._folder, self._document
        changed._places, changed._changed = self._places, self._changed | changes.keys()
        return changed

    def _source(self, pointer: tuple[str | int, ...]) -> Document | None:
        document = self._document
        if document is None or document.language != "toml" or (pointer[:1] and pointer[0] in self._changed):
            return None
        return document

    @model_validator(mode="after")
    def _seats_agree(self) -> Config:
        counts = {
            key: count
            for key, count in (
                ("seats", self.seats),
                ("players", None if self.players is None else len(self.players)),
                ("names", None if self.names is None else len(self.names)),
            )
            if count is not None
        }
        if len(set(counts.values())) > 1:
            wanted = ", ".join(f"{key} for {count}" for key, count in counts.items())
            at = (list(counts)[-1],)
            raise invalid(
                f"the numbers of seats differ ({wanted})", "one player and one name per seat", at=at
            )
        return self


def read_config(path: str | os.PathLike[str]) -> Config:
    """Read the TOML file at `path`."""
    document = read_toml(path)
    folder = Path(path).parent
    try:
        config = _validated(document)
    except WrongConfig as error:
        if error.rest is not None:
            error.rest._folder = folder
        raise
    config._folder = folder
    return config


def write_config(config: Config, path: str | os.PathLike[str]) -> None:
    """Write `config` to `path` as TOML.

    The file is replaced in one step, after what was written has been read back and found to be the same: whatever
    goes wrong, the old file stays. Paths of plugins are rewritten to be relative to the new folder.
    """
    target = Path(os.path.realpath(path))
    data = _at(config, Path(path).parent)
    text = _toml(data)
    try:
        same = tomllib.loads(text) == data
    except tomllib.TOMLDecodeError:
        same = False
    if not same:
        fail("TW-CONFIG-WRITE", "a value of the config cannot be written as TOML", found=shown(data))
    _replace(target, text)


def _validated(document: Document) -> Config:
    data = document.table()
    problems: list[Problem] = []
    left_out: set[str] = set()
    config: Config | None = None
    # What the values are in themselves is checked before what they are to each other.
    for _ in range(_ROUNDS):
        try:
            config = Config.model_validate(data)
            break
        except ValidationError as error:
            problems += model_problems(error, document, _CODES, _known_keys, "config")
            data = _without_what_is_wrong(data, error, left_out)
    if config is not None:
        config._document, config._left_out = document, frozenset(left_out)
    if config is None or problems:
        wrong = WrongConfig(in_order_of_file(problems))
        wrong.rest = config
        raise wrong
    return config


_ROUNDS = 3
_NO_GAME = "-"


def _without_what_is_wrong(
    data: Mapping[str, Any], error: ValidationError, left_out: set[str]
) -> dict[str, Any]:
    """`data` without the values that `error` is about; what of the top is not there then is added to `left_out`."""
    left = {key: dict(value) if isinstance(value, dict) else value for key, value in data.items()}
    for detail in error.errors(include_url=False):
        pointer = (*detail["loc"], *detail.get("ctx", {}).get("at", ()))
        if pointer[-1:] == ("[key]",):
            pointer = pointer[:-1]
        key = str(pointer[0]) if pointer else ""
        if key in _BY_PLUGIN and len(pointer) > 1:
            table = left.get(key, {})
            if len(pointer) > 2 and isinstance(table.get(pointer[1]), dict):
                table[pointer[1]] = {
                    name: value for name, value in table[pointer[1]].items() if name != pointer[2]
                }
            else:
                table.pop(pointer[1], None)
            continue
        if not detail["loc"]:  # the numbers of seats: the players say most
            for other in ("seats", "names") if "players" in left else ("names",):
                left.pop(other, None)
            continue
        left.pop(key, None)
        # A key that is misspelt is meant for another one.
        left_out.add(
            (did_you_mean(key, Config.model_fields) or key) if key not in Config.model_fields else key
        )
    left.setdefault("game", _NO_GAME)
    return left


_BY_PLUGIN = ("options", "switches")


def _known_keys(pointer: Pointer) -> Sequence[str]:
    return list(Config.model_fields) if not pointer else ()


def _at(config: Config, folder: Path) -> dict[str, Any]:
    """The plain values of `config`, its paths as seen from another folder."""
    data = config.plain()
    if config.plugins is not None:
        data["plugins"] = [
            _relative(config.folder / plugin, folder)
            if is_path(plugin) and not Path(plugin).is_absolute()
            else plugin
            for plugin in config.plugins
        ]
    return data


def _relative(path: Path, folder: Path) -> str:
    try:
        text = Path(os.path.relpath(path.absolute(), folder.absolute())).as_posix()
    except ValueError:  # another drive
        return path.absolute().as_posix()
    return text if text.startswith(".") else f"./{text}"


def _toml(data: dict[str, Any]) -> str:
    import toml

    encoder: toml.TomlEncoder[dict[str, Any]] = toml.TomlEncoder()
    # The library writes some texts wrongly (control characters, a backslash before x): these it takes from here.
    encoder.dump_funcs[str] = _basic_string
    try:
        return toml.dumps(data, encoder=encoder)
    except Exception as error:
        fail("TW-CONFIG-WRITE", f"the config cannot be written as TOML: {error}", cause=error)


def _basic_string(text: str) -> str:
    import json

    # JSON's escapes are TOML's, once DEL is escaped too.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _replace(target: Path, text: str) -> None:
    try:
        write_whole(target, text)
    except PermissionError:
        fail("TW-FILE-PERMISSION", "the file may not be written", place=Place(displayed(target)))
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        fail("TW-FILE-UNREADABLE", f"the file cannot be written: {reason}", place=Place(displayed(target)))
