"""Every kind of scene as a block, and the whole table as a player sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rich.text import Text

from tablewright import scenes

from .blocks import Block, beside, cut, headed, line, stacked, width_of, wrapped
from .cards import draw_briefly, draw_cards
from .counters import draw_counters
from .grids import Square, draw_grid
from .naming import seat_signs
from .palette import of_seat
from .pieces import draw_pieces
from .tracks import draw_tracks

_PANEL = 26
"""Beside a board something else stands only where it has so many columns."""
_GAP = 3
_BOXES = 60
"""Cards are drawn as boxes only where so many columns are free."""


@dataclass(frozen=True)
class Look:
    """How to draw: the room there is, what players are called, what can be chosen, what is marked.

    `keys` are what to type for a card or piece, by its id; `open` and `fresh` are squares to mark, by the id
    of the board: possible ones, and ones that have just changed. `roomy` draws outlines and boxes. `brief` says
    how short things are: 0 not at all, 1 two lines for a card and one for a change, 2 one line each.
    """

    width: int = 80
    roomy: bool = True
    names: Sequence[str] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    open: Mapping[str, Collection[Square]] = field(default_factory=dict)
    fresh: Mapping[str, Collection[Square]] = field(default_factory=dict)
    brief: int = 0

    def narrowed(self, width: int) -> Look:
        """The same in less room."""
        return replace(self, width=width)


def draw_scene(scene: scenes.Scene, look: Look) -> Block:
    """One scene under its title; nothing where it is empty."""
    match scene:
        case scenes.Grid():
            body = draw_grid(
                scene,
                outlines=look.roomy,
                open=look.open.get(scene.id, ()),
                fresh=look.fresh.get(scene.id, ()),
                signs=seat_signs(look.names),
            )
        case scenes.Cards():
            boxes = look.roomy and look.width >= _BOXES
            # What a card lacks concerns those who have it; of the others, how far they are tells enough.
            body = (
                draw_briefly(scene, look.width, look.keys, lines=2 if look.brief == 1 else 1)
                if look.brief
                else draw_cards(scene, look.width, look.keys, boxes=boxes, lacking=scene.seat >= 0)
            )
        case scenes.Pieces():
            body = draw_pieces(scene, look.width, look.keys)
        case scenes.Counters():
            owned = any(counter.seat >= 0 for counter in scene.counters)
            if not look.roomy or owned:
                return draw_counters(scene, look.width, scene.title, look.names, brief=not look.roomy)
            body = draw_counters(scene, look.width)
        case scenes.Track():
            return _tracks([scene], look)
        case scenes.Text():
            return _words(scene, look) if scene.text else []
        case _:
            return []
    return headed(scene.title, body) if scene.title else body


def draw_group(shown: Sequence[scenes.Scene], look: Look) -> Block:
    """Scenes under each other; tracks that follow one another as one table."""
    blocks: list[Block] = []
    tracks: list[scenes.Track] = []
    for scene in shown:
        if isinstance(scene, scenes.Track):
            tracks.append(scene)
            continue
        blocks += [_tracks(tracks, look)] if tracks else []
        tracks = []
        blocks.append(draw_scene(scene, look))
    blocks += [_tracks(tracks, look)] if tracks else []
    return stacked(blocks, 1 if look.roomy else 0)


def _words(scene: scenes.Text, look: Look) -> Block:
    """A text under its title; where there is little room, as much of it as goes on a line."""
    title = (f"{scene.title}  ", "bold") if scene.title else ""
    block = wrapped(line(title, scene.text), look.width, 2)
    return block if look.roomy else [cut(line(title, scene.text), look.width)]


def _tracks(tracks: Sequence[scenes.Track], look: Look) -> Block:
    return draw_tracks(tracks, look.width, look.names, look.keys, words=look.roomy)


def draw_seat(shown: Sequence[scenes.Scene], look: Look) -> Block:
    """What belongs to one seat: its boards to the left, the rest beside them or, where it is narrow, below."""
    boards = [scene for scene in shown if isinstance(scene, scenes.Grid)]
    rest = [scene for scene in shown if not isinstance(scene, scenes.Grid)]
    if not boards:
        return draw_group(rest, look)
    left = draw_group(boards, look)
    room = look.width - width_of(left) - _GAP
    if room < _PANEL:
        return stacked([left, draw_group(rest, look)])
    return beside([left, draw_group(rest, look.narrowed(room))], _GAP)


def draw_table(shown: Sequence[scenes.Scene], seat: int, look: Look) -> Block:
    """What lies in the middle, then what belongs to `seat`. What belongs to others is shown when it is asked for."""
    common = [scene for scene in shown if scene.seat < 0 and not scene.opponent]
    mine = [scene for scene in shown if scene.seat == seat and seat >= 0]
    # What is far from a decision comes first: on a small screen it is what scrolls away.
    common.sort(key=lambda scene: not isinstance(scene, scenes.Track))
    return stacked([draw_seat(common, look), draw_seat(mine, look)])


def draw_everything(
    shown: Sequence[scenes.Scene], look: Look, opponents: Mapping[str, str] | None = None
) -> Block:
    """What lies in the middle, then what belongs to each seat, under its name; how far cards are no longer counts.

    Last what belongs to `opponents` without a seat: their titles by id.
    """
    shown = [_settled(scene) for scene in shown]
    blocks = [draw_seat([scene for scene in shown if scene.seat < 0 and not scene.opponent], look)]
    for seat, name in enumerate(look.names):
        theirs = [scene for scene in shown if scene.seat == seat]
        blocks.append(headed(rule(name, look.width, of_seat(seat)), draw_seat(theirs, look)))
    for opponent, title in (opponents or {}).items():
        theirs = [scene for scene in shown if scene.opponent == opponent]
        blocks.append(headed(rule(title, look.width), draw_seat(theirs, look)))
    return stacked(blocks)


def _settled(scene: scenes.Scene) -> scenes.Scene:
    if isinstance(scene, scenes.Cards):
        return replace(scene, cards=[replace(card, progress=None, lacking="") for card in scene.cards])
    return scene


def rule(title: str, width: int, style: str = "") -> Text:
    """A line across the screen with a title in it."""
    dashes = max(width - len(title) - 4, 3)
    return line(("── ", "dim"), (title, f"bold {style}"), (f" {'─' * dashes}", "dim"))
