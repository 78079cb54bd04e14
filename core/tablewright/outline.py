"""The outline of a game: its blocks and steps, read from ``game.json`` and from what expansions change in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from .moves import Move
from .problems import Place, Problem, TablewrightError
from .steps import Step
from .suggestions import did_you_mean

if TYPE_CHECKING:
    from .content import Content
    from .play import Play
    from .state import State

NOBODY, TURNS, ALL, SECRET, ONE, BLOCK = "nobody", "turns", "all", "secret", "one", "block"
ENDLESS = 0


class Node:
    """A compiled step or block. Frames name it; everything else about it is looked up here."""

    __slots__ = (
        "actions",
        "asks",
        "at_entered",
        "at_left",
        "at_run",
        "auto_done",
        "by_name",
        "children",
        "code",
        "entered",
        "left",
        "moves",
        "name",
        "on_entered",
        "on_left",
        "on_run",
        "owner",
        "repeat",
        "rounds",
        "run",
        "title",
        "turns",
        "who",
    )

    def __init__(self, name: str, who: str) -> None:
        self.name, self.who = name, who
        self.title = name
        self.children: tuple[Node, ...] = ()
        self.repeat = 1
        self.rounds = False
        """Whether its repetitions are the rounds of the match; what is written once and for all is not counted."""
        self.actions = 1
        self.turns = ENDLESS
        self.auto_done = False
        self.run = ""
        self.code: Step | None = None
        # For the message where it fails: whose it is, and the name of what failed.
        self.owner = self.at_entered = self.at_run = self.at_left = ""
        # What the code does, and None for what it leaves to the kernel, so that nothing is called for nothing.
        self.asks: Callable[[State, int], bool] | None = None
        self.on_entered: Callable[[Play], None] | None = None
        self.on_run: Callable[[Play], None] | None = None
        self.on_left: Callable[[Play], None] | None = None
        self.entered: tuple[Callable[..., None], ...] = ()
        self.left: tuple[Callable[..., None], ...] = ()
        self.moves: tuple[Move, ...] = ()
        self.by_name: dict[str, Move] = {}

    def take_code(self, code: Step) -> None:
        """Give the node the code of its step."""
        self.code = code
        self.owner = code.plugin
        self.at_entered, self.at_run, self.at_left = (
            f"{name} of the step '{self.name}'" for name in ("entered", "run", "left")
        )
        own = type(code)
        self.asks = code.asks if own.asks is not Step.asks else None
        self.on_entered = code.entered if own.entered is not Step.entered else None
        self.on_run = code.run if own.run is not Step.run else None
        self.on_left = code.left if own.left is not Step.left else None


NOWHERE = Node("", NOBODY)
"""The step of a seat that is not asked: it has no moves."""


class Outline:
    """The tree of one game and its interruptions, by name."""

    def __init__(
        self,
        game: dict[str, Any],
        changes: list[tuple[dict[str, Any], str, Place]],
        number: Callable[[Any], int],
    ) -> None:
        """`game` is valid by the game schema; `changes` are expansions' changes with plugin and place.

        `number` turns a number or ``{"option": name}`` into a number. Raises TablewrightError where a change
        names a step that does not exist or a name stands twice.
        """
        tree: list[Any] = [_copy(entry) for entry in game["outline"]]
        interruptions: list[Any] = list(game.get("interruptions", []))
        problems: list[Problem] = []
        self.taken_out: set[str] = set()
        """Steps that expansions removed or replaced; moves and code that name them are no mistake."""
        for change, plugin, place in changes:
            interruptions += change.get("interruptions", [])
            for edit in change.get("changes", []):
                self.taken_out |= {edit[key] for key in ("remove", "replace") if key in edit}
                problem = _edit(tree, edit, plugin, place)
                if problem:
                    problems.append(problem)
        self.nodes: dict[str, Node] = {}
        self.root = Node(game["id"], BLOCK)
        self._number = number
        self.root.children = tuple(self._node(entry) for entry in tree)
        self._add(self.root)
        for entry in interruptions:
            node = self._node({"who": ONE, **entry})
            node.turns = 1
        if problems:
            raise TablewrightError(problems)

    def _add(self, node: Node) -> None:
        if node.name in self.nodes:
            raise TablewrightError(
                [
                    Problem(
                        "TW-OUTLINE-DUPLICATE",
                        f"two steps of the game are called '{node.name}'",
                        hint="give each step and block a name of its own",
                    )
                ]
            )
        self.nodes[node.name] = node

    def _node(self, entry: dict[str, Any]) -> Node:
        if "block" in entry:
            node = Node(entry["block"], BLOCK)
            node.repeat = self._number(entry.get("repeat", ENDLESS))
            node.rounds = entry.get("repeat") != 1
            node.children = tuple(self._node(child) for child in entry["steps"])
        else:
            node = Node(entry["step"], entry.get("who", NOBODY))
            node.actions = self._number(entry.get("actions", 1))
            node.turns = self._number(entry.get("laps", ENDLESS))
            node.auto_done = entry.get("auto_done", False)
            node.run = entry.get("run", "")
        node.title = entry.get("title", {}).get("en", node.name)
        self._add(node)
        return node


class SeatNumbers:
    """How many may play a game with its expansions: from `least` to `most`, and `default` where nobody says.

    Raises TablewrightError where the expansions leave no number.
    """

    __slots__ = ("default", "least", "most", "narrowed")

    def __init__(self, content: Content) -> None:
        game = content.one("game").data["seats"]
        self.least: int = game["least"]
        self.most: int = game["most"]
        self.narrowed: list[str] = []
        """The plugins that allow fewer numbers than the game does."""
        for item in content.all("outline"):
            seats = item.data.get("seats", {})
            if seats:
                self.narrowed.append(item.plugin)
            self.least = max(self.least, seats.get("least", self.least))
            self.most = min(self.most, seats.get("most", self.most))
            if self.least > self.most:
                raise TablewrightError(
                    Problem(
                        "TW-OUTLINE-SEATS",
                        f"no number of seats suits all of the enabled plugins {', '.join(self.narrowed)}",
                        item.place("seats"),
                        hint="leave one of them out of `plugins`",
                    )
                )
        self.default = min(max(game.get("default", self.least), self.least), self.most)


def _copy(entry: dict[str, Any]) -> dict[str, Any]:
    copied = dict(entry)
    if "steps" in copied:
        copied["steps"] = [_copy(child) for child in copied["steps"]]
    return copied


def _name(entry: dict[str, Any]) -> str:
    return str(entry.get("block") or entry.get("step"))


def _lists(tree: list[Any]) -> Iterator[tuple[list[Any], int]]:
    for index, entry in enumerate(tree):
        yield tree, index
        if "steps" in entry:
            yield from _lists(entry["steps"])


def _edit(tree: list[Any], edit: dict[str, Any], plugin: str, place: Place) -> Problem | None:
    target = edit.get("before") or edit.get("after") or edit.get("remove") or edit.get("replace")
    found = next(
        ((entries, index) for entries, index in _lists(tree) if _name(entries[index]) == target), None
    )
    if found is None:
        known = [_name(entries[index]) for entries, index in _lists(tree)]
        near = did_you_mean(str(target), known)
        return Problem(
            "TW-OUTLINE-UNKNOWN-STEP",
            f"'{plugin}' changes the step '{target}', which the game does not have",
            place=place,
            expected="one of " + ", ".join(known),
            found=str(target),
            hint=f"did you mean '{near}'?" if near else "",
        )
    entries, index = found
    if "remove" in edit:
        del entries[index]
    elif "replace" in edit:
        entries[index] = _copy(edit["with"])
    elif "before" in edit:
        entries.insert(index, _copy(edit["insert"]))
    else:
        entries.insert(index + 1, _copy(edit["insert"]))
    return None
