"""Bit masks over a grid as rows of characters, because other languages lose bits of large integers."""

from __future__ import annotations


def rows_of_mask(mask: int, width: int, height: int) -> list[str]:
    """A grid mask as `height` strings of `width` characters, ``#`` where the bit is set."""
    stride = width + 1
    text = f"{mask:0{stride * height}b}"[::-1].translate(_DRAWN)
    return [text[start : start + width] for start in range(0, stride * height, stride)]


def mask_of_rows(rows: list[str]) -> int:
    """The grid mask that `rows_of_mask` gave."""
    return int(("." + ".".join(rows)[::-1]).translate(_BITS), 2)


_DRAWN = str.maketrans("01", ".#")
_BITS = str.maketrans(".#", "01")
