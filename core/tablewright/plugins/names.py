"""The forms that names and texts of configs and manifests must have, as types for pydantic."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Annotated, Any

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

SITUATION_KEYS = ("step", "round", "first", "turn", "lap", "used", "done", "interruptions", "seed", "note")
"""What the situation of a scenario may say for the kernel, beside the plugins' parts."""
RESERVED_IDS = ("kernel", *SITUATION_KEYS)
"""What stands beside the plugins' ids in the JSON of a match and in situations, and is none."""
LONGEST_VERSION = 200
"""Characters. Python's own limit for numbers lies at some thousand digits, and nobody has such versions."""
LONGEST_PATH = 1000
LONGEST_FILE_NAME = 255
"""Bytes of one part of a path: no file system in use takes longer ones."""

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_OPTION = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
_MODULE = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]+)*")


def invalid(
    message: str, wanted: str = "", hint: str = "", at: tuple[str | int, ...] = ()
) -> PydanticCustomError:
    """The error that a validator raises; `model_problems` turns it into a problem, `at` a place within what it checks."""
    # The message is a literal for pydantic, so what varies goes through the context.
    return PydanticCustomError(
        "tablewright", "{message}", {"message": message, "wanted": wanted, "hint": hint, "at": at}
    )


def _id(name: str) -> str:
    if not _ID.fullmatch(name) or len(name) > 60:
        raise invalid("this is not an id", "small letters, digits and single hyphens, a letter first")
    return name


def _plugin_id(name: str) -> str:
    if name in RESERVED_IDS:
        raise invalid(
            "the kernel uses this name for its own", "an id that is none of " + ", ".join(RESERVED_IDS)
        )
    return name


def _option(name: str) -> str:
    if not _OPTION.fullmatch(name) or len(name) > 60:
        raise invalid("this is not a name", "small letters, digits, single - or _, a letter first")
    return name


def _module(name: str) -> str:
    if not _MODULE.fullmatch(name) or len(name) > LONGEST_FILE_NAME:
        raise invalid("this is not the name of a module", 'a dotted name, for example "tablewright_x.plugin"')
    return name


def _version(text: str) -> str:
    from packaging.version import InvalidVersion, Version

    _short(text)
    try:
        Version(text)
    except InvalidVersion:
        raise invalid("this is not a version", 'for example "0.1.0"') from None
    return text


def _versions(text: str) -> str:
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    _short(text)
    try:
        SpecifierSet(text)
    except InvalidSpecifier:
        raise invalid("this is not a range of versions", 'for example ">=0.1,<0.2"') from None
    return text


def _short(version: str) -> None:
    if len(version) > LONGEST_VERSION:
        raise invalid("the text is too long for a version", f"at most {LONGEST_VERSION} characters")


def file_name_lengths(path: str) -> str:
    """The path, if each part of it can be the name of a file, and the whole a path."""
    parts = path.replace("\\", "/").split("/")
    if len(path) > LONGEST_PATH or any(
        len(part.encode("utf-8", "replace")) > LONGEST_FILE_NAME for part in parts
    ):
        raise invalid("the path is too long", f"at most {LONGEST_FILE_NAME} bytes between two /")
    return path


def _inside(path: str) -> str:
    """A path that stays within the folder it is relative to, whatever the operating system."""
    parts = PurePosixPath(path).parts
    if not parts or path.startswith("/") or ".." in parts or re.search(r"[\\:\x00-\x1f]", path):
        raise invalid("this path leads out of the folder", "a relative path with /, without ..")
    return path


def _text(texts: dict[str, str]) -> dict[str, str]:
    if "en" not in texts:
        raise invalid("the English text is missing", '{"en": "…"}')
    return texts


def _language(name: str) -> str:
    if not _LANGUAGE.fullmatch(name):
        raise invalid("this is not a language", 'a language tag, for example "en"')
    return name


def _option_schema(schema: dict[str, Any]) -> dict[str, Any]:
    if "default" not in schema:
        raise invalid(
            "the option has no default", hint="without one nothing could be played without a config"
        )
    for key in ("title", "summary"):
        text = schema.get(key, "")
        if isinstance(text, str):  # as JSON Schema has it: English alone
            continue
        if not isinstance(text, dict) or not all(isinstance(words, str) for words in text.values()):
            raise invalid(f'the "{key}" of the option is no text', '"…" or {"en": "…"}')
        for language in text:
            _language(language)
        _text(text)
    return schema


Id = Annotated[str, AfterValidator(_id)]
PluginId = Annotated[Id, AfterValidator(_plugin_id)]
OptionName = Annotated[str, AfterValidator(_option)]
ModuleName = Annotated[str, AfterValidator(_module)]
Version = Annotated[str, AfterValidator(_version)]
Versions = Annotated[str, AfterValidator(_versions)]
InnerPath = Annotated[str, AfterValidator(file_name_lengths), AfterValidator(_inside)]
Text = Annotated[dict[Annotated[str, AfterValidator(_language)], str], AfterValidator(_text)]
# The JSON Schema of an option's value, with a default, and with its title and summary as texts for people.
OptionSchema = Annotated[dict[str, Any], AfterValidator(_option_schema)]
