"""What is answered to words that stand for nothing here: what they may mean, or why it is not possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablewright import Move, Refusal

from .blocks import Block, line
from .elements import elements
from .refusing import draw_refusal, refusal_of_word

if TYPE_CHECKING:
    from .decision import Decision
    from .matching import Found


def misunderstood(decision: Decision, words: Sequence[str], found: Found) -> Block:
    """Why the words stand for nothing here; `found` is what was looked up for them."""
    if found.candidates:
        rows = [line((f"{entry.key:>4} ", "bold bright_white"), entry.label) for entry in found.candidates]
        return [line((f"‘{found.phrase}’ may be:", "dim")), *rows]
    move = decision.move
    if move is not None:
        refusal = refusal_of_word(decision.choice, move, decision.partial[1:], words[0])
    else:
        begun = _of_this_step(decision, words)
        if begun is not None:
            return begun
        refusal = (
            _of_a_number(decision, words)
            or _of_another_step(decision, words)
            or _of_the_only_kind(decision, words)
        )
    if refusal is not None:
        return draw_refusal(refusal, decision.names)
    return [line((f"‘{words[0]}’ means nothing here. ", "red"), ("A number chooses; ? explains.", "dim"))]


def _of_this_step(decision: Decision, words: Sequence[str]) -> Block | None:
    """Of a kind of action of this step: why it is not possible, or not with what was named."""
    titled, used = decision.titled(words)
    if titled is not None:
        return _why_not_now(decision, titled, words[used:])
    phrase = " ".join(words)
    for move in decision.not_now():
        if words[0] == move.name or (move.title and move.title.lower().startswith(phrase)):
            return _why_not_now(decision, move, words[1:] if words[0] == move.name else ())
    return None


def _why_not_now(decision: Decision, move: Move, words: Sequence[str]) -> Block:
    choice = decision.choice
    refusal = move.blocked(choice.state, decision.seat)
    if refusal is None and words and move.fields:
        refusal = refusal_of_word(choice, move, (), words[0])
    if refusal is not None:
        return draw_refusal(choice.rules.locate(refusal, move.plugin), decision.names)
    return [line((f"{move.title or move.name}: there is nothing to do it with.", "dim"))]


def _of_a_number(decision: Decision, words: Sequence[str]) -> Refusal | None:
    """Of a bare number that is no value now, but might be one at another time."""
    for move in decision.choice.node.moves:
        if move.fields and move.fields[0].type is int:
            refusal = refusal_of_word(decision.choice, move, (), words[0])
            if refusal is not None:
                return refusal
    return None


def _of_the_only_kind(decision: Decision, words: Sequence[str]) -> Refusal | None:
    """Why the only kind of action is not possible with what was named; who has no choice need not name the kind."""
    move = decision.only_kind()
    if move is None or not _names_something(decision, words[0]):
        return None
    return refusal_of_word(decision.choice, move, (), words[0])


def _names_something(decision: Decision, word: str) -> bool:
    """Whether a word may be the name of a thing: a number, a square, what is on the table or in the content."""
    if any(letter.isdigit() for letter in word):
        return True
    if any(element.id.lower() == word for element in elements(decision.shown())):
        return True
    return any(item.id == word for item in decision.match.rules.content.items())


def _of_another_step(decision: Decision, words: Sequence[str]) -> Refusal | None:
    """In which step a kind of action belongs that this one does not have; None where the words name none."""
    here = {move.name for move in decision.choice.node.moves}
    for name, move in decision.match.rules.moves.items():
        title = move.title.lower().split()
        if name not in here and (words[0] == name or (title and words[0] == title[0])):
            return decision.match.explain(decision.seat, {"do": name})
    return None
