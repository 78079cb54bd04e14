"""One decision of one seat, taken step by step by typed lines. Draws nothing on a screen and reads no keyboard.

A `Decision` is told lines by `hear` and answers with a `Reply`; `questions` draws what it asks. It goes from the menu through the fields of one kind of action to a preview, and back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from tablewright import Action, Match, Move, Refusal, scenes, with_names

from . import menu
from .blocks import line
from .differences import Difference
from .drawing import Look
from .elements import pieces
from .looking_ahead import look_ahead
from .matching import Found, find, title_in
from .menu import Entry
from .misunderstanding import misunderstood
from .naming import named_scenes
from .pieces import inline
from .refusing import draw_refusal, refusal_of_word
from .reply import Reply
from .squares import on_boards, square_named
from .wording import action_text

YES = ("y", "yes", "ok")
BACK = ("b", "back")
CANCEL = ("x", "cancel")
NEXT = ("t", "turn", "next")
AT_ONCE = "!"


class Decision:
    """What `seat` is about to do. Good until the match goes on."""

    def __init__(self, match: Match, seat: int, names: Sequence[str] = ()) -> None:
        self.match, self.seat, self.names = match, seat, names
        self.choice = match.choices(seat)
        self.sections = [
            replace(section, title=with_names(section.title, names), entries=self._worded(section.entries))
            for section in menu.menu(self.choice)
        ]
        self.partial: Action = ()
        self._typed: list[int] = []
        """How long the action was before each value that the player chose; what followed by itself goes with it."""
        self.preview: Difference | None = None
        """What the action would change, once it is complete."""

    # --- where it stands ---

    @property
    def move(self) -> Move | None:
        """The kind of action that has been begun."""
        return self.choice.move(self.partial[0]) if self.partial else None

    @property
    def complete(self) -> bool:
        """Whether nothing is left to choose."""
        move = self.move
        return move is not None and len(self.partial) == len(move.fields) + 1

    def entries(self) -> list[Entry]:
        """What can be chosen now by what is to be typed for it."""
        if self.complete:
            return []
        if not self.partial:
            return [entry for section in self.sections for entry in section.entries]
        return self._after(self.partial)

    def _after(self, partial: Action) -> list[Entry]:
        """The ways to go on with an action that has begun, as a player reads them."""
        return self._worded(menu.entries(self.choice, partial))

    def _worded(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries with the players' names in their labels; what has no name but its id goes by its squares."""
        drawn = self.pieces()
        named = [replace(entry, label=with_names(entry.label, self.names)) for entry in entries]
        return [
            replace(entry, label=inline(drawn[entry.json]).plain) if _nameless(entry, drawn) else entry
            for entry in named
        ]

    def is_drawn(self, entry: Entry) -> bool:
        """Whether the label of an entry is nothing but the squares of a piece."""
        drawn = self.pieces()
        return entry.json in drawn and entry.label == inline(drawn[entry.json]).plain

    @property
    def asks_square(self) -> bool:
        """Whether a square of a board is asked for."""
        move = self.move
        return (
            move is not None and not self.complete and menu.asks_square(self.choice, move, self.partial[1:])
        )

    @property
    def shows_board(self) -> bool:
        """Whether the question shows a board: which square, or what it would look like."""
        return self.complete or self.asks_square

    def look(self, look: Look) -> Look:
        """The look with what to type for each card and piece, and the squares that are possible marked."""
        keys: dict[str, str] = {}
        if not self.asks_square:
            for entry in self.entries():
                if isinstance(entry.json, str):
                    keys[entry.json] = f"{keys[entry.json]}/{entry.key}" if entry.json in keys else entry.key
        elif self.asks_square:
            names = [entry.json for entry in self.entries()]
            look = replace(look, open=on_boards(names, self.shown(), self.seat))
        return replace(look, keys=keys)

    def shown(self) -> list[scenes.Scene]:
        """What the seat sees."""
        return named_scenes(self.match, self.seat, self.names)

    def pieces(self) -> dict[str, scenes.Piece]:
        """The pieces that the seat sees, by their ids."""
        return pieces(self.shown())

    def words(self) -> Text:
        """The action so far."""
        return action_text(self.choice, self.partial, self.pieces(), names=self.names)

    def not_now(self) -> list[Move]:
        """The kinds of action that belong to this step, but are not possible at the moment."""
        offered = {section.move.name for section in self.sections}
        return [move for move in self.choice.node.moves if move.name not in offered]

    def turns(self) -> str:
        """What `t` turns through: the title of the field before the last one, where it leaves a choice."""
        move = self.move
        if move is None or len(move.fields) < 2 or not self.shows_board:
            return ""
        position = len(move.fields) - 2
        if len(self.partial) < position + 2 or len(self.choice.options(self.partial[: position + 1])) < 2:
            return ""
        return move.fields[position].title

    def moves_square(self) -> bool:
        """Whether the last field is a square, so that another one can be named instead."""
        move = self.move
        return move is not None and self.complete and menu.asks_square(self.choice, move, self.partial[1:-1])

    def names_first_square(self) -> bool:
        """Whether the square that is asked for is the first one, in reading order, of those that will change."""
        options = self.choice.options(self.partial)
        boards = self._ahead((*self.partial, options[0].value)).boards if options else []
        return len(boards) == 1 and min(boards[0][1]) == square_named(options[0].json)

    # --- what it hears ---

    def hear(self, text: str) -> Reply:
        """Take one line that is about the action: a number, a name, a square, back, or Enter."""
        words = text.lower().split()
        if not words:
            return Reply(action=self.partial) if self.complete else Reply(table=True)
        if text.lstrip().startswith("{"):
            return self._hear_json(text)
        if words[0] in BACK and len(words) == 1:
            return self._back()
        if words[0] in CANCEL and len(words) == 1:
            self._reset(())
            return Reply(table=True)
        if self.complete:
            return self._hear_at_preview(words)
        if words[0] in NEXT and len(words) == 1 and self.asks_square and self.turns():
            return self._turn()
        at_once = words[-1].endswith(AT_ONCE)
        if at_once:
            words[-1] = words[-1][: -len(AT_ONCE)]
        return self._choose([word for word in words if word], at_once=at_once)

    def _hear_json(self, text: str) -> Reply:
        """An action in its JSON form, as it stands in saves and scenarios."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            return Reply([line((f"This is not JSON: {error}", "red"))])
        action = self.choice.from_json(data)
        if isinstance(action, Refusal):
            return Reply(draw_refusal(action, self.names))
        refusal = self.choice.check(action)
        return Reply(action=action) if refusal is None else Reply(draw_refusal(refusal, self.names))

    def knows(self, text: str) -> bool:
        """Whether the line begins like something that can be chosen here, so that it is no command."""
        first = text.lower().split()[:1]
        if not first:
            return True
        if not self.partial and any(first[0] == section.move.name for section in self.sections):
            return True
        return any(first[0] in (entry.key, str(entry.json).lower()) for entry in self.entries())

    def _choose(self, words: list[str], *, at_once: bool = False) -> Reply:
        before, typed, whole = self.partial, len(self._typed), words
        refused: Reply | None = None
        while words and not self.complete:
            found = self._begin(words) if not self.partial else find(self.entries(), words)
            if found.entry is None and not found.candidates and not self.partial:
                found = self._of_the_only_kind(words)
            if found.entry is not None:
                self._typed.append(len(self.partial))
                self.partial = found.entry.partial
                words = words[found.used :]
                refused = None
            else:
                # What leaves no choice need not be named, but may be.
                refused = refused or Reply(misunderstood(self, words, found))
                if not self._goes_on_alone():
                    break
        if refused is None and words:
            refused = Reply([line((f"Too many words: {' '.join(words)}", "red"))])
        if refused is not None:
            # A line counts as a whole or not at all.
            self.partial = before
            del self._typed[typed:]
            return self._instead(whole, at_once=at_once) or refused
        while self._goes_on_alone():
            pass
        return self._completed(at_once=at_once) if self.complete else Reply()

    def _instead(self, words: list[str], *, at_once: bool = False) -> Reply | None:
        """Take up another kind of action that the line begins with; None where one is not in the middle, or it names none."""
        if not self.partial or self._kind_named(words) is None:
            return None
        partial, typed, preview = self.partial, self._typed, self.preview
        self._reset(())
        reply = self._choose(words, at_once=at_once)
        if reply.block and reply.action is None:
            self.partial, self._typed, self.preview = partial, typed, preview
        return reply

    def _kind_named(self, words: list[str]) -> Move | None:
        """The kind of action of this step that the words begin with: its name, its title, or a word of one other title only."""
        moves = self.choice.node.moves
        for move in moves:
            spelt = move.name.split("_")
            if words[0] == move.name or words[: len(spelt)] == spelt:
                return move
        others = [move for move in moves if move is not self.move and words[0] in move.title.lower().split()]
        return self.titled(words)[0] or (others[0] if len(others) == 1 else None)

    def _begin(self, words: list[str]) -> Found:
        """The first choice: a kind of action by its name or title, or any line of the menu."""
        begun, used = self.titled(words)
        if begun is not None:
            offered = any(section.move is begun for section in self.sections)
            return Found(Entry("", (begun.name,), begun.name, begun.title), used) if offered else Found()
        for section in self.sections:
            name = section.move.name
            for spelt in (name, name.replace("_", " ")):
                if " ".join(words[: spelt.count(" ") + 1]) == spelt:
                    return Found(Entry("", (name,), name, section.title), spelt.count(" ") + 1)
        found = find(self.entries(), words)
        if found.entry is None and not found.candidates:
            titles = [Entry("", (s.move.name,), s.move.name, s.title) for s in self.sections]
            return find(titles, words)
        return found

    def only_kind(self) -> Move | None:
        """The kind of action that need not be named, for there is no other."""
        moves = [section.move for section in self.sections]
        return moves[0] if len(moves) == 1 and moves[0].fields else None

    def _of_the_only_kind(self, words: Sequence[str]) -> Found:
        """What the words mean where there is only one kind of action, and so nobody has to say which."""
        move = self.only_kind()
        if move is None or menu.asks_words(self.choice, move, ()):
            return Found()
        return find(self._after((move.name,)), words)

    def titled(self, words: Sequence[str]) -> tuple[Move | None, int]:
        """The kind of action whose whole title the words begin with, possible now or not, and how many words that are."""
        named = [(move, used) for move in self.choice.node.moves if (used := title_in(words, move.title))]
        return max(named, key=lambda one: one[1], default=(None, 0))

    def _goes_on_alone(self) -> bool:
        """Choose the next value where it leaves no choice; False where it does, or nothing is left."""
        move = self.move
        if move is None or self.complete or menu.asks_words(self.choice, move, self.partial[1:]):
            return False
        options = self.choice.options(self.partial)
        if len(options) != 1:
            return False
        self.partial = (*self.partial, options[0].value)
        return True

    def _completed(self, *, at_once: bool) -> Reply:
        refusal = self.choice.check(self.partial)
        if refusal is not None:
            self._step_back()
            return Reply(draw_refusal(refusal, self.names))
        move = self.move
        assert move is not None
        if at_once or (len(move.fields) < 2 and not self._names_square()):
            return Reply(action=self.partial)
        self.preview = self._ahead(self.partial)
        if not self.preview.boards:
            return Reply(action=self.partial)
        return Reply()

    def _names_square(self) -> bool:
        """Whether the action ends with a square of a board that is on the screen."""
        move = self.move
        if move is None or not move.fields:
            return False
        name = move.fields[-1].to_json(self.partial[-1])
        return bool(on_boards([name], self.shown(), self.seat)) and self.moves_square()

    def _ahead(self, action: Action) -> Difference:
        return look_ahead(self.match, self.seat, action, self.names)

    def _hear_at_preview(self, words: list[str]) -> Reply:
        if len(words) == 1 and words[0] in YES:
            return Reply(action=self.partial)
        if len(words) == 1 and words[0] in NEXT and self.turns():
            return self._turn()
        last = self.partial[:-1]
        found = find(self._after(last), words)
        if found.entry is not None:
            self.partial = found.entry.partial
            return self._completed(at_once=False)
        other = self._instead(words)
        if other is not None:
            return other
        move = self.move
        assert move is not None
        refusal = refusal_of_word(self.choice, move, last[1:], words[0])
        if refusal is not None and menu.asks_square(self.choice, move, last[1:]):
            return Reply(draw_refusal(refusal, self.names))
        return Reply([line(("Enter to do it, b to go back, x to do something else.", "dim"))])

    def _turn(self) -> Reply:
        """The next value of the field before the last one, if possible with the same last value."""
        move = self.move
        assert move is not None
        position = len(move.fields) - 2
        stem, now = self.partial[: position + 1], self.partial[position + 1]
        values = [option.value for option in self.choice.options(stem)]
        place = values.index(now) if now in values else -1
        others = values[place + 1 :] + values[: max(place, 0)]
        if not self.complete:
            self.partial = (*stem, others[0])
            return Reply()
        last = self.partial[-1]
        for value in others:
            if last in move.domain(self.choice.state, self.seat, (*stem[1:], value)):
                self.partial = (*stem, value, last)
                return self._completed(at_once=False)
        self.partial = (*stem, others[0])
        self.preview = None
        return Reply([line(("It fits there in no other way; this is the next one.", "dim"))])

    def _back(self) -> Reply:
        if not self.partial:
            return Reply(table=True)
        self._step_back()
        return Reply(table=not self.partial)

    def _step_back(self) -> None:
        self.preview = None
        # A value that was changed at the preview has been chosen once more, at the same place.
        while self._typed and self._typed[-1] >= len(self.partial):
            self._typed.pop()
        self.partial = self.partial[: self._typed.pop()] if self._typed else ()

    def _reset(self, partial: Action) -> None:
        self.preview = None
        self.partial = partial
        self._typed = [size for size in self._typed if size < len(partial)]


def _nameless(entry: Entry, drawn: Mapping[str, scenes.Piece]) -> bool:
    """Whether an entry is a piece with squares that is called by its id."""
    piece = drawn.get(entry.json) if isinstance(entry.json, str) else None
    return piece is not None and bool(piece.rows) and entry.label == entry.json
