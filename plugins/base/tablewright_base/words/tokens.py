"""The word ``tokens``: story tokens to be spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Witness, Word
from tablewright_base.mural import ICONS
from tablewright_base.paying import lacking, payments
from tablewright_base.slice import base_of

from .phrases import counted, several

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class Tokens(Word):
    """``{"tokens": {"cat": 1, "snake": 2}}``: spend exactly these; scarabs may stand in (cartouche/story/token)."""

    name = "tokens"
    schema = "v1/words/tokens.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.price: dict[str, int] = {icon: args[icon] for icon in ICONS if icon in args}
        self.total = self.tokens_needed = sum(self.price.values())

    def met(self, state: State, seat: int) -> bool:
        player = base_of(state).players[seat]
        return lacking(player, self.price) <= player.scarabs

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        return payments(base_of(state).players[seat], self.price)

    def progress(self, state: State, seat: int) -> float:
        player = base_of(state).players[seat]
        missing = lacking(player, self.price) - player.scarabs
        return 1.0 if missing <= 0 else 1 - missing / self.total

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        player = base_of(state).players[seat]
        missing = {
            icon: number - player.tokens[icon]
            for icon, number in self.price.items()
            if number > player.tokens[icon]
        }
        scarabs = ""
        if player.scarabs:
            scarabs = f", and {several(player.scarabs, 'scarab')} cannot stand in for all of them"
        return f"it takes {counted(self.price)}; you lack {counted(missing)}{scarabs}"

    def describe(self) -> str:
        return f"spend {counted(self.price)}"
