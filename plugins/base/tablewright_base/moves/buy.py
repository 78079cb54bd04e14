"""Spending story tokens for what the tables offer: a small cartouche tile or a scarab."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright_base.mural import ICONS
from tablewright_base.slice import base_of
from tablewright_base.ways import SCARAB
from tablewright_base.words.phrases import several

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State


def _in_order(tokens: Any) -> Any:
    """Tokens as they are offered, in whatever order somebody writes them: "snake+cat" is "cat+snake"."""
    if not isinstance(tokens, str):
        return tokens
    names = tokens.split("+")
    return "+".join(sorted(names, key=ICONS.index)) if all(name in ICONS for name in names) else tokens


class Buy(CartoucheMove):
    """Two tokens of any types go back to the supply for one item (cartouche/spend/any-two), at any time.

    So it may also be done while others act (cartouche/spend/any-time); only a choice among tiles comes first.
    """

    name = "buy"
    title = "Spend tokens"
    steps = ("*",)
    free = True
    aside = True
    rule = "cartouche/spend/any-two"
    when = "cartouche/ruling/drawn-tiles"
    fields = (
        Field("item", title="what to take"),
        Field("tokens", title="tokens to spend", from_json=_in_order),
    )

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.price = self.tables.line.exchange_tokens
        self.offered = self.tables.line.exchange_for
        # Asked for at every decision, so the words are made once.
        self._too_few = [
            Refusal(self.rule, f"It takes {several(self.price, 'story token')}, and you have {held}.")
            for held in range(self.price)
        ]
        self._payments: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._spent = {
            "+".join(paid): {icon: paid.count(icon) for icon in ICONS if icon in paid}
            for paid in combinations_with_replacement(ICONS, self.price)
        }

    def blocked(self, state: State, seat: int) -> Refusal | None:
        held = sum(base_of(state).players[seat].tokens.values())
        return None if held >= self.price else self._too_few[held]

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        if not chosen:
            return self.offered
        tokens = base_of(state).players[seat].tokens
        held = tuple([tokens[icon] for icon in ICONS])
        found = self._payments.get(held)
        if found is None:
            found = self._payments[held] = tuple(
                key
                for key, spent in self._spent.items()
                if all(tokens[icon] >= number for icon, number in spent.items())
            )
        return found

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if not chosen:
            return Refusal(self.rule, f"'{value}' is not for sale; tokens buy {' or '.join(self.offered)}.")
        spent = self._spent.get(value)
        if spent is None:
            example = "+".join(ICONS[: self.price])
            return Refusal(
                self.rule,
                f"'{value}' is not {several(self.price, 'story token')}; write it like '{example}'.",
            )
        tokens = base_of(state).players[seat].tokens
        lacking = [
            f"{number} {icon} ({tokens[icon]})" for icon, number in spent.items() if tokens[icon] < number
        ]
        return Refusal(self.rule, f"You do not have these tokens: {', '.join(lacking)}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        item, paid = values
        base = base_of(play.state)
        player = base.players[seat]
        for icon, number in self._spent[paid].items():
            player.tokens[icon] -= number
            base.tokens[icon] += number
        # What is bought may be used at once, unlike what a bonus gives.
        if item == SCARAB:
            base.scarabs -= 1
            player.scarabs += 1
            rule = "cartouche/spend/scarab"
        else:
            base.cartouches[item] -= 1
            player.cartouches[item] += 1
            rule = "cartouche/spend/cartouche"
        play.emit("bought", rule=rule, bought=item, tokens=paid)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        if chosen:
            return str(value)
        piece = self.tables.cartouches.get(value)
        return piece.title if piece is not None else "scarab"
