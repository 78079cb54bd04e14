"""Tracks: rows of spaces with markers of seats, several of them as one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablewright import scenes

from .blocks import Block, beside, line, width_of, wrapped
from .cards import bar
from .palette import of_seat

_LEAST_WORDS = 24


def draw_tracks(
    tracks: Sequence[scenes.Track], width: int, names: Sequence[str], keys: Mapping[str, str]
) -> Block:
    """The tracks under each other, their columns level."""
    titles = [line(_key(track, keys), track.title) for track in tracks]
    spaces = [line(*(_space(space, names) for space in track.spaces)) for track in tracks]
    left, middle = width_of(titles) + 2, width_of(spaces) + 2
    room = width - left - middle
    block: Block = []
    for track, title, row in zip(tracks, titles, spaces, strict=True):
        words = _words(track, room if room >= _LEAST_WORDS else width - 4)
        if room >= _LEAST_WORDS:
            block += beside([_wide([title], left), _wide([row], middle), words], 0)
        else:
            block += beside([_wide([title], left), [row]], 0)
            block += [line("    ", text) for text in words]
    return block


def _wide(block: Block, width: int) -> Block:
    return [line(text, " " * (width - text.cell_len)) for text in block]


def _key(track: scenes.Track, keys: Mapping[str, str]) -> Text:
    key = keys.get(track.id, "")
    return Text(f"{key:>2} " if key else "   ", "bold bright_white")


def _space(space: scenes.Space, names: Sequence[str]) -> Text:
    text = Text("[", "dim")
    text.append(space.label)
    for seat in space.seats:
        text.append(f" {names[seat]}", of_seat(seat))
    text.append("] ", "dim")
    return text


def _words(track: scenes.Track, width: int) -> Block:
    parts: Block = []
    if track.progress is not None:
        parts.append(bar(track.progress))
    words = track.lacking or ("" if track.progress is not None else track.text)
    if not words:
        return parts
    return (
        beside([parts, wrapped(Text(words, "dim"), max(width - (7 if parts else 0), 10))], 1)
        if parts
        else wrapped(Text(words, "dim"), width)
    )
