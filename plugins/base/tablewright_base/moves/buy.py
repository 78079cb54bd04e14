"""Spending story tokens for a small cartouche tile or a scarab."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, ClassVar

from tablewright import Field, Refusal
from tablewright_base.mural import ICONS
from tablewright_base.slice import Base

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State

SMALL = "cartouche-1x1"


class Buy(CartoucheMove):
    """Two tokens of any types go back to the supply (cartouche/spend/any-two), in any phase.

    "At any time" is whenever the seat is asked to act; there is nobody who could wait for it otherwise.
    """

    steps = ("*",)
    free = True
    rule = "cartouche/spend/any-two"
    fields = (Field("tokens", title="tokens to spend"),)
    bought: ClassVar[str] = ""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.price = self.tables.line.exchange_tokens
        # Asked for at every decision, so the words are made once.
        self._too_few = [
            Refusal(self.rule, f"It takes {self.price} story tokens, and you have {held}.")
            for held in range(self.price)
        ]
        self._payments: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._spent = {
            "+".join(paid): {icon: paid.count(icon) for icon in ICONS if icon in paid}
            for paid in combinations_with_replacement(ICONS, self.price)
        }

    def blocked(self, state: State, seat: int) -> Refusal | None:
        held = sum(Base.of(state).players[seat].tokens.values())
        return None if held >= self.price else self._too_few[held]

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        held = tuple(Base.of(state).players[seat].tokens.values())
        found = self._payments.get(held)
        if found is None:
            tokens = dict(zip(ICONS, held, strict=True))
            found = self._payments[held] = tuple(
                key
                for key, spent in self._spent.items()
                if all(tokens[icon] >= number for icon, number in spent.items())
            )
        return found

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        spent = self._spent.get(value)
        if spent is None:
            return Refusal(
                self.rule, f"'{value}' is not {self.price} tokens; write them like '{ICONS[0]}+{ICONS[1]}'."
            )
        tokens = Base.of(state).players[seat].tokens
        lacking = [
            f"{number} {icon} ({tokens[icon]})" for icon, number in spent.items() if tokens[icon] < number
        ]
        return Refusal(self.rule, f"You do not have these tokens: {', '.join(lacking)}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        base = Base.of(play.state)
        player = base.players[seat]
        for icon, number in self._spent[values[0]].items():
            player.tokens[icon] -= number
            base.tokens[icon] += number
        self.receive(base, seat)
        play.emit("bought", rule=self.rule, bought=self.bought, tokens=values[0])

    def receive(self, base: Base, seat: int) -> None:
        """What was bought comes into the reserve, to be used at once."""
        raise NotImplementedError


class BuyCartouche(Buy):
    """Spend tokens for a cartouche tile of one square (cartouche/spend/cartouche)."""

    name = "buy_cartouche"
    title = "Buy a 1x1 cartouche tile"
    rule = "cartouche/spend/cartouche"
    bought = SMALL

    def receive(self, base: Base, seat: int) -> None:
        base.cartouches[SMALL] -= 1
        base.players[seat].cartouches[SMALL] += 1


class BuyScarab(Buy):
    """Spend tokens for a scarab (cartouche/spend/scarab)."""

    name = "buy_scarab"
    title = "Buy a scarab"
    rule = "cartouche/spend/scarab"
    bought = "scarab"

    def receive(self, base: Base, seat: int) -> None:
        base.scarabs -= 1
        base.players[seat].scarabs += 1
