"""A ruleset: one set of plugins with their options and content, compiled and ready for any number of matches."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tablewright.actions.refusals import Refusal
from tablewright.outline.outline import Node, Outline
from tablewright.problems.problem import Problem, TablewrightError, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import shown
from tablewright.requirements.requirement import AnyOf, Requirement, Word, WrongArguments, compile_requirement
from tablewright.requirements.word_problems import place_in, word_problem
from tablewright.scenes import Scene
from tablewright.state.slices import Slice

from .answers import answer_of
from .asking import asked
from .choices import Choice, choice_of
from .content_check import check_content
from .declarations import declared
from .failures import FAILURES, PluginFailed, blame, checked, returned, several
from .freezing import Frozen, freeze, publication
from .outcome import outcome
from .terms import Goal, Opponent, Term
from .withholding import WithholdingChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pluggy import PluginManager

    from tablewright.content.content import Content, Item
    from tablewright.problems.problem import Place
    from tablewright.state.state import State
    from tablewright.validation.schemas import Schemas

PER_DECISION = (
    "step_entered",
    "step_left",
    "action_applied",
    "withhold",
    "score",
    "opponents",
    "tie_break",
    "goals",
    "evaluate",
    "scene",
    "provide_slice",
)


class Ruleset:
    """Compiled rules. Nothing in it changes during a match, so matches, forks and bots share one.

    `options` and `switches` are by plugin id; `content` by kind; `tables` holds what each plugin compiled.
    """

    def __init__(
        self,
        *,
        game: str,
        seats: int,
        order: list[str],
        manager: PluginManager,
        words: dict[str, type[Word]],
        options: dict[str, dict[str, Any]],
        switches: dict[str, dict[str, bool]],
        content: Content,
        schemas: Schemas,
        lock: dict[str, Any],
        settled: Callable[[str, str], bool],
        option_places: Mapping[tuple[str, str], Place] | None = None,
    ) -> None:
        """Made by `tablewright.play.assembly`: `order` lists the plugins' ids, `manager` has them registered.

        `settled` tells whether anything but their ids decides which of two plugins comes first, `option_places`
        where the config sets options, by plugin and name.
        """
        self.game, self.seats, self.options, self.switches = game, seats, options, switches
        self.order, self.words, self.content, self.schemas = order, words, content, schemas
        self.lock = lock
        """What a save records: versions, content hashes, options, order."""
        self._manager, self._settled = manager, settled
        self._hooks: dict[str, tuple[Frozen, ...]] = {}
        self._option_places = option_places or {}
        game_item = content.one("game")
        self.title: str = game_item.data.get("title", {}).get("en", game)
        self.outline = Outline(
            game_item,
            content.all("outline"),
            self._number,
            settled,
        )
        self.tables: dict[str, Any] = {}
        self.wrong_words: list[Problem] | None = []
        """What words cannot take, gathered while the tables are compiled; None from then on."""
        check_content(self, manager)
        for hook in self.hooks("compile_tables"):
            self.tables[hook.plugin] = checked(hook, (self,), object, rules=self)
        raise_any(self.wrong_words)
        self.wrong_words = None
        self._freeze()
        self._compile_moves()

    # --- what plugins ask ---

    def hooks(self, name: str) -> tuple[Frozen, ...]:
        """The implementations of a hook, in order, as plain functions of all its arguments by position.

        Those of a hook that a plugin publishes say whose they are where they raise, and what they return is what
        the annotation of the specification says; else they raise PluginFailed.
        """
        found = self._hooks.get(name)
        if found is None:
            found = freeze(self._manager, name, self.order)
            specification = publication(self._manager, name)
            if found and specification is not None:
                answer = answer_of(specification)
                found = tuple(asked(hook, answer, self) for hook in found)
            self._hooks[name] = found
        return found

    def every_hook(self) -> list[Frozen]:
        """The implementations of all hooks, those that plugins publish too."""
        names = [
            name for name, hook in vars(self._manager.hook).items() if not name.startswith("_") and hook.spec
        ]
        return [hook for name in names for hook in freeze(self._manager, name, self.order)]

    def option_place(self, plugin: str, name: str) -> Place | None:
        """Where the config sets an option: the place of a problem that its value makes. None where no file does."""
        return self._option_places.get((plugin, name))

    def requirement(self, tree: dict[str, Any]) -> Requirement:
        """A requirement, compiled. Raises KeyError for a word that no enabled plugin registers.

        Raises TablewrightError for what a word cannot take; while the tables are compiled all of these are
        collected first, and nothing can meet such a requirement in the meantime.
        """
        try:
            return compile_requirement(tree, self.words, self)
        except WrongArguments as error:
            problem = word_problem(error, place_in(self.content, error))
            if self.wrong_words is None:
                raise TablewrightError(problem) from error
            self.wrong_words.append(problem)
            return AnyOf(())

    def on(self, plugin: str, switch: str) -> bool:
        """Whether a switch of an enabled plugin is on; False where the plugin is not enabled."""
        return self.switches.get(plugin, {}).get(switch, False)

    # --- what front ends and bots ask ---

    def score(self, state: State, seat: int) -> list[Term]:
        """What `seat` would score if the match ended now, with provenance. Raises ValueError for no seat."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; they are 0 to {self.seats - 1}")
        terms = []
        for hook in self._score:
            terms += self._own(several(hook, self, (state, seat), Term), hook)
        return terms

    @property
    def scored(self) -> bool:
        """Whether any plugin gives points; without, a match is decided by what the moves find."""
        return bool(self._score)

    def points(self, state: State, seat: int) -> int:
        """The total of `score`, without the provenance: what bots ask thousands of times."""
        try:
            points = 0
            for hook in self._score:
                for term in hook(self, state, seat):
                    points += term.points
            return points
        except FAILURES as error:
            blame(error, self)

    def opponents(self, state: State) -> list[Opponent]:
        """Those that the seats play against without their having a seat, with what each would score now."""
        found = []
        for hook in self._opponents:
            for opponent in several(hook, self, (state,), Opponent):
                self._own(opponent.terms, hook)
                found.append(opponent)
        return found

    def goals(self, state: State, seat: int) -> list[Goal]:
        """What `seat` may strive for now."""
        return [goal for hook in self._goals for goal in several(hook, self, (state, seat), Goal)]

    def scenes(self, state: State, seat: int) -> list[Scene]:
        """What to show to `seat`, plugin by plugin."""
        return [scene for hook in self._scene for scene in several(hook, self, (state, seat), Scene)]

    def choice(self, state: State, seat: int, node: Node) -> Choice:
        """What `seat` may do in the step `node`."""
        return choice_of(self, state, seat, node, state.flow.top(seat) or node.frame)

    def slices(self) -> dict[str, Slice]:
        """Every plugin's slice as it is before the first step."""
        try:
            slices = {hook.plugin: hook(self) for hook in self._provide_slice}
        except FAILURES as error:
            blame(error, self)
        for hook in self._provide_slice:
            if not isinstance(slices[hook.plugin], Slice):
                raise PluginFailed(returned(hook, "Slice", slices[hook.plugin]))
        return slices

    def load_state(self, data: dict[str, Any]) -> State:
        """The state whose `to_json` is `data`. Raises ValueError where it is no state of this ruleset, and says where."""
        from tablewright.state.reading import read_state

        state = read_state(data, {name: type(part) for name, part in self.slices().items()})
        if not state.flow.fits(self.outline.nodes, self.seats) or state.to_json() != data:
            raise ValueError("it is not the state of a match of this game")
        return state

    def outcome(
        self, state: State, places: list[list[int]] | None = None, ended: str | None = None
    ) -> dict[str, Any]:
        """The result of a match that ends in `state`: the ranking and every score term, as plain JSON values.

        `places` and `ended` as for `Play.finish`.
        """
        return outcome(self, state, places, ended)

    def locate(self, refusal: Refusal, plugin: str, withheld: bool = False) -> Refusal:
        """The refusal with whose rule it is and where the rule or the item stands in the content.

        What concerns a card is its plugin's, but what is withheld is the withholding `plugin`'s, whatever the card.
        """
        if refusal.plugin:
            return refusal
        found: Item | None = self._item(refusal.item, plugin) if refusal.item else None
        if found is None:
            found = self._rules.get(refusal.rule)
        if found is None:
            return replace(refusal, plugin=plugin or "kernel")
        place = found.place()
        owner = plugin if withheld else self.owner(refusal.item, plugin) or plugin or found.plugin
        return replace(refusal, plugin=owner, file=place.file, line=place.line)

    def owner(self, item: str, plugin: str = "") -> str:
        """The plugin whose content the item is, and so who gave what it gives; empty where it is no item.

        Where items of several kinds have that id, it is that of `plugin`, who told of it, if it has one.
        """
        found = self._item(item, plugin)
        return found.plugin if found is not None else ""

    # --- the inside ---

    def _item(self, item: str, plugin: str) -> Item | None:
        if item in self._namesakes:
            return next((one for one in self._namesakes[item] if one.plugin == plugin), self._items[item])
        return self._items.get(item)

    def _own(self, terms: list[Term], hook: Frozen) -> list[Term]:
        """The terms of a hook, checked and with the name of their plugin."""
        for term in terms:
            if type(term.points) is not int:
                raise PluginFailed(returned(hook, "terms whose points are whole numbers", term))
            term.plugin = term.plugin or self.owner(term.item, hook.plugin) or hook.plugin
        return terms

    def _number(self, value: Any) -> int:
        if isinstance(value, dict):
            plugin = value.get("plugin", self.content.one("game").plugin)
            number = self.options.get(plugin, {}).get(value["option"])
            if type(number) is not int or number < 1:
                raise TablewrightError(self._no_number(value, plugin, number))
            return number
        return int(value)

    def _no_number(self, value: dict[str, Any], plugin: str, number: Any) -> Problem:
        """An outline's ``{"option": …}`` that leads to no number."""
        known = self.options.get(plugin, {})
        return Problem(
            "TW-OUTLINE-OPTION",
            f"the outline wants a number from the option '{value['option']}' of the plugin '{plugin}'",
            self.option_place(plugin, value["option"]) or self.content.place_of(value),
            expected="an option whose values are whole numbers from 1 on",
            found="nothing" if number is None else shown(number),
            hint="" if number is not None else suggestion(value["option"], known, "its options are"),
        )

    def _freeze(self) -> None:
        frozen = {name: self.hooks(name) for name in PER_DECISION}
        self.step_entered, self.step_left = frozen["step_entered"], frozen["step_left"]
        self.action_applied, self.withhold = frozen["action_applied"], frozen["withhold"]
        self.choice_class = WithholdingChoice if self.withhold else Choice
        self._score, self.tie_break = frozen["score"], frozen["tie_break"]
        self._opponents = frozen["opponents"]
        self._goals, self._scene = frozen["goals"], frozen["scene"]
        self.evaluate = frozen["evaluate"]
        self._provide_slice = frozen["provide_slice"]
        self._rules: dict[str, Item] = self.content.by_id("rules")
        self._items: dict[str, Item] = {}
        self._namesakes: dict[str, list[Item]] = {}
        """Items of several kinds with one id; of these, `_items` has the first."""
        for kind in self.content.kinds():
            for item in self.content.all(kind) if kind != "rules" else ():
                if (first := self._items.setdefault(item.id, item)) is not item:
                    self._namesakes.setdefault(item.id, [first]).append(item)

    def _compile_moves(self) -> None:
        nodes = self.outline.nodes
        known = [*nodes, *self.outline.taken_out]
        codes, self.moves = declared(self, known, self._settled)
        for node in nodes.values():
            if node.name in codes:
                node.take_code(codes[node.name])
            node.take_hooks(self.step_entered, self.step_left)
            acting = node.who not in ("nobody", "block")
            node.take_moves(
                move
                for move in self.moves.values()
                if acting and (node.name in move.steps or ("*" in move.steps and node.who != "one"))
            )
        self.aside = Node("", "nobody")
        """The step of a seat that is not asked while others are: what it may do at any time."""
        self.aside.take_moves(move for move in self.moves.values() if move.aside)
