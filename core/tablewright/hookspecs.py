"""The plugin contract: every hook that the kernel calls. To write a plugin, read this file.

A plugin's module marks functions of these names with `hookimpl`. A function may leave out arguments that it
does not need. The kernel takes the functions out of pluggy when a set of plugins is compiled and calls them in
the resolved order of the plugins (`tablewright plugins` prints it); during a match pluggy is not asked again.

A plugin that others extend publishes hook specifications of its own, in a module that its manifest names
under ``hookspecs``; it reads what others implemented with ``rules.hooks("name_of_the_hook")``. What
they return must be what the annotation of the specification says, or PluginFailed names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pluggy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .actions.moves import Action, Move
    from .actions.refusals import Refusal
    from .match import Match
    from .outline.steps import Step
    from .play.play import Play
    from .problems.problem import Problem
    from .requirements.requirement import Word
    from .rules.commands import Command
    from .rules.ruleset import Ruleset
    from .rules.terms import Goal, Opponent, Term
    from .scenes import Scene
    from .state.slices import Slice
    from .state.state import State

Specification = TypeVar("Specification", bound="Callable[..., Any]")

hookspec = pluggy.HookspecMarker("tablewright")
hookimpl = pluggy.HookimplMarker("tablewright")

CHAINED = "tablewright_chained"


def chained(spec: Specification) -> Specification:
    """Mark a hook whose answers build on each other, so that it matters who answers first: ``@chained`` below `hookspec`.

    Two plugins that both answer such a hook must say in their manifests which of them comes first
    (``"after": [...]``), or the set of plugins is refused: the order of their ids is no reason.
    """
    setattr(spec, CHAINED, True)
    return spec


# --- once, when a set of plugins is compiled ---------------------------------------------------------------------


@hookspec
def provide_kinds() -> list[str]:
    """Kinds of content that this plugin defines beyond the kernel's, as paths of their JSON Schemas.

    A path is a file in the kernel's ``schemas`` (``"v1/stories.schema.json"``) or inside the plugin's package.
    """
    raise NotImplementedError


@hookspec
def provide_words() -> list[type[Word]]:
    """Words that this plugin adds to the requirement vocabulary."""
    raise NotImplementedError


@hookspec
def check_content(rules: Ruleset) -> Iterable[Problem]:
    """What is wrong with the content that no schema can see: ids that nothing defines, counts that do not add up.

    `rules` has content, options and `requirement`, but no tables yet. Report all of it, each with its place
    (`Item.place`). What was found right is remembered, so that it costs nothing to be thorough; it is asked anew
    when the content, an option or the version of a plugin has changed.
    """
    raise NotImplementedError


@hookspec
def compile_tables(rules: Ruleset) -> Any:
    """Whatever this plugin works out of the content once (shapes, decks), kept as ``rules.tables[plugin id]``.

    Called in the order of the plugins, before any other hook that takes `rules`. Must not change later.
    """
    raise NotImplementedError


@hookspec
def provide_slice(rules: Ruleset) -> Slice:
    """The plugin's slice of the state as it is before the first step; called once per match.

    What is shuffled or dealt belongs into a step of the outline, where randomness and events are at hand.
    """
    raise NotImplementedError


@hookspec
def provide_moves(rules: Ruleset) -> list[Move]:
    """The kinds of action that this plugin offers; each names the steps it belongs to."""
    raise NotImplementedError


@hookspec
def provide_steps(rules: Ruleset) -> list[Step]:
    """Code for steps of the outline, by their names."""
    raise NotImplementedError


@hookspec
def provide_bots() -> dict[str, Callable[[int], Any]]:
    """Players by name: each a function of a seed that makes a `tablewright.bots.Bot`."""
    raise NotImplementedError


@hookspec
def provide_commands() -> list[Command]:
    """Commands for the command line: ``tablewright GAME|PLUGIN COMMAND …``."""
    raise NotImplementedError


@hookspec
def match_over(match: Match, people: Mapping[int, str], ask: Callable[[str], str]) -> None:
    """People have just played `match` to its end at a terminal, and may be told or asked something.

    `people` are their names by seat. `ask` shows a prompt and returns a line. It is called by ``tablewright play``
    only, and no part of the match.
    """
    raise NotImplementedError


# --- for tests: scenarios and the conformance kit -------------------------------------------------------------------


@hookspec
def situation(rules: Ruleset, state: State, slice: Slice, data: dict[str, Any]) -> None:
    """Bring the plugin's `slice`, as `provide_slice` made it, into the situation that a scenario describes.

    `data` is what the scenario says under the plugin's id, in a form that the plugin documents; ``{}`` where it
    says nothing, so that what is left out gets a sensible default. Boards are written as rows of characters.
    Called in the order of the plugins, instead of the set-up steps of the outline; the kernel's part of `state`
    (first seat, round, random stream, the step on top of the stack) is already as the scenario has it.

    Where the plugin has a schema ``situations/<plugin id>`` among its kinds, `data` is valid by it. Raise
    ValueError for what cannot be, with words for the scenario's author; its first argument may be followed by
    the keys and indices that lead to the place in `data`:
    ``ValueError("there is no story 'x'", "seats", "0", "active", 2)``. Notes that are added to it are told as hints;
    `tablewright.misnamed` makes one with the names that may be meant.
    """
    raise NotImplementedError


@hookspec
def census(rules: Ruleset, state: State) -> dict[str, int]:
    """How many pieces of each kind there are in all, wherever they lie. For tests: no action may change a number.

    Count each kind of piece over all its zones, the box and the supply too: ``{"mural tiles": 68, …}``. What lies
    in zones of several plugins each counts in its own, under the same name; the numbers are added up.
    """
    raise NotImplementedError


# --- during a match, frozen ---------------------------------------------------------------------------------------


@hookspec
def step_entered(play: Play, step: str) -> None:
    """A step or a repetition of a block has begun."""
    raise NotImplementedError


@hookspec
def step_left(play: Play, step: str) -> None:
    """A step or a repetition of a block has ended."""
    raise NotImplementedError


@hookspec
def action_applied(play: Play, seat: int, action: Action) -> None:
    """An action has been carried out; what follows from it may be added here."""
    raise NotImplementedError


@hookspec
def withhold(rules: Ruleset, state: State, seat: int, action: Action) -> Refusal | None:
    """Why `seat` may not take `action` after all, or None. The refusal will name the plugin that withheld it."""
    raise NotImplementedError


@hookspec
def score(rules: Ruleset, state: State, seat: int) -> Iterable[Term]:
    """What `seat` would score if the match ended now, term by term."""
    raise NotImplementedError


@hookspec
def opponents(rules: Ruleset, state: State) -> Iterable[Opponent]:
    """Those that the seats play against without their having a seat, with what each would score now.

    With one, a match is won (by the seats in the first place), lost, or tied: the result's ``outcome``.
    """
    raise NotImplementedError


@hookspec
@chained
def tie_break(rules: Ruleset, state: State, seat: int) -> tuple[int, ...]:
    """Numbers that decide between seats with equal totals; the higher wins. Those of the first plugin decide first."""
    raise NotImplementedError


@hookspec
def goals(rules: Ruleset, state: State, seat: int) -> Iterable[Goal]:
    """What `seat` may strive for now. From these bots play content that they have never seen."""
    raise NotImplementedError


@hookspec
def evaluate(rules: Ruleset, state: State, seat: int) -> float:
    """What the position is worth to `seat` beyond its score terms and the progress of its goals, in points.

    For bots: tokens in hand, room on a board, whatever a good player of the game would prize.
    """
    raise NotImplementedError


@hookspec
def scene(rules: Ruleset, state: State, seat: int) -> Iterable[Scene]:
    """What to show of this plugin's part of the table to `seat`; of hidden things only what it may see."""
    raise NotImplementedError


@hookspec
def tell(rules: Ruleset, event: dict[str, Any]) -> str | None:
    """An event in words for people, as it follows the name of its seat ("won the war, 5 against 3").

    `event` is the JSON form that `Match.events_since` gives; where its data is hidden, it has none. Other seats are
    named with `seat_name`. "" for what need not be told; None for an event that is not this plugin's.
    """
    raise NotImplementedError
