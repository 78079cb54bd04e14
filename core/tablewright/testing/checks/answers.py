"""The five answers of a choice say the same."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

from tablewright.actions.domains import Free
from tablewright.actions.moves import Action
from tablewright.actions.refusals import Refusal
from tablewright.rules.choices import Choice
from tablewright.testing.hostile import hostile_actions, hostile_data, mutations
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Decision, Subject

_DECISIONS = 20
_LISTED = 5_000
_SAMPLES = 25
_WALKED = 6
_BY_SCHEMA = 3
_PLAIN = (bool, int, float, str)


def choices_agree_with_themselves(subject: Subject) -> None:
    """`actions`, `sample`, `check`, `options` and the JSON of a choice are the same in other words.

    No action is listed twice; all that is listed is accepted and nothing else; what is drawn is on the list;
    step by step one gets to exactly what is listed; an action survives JSON; the JSON Schema allows it.
    """
    rng = random.Random(0)
    for seed in subject.seeds():
        for number, decision in enumerate(subject.some_decisions(seed, _DECISIONS)):
            choice = decision.match.choices(decision.seat)
            listed = list(islice(choice.actions(), _LISTED + 1))
            if len(listed) > _LISTED:
                continue
            if len(set(listed)) != len(listed):
                twice = next(action for action in listed if listed.count(action) > 1)
                object_to("an action is listed twice", where=decision.where, action=twice)
            _check_listed(choice, listed, decision, rng)
            _check_others(choice, listed, decision, rng)
            _check_samples(choice, set(listed), decision, rng)
            _check_options(choice, listed, decision, rng)
            if number < _BY_SCHEMA:
                _check_schema(choice, listed, decision, rng)


def hostile_actions_are_refused(subject: Subject) -> None:
    """Whatever is given for an action, the answer is a refusal with words and a rule, and nothing is raised."""
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, 5):
            choice = decision.match.choices(decision.seat)
            for action in hostile_actions():
                _check_refusal(choice.check(action), action, decision)
            for data in hostile_data():
                read = choice.from_json(data)
                _check_refusal(choice.check(read) if isinstance(read, tuple) else read, data, decision)


def _check_listed(choice: Choice, listed: list[Action], decision: Decision, rng: random.Random) -> None:
    for action in listed:
        refusal = choice.check(action)
        if refusal is not None:
            object_to("a listed action is refused", where=decision.where, action=action, refusal=refusal)
    for action in rng.sample(listed, min(50, len(listed))):
        data = choice.to_json(action)
        back = choice.from_json(json.loads(json.dumps(data)))
        if back != action:
            object_to(
                "an action does not survive JSON", where=decision.where, action=action, json=data, back=back
            )


def _check_others(choice: Choice, listed: list[Action], decision: Decision, rng: random.Random) -> None:
    exact = {_exact(action) for action in listed}
    for start in rng.sample(listed, min(5, len(listed))):
        for action in mutations(decision.match, start, rng):
            refusal = choice.check(action)
            possible = _exact(action) in exact
            if refusal is None:
                if not possible and not _is_free(choice, action):
                    object_to("an action is accepted but not listed", where=decision.where, action=action)
                continue
            _check_refusal(refusal, action, decision)
            if possible:
                object_to("a listed action is refused", where=decision.where, action=action, refusal=refusal)


def _exact(action: Action) -> Any:
    """The action in a form that tells 1 from True and from 1.0."""
    return tuple((type(value), value if type(value) in _PLAIN else id(value)) for value in action)


def _check_samples(choice: Choice, listed: set[Action], decision: Decision, rng: random.Random) -> None:
    for _ in range(_SAMPLES):
        action = choice.sample(rng)
        if action not in listed:
            object_to("an action is drawn that is not listed", where=decision.where, action=action)


def _check_options(choice: Choice, listed: list[Action], decision: Decision, rng: random.Random) -> None:
    starts: dict[Action, None] = {(): None}
    for action in rng.sample(listed, min(_WALKED, len(listed))):
        starts.update({action[:length]: None for length in range(1, len(action))})
    for start in starts:
        size = len(start)
        wanted = list(dict.fromkeys(action[size] for action in listed if action[:size] == start))
        options = choice.options(start)
        if [option.value for option in options] != wanted:
            object_to(
                "the options do not lead to what is listed",
                where=decision.where,
                after=start,
                listed=wanted,
                options=options,
            )
        for option in options:
            if not str(option.label):
                object_to("an option has no label", where=decision.where, after=start, option=option)
            json.dumps(option.json)
    for action in rng.sample(listed, min(_WALKED, len(listed))):
        if choice.options(action):
            object_to("a complete action has options", where=decision.where, action=action)


def _check_schema(choice: Choice, listed: list[Action], decision: Decision, rng: random.Random) -> None:
    from tablewright.validation.schema_checks import validator

    schema = choice.schema()
    judge = validator({"urn:action": schema}, "urn:action")
    for action in rng.sample(listed, min(20, len(listed))):
        error = next(iter(judge.iter_errors(choice.to_json(action))), None)
        if error is not None:
            object_to(
                "the JSON Schema of the choice forbids a listed action",
                where=decision.where,
                action=choice.to_json(action),
                because=error.message,
            )


def _check_refusal(refusal: Refusal | None, action: object, decision: Decision) -> None:
    if refusal is None:
        object_to("nonsense is accepted", where=decision.where, action=repr(action))
    if not refusal.text or not refusal.rule:
        object_to(
            "a refusal names no rule or has no words",
            where=decision.where,
            action=repr(action),
            refusal=refusal,
        )


def _is_free(choice: Choice, action: Action) -> bool:
    """Whether a field of the action may hold what cannot be listed."""
    move = choice.move(action[0])
    return move is not None and any(
        isinstance(move.domain(choice.state, choice.seat, action[1 : index + 1]), Free)
        for index in range(len(move.fields))
    )
