"""What expansions change in the outline of a game: steps that they insert, replace or take out.

Two that change the same step, where nothing says which of them comes first, are an error: the order of the
plugins' ids is no reason to play differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tablewright.problems.problem import Place, Problem, raise_any
from tablewright.problems.suggestions import did_you_mean

if TYPE_CHECKING:
    from tablewright.content.content import Item

Entry = dict[str, Any]


class Changed(NamedTuple):
    """The outline as all expansions together make it."""

    tree: list[Entry]
    interruptions: list[Entry]
    taken_out: dict[str, str]
    """Steps and blocks that are no longer there, with the plugin that took them out."""


class _Edit(NamedTuple):
    plugin: str
    place: Place
    data: dict[str, Any]

    @property
    def target(self) -> str:
        return next(
            str(self.data[key]) for key in ("before", "after", "remove", "replace") if key in self.data
        )


def changed(game: Item, changes: Sequence[Item], settled: Callable[[str, str], bool]) -> Changed:
    """The outline of `game` with the `changes` made in their order.

    `settled` tells whether something decides which of two plugins comes first. Raises all problems at once.
    """
    tree = [_copy(entry) for entry in game.data["outline"]]
    interruptions = list(game.data.get("interruptions", []))
    edits = [
        _Edit(item.plugin, item.place("changes", index), data)
        for item in changes
        for index, data in enumerate(item.data["changes"])
    ]
    problems = [*_ambiguities(tree, edits, settled), *_same_names(game, changes)]
    taken_out: dict[str, str] = {}
    for edit in edits:
        problem = _make(edit, tree, taken_out)
        if problem is not None and not problems:
            problems.append(problem)
    raise_any(problems)
    for item in changes:
        interruptions += item.data.get("interruptions", [])
    left = {name for entry in tree for name in _names(entry)}
    return Changed(tree, interruptions, {name: by for name, by in taken_out.items() if name not in left})


def _make(edit: _Edit, tree: list[Entry], taken_out: dict[str, str]) -> Problem | None:
    """Make one change in `tree`, in place; a problem where the step is not there."""
    data, target = edit.data, edit.target
    found = next(((entries, i) for entries, i in _lists(tree) if _name(entries[i]) == target), None)
    if found is None:
        by = taken_out.get(target)
        # What another plugin has taken out is out; who takes out a step twice has mistaken one of them.
        return (
            None if "remove" in data and by not in (None, edit.plugin) else _not_there(edit, tree, taken_out)
        )
    entries, index = found
    if "insert" in data:
        entries.insert(index if "before" in data else index + 1, _copy(data["insert"]))
        return None
    taken_out |= dict.fromkeys(_names(entries[index]), edit.plugin)
    entries[index : index + 1] = [_copy(data["with"])] if "replace" in data else []
    return None


def _not_there(edit: _Edit, tree: list[Entry], taken_out: dict[str, str]) -> Problem:
    known = [_name(entries[index]) for entries, index in _lists(tree)]
    near, by = did_you_mean(edit.target, known), taken_out.get(edit.target)
    if by == edit.plugin:
        hint = f"{by} itself has taken it out already; is another one meant?"
    elif by is not None:
        hint = f'{by} has taken it out; to come before it, write "before": ["{by}"] into the plugin.json of {edit.plugin}'
    else:
        hint = f"did you mean '{near}'?" if near else ""
    return Problem(
        "TW-OUTLINE-UNKNOWN-STEP",
        f"'{edit.plugin}' changes the step '{edit.target}', which the game does not have",
        place=edit.place,
        expected="one of " + ", ".join(known) if known else "",
        found=edit.target,
        hint=hint,
    )


# --- two at once -----------------------------------------------------------------------------------------------------


def _ambiguities(
    tree: list[Entry], edits: Sequence[_Edit], settled: Callable[[str, str], bool]
) -> Iterator[Problem]:
    inside = {_name(entries[i]): set(_names(entries[i])) for entries, i in _lists(tree)}
    for number, later in enumerate(edits):
        for former in edits[:number]:
            one, other = former.plugin, later.plugin
            if one != other and _meet(former, later, inside) and not settled(one, other):
                yield Problem(
                    "TW-OUTLINE-AMBIGUOUS",
                    f"'{one}' and '{other}' both change the step '{later.target}', and nothing says who comes first",
                    later.place,
                    found=f"the other change is at {former.place}",
                    hint=f'write "after": ["{one}"] into the plugin.json of {other}, or "before": ["{one}"]',
                )


def _meet(one: _Edit, other: _Edit, inside: dict[str, set[str]]) -> bool:
    """Whether it makes a difference which of two changes is made first."""
    if "insert" in one.data and "insert" in other.data:
        return one.target == other.target and ("before" in one.data) == ("before" in other.data)
    if "remove" in one.data and "remove" in other.data:
        return False
    # Who takes a step out takes out what is in it.
    return any(
        "insert" not in outer.data and inner.target in inside.get(outer.target, {outer.target})
        for outer, inner in ((one, other), (other, one))
    )


def _same_names(game: Item, changes: Sequence[Item]) -> Iterator[Problem]:
    """Names that stand for two things. One that replaces a step may be called like it."""
    known: dict[str, Place] = {game.data["id"]: game.place("id")}
    replaced = {edit["replace"] for item in changes for edit in item.data["changes"] if "replace" in edit}
    for item in (game, *changes):
        for name, pointer in defined_in(item.data):
            place = item.place(*pointer)
            if name in known and not (item is not game and name in replaced):
                yield Problem(
                    "TW-OUTLINE-DUPLICATE",
                    f"two steps of the game are called '{name}'",
                    place,
                    found=f"the other one is at {known[name]}",
                    hint="give each step and block a name of its own",
                )
            known[name] = place


def defined_in(
    value: Any, pointer: tuple[str | int, ...] = ()
) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """Every step and block that an item of the content defines, with where its name stands."""
    if isinstance(value, dict):
        key = "block" if "block" in value else "step"
        if key in value:
            yield str(value[key]), (*pointer, key)
        for name, inner in value.items():
            yield from defined_in(inner, (*pointer, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from defined_in(inner, (*pointer, index))


# --- trees -----------------------------------------------------------------------------------------------------------


def _copy(entry: Entry) -> Entry:
    copied = dict(entry)
    if "steps" in copied:
        copied["steps"] = [_copy(child) for child in copied["steps"]]
    return copied


def _name(entry: Entry) -> str:
    return str(entry.get("block") or entry.get("step"))


def _names(entry: Entry) -> Iterator[str]:
    """The name of a step or block, and of all in it."""
    yield _name(entry)
    for child in entry.get("steps", ()):
        yield from _names(child)


def _lists(tree: list[Entry]) -> Iterator[tuple[list[Entry], int]]:
    """Every entry, as the list that holds it and its place in it."""
    for index, entry in enumerate(tree):
        yield tree, index
        yield from _lists(entry.get("steps", []))
