"""Tracks: rows of spaces with markers of seats, several of them as one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablewright import scenes

from .blocks import Block, cut, fitted, flowing, line, width_of
from .cards import bar
from .palette import of_seat

_LEAST_WORDS = 24


def draw_tracks(
    tracks: Sequence[scenes.Track], width: int, names: Sequence[str], keys: Mapping[str, str], *, words: bool
) -> Block:
    """The tracks under each other, their columns level, with what they lack in a few words.

    Without `words`, or where there is no room for them, beside each other. The whole text is the help's.
    """
    titles = [line(_key(track, keys), track.title) for track in tracks]
    spaces = [line(*(_space(space, names) for space in track.spaces)) for track in tracks]
    left, middle = width_of(titles) + 2, width_of(spaces) + 1
    bars = [Text() if track.progress is None else bar(track.progress) for track in tracks]
    if width_of(bars):
        bars = [fitted(drawn, width_of(bars)) for drawn in bars]
    rows = [
        line(fitted(title, left), fitted(space, middle), drawn)
        for title, space, drawn in zip(titles, spaces, bars, strict=True)
    ]
    room = width - width_of(rows) - 1
    if not words or room < _LEAST_WORDS:
        return flowing([[row] for row in rows], width, 2)
    block = []
    for track, row in zip(tracks, rows, strict=True):
        told = Text(track.lacking or ("" if track.progress is not None else track.text), "dim")
        block.append(line(row, " ", cut(told, room)))
    return block


def _key(track: scenes.Track, keys: Mapping[str, str]) -> Text:
    key = keys.get(track.id, "")
    return Text(f"{key:>2} " if key else "", "bold bright_white")


def _space(space: scenes.Space, names: Sequence[str]) -> Text:
    text = Text("[", "dim")
    text.append(space.label)
    for seat in space.seats:
        text.append(f" {names[seat]}", of_seat(seat))
    for name in space.others:
        text.append(f" {name}", of_seat(-1))
    text.append("] ", "dim")
    return text
