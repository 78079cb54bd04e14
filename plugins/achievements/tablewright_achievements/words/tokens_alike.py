"""The word ``tokens_alike``: story tokens of one type to be spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Witness, Word
from tablewright_base import Base, mural, payments

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class TokensAlike(Word):
    """``{"tokens_alike": {"count": 6}}``: of one type, whichever; scarabs may stand in (cartouche/card/six-alike)."""

    name = "tokens_alike"
    schema = "v1/words/tokens_alike.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.count: int = args["count"]
        self.tokens_needed = self.count

    def met(self, state: State, seat: int) -> bool:
        player = Base.of(state).players[seat]
        return max(player.tokens.values()) + player.scarabs >= self.count

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        # Six scarabs alone are the same way whichever type they stand in for.
        player = Base.of(state).players[seat]
        ways: dict[str, Witness] = {}
        for icon in mural.ICONS:
            for way in payments(player, {icon: self.count}, named=True):
                ways.setdefault(way.key, way)
        if len(ways) == 1:
            (way,) = ways.values()
            return [Witness("", way.uses)]
        return list(ways.values())

    def progress(self, state: State, seat: int) -> float:
        player = Base.of(state).players[seat]
        return min(1.0, (max(player.tokens.values()) + player.scarabs) / self.count)

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        player = Base.of(state).players[seat]
        best = max(mural.ICONS, key=lambda icon: player.tokens[icon])
        scarabs = "1 scarab" if player.scarabs == 1 else f"{player.scarabs} scarabs"
        return f"it takes {self._tokens}; you have {player.tokens[best]} {best} and {scarabs}"

    def describe(self) -> str:
        return f"spend {self._tokens}"

    @property
    def _tokens(self) -> str:
        return f"{self.count} {'token' if self.count == 1 else 'tokens'} of one type"
