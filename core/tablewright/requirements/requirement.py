"""Requirements: conditions written as data, compiled once per match.

A requirement is a tree of JSON: an object with one key, either a word of the vocabulary that plugins register
(``{"river": {...}}``) or one of ``all``, ``any``, ``not``, ``at_least``. Every requirement answers four
questions: is it met; by what (the witnesses); how far is it; and why not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from tablewright.rules.ruleset import Ruleset
    from tablewright.state.state import State

MOST_WITNESSES = 500
"""No requirement lists more ways to meet it than this: nobody chooses among more, and a tree multiplies them."""


MOST_PARTS = 200
"""No requirement has more words and joints than this: each is asked thousands of times, and a card has a few."""


class Witness(NamedTuple):
    """One way in which a requirement is met, as far as it differs from the others in what follows from it.

    `key` names it to people and in actions (``"c4+d6"``; empty where there is only one way). `uses` says what
    meeting it in this way does, for the effects of the game: ``(("cover", mask),)``.
    """

    key: str = ""
    uses: tuple[tuple[str, Any], ...] = ()


class Requirement(ABC):
    """A compiled condition over the state, as it concerns one seat."""

    @abstractmethod
    def met(self, state: State, seat: int) -> bool:
        """Whether it is met."""

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        """The ways in which it is met, without duplicates; empty where it is not."""
        return [Witness()] if self.met(state, seat) else []

    def progress(self, state: State, seat: int) -> float:
        """How far it is, from 0 to 1; 1 exactly where it is met. Bots ask this thousands of times."""
        return 1.0 if self.met(state, seat) else 0.0

    @abstractmethod
    def why_not(self, state: State, seat: int) -> str:
        """What is still lacking, in words; the empty string where nothing is."""

    @abstractmethod
    def describe(self) -> str:
        """What it asks, in words."""

    def picture(self) -> list[str]:
        """What it asks as a drawing, in rows of characters of equal length, where words alone would not do."""
        return []


class WrongArguments(ValueError):
    """What stands under a word cannot be: the object with the word, and where in it, beside the words for it."""

    def __init__(self, text: str, tree: dict[str, Any], keys: tuple[Any, ...]) -> None:
        super().__init__(text)
        self.text, self.tree, self.keys = text, tree, keys


class Word(Requirement):
    """A word of the requirement vocabulary. Subclass it and hand it to the kernel from `provide_words`."""

    name: ClassVar[str] = ""
    schema: ClassVar[str] = ""
    """The file of the JSON Schema of its arguments: ``"words/river.schema.json"`` in the kernel's schemas, or
    a path inside the package of the plugin that registers the word."""
    plugin: ClassVar[str] = ""
    """Filled in by the kernel."""

    def __init__(self, args: Any, rules: Ruleset) -> None:
        """`args` is what stands under the word, already valid by its schema.

        Raise ValueError for what the schema cannot see, with words for the author of the card; its first argument
        may be followed by the keys and indices that lead to the place in `args`, the last of them perhaps the
        number of a character in a text: ``ValueError("this row is too short", "rows", 2)``.
        """
        self.args, self.rules = args, rules


class AllOf(Requirement):
    """Every one of several requirements."""

    def __init__(self, parts: tuple[Requirement, ...]) -> None:
        self.parts = parts

    def met(self, state: State, seat: int) -> bool:
        # Written out, here and below: it is asked at every decision, and a generator takes longer than the parts.
        for part in self.parts:  # noqa: SIM110
            if not part.met(state, seat):
                return False
        return True

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        return _together([part.witnesses(state, seat) for part in self.parts])

    def progress(self, state: State, seat: int) -> float:
        return sum(part.progress(state, seat) for part in self.parts) / len(self.parts)

    def why_not(self, state: State, seat: int) -> str:
        return "; ".join(text for part in self.parts if (text := part.why_not(state, seat)))

    def describe(self) -> str:
        return " and ".join(_inner(part, AnyOf, AtLeast) for part in self.parts)

    def picture(self) -> list[str]:
        return _pictures(self.parts)


class AnyOf(Requirement):
    """At least one of several requirements."""

    def __init__(self, parts: tuple[Requirement, ...]) -> None:
        self.parts = parts

    def met(self, state: State, seat: int) -> bool:
        for part in self.parts:  # noqa: SIM110
            if part.met(state, seat):
                return True
        return False

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        return _distinct(witness for part in self.parts for witness in part.witnesses(state, seat))

    def progress(self, state: State, seat: int) -> float:
        return max(part.progress(state, seat) for part in self.parts)

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        lacking = [part.why_not(state, seat) for part in self.parts]
        return ", or ".join(f"({text})" if "; " in text else text for text in lacking)

    def describe(self) -> str:
        return " or ".join(_inner(part, AllOf, AtLeast) for part in self.parts)

    def picture(self) -> list[str]:
        return _pictures(self.parts)


class Not(Requirement):
    """That a requirement is not met."""

    def __init__(self, part: Requirement) -> None:
        self.part = part

    def met(self, state: State, seat: int) -> bool:
        return not self.part.met(state, seat)

    def why_not(self, state: State, seat: int) -> str:
        return f"this must not be so: {self.part.describe()}" if self.part.met(state, seat) else ""

    def describe(self) -> str:
        return f"not ({self.part.describe()})"

    def picture(self) -> list[str]:
        return self.part.picture()


class AtLeast(Requirement):
    """A number of several requirements."""

    def __init__(self, count: int, parts: tuple[Requirement, ...]) -> None:
        self.count, self.parts = count, parts

    def met(self, state: State, seat: int) -> bool:
        return sum(part.met(state, seat) for part in self.parts) >= self.count

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        ways = [found for part in self.parts if (found := part.witnesses(state, seat))]
        if len(ways) < self.count:
            return []
        from itertools import combinations

        return _distinct(
            witness for chosen in combinations(ways, self.count) for witness in _together(list(chosen))
        )

    def progress(self, state: State, seat: int) -> float:
        best = sorted((part.progress(state, seat) for part in self.parts), reverse=True)[: self.count]
        return sum(best) / self.count

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        lacking = [text for part in self.parts if (text := part.why_not(state, seat))]
        done = len(self.parts) - len(lacking)
        return f"{done} of the {self.count} needed are met; open: " + "; ".join(lacking)

    def describe(self) -> str:
        return f"at least {self.count} of: " + "; ".join(_inner(part, AtLeast) for part in self.parts)

    def picture(self) -> list[str]:
        return _pictures(self.parts)


def _inner(part: Requirement, *kinds: type[Requirement]) -> str:
    """A part in words, in brackets where it is of several parts itself, and joined in another way."""
    several = isinstance(part, kinds) and len(getattr(part, "parts", ())) > 1
    return f"({part.describe()})" if several else part.describe()


def compile_requirement(tree: dict[str, Any], words: dict[str, type[Word]], rules: Ruleset) -> Requirement:
    """The requirement that a tree of JSON describes. The tree is valid by the composed schema.

    Raises KeyError for a word that no enabled plugin registers, and WrongArguments for what a word cannot take, for
    more parts than a requirement may have, and for a number of them that there is not.
    """
    parts = sum(1 for _ in islice(_parts_of(tree), MOST_PARTS + 1))
    if parts > MOST_PARTS:
        raise WrongArguments(f"the requirement has more than {MOST_PARTS} parts", tree, tuple(tree))
    return _compiled(tree, words, rules)


def _parts_of(tree: dict[str, Any]) -> Iterator[str]:
    """The name of each word and joint of a tree."""
    ((name, args),) = tree.items()
    yield name
    inner = {
        "all": args,
        "any": args,
        "not": [args],
        "at_least": args.get("of") if isinstance(args, dict) else (),
    }
    for one in inner.get(name) or ():
        yield from _parts_of(one)


def _compiled(tree: dict[str, Any], words: dict[str, type[Word]], rules: Ruleset) -> Requirement:
    ((name, args),) = tree.items()

    def several(trees: list[dict[str, Any]]) -> tuple[Requirement, ...]:
        return tuple(_compiled(one, words, rules) for one in trees)

    match name:
        case "all":
            for place, one in enumerate(args):
                if one.get("not") in args:
                    raise WrongArguments("the opposite of this is asked for too", tree, ("all", place))
            return AllOf(several(args))
        case "any":
            return AnyOf(several(args))
        case "not":
            return Not(_compiled(args, words, rules))
        case "at_least":
            if args["count"] > len(args["of"]):
                text = f"{args['count']} of {len(args['of'])} can never be met"
                raise WrongArguments(text, tree, ("at_least", "count"))
            return AtLeast(args["count"], several(args["of"]))
    try:
        return words[name](args, rules)
    except ValueError as error:
        text, *keys = error.args or ("",)
        raise WrongArguments(str(text), tree, (name, *keys)) from error


def _pictures(parts: tuple[Requirement, ...]) -> list[str]:
    """The pictures of several requirements beside each other, upright on one line."""
    drawn = [picture for part in parts if (picture := part.picture())]
    height = max(map(len, drawn), default=0)
    level = [[" " * len(rows[0])] * (height - len(rows)) + rows for rows in drawn]
    return ["   ".join(pieces) for pieces in zip(*level, strict=True)]


def _distinct(witnesses: Iterator[Witness]) -> list[Witness]:
    found: dict[str, Witness] = {}
    for witness in islice(witnesses, MOST_WITNESSES * 4):
        found.setdefault(witness.key, witness)
    return list(found.values())[:MOST_WITNESSES]


def _together(ways: list[list[Witness]]) -> list[Witness]:
    """Every combination of one way per part; its key joins the parts' keys, its uses are all of theirs."""
    if not all(ways):
        return []
    return _distinct(
        Witness(
            ";".join(witness.key for witness in chosen if witness.key),
            tuple(use for witness in chosen for use in witness.uses),
        )
        for chosen in product(*ways)
    )
