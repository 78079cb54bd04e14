"""Where the match of a scenario stands: the stack of frames for a named step, as if it had got there by itself."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tablewright.outline.outline import ALL, BLOCK, ONE, SECRET, TURNS, Node
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.problems.suggestions import suggestion
from tablewright.rules.ruleset import Ruleset
from tablewright.state.frames import Flow, Frame
from tablewright.state.state import State

from .scenario import Scenario


def stand(rules: Ruleset, state: State, scenario: Scenario) -> None:
    """Build the stack of `state` down to the step that the situation names.

    The step has been entered: neither its code nor its hooks run, and nobody who could only say to be done is
    taken for done.
    """
    situation = scenario.given["situation"]
    path = _path(rules.outline.root, situation["step"])
    if path is None:
        raise TablewrightError(_unknown_step(rules, scenario, situation["step"]))
    flow = state.flow
    for node, inner in pairwise(path):
        flow.stack.append(_block_frame(node, inner, flow))
    flow.stack.append(_frame(path[-1], flow, situation, scenario))


def ask(rules: Ruleset, state: State, scenario: Scenario) -> None:
    """Find who is asked in the step and put its interruptions on top.

    Called when the slices are as they shall be, since steps ask them who acts.
    """
    situation = scenario.given["situation"]
    flow = state.flow
    frame = flow.stack[-1]
    node = rules.outline.nodes[frame.step]
    if node.who in (ALL, SECRET):
        done = {_seat(seat, flow, scenario, "done", i) for i, seat in enumerate(situation.get("done", ()))}
        for seat in range(flow.seats):
            if seat not in done and (node.code is None or node.code.asks(state, seat)):
                frame.open |= 1 << seat
    for index, interruption in enumerate(situation.get("interruptions", ())):
        _interrupt(rules, flow, interruption, index, scenario)


def round_of(rules: Ruleset, situation: dict[str, Any]) -> int:
    """The round of a situation: as it says, or the last one where its step comes after all rounds, or the first."""
    if "round" in situation:
        return int(situation["round"])
    path = _path(rules.outline.root, situation["step"])
    if path is None or any(node.rounds for node in path):
        return 1
    before = _before(rules.outline.root, path)
    rounds = [node.repeat for node in before if node.rounds and node.repeat]
    return rounds[-1] if rounds else 1


def _path(node: Node, name: str) -> list[Node] | None:
    """The nodes from `node` down to the step `name`, which must not be a block."""
    if node.name == name and node.who != BLOCK:
        return [node]
    for child in node.children:
        found = _path(child, name)
        if found is not None:
            return [node, *found]
    return None


def _before(root: Node, path: list[Node]) -> list[Node]:
    """The blocks that are over when the last node of `path` is reached."""
    found = []
    for node, inner in pairwise(path):
        for child in node.children[: node.children.index(inner)]:
            found += _blocks(child)
    return found


def _blocks(node: Node) -> list[Node]:
    if node.who != BLOCK:
        return []
    return [node, *(block for child in node.children for block in _blocks(child))]


def _block_frame(node: Node, inner: Node, flow: Flow) -> Frame:
    return Frame(
        step=node.name,
        count=node.children.index(inner) + 1,
        turn=flow.round - 1 if node.rounds else 0,
    )


def _frame(node: Node, flow: Flow, situation: dict[str, Any], scenario: Scenario) -> Frame:
    frame = Frame(step=node.name)
    turns = [key for key in ("turn", "lap", "used") if key in situation]
    if node.who == TURNS:
        frame.seat = _seat(situation.get("turn", flow.first), flow, scenario, "turn")
        frame.turn = (frame.seat - flow.first) % flow.seats + (situation.get("lap", 1) - 1) * flow.seats
        frame.count = situation.get("used", 0)
    elif turns:
        raise TablewrightError(_not_here(scenario, node, turns[0], "the step has no turns"))
    if "done" in situation and node.who not in (ALL, SECRET):
        raise TablewrightError(_not_here(scenario, node, "done", "in this step not all act at once"))
    return frame


def _interrupt(
    rules: Ruleset, flow: Flow, interruption: dict[str, Any], index: int, scenario: Scenario
) -> None:
    pointer = ("situation", "interruptions", index)
    name = interruption["step"]
    node = rules.outline.nodes.get(name)
    if node is None or node.who != ONE:
        known = [other.name for other in rules.outline.nodes.values() if other.who == ONE]
        raise TablewrightError(
            Problem(
                "TW-SCENARIO-STEP",
                f"the game has no interruption '{name}'",
                scenario.place(*pointer, "step"),
                hint=suggestion(name, known, "its interruptions are"),
            )
        )
    seat = _seat(interruption["seat"], flow, scenario, "interruptions", index, "seat")
    frame = Frame(step=name, seat=seat, data=dict(interruption.get("data", {})))
    base = flow.stack[-1]
    if base.open >> seat & 1:
        if not base.branches:
            base.branches = [[] for _ in range(flow.seats)]
        base.branches[seat].append(frame)
    else:
        flow.stack.append(frame)


def _seat(seat: int, flow: Flow, scenario: Scenario, *pointer: str | int) -> int:
    if not 0 <= seat < flow.seats:
        raise TablewrightError(
            Problem(
                "TW-SCENARIO-SEAT",
                f"there is no seat {seat}",
                scenario.place("situation", *pointer),
                expected=f"from 0 to {flow.seats - 1}",
            )
        )
    return seat


def _not_here(scenario: Scenario, node: Node, key: str, why: str) -> Problem:
    return Problem(
        "TW-SCENARIO-STEP",
        f"\"{key}\" means nothing in the step '{node.name}': {why}",
        scenario.place("situation", key),
    )


def _unknown_step(rules: Ruleset, scenario: Scenario, name: str) -> Problem:
    known = {node.name: node for node in rules.outline.nodes.values()}
    place = scenario.place("situation", "step")
    if name in known and known[name].who == ONE:
        hint = 'name the step that it interrupts, and this one under "interruptions"'
        return Problem("TW-SCENARIO-STEP", f"'{name}' is an interruption", place, hint=hint)
    if name in known:
        inner = ", ".join(child.name for child in known[name].children)
        return Problem(
            "TW-SCENARIO-STEP", f"'{name}' is a block of steps", place, hint=f"name one of: {inner}"
        )
    steps = [node.name for node in known.values() if node.who not in (BLOCK, ONE)]
    return Problem(
        "TW-SCENARIO-STEP",
        f"the game has no step '{name}'",
        place,
        hint=suggestion(name, steps, "its steps are"),
    )
