"""What black tiles are asked to cover has to be among the icons that are asked for."""

from __future__ import annotations

from collections.abc import Mapping


def why_not_covered(icons: Mapping[str, int], cover: Mapping[str, int], key: str) -> str:
    """Why the icons to cover are not among those that the list `key` names; "" where they are."""
    for icon, number in cover.items():
        there = icons.get(icon, 0)
        if not there:
            return f'"cover" names {icon}, but "{key}" does not: an icon to be covered stands in both'
        if number > there:
            return f'"cover" names {icon} {_times(number)}, but "{key}" only {_times(there)}'
    return ""


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")
