"""The outline of a game: its blocks and steps, read from ``game.json`` and from what expansions change in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import methodcaller
from typing import TYPE_CHECKING, Any

from tablewright.actions.domains import Domain
from tablewright.actions.moves import Action, Field, Move
from tablewright.actions.refusals import Refusal
from tablewright.problems.problem import Place, Problem, TablewrightError, raise_any
from tablewright.state.frames import Frame

from .outline_changes import changed, defined_in
from .steps import Step

if TYPE_CHECKING:
    from tablewright.content.content import Content, Item
    from tablewright.play.play import Play
    from tablewright.rules.freezing import Frozen
    from tablewright.state.state import State

NOBODY, TURNS, ALL, SECRET, ONE, BLOCK = "nobody", "turns", "all", "secret", "one", "block"
FIRST = "first"
"""In the data only: turns, of which there is one, the first seat's."""
ENDLESS = 0
FARTHEST = 100_000
"""So many steps a match goes through before somebody has to be asked."""

Asked = tuple[
    str,
    Callable[[Any, int], Refusal | None] | None,
    Callable[[Any, int, tuple[Any, ...]], Domain],
    tuple[Field, ...],
]
"""Of a move: its name, whether it is blocked (None: it never is), its domain and its fields."""
Listed = tuple[
    Move,
    Action,
    Callable[[Any, int], Refusal | None] | None,
    Callable[[Any, int, Action], Iterable[Iterable[Action]]] | None,
]
"""Of a move: itself, an action that has only begun, whether it is blocked, and its `rest` if it has one of its own."""
Checked = tuple[
    Move,
    Callable[[Any, int], Refusal | None] | None,
    Callable[[Any, int, tuple[Any, ...]], Domain],
    tuple[type, ...],
]
"""Of a move: itself, whether it is blocked, its domain, and the types of its fields."""
Taken = tuple[Callable[..., None], str, bool, bool]
"""Of a move: how it is applied, its plugin, whether it is free and whether it ends the turn."""


_RUNS: dict[str, Callable[[Play], None]] = {
    "pass-first": methodcaller("pass_first"),
    "finish": methodcaller("finish"),
}
"""What a step of nobody may do without code of its own."""


class Node:
    """A compiled step or block. Frames name it; everything else about it is looked up here."""

    __slots__ = (
        "actions",
        "alone",
        "asked",
        "asks",
        "auto_done",
        "by_name",
        "checked",
        "children",
        "code",
        "doing",
        "entered",
        "frame",
        "left",
        "listed",
        "moves",
        "name",
        "on_entered",
        "on_left",
        "on_run",
        "only_asks",
        "only_runs",
        "owner",
        "repeat",
        "rounds",
        "run",
        "taken",
        "title",
        "together",
        "turns",
        "who",
    )

    def __init__(self, name: str, who: str) -> None:
        self.name, self.who = name, who
        self.together = who in (ALL, SECRET)
        self.frame = Frame(step=name)
        """A frame of it as it is in the beginning; those on the stack are its clones, which are made quickly."""
        self.title = name
        self.children: tuple[Node, ...] = ()
        self.repeat = 1
        self.rounds = False
        """Whether its repetitions are the rounds of the match; what is written once and for all is not counted."""
        self.actions = 1
        self.turns = ENDLESS
        self.alone = False
        """Whether only the first seat has a turn, and only one."""
        self.auto_done = False
        self.run = ""
        self.code: Step | None = None
        self.owner = ""
        # What the code does, and None for what it leaves to the kernel, so that nothing is called for nothing.
        self.asks: Callable[[State, int], bool] | None = None
        self.on_entered: Callable[[Play], None] | None = None
        self.on_run: Callable[[Play], None] | None = None
        self.on_left: Callable[[Play], None] | None = None
        self.entered: tuple[Frozen, ...] = ()
        self.left: tuple[Frozen, ...] = ()
        self.only_runs: Callable[[Play], None] | None = None
        """What the step does, where it does nothing else and nobody hears of it: most steps are like this."""
        self.only_asks: Callable[[State, int], bool] | None = None
        """For the first seat's turn: whether there is one, where nobody hears of it if there is none."""
        self.take_moves(())

    def take_moves(self, moves: Iterable[Move]) -> None:
        """Give the node the moves that are offered in its step.

        What is asked of them thousands of times is looked up once, here: to find an attribute of a class on an
        instance takes Python longer than it takes most moves to answer.
        """
        self.moves = tuple(moves)
        self.by_name = {move.name: move for move in self.moves}
        self.asked: tuple[Asked, ...] = tuple(map(_asked, self.moves))
        self.doing = tuple(_asked(move) for move in self.moves if move.fields or not move.ends)
        """Those with which a seat does anything but to declare itself done."""
        self.listed: tuple[Listed, ...] = tuple(map(_listed, self.moves))
        self.checked: dict[str, Checked] = {move.name: _checked(move) for move in self.moves}
        self.taken: dict[str, Taken] = {
            move.name: (move.apply, move.plugin, move.free, move.ends) for move in self.moves
        }

    def take_code(self, code: Step) -> None:
        """Give the node the code of its step."""
        self.code = code
        self.owner = code.plugin
        own = type(code)
        self.asks = code.asks if own.asks is not Step.asks else None
        self.on_entered = code.entered if own.entered is not Step.entered else None
        self.on_run = code.run if own.run is not Step.run else None
        self.on_left = code.left if own.left is not Step.left else None

    def take_hooks(self, entered: tuple[Frozen, ...], left: tuple[Frozen, ...]) -> None:
        """Give the node the hooks that hear of its beginning and its end; its code comes before."""
        self.entered, self.left = entered, left
        heard = entered or left or self.on_entered or self.on_left
        runs = [found for found in (_RUNS.get(self.run), self.on_run) if found is not None]
        self.only_runs = runs[0] if len(runs) == 1 and self.who == NOBODY and not heard else None
        self.only_asks = self.asks if self.alone and not heard else None


