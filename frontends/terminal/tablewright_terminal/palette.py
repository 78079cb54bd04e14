"""Colours by the names that scenes use, as styles of the terminal."""

from __future__ import annotations

NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
_KNOWN = {*NAMES, *(f"bright_{name}" for name in NAMES)}
_OTHERS = {
    "grey": "bright_black",
    "gray": "bright_black",
    "orange": "dark_orange",
    "brown": "orange4",
    "purple": "magenta",
    "gold": "gold3",
    "pink": "pink1",
}
_DARK = {"black", "red", "blue", "magenta", "bright_black", "orange4"}

SEATS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue", "bright_red")


def colour(name: str) -> str:
    """The terminal's colour for a scene's; the default one where the name is not known."""
    return name if name in _KNOWN else _OTHERS.get(name, "default")


def printed(name: str) -> str:
    """The style of something printed on a square."""
    return f"bold {colour(name)}" if name else ""


def piece(name: str, bright: bool = False) -> str:
    """The style of a piece that lies on a square."""
    if not name:
        return "reverse"
    shade = colour(name)
    return f"bold {'bright_white' if shade in _DARK else 'black'} on {shade}{' underline' if bright else ''}"


def of_seat(seat: int) -> str:
    """The style of a seat's name; -1 is somebody who has no seat."""
    return SEATS[seat % len(SEATS)] if seat >= 0 else "default"
