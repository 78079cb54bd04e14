"""What a file gives to all of its scenarios, and what one adds to it."""

from __future__ import annotations

from typing import Any


def merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """`shared` with `own` laid over it: objects are merged key by key, of anything else the own one counts.

    Lists of content are joined, so that a scenario can add a card to those that all have.
    """
    result = _over(shared, own)
    if "content" in shared and "content" in own:
        both = (shared["content"], own["content"])
        result["content"] = {
            kind: [item for content in both for item in content.get(kind, [])]
            for kind in {**both[0], **both[1]}
        }
    return result


def _over(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    result = dict(shared)
    for key, value in own.items():
        known = result.get(key)
        both = isinstance(known, dict) and isinstance(value, dict)
        result[key] = _over(known, value) if both else value  # type: ignore[arg-type]
    return result