def _asked(move: Move) -> Asked:
    return move.name, move.blocked if move.guarded else None, move.domain, move.fields


def _listed(move: Move) -> Listed:
    rest = _whole if not move.fields else move.rest if move.at_once else None
    return move, (move.name,), move.blocked if move.guarded else None, rest


def _whole(state: State, seat: int, begun: Action) -> tuple[tuple[Action]]:
    """What is to come where a move has no fields: it is whole when it is named."""
    return ((begun,),)


def _checked(move: Move) -> Checked:
    types = tuple([field.type for field in move.fields])
    return move, move.blocked if move.guarded else None, move.domain, types


NOWHERE = Node("", NOBODY)
"""The step of a seat that is not asked, where no move may be taken aside: it has no moves."""


class Outline:
    """The tree of one game and its interruptions, by name."""

    def __init__(
        self,
        game: Item,
        changes: Sequence[Item],
        number: Callable[[Any], int],
        settled: Callable[[str, str], bool],
    ) -> None:
        """`game` and the expansions' `changes` are valid by their schemas.

        `number` turns a number or ``{"option": name}`` into a number; for `settled` see `outline_changes`.
        Raises TablewrightError with every problem.
        """
        made = changed(game, changes, settled)
        self.taken_out = made.taken_out.keys()
        """Steps that expansions removed or replaced; moves and code that name them are no mistake."""
        self.nodes: dict[str, Node] = {}
        self._number = number
        self._items = (game, *changes)
        self.root = Node(game.data["id"], BLOCK)
        self.root.children = tuple(self._node(entry, True) for entry in made.tree)
        self.nodes[self.root.name] = self.root
        for entry in made.interruptions:
            node = self._node({"who": ONE, **entry}, False)
            node.turns = 1
        raise_any(self._endless(made.tree))

    def place(self, name: str) -> tuple[str, Place] | None:
        """The plugin that brings a step or block, and where; None where none does."""
        found = [
            (item.plugin, item.place(*pointer))
            for item in self._items
            for defined, pointer in defined_in(item.data)
            if defined == name
        ]
        return found[-1] if found else None  # what replaces another may be called like it

    def _endless(self, entries: Sequence[dict[str, Any]]) -> Iterator[Problem]:
        """Blocks that are repeated so often that a match would never come out of them, though nobody acts there."""
        for entry in entries:
            if "block" not in entry:
                continue
            node = self.nodes[entry["block"]]
            steps = _steps_of_nobody(node)
            if steps is not None and steps * node.repeat > FARTHEST:
                plugin, place = self.place(node.name) or ("", None)
                yield Problem(
                    "TW-OUTLINE-ENDLESS",
                    f"the block '{node.name}' of '{plugin}' goes on and on without asking anybody",
                    place,
                    expected=f"somebody who acts, or the end, within {FARTHEST:,} steps",
                    found=f"{node.repeat:,} repetitions",
                    hint="repeat it less often, or let somebody act in it",
                )
            else:
                yield from self._endless(entry["steps"])

    def _node(self, entry: dict[str, Any], outermost: bool) -> Node:
        if "block" in entry:
            node = Node(entry["block"], BLOCK)
            node.repeat = self._number(entry.get("repeat", ENDLESS))
            # What is repeated within a round is no round.
            node.rounds = outermost and entry.get("repeat") != 1
            outermost = outermost and not node.rounds
            node.children = tuple(self._node(child, outermost) for child in entry["steps"])
        else:
            who = entry.get("who", NOBODY)
            node = Node(entry["step"], TURNS if who == FIRST else who)
            node.actions = self._number(entry.get("actions", 1))
            node.turns = self._number(entry.get("laps", ENDLESS))
            if who == FIRST:
                node.alone, node.turns = True, 1
            node.auto_done = entry.get("auto_done", False)
            node.run = entry.get("run", "")
        node.title = entry.get("title", {}).get("en", node.name)
        self.nodes[node.name] = node
        return node


def _steps_of_nobody(node: Node) -> int | None:
    """How many steps a block goes through each time; None where anybody acts in it, or where it has no end of its own."""
    count = 1
    for child in node.children:
        if child.who == NOBODY:
            count += 1
        elif child.who == BLOCK and child.repeat != ENDLESS:
            inner = _steps_of_nobody(child)
            if inner is None:
                return None
            count += inner * child.repeat
        else:
            return None
    return count


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
