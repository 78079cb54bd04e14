"""How many icons of each type, packed into one integer.

A tally holds one byte per icon type, cat lowest. Comparing two tallies whole is what makes a mural
cheap to match against dozens of stories: a chamber fits when two integers are equal, a river when one
subtraction borrows nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

ICONS = ("cat", "snake", "human", "crocodile")
"""The icon types, which are the glyphs too, in the order of every tuple of four."""

LARGEST = 127
"""The largest count of one type that a tally holds; its eighth bit catches the borrow."""

_BITS = 8
GUARD = 0x80808080
"""The eighth bit of each count: set before a subtraction, it is cleared by a borrow."""

Icons = Iterable[str] | Mapping[str, int]
"""Icons by name: each as often as it is listed, or a count for each."""

Masks = tuple[int, int, int, int]
"""One mask of squares per icon type."""


def tally(icons: Icons) -> int:
    """The tally of icons by name.

    ValueError for a name that is no icon and for a count that is too large or negative.
    """
    numbers = Counter(icons)
    packed = 0
    for name, count in numbers.items():
        if name not in ICONS:
            raise ValueError(f"no icon {name!r}; there are {', '.join(ICONS)}")
        if not 0 <= count <= LARGEST:
            raise ValueError(f"from 0 to {LARGEST} icons of one type, not {count}")
        packed |= count << _BITS * ICONS.index(name)
    return packed


def counts(packed: int) -> Masks:
    """The counts of a tally, by icon type."""
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24


def total(packed: int) -> int:
    """How many icons a tally holds in all; no mural has more than 254."""
    # The sum of the bytes, as casting out nines sums digits: 256 leaves 1 when it is divided by 255.
    return packed % 255


def holds(packed: int, part: int) -> bool:
    """Whether a tally has at least the count of `part` of every type."""
    return ((packed | GUARD) - part) & GUARD == GUARD


def lacking(packed: int, part: int) -> int:
    """How many icons must come to a tally until it holds `part`."""
    missing = 0
    for have, want in zip(counts(packed), counts(part), strict=True):
        if want > have:
            missing += want - have
    return missing


def tally_in(squares: int, icons: Masks) -> int:
    """The tally of the icons that lie in a mask of squares."""
    cat, snake, human, crocodile = icons
    return (
        (squares & cat).bit_count()
        | (squares & snake).bit_count() << 8
        | (squares & human).bit_count() << 16
        | (squares & crocodile).bit_count() << 24
    )


def selections(squares: int, icons: Masks, chosen: int) -> list[int]:
    """Every mask of icons in `squares` whose tally is exactly `chosen`; empty when there are too few."""
    found = [0]
    for here, want in zip(icons, counts(chosen), strict=True):
        if want:
            bits = list(_bits(squares & here))
            groups = [sum(group) for group in combinations(bits, want)]
            found = [mask | group for mask in found for group in groups]
    return found


def _bits(mask: int) -> Iterable[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
