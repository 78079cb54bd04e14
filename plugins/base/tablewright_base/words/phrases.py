"""Icons in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablewright_base.mural import ICONS, counts


def counted(numbers: Mapping[str, int]) -> str:
    """Two cats and a snake as "2 cat, 1 snake"."""
    return ", ".join(f"{number} {icon}" for icon, number in numbers.items() if number)


def several(number: int, one: str, more: str = "") -> str:
    """So many of it: "1 scarab", "2 scarabs"; `more` is the word for several where no "s" makes it."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def of_tally(packed: int) -> str:
    """The icons of a tally in the same form; "none" where it is empty."""
    return counted(dict(zip(ICONS, counts(packed), strict=True))) or "none"


def numbers_of(names: Sequence[str]) -> dict[str, int]:
    """How often each icon is named, in the order of the icons."""
    return {icon: names.count(icon) for icon in ICONS if icon in names}
