"""Actions, events and results in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tablewright import Action, Choice, Ruleset, scenes, with_names

from .blocks import line
from .pieces import inline


def action_text(
    choice: Choice,
    action: Action,
    pieces: Mapping[str, scenes.Piece] | None = None,
    *,
    names: Sequence[str] = (),
    private: bool = True,
) -> Text:
    """What an action does, or the beginning of one, by the titles and labels that the plugin gives.

    A value that is the id of one of `pieces` is drawn instead. Without `private`, values that only the seat itself
    knows are left out. To be asked before the action is taken.
    """
    move = choice.move(action[0])
    if move is None:
        return Text(str(action[0]))
    parts: list[Text] = []
    for position, value in enumerate(action[1:]):
        field = move.fields[position]
        if (field.default is not None and value == field.default) or (field.private and not private):
            continue
        piece = (pieces or {}).get(value) if isinstance(value, str) else None
        label = move.label(choice.state, choice.seat, action[1 : 1 + position], value)
        if piece is not None and piece.rows and label in (value, piece.title):
            parts.append(inline(piece))
        elif label:
            parts.append(Text(with_names(label, names)))
    title = Text(move.title or move.name, "bold")
    if not parts:
        return title
    return line(title, ": ", Text(", ").join(parts))


def event_in_words(
    event: dict[str, Any], rules: Ruleset, pieces: Mapping[str, scenes.Piece] | None = None
) -> str:
    """What happened: the words that the event brings, or those that its kind, item and data make.

    One of `pieces` that has no name but its id goes by its squares. The empty string where nothing more can be said than that it was an event of its kind.
    """
    data = event.get("data") or {}
    if isinstance(data.get("text"), str):
        return str(data["text"])
    words = str(event["kind"]).replace("_", " ").replace("-", " ")
    item = _item(event.get("item", ""), rules, pieces or {})
    told = ", ".join(text for key, value in data.items() if (text := _datum(key, value, rules)))
    if not item and not told and event["seat"] < 0:
        return ""
    return " ".join(part for part in (words, item, f"({told})" if told else "") if part)


def title_of(item: str, rules: Ruleset) -> str:
    """The title of a content item; its id where it has none."""
    return _title(item, rules) or item


def _item(item: str, rules: Ruleset, pieces: Mapping[str, scenes.Piece]) -> str:
    """What an event is about."""
    title, piece = _title(item, rules), pieces.get(item)
    if not title and piece is not None and piece.rows and piece.title in ("", item):
        return inline(piece).plain
    return f"‘{title or item}’" if item else ""


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
    points = f" with {plural(totals[first[0]], 'point')}" if first and first[0] in totals else ""
    if result.get("opponents") and "opponents" in result["ranking"][0]:
        return _against(result, [names[seat] for seat in first], points)
    if len(names) == 1:
        return f"The match is {result.get('outcome', 'over')}{points}."
    each = points.replace(" with", ", each with")
    if len(first) == len(names):
        return f"A draw{each}."
    if len(first) > 1:
        return f"{listed([names[seat] for seat in first])} share the first place{each}."
    level = [names[seat] for seat, total in totals.items() if seat not in first and total == totals[first[0]]]
    told = f"; {listed(level)} {_have(level)} as many, but {_lose(level)} the tie" if level else ""
    return f"{_wins(names[first[0]])}{points}{told}."


def _against(result: dict[str, Any], winners: Sequence[str], points: str) -> str:
    """The same where there are opponents without a seat."""
    ahead = result["ranking"][0]["opponents"]
    others = {other["opponent"]: other for other in result["opponents"]}
    told = listed([others[name]["title"] for name in ahead])
    if not winners:
        return (
            f"{told} {'win' if len(ahead) > 1 else 'wins'} with {plural(others[ahead[0]]['total'], 'point')}."
        )
    if ahead:
        return f"{listed([*winners, told])} are level{points}: nobody wins."
    best = max(others.values(), key=lambda other: int(other["total"]))
    if len(winners) > 1:
        return f"{listed(winners)} share the first place{points.replace(' with', ', each with')}."
    return f"{_wins(winners[0])}{points}; {best['title']} has {best['total']}."


def _wins(name: str) -> str:
    return f"{name} {'win' if name == 'You' else 'wins'}"


def _have(names: Sequence[str]) -> str:
    return "has" if len(names) == 1 and names[0] != "You" else "have"


def _lose(names: Sequence[str]) -> str:
    return "loses" if len(names) == 1 and names[0] != "You" else "lose"


def _title(item: str, rules: Ruleset) -> str:
    for kind in rules.content.kinds():
        found = rules.content.by_id(kind).get(item)
        if found is not None:
            title = found.data.get("title")
            return str(title["en"]) if isinstance(title, dict) and "en" in title else ""
    return ""


def _datum(key: str, value: Any, rules: Ruleset) -> str:
    """A value in words; the empty string for what is only for programs."""
    if isinstance(value, bool):
        return key.replace("_", " ") if value else ""
    if isinstance(value, int):
        return f"{key.replace('_', ' ')} {value}"
    if isinstance(value, str):
        return f"{key.replace('_', ' ')} {title_of(value, rules)}" if value else ""
    if isinstance(value, dict) and all(isinstance(number, int) for number in value.values()):
        return listed([f"{number} {name}" for name, number in value.items()])
    if isinstance(value, list):
        titles = [_title(item, rules) for item in value if isinstance(item, str)]
        return listed(titles) if titles and all(titles) else ""
    return ""
