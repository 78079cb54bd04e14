"""Stories, achievements, ankhs and trophies, compiled: what each asks, and what it is worth or gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tablewright import Requirement, Word

from .ways import payable
from .words.mural_word import MuralWord

if TYPE_CHECKING:
    from tablewright import State, Witness

    from .effects.effect import Effect
    from .mural import Mural


Test = tuple["Callable[[Mural], bool] | None", int, int, "Callable[[State, int], bool]"]
"""How to find out at once whether something to complete is met: what to ask of the mural, where nothing else is asked
for; otherwise the tokens and scarabs held and the stories completed without which there is no need to look any
closer, and what to ask then."""


class Wanted:
    """Something to complete: its requirement, and the ways in which a seat meets it now.

    The requirement is compiled when it is first asked for: of a thousand cards that are enabled a match sees few.
    """

    __slots__ = ("_compile", "_printed", "_requirement", "id", "rule", "title")

    def __init__(self, data: dict[str, Any], compile: Callable[[Any], Requirement], rule: str) -> None:
        self.id: str = data["id"]
        self.title: str = data["title"]["en"]
        self.rule = rule
        self._printed = data
        self._compile = compile
        self._requirement: Requirement | None = None

    @property
    def requirement(self) -> Requirement:
        """What it asks for."""
        if self._requirement is None:
            self._requirement = self._compile(self._printed["requires"])
        return self._requirement

    @property
    def text(self) -> str:
        """What it asks for, in the words of the card."""
        text: str = self._printed["text"]["en"] if "text" in self._printed else self.requirement.describe()
        return text

    @property
    def test(self) -> Test:
        """How to find out at once whether it is met.

        A word may say how many tokens and stories it needs by the attributes `tokens_needed` and `stories_needed`.
        """
        requirement = self.requirement
        holds = requirement.test if isinstance(requirement, MuralWord) else None
        tokens: int = getattr(requirement, "tokens_needed", 0)
        stories: int = getattr(requirement, "stories_needed", 0)
        return holds, tokens, stories, requirement.met if isinstance(requirement, Word) else self.met

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat could complete it now, as far as its requirement goes."""
        requirement = self.requirement
        if isinstance(requirement, Word):
            return requirement.met(state, seat)
        # Of several words together each may be payable alone and all of them not.
        return requirement.met(state, seat) and bool(self.ways(state, seat))

    def ways(self, state: State, seat: int) -> list[Witness]:
        """The ways to complete it now; empty where there is none."""
        found = self.requirement.witnesses(state, seat)
        if isinstance(self.requirement, Word):
            return found
        return [way for way in found if payable(state, seat, way)]

    def way(self, state: State, seat: int, key: str) -> Witness:
        """The way of that key. Raises StopIteration where there is none."""
        return next(way for way in self.ways(state, seat) if way.key == key)


class Tests(dict[str, Test]):
    """The tests of cards by id, worked out for those that lie in some match."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Mapping[str, Wanted]) -> None:
        super().__init__()
        self._cards = cards

    def __missing__(self, name: str) -> Test:
        test = self[name] = self._cards[name].test
        return test


class Story(Wanted):
    """A story card."""

    __slots__ = ("points", "slot_rule", "slots", "starting")

    def __init__(
        self,
        data: dict[str, Any],
        compile: Callable[[Any], Requirement],
        rule: str,
        slots: tuple[str, ...],
        slot_rule: str,
        points: int,
    ) -> None:
        super().__init__(data, compile, rule)
        self.starting: bool = data["starting"]
        self.slots = slots
        """Where it goes when it is completed, one of these; it then counts as a story of that type."""
        self.slot_rule = slot_rule
        """The rule that says so."""
        self.points = points
        """What it scores in the end: as printed, unless a plugin says otherwise."""


class Achievement(Wanted):
    """An achievement, printed on the board or on a card."""

    __slots__ = ("first_game", "printed")

    def __init__(
        self, data: dict[str, Any], compile: Callable[[Any], Requirement], rule: str, printed: bool
    ) -> None:
        super().__init__(data, compile, rule)
        self.printed = printed
        self.first_game: bool = data.get("first_game", False)


class Ankh:
    """One of a player's ankhs with its bonus."""

    __slots__ = ("effect", "id", "rule", "text", "title")

    def __init__(self, data: dict[str, Any], effect: Effect, rule: str) -> None:
        self.id: str = data["id"]
        self.title: str = data["title"]["en"]
        self.text: str = data["text"]["en"]
        self.effect = effect
        self.rule = rule


class Trophy:
    """A trophy of the trophy card."""

    __slots__ = ("id", "requirement", "text", "title")

    def __init__(self, data: dict[str, Any], requirement: Requirement) -> None:
        self.id: str = data["id"]
        self.title: str = data["title"]["en"]
        self.text: str = data["text"]["en"]
        self.requirement = requirement
