"""Refusals in words: what is wrong, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright import Choice, Move, Refusal, with_names

from .blocks import Block, line, wrapped


def draw_refusal(refusal: Refusal, names: Sequence[str], width: int = 78) -> Block:
    """The reason, and under it whose rule it is and where it stands."""
    source = f"rule {refusal.rule}" if refusal.rule else ""
    if refusal.plugin and refusal.plugin != "kernel":
        source += f" of {refusal.plugin}"
    words = wrapped(line(("✗ ", "bold red"), with_names(refusal.text, names)), width, 2)
    return [*words, line((f"  {source}", "dim"))] if source else words


def refusal_of_word(choice: Choice, move: Move, chosen: tuple[Any, ...], word: str) -> Refusal | None:
    """Why the value that a word names is not possible as the next one; None where it is, or names none."""
    field = move.fields[len(chosen)]
    try:
        value = field.from_json(int(word) if field.schema.get("type") == "integer" else word)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return None
    if type(value) is not field.type or value in move.domain(choice.state, choice.seat, chosen):
        return None
    return choice.rules.locate(move.refusal(choice.state, choice.seat, chosen, value), move.plugin)
