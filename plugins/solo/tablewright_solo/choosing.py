"""Which automaton plays: the one that the option names, or one that replaces it; whole, with what it is like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablewright import Problem, TablewrightError, suggestion

if TYPE_CHECKING:
    from tablewright import Item, Place, Ruleset

KIND = "automaton"


@dataclass(frozen=True, slots=True)
class Chosen:
    """An automaton with all its values, and the items that they come from, by key."""

    item: Item
    data: dict[str, Any]
    sources: dict[str, Item]

    def place(self, key: str, *pointer: str | int) -> Place:
        """Where a value stands, be it in the automaton itself or in one that it is like."""
        return self.sources[key].place(key, *pointer)


def chosen(rules: Ruleset) -> Chosen:
    """The automaton that plays. Raises TablewrightError where the content has none such."""
    automata = rules.content.by_id(KIND)
    wanted: str = rules.options["solo"]["opponent"]
    if wanted not in automata:
        raise TablewrightError(
            Problem(
                "TW-SOLO-OPPONENT",
                f"the option opponent of solo names '{wanted}', and no enabled plugin has such an opponent",
                rules.option_place("solo", "opponent"),
                hint=suggestion(wanted, automata, "there are"),
            )
        )
    for item in automata.values():
        if "replaces" in item.data:
            rules.content.get(KIND, item.data["replaces"], item.place("replaces"))
    seen = [wanted]
    while successor := _successor(seen[-1], automata):
        if successor in seen:
            raise TablewrightError(_circle([*seen, successor], automata, "replaces"))
        seen.append(successor)
    return _whole(automata[seen[-1]], rules)


def all_whole(rules: Ruleset) -> list[Chosen]:
    """Every automaton of the content, whole. Raises TablewrightError where one is like none that there is."""
    return [_whole(item, rules) for item in rules.content.all(KIND)]


def _successor(name: str, automata: dict[str, Item]) -> str:
    """The automaton that replaces another one; empty where none does."""
    found = [item for item in automata.values() if item.data.get("replaces") == name]
    if len(found) > 1:
        raise TablewrightError(
            Problem(
                "TW-SOLO-REPLACED-TWICE",
                f"two opponents replace '{name}'",
                found[1].place("replaces"),
                found=", ".join(f"{item.id} of {item.plugin}" for item in found),
                hint='leave one of the plugins out, or take "replaces" out and name the opponent in the option',
            )
        )
    return found[0].id if found else ""


def _whole(item: Item, rules: Ruleset) -> Chosen:
    automata = rules.content.by_id(KIND)
    line = [item]
    while "like" in line[-1].data:
        last = line[-1]
        model = rules.content.get(KIND, last.data["like"], last.place("like"))
        if model in line:
            raise TablewrightError(_circle([*(one.id for one in line), model.id], automata, "like"))
        line.append(model)
    data: dict[str, Any] = {}
    sources: dict[str, Item] = {}
    for one in reversed(line):
        data.update(one.data)
        sources.update(dict.fromkeys(one.data, one))
    return Chosen(item, data, sources)


def _circle(names: list[str], automata: dict[str, Item], key: str) -> Problem:
    return Problem(
        "TW-SOLO-CIRCLE",
        f'"{key}" leads in a circle: {" → ".join(names)}',
        automata[names[-2]].place(key),
        hint=f'take "{key}" out of one of them',
    )
