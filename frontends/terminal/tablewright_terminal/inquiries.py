"""Questions that a player may ask at any moment, and their answers. None of them changes anything."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from tablewright import Match, Move, Refusal, points_hidden, points_seen, scenes
from tablewright.bots import make_bot

from .blocks import Block, headed, indented, line, stacked, wrapped
from .cards import bar, draw_card, drawn_picture
from .chronicle import Chronicle
from .counters import draw_counter
from .decision import Decision
from .drawing import Look, draw_seat, rule
from .elements import Element, named
from .grids import draw_legend, draw_marks, drawn_sign, legend
from .menu import Entry
from .naming import seat_signs
from .palette import of_seat
from .pieces import inline
from .questions import picture
from .refusing import draw_refusal, refusal_of_word
from .scores import draw_scores, draw_terms, present_scores
from .wording import action_text

COMMANDS = (
    ("a number, or words", "choose it; several at once too: 3 2 c4"),
    ("c4", "a square, where one is asked for"),
    ("b · x", "back by one choice · never mind the whole action"),
    ("t", "turn through the other ways to lie, while a square is asked for"),
    ("Enter", "confirm; or draw the table again"),
    ("? something", "explain a card, a tile, a sign or a rule, by its number or name"),
    ("why something", "why it cannot be done, or what it still lacks"),
    ("table", "all that lies there; a low screen shows only what is needed most"),
    ("see [name]", "the other players' side of the table"),
    ("score [all]", "the points so far; all: every single one"),
    ("log [20]", "what happened"),
    ("hint", "what a bot would do"),
    ("save FILE", "keep the match in a file, now and after each action"),
    ("quit", "leave (so does Ctrl-D); what is kept nowhere is kept first"),
)
_LOG = 20
_SHORTEST = 3  # letters, of a part of a word that is looked for in the rules


class Inquiries:
    """The answers to one player, at one decision."""

    def __init__(self, decision: Decision, chronicle: Chronicle, look: Look) -> None:
        self.decision, self.chronicle = decision, chronicle
        self.match, self.seat = decision.match, decision.seat
        self.look = decision.look(look)

    def help(self, words: str) -> Block:
        """What can be typed; or what `words` are about."""
        if not words:
            width = max(len(key) for key, _ in COMMANDS) + 4
            rows = [
                row
                for key, told in COMMANDS
                for row in wrapped(line("  ", (f"{key:<{width - 2}}", "bold"), told), self.look.width, width)
            ]
            signs = draw_legend(
                [scene for scene in self._scenes() if isinstance(scene, scenes.Grid)],
                self.look.width - 2,
                self.look.names,
                seat_signs(self.look.names),
            )
            return stacked([headed("What you can type", rows), headed("Signs on the board", indented(signs))])
        blocks = [self._element(element) for element in self._named(words)[:4]]
        entry = self._entry(words)
        if not blocks and entry is not None:
            move = self.match.rules.moves[entry.partial[0]]
            blocks.append(
                [
                    line(
                        (move.title or move.name, "bold"),
                        "" if entry.label == move.title else f"  {entry.label}",
                    ),
                    *indented(self._picture(move, entry)),
                    *self._rule(move.rule),
                ]
            )
        if signs := self._signs(words):
            blocks.append(signs)
        # A card with the word in its title does not say what the word means; the rule that does is told with it.
        rules = self._rules_about(words)
        blocks += [self._rule(found) for found in (self._defining(words) if blocks else rules)[:4]]
        return stacked(blocks) or [line((f"Nothing here is called ‘{words}’.", "dim"))]

    def why(self, words: str) -> Block:
        """Why something is not possible now, or what it still lacks."""
        if not words:
            return [line(("why what? For example: why done, why 3, why place 4 a1", "dim"))]
        blocks: list[Block] = []
        found = self._named(words)
        for element in found[:3]:
            block = [line((element.title, "bold"))]
            lacking = getattr(element, "lacking", "")
            if lacking:
                block += [line("  ", text) for text in wrapped(lacking, self.look.width - 2)]
            # What some other kind of action has against it means nothing, where one may begin with it.
            taking = self.look.keys.get(element.id) or self._taken_by(element)
            if taking:
                block.append(line((f"  can be chosen now: {taking}", "dim")))
            block += [
                row
                for refusal in ([] if taking else self._refusals_of(element))
                for row in indented(draw_refusal(refusal, self.look.names, self.look.width - 2))
            ]
            if len(block) > 1:
                blocks.append(block)
        if not found:
            trial = Decision(self.match, self.seat, self.look.names)
            trial.partial = (
                self.decision.partial if not self.decision.complete else self.decision.partial[:-1]
            )
            blocks.append(self._why_action(trial, words))
        return stacked(blocks) or [
            line((f"‘{words}’: nothing stands against it, and nothing is to be had.", "dim"))
        ]

    def score(self, words: str) -> Block:
        """The points so far."""
        scores = present_scores(self.match, self.look.names, self.seat)
        if not scores:
            return [line(("This game has no points.", "dim"))]
        if words:
            return draw_terms(scores, self.look.width)
        table = draw_scores(scores, self.look.width)
        if points_hidden(self.match.rules):
            # What does not count yet is told all the same: nothing else on the screen does.
            return [
                *headed("If it ended now", draw_terms(scores, self.look.width)),
                line(("The others keep theirs hidden until the end.", "dim")),
            ]
        return headed("If it ended now", table)

    def log(self, words: str) -> Block:
        """What happened lately."""
        count = int(words) if words.isdecimal() else _LOG
        entries = self.chronicle.entries[-count:] if count else []
        return self.chronicle.draw(entries, self.look.width) or [line(("Nothing has happened yet.", "dim"))]

    def see(self, words: str) -> Block:
        """The side of the table of the others, or of the one whose name or number is given."""
        blocks = []
        for seat, name in enumerate(self.look.names):
            wanted = words.lower() in (str(seat), name.lower()) or name.lower().startswith(words.lower())
            if wanted if words else seat != self.seat:
                theirs = [scene for scene in self._scenes() if scene.seat == seat]
                look = Look(self.look.width, self.look.roomy, self.look.names)
                drawn = draw_seat(theirs, look)
                blocks.append(
                    [
                        rule(name, self.look.width, of_seat(seat)),
                        *(drawn or [Text("nothing of its own", "dim")]),
                    ]
                )
        for opponent in self.match.rules.opponents(self.match.state):
            if not words or opponent.title.lower().startswith(words.lower()):
                theirs = [scene for scene in self._scenes() if scene.opponent == opponent.id]
                look = Look(self.look.width, self.look.roomy, self.look.names)
                blocks.append([rule(opponent.title, self.look.width), *draw_seat(theirs, look)])
        return stacked(blocks) or [line((f"Nobody is called ‘{words}’.", "dim"))]

    def hint(self) -> Block:
        """What the greedy bot would do in this place."""
        action = make_bot("greedy", len(self.match.log), self.match.rules).choose(self.match, self.seat)
        words = action_text(self.decision.choice, action, self.decision.pieces(), names=self.look.names)
        return wrapped(line(("A bot would: ", "dim"), words), self.look.width, 2)

    # --- the inside ---

    def _scenes(self) -> Sequence[scenes.Scene]:
        return self.decision.shown()

    def _named(self, words: str) -> list[Element]:
        """What `words` mean on the seat's own side or in the middle; elsewhere only if it is nothing there."""
        shown = self._scenes()
        near = named([scene for scene in shown if scene.seat in (-1, self.seat)], words, self.look.keys)
        return near or named(shown, words, self.look.keys)

    def _element(self, element: Element) -> Block:
        key = self.look.keys.get(element.id, "")
        match element:
            case scenes.Card():
                return draw_card(element, self.look.width, key)
            case scenes.Piece():
                title = element.title if element.title != element.id else inline(element).plain
                return [
                    line(
                        (f"{key} " if key else "", "bold bright_white"),
                        (title, "bold"),
                        (f"  {element.id}", "dim"),
                    ),
                    *indented(draw_marks(element.rows)),
                    *draw_legend([scenes.Grid("", "", rows=element.rows)], self.look.width),
                ]
            case scenes.Track():
                block = [line((element.title, "bold"))]
                block += (
                    [line("  ", text) for text in wrapped(element.text, self.look.width - 2)]
                    if element.text
                    else []
                )
                block += drawn_picture(element.picture, self.look.width - 4, 4)
                if element.progress is not None:
                    block.append(line("  ", bar(element.progress), f" {element.lacking}"))
                return block

    def _entry(self, words: str) -> Entry | None:
        """The line of the menu that `words` are the number, the name or the whole label of."""
        return next(
            (
                entry
                for entry in self.decision.entries()
                if words in (entry.key, str(entry.json), entry.label.lower())
            ),
            None,
        )

    def _picture(self, move: Move, entry: Entry) -> Block:
        """What a value of the menu looks like; nothing for a line that is a kind of action itself."""
        if len(entry.partial) < 2:
            return []
        return picture(self.decision, move, entry.partial[1:-1], entry.partial[-1])

    def _signs(self, words: str) -> Block:
        """The signs that are so, or have a word so; else those that begin so; else what is counted with such a sign."""
        boards = [scene for scene in self._scenes() if isinstance(scene, scenes.Grid)]
        marks = seat_signs(self.look.names)
        signs = [(drawn_sign(mark, marks), mark, label) for mark, label in legend(boards, self.look.names)]
        told = [
            (sign, label)
            for sign, mark, label in signs
            if words in (mark.text, sign.lower(), *label.lower().split())
        ] or [(sign, label) for sign, _, label in signs if sign.lower().startswith(words)]
        if told:
            return [line((f" {sign} ", "bold"), label) for sign, label in told]
        return [
            line(" ", draw_counter(counter, self.look.names))
            for scene in self._scenes()
            if isinstance(scene, scenes.Counters) and scene.seat in (-1, self.seat)
            for counter in scene.counters
            if counter.symbol.lower() == words
        ]

    def _rules_about(self, words: str) -> list[str]:
        rules = self.match.rules.content.by_id("rules")
        if words in rules:
            return [words]
        parts = words.lower().split()
        texts = {name: f"{name} {item.data['text'].get('en', '')}".lower() for name, item in rules.items()}
        whole = [
            name
            for name, text in texts.items()
            if all(re.search(rf"\b{re.escape(part)}\b", text) for part in parts)
        ]
        # "king" is not about kingdoms, if there is anything about kings; a letter or two stand in every rule.
        if whole or any(len(part) < _SHORTEST for part in parts):
            return whole
        return [name for name, text in texts.items() if all(part in text for part in parts)]

    def _defining(self, words: str) -> list[str]:
        """The rules that begin by saying what is called so: "A chamber is …"."""
        one = words.lower()
        return [
            name
            for name, item in self.match.rules.content.by_id("rules").items()
            if item.data["text"]
            .get("en", "")
            .lower()
            .startswith((f"a {one} is ", f"an {one} is ", f"the {one} is "))
        ]

    def _rule(self, name: str) -> Block:
        item = self.match.rules.content.by_id("rules").get(name)
        if item is None:
            return []
        words = wrapped(item.data["text"].get("en", ""), self.look.width - 2)
        return [*indented(words), line((f"  {name} · {item.data['paragraph']}", "dim"))]

    def _taken_by(self, element: Element) -> str:
        """How to begin an action with the element, where that is possible and another one has been begun; else ""."""
        choice = self.decision.choice
        for begun in choice.options() if self.decision.partial else ():
            if any(option.value == element.id for option in choice.options((begun.value,))):
                return f"x, then {begun.value} {element.id}"
        return ""

    def _refusals_of(self, element: Element) -> list[Refusal]:
        """Why no kind of action takes the element now; of kinds that never take such a thing nothing is told."""
        choice = self.decision.choice
        found: dict[str, Refusal] = {}
        for move in choice.node.moves:
            if not move.fields or move.fields[0].type is not str:
                continue
            refusal = refusal_of_word(choice, move, (), element.id)
            if refusal is not None and (refusal.item == element.id or refusal.text.startswith(element.title)):
                blocked = move.blocked(choice.state, choice.seat)
                told = blocked if blocked is not None and not refusal.item else refusal
                found.setdefault(told.text, self.match.rules.locate(told, move.plugin))
        return list(found.values())

    def _why_action(self, trial: Decision, words: str) -> Block:
        reply = trial.hear(words)
        if reply.action is not None or trial.complete:
            return [
                line(
                    ("That is possible: ", "bright_green"),
                    action_text(
                        trial.choice, reply.action or trial.partial, trial.pieces(), names=self.look.names
                    ),
                )
            ]
        if reply.block:
            return reply.block
        return [line(("That can be begun; what comes after it is still open.", "dim"))]


def asked_about(words: str) -> str:
    """The thing that a question is about: "is a chamber?" is about "chamber"."""
    parts = words.rstrip(" ?!.").split()
    while parts and parts[0] in ("is", "are", "a", "an", "the"):
        parts = parts[1:]
    return " ".join(parts)


def draw_standing(match: Match, names: Sequence[str], viewer: int = -1) -> Text:
    """Who has how many points, in one line, as far as `viewer` may know it; empty in a game without points."""
    parts: list[str | tuple[str, str] | Text] = []
    seen = points_seen(match.rules, match.state, viewer)
    if not seen:
        return Text()
    for name, seat, points in zip(names, range(len(names)), seen, strict=True):
        if points is None:
            continue
        parts += ["   " if parts else "", (name, of_seat(seat)), ": ", (str(points), "bold")]
    for opponent in match.rules.opponents(match.state):
        parts += ["   ", opponent.title, ": ", (str(opponent.total), "bold")]
    return line(*parts)
