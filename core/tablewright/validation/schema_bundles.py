"""Several schemas that refer to each other made into one that stands alone, for editors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def bundle(schemas: Mapping[str, Mapping[str, Any]], identifier: str) -> dict[str, Any]:
    """The schema `identifier`, with all that it refers to under its `$defs`.

    Its `$id` is kept; those of the others are not, as editors follow a reference within the file most reliably.
    """
    names: dict[str, str] = {identifier: ""}
    waiting = [identifier]
    definitions: dict[str, Any] = {}
    made: dict[str, Any] = {}
    while waiting:
        current = waiting.pop(0)
        base = f"#/$defs/{names[current]}" if names[current] else "#"

        def refer(reference: str, base: str = base) -> str:
            target, _, fragment = reference.partition("#")
            if not target:
                return base + fragment if base != "#" else reference
            if target not in schemas:
                return reference
            if target not in names:
                names[target] = _name(target, names.values())
                waiting.append(target)
            return (f"#/$defs/{names[target]}" if names[target] else "#") + fragment

        copied = _copied(schemas[current], refer)
        if current == identifier:
            made = copied
        else:
            for key in ("$id", "$schema"):
                copied.pop(key, None)
            definitions[names[current]] = copied
    if definitions:
        made["$defs"] = {**made.get("$defs", {}), **definitions}
    return made


def _copied(value: Any, refer: Any) -> Any:
    if isinstance(value, Mapping):
        return {
            key: refer(inner) if key == "$ref" and isinstance(inner, str) else _copied(inner, refer)
            for key, inner in value.items()
        }
    return [_copied(inner, refer) for inner in value] if isinstance(value, list | tuple) else value


def _name(identifier: str, taken: Any) -> str:
    # A "/" or "~" in a JSON pointer would have to be escaped.
    name = identifier.rpartition(":")[2].replace("/", ".").replace("~", ".")
    while name in taken:
        name += "_"
    return name
