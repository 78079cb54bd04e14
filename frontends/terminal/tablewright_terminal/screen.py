"""What is on the screen while a decision is made: everything, or on a low screen what is needed most.

Where there is too little room, the middle of the table shrinks to what can be chosen from it, the cards of the seat
to a line or two, and the news to the latest. The headline, the seat's board and the question always stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from tablewright import scenes

from .blocks import Block, cut, line, stacked
from .cards import brief_card
from .decision import Decision
from .drawing import Look, draw_seat, draw_table
from .tracks import draw_tracks

_LEAST_NEWS = 2
_MORE = line(("  more: ", "dim"), "table", (" · ", "dim"), "see", (" · ", "dim"), "log", (" · ", "dim"), "?")


def draw_screen(
    decision: Decision, look: Look, headline: Text, news: Block, question: Block, height: int
) -> Block:
    """The screen, at most `height` lines without the prompt; 0 is no limit."""
    shown, marked = decision.shown(), decision.look(look)
    whole = stacked([[headline], draw_table(shown, decision.seat, marked), news, question])
    if not height or len(whole) <= height:
        return whole
    room = height - 1 - len(question)
    side = _side(shown, decision.seat, marked, room - _LEAST_NEWS)
    room -= len(side)
    middle = _choosable(shown, marked)[: max(room - _LEAST_NEWS, 0)]
    room -= len(middle)
    latest = [*news[len(news) - max(room - 1, 0) :], _MORE] if room > 0 else []
    parts: list[Block] = [[headline], middle, side, latest, question]
    spare = room - len(latest)
    # Empty lines set apart first what is asked, then the board, as far as there are lines left.
    for position in (4, 2, 3, 1)[:spare]:
        if parts[position]:
            parts[position] = [Text(), *parts[position]]
    return [text for part in parts for text in part]


def news_room(decision: Decision, look: Look, question: Block, height: int) -> int:
    """So many lines of news can stand on a screen that is too low for everything."""
    shown, marked = decision.shown(), decision.look(look)
    room = height - 2 - len(question)
    room -= len(_side(shown, decision.seat, marked, room - _LEAST_NEWS))
    return max(room - len(_choosable(shown, marked)), _LEAST_NEWS)


def _side(shown: Sequence[scenes.Scene], seat: int, look: Look, room: int) -> Block:
    """The boards of the table and what belongs to the seat, in so many lines if that can be."""
    mine = [scene for scene in shown if scene.seat == seat or (scene.seat < 0 and _is_board(scene))]
    # Numbers of the table fill what is empty beside its board.
    more = [
        scene
        for scene in shown
        if isinstance(scene, scenes.Counters | scenes.Text) and scene.seat < 0 and not scene.opponent
    ]
    common = any(_is_board(scene) and scene.seat < 0 for scene in mine)
    drawn: Block = []
    for brief in range(3):
        low = replace(look, roomy=False, brief=brief)
        drawn = draw_seat(mine, low)
        if len(drawn) <= room:
            return draw_seat([*mine, *more], low)[: len(drawn)] if common else drawn
    return _cut_side(mine, drawn, look, room)


def _cut_side(mine: Sequence[scenes.Scene], drawn: Block, look: Look, room: int) -> Block:
    """What is drawn of the side, cut to so many lines, but never the board."""
    least = len(draw_seat([scene for scene in mine if _is_board(scene)], replace(look, roomy=False)))
    kept = max(room, least, 1)
    return drawn if len(drawn) <= kept else drawn[:kept]


def _choosable(shown: Sequence[scenes.Scene], look: Look) -> Block:
    """The cards and tracks in the middle that can be chosen now, a line for each; pieces are drawn in the menu."""
    lines: Block = []
    for scene in shown:
        if scene.seat >= 0 or scene.opponent:
            continue
        if isinstance(scene, scenes.Cards):
            lines += [
                cut(brief_card(card, look.keys[card.id], words=True), look.width)
                for card in scene.cards
                if card.id in look.keys
            ]
        elif isinstance(scene, scenes.Track) and scene.id in look.keys:
            lines += draw_tracks([scene], look.width, look.names, look.keys, words=False)
    return lines


def _is_board(scene: scenes.Scene) -> bool:
    return isinstance(scene, scenes.Grid)
