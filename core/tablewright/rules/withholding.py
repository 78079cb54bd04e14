"""Choices where plugins withhold actions that the moves would allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tablewright.actions.domains import Chance, pick
from tablewright.actions.moves import Action, Move
from tablewright.actions.refusals import Refusal

from .choices import Choice
from .failures import FAILURES, PluginFailed, blame, returned

_TRIES = 20
"""How often `sample` tries again after a withheld action before it lists them all."""


class WithholdingChoice(Choice):
    """The choice of a ruleset in which some plugin implements the hook `withhold`."""

    __slots__ = ()

    def sample(self, rng: Chance) -> Action | None:
        """One action that no plugin withholds, at random; None where there is none."""
        action = super().sample(rng)
        try:
            for _ in range(_TRIES):
                if action is None or self._withheld(action) is None:
                    return action
                action = super().sample(rng)
        except FAILURES as error:
            blame(error, self.rules)
        left = list(self.actions())
        self.drawn = pick(left, rng) if left else None
        return self.drawn

    def check(self, action: Action) -> Refusal | None:
        """None where `action` is possible and not withheld, else why it is not."""
        refusal = super().check(action)
        if refusal is not None:
            return refusal
        try:
            return self._withheld(action)
        except FAILURES as error:
            blame(error, self.rules, action)

    def some(self, move: Move, begun: Action) -> Action | None:
        """The first complete action that begins with `begun` and that no plugin withholds, or None."""
        return next(self._left(self.completions(move, begun)), None)

    def _by_move(self) -> Iterator[Iterable[Action]]:
        return map(self._left, super()._by_move())

    def _left(self, actions: Iterable[Action]) -> Iterator[Action]:
        """Those of them that no plugin withholds."""
        try:
            for action in actions:
                if self._withheld(action) is None:
                    yield action
        except FAILURES as error:
            blame(error, self.rules)

    def _withheld(self, action: Action) -> Refusal | None:
        for hook in self.rules.withhold:
            refusal = hook(self.rules, self.state, self.seat, action)
            if refusal is not None:
                if not isinstance(refusal, Refusal):
                    raise PluginFailed(returned(hook, "Refusal or None", refusal))
                return self.rules.locate(refusal, hook.plugin, withheld=True)
        return None
