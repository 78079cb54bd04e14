"""Actions, events, points and places in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright import Action, Choice, Ruleset


def action_in_words(choice: Choice, action: Action) -> str:
    """What an action does, by the titles and labels that the plugin gives. To be asked before it is taken."""
    move = choice.move(action[0])
    if move is None:
        return str(action[0])
    labels = [
        move.label(choice.state, choice.seat, action[1 : 1 + position], value)
        for position, value in enumerate(action[1:])
    ]
    labels = [label for label in labels if label]
    title = move.title or move.name
    return f"{title}: {', '.join(labels)}" if labels else title


def event_in_words(event: dict[str, Any], rules: Ruleset) -> str:
    """What happened: the words that the event brings, or those that its kind, item and data make."""
    data = event.get("data") or {}
    if isinstance(data.get("text"), str):
        return str(data["text"])
    words = str(event["kind"]).replace("_", " ").replace("-", " ")
    item = title_of(event["item"], rules) if event.get("item") else ""
    told = ", ".join(_datum(key, value) for key, value in data.items() if _tellable(value))
    return " ".join(
        part for part in (words, f"‘{item}’" if item else "", f"({told})" if told else "") if part
    )


def title_of(item: str, rules: Ruleset) -> str:
    """The title of a content item; its id where it has none."""
    for kind in rules.content.kinds():
        found = rules.content.by_id(kind).get(item)
        if found is not None:
            title = found.data.get("title")
            return str(title["en"]) if isinstance(title, dict) and "en" in title else item
    return item


def step_title(rules: Ruleset, step: str) -> str:
    """What a step is called."""
    node = rules.outline.nodes.get(step)
    return node.title if node is not None else step


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def plural(count: int, one: str) -> str:
    """1 point, 2 points."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def winner_in_words(result: dict[str, Any], names: Sequence[str]) -> str:
    """Who won, by how much, in one sentence."""
    first = result["ranking"][0]["seats"]
    totals = {score["seat"]: score["total"] for score in result["scores"]}
    points = f" with {plural(totals[first[0]], 'point')}" if first[0] in totals else ""
    if len(names) == 1:
        return f"The match is over{points}."
    if len(first) == len(names):
        return f"A draw{points.replace(' with', ', each with')}."
    if len(first) > 1:
        return f"{listed([names[seat] for seat in first])} share the first place{points.replace(' with', ', each with')}."
    name = names[first[0]]
    return f"{name} {'win' if name == 'You' else 'wins'}{points}."


def _tellable(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def _datum(key: str, value: Any) -> str:
    words = key.replace("_", " ")
    return f"{words} {value}"
