"""Every plugin changes only what is its own."""

from __future__ import annotations

from itertools import islice

from tablewright.match import Match
from tablewright.testing.footprints import Watch
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject

_DECISIONS = 10
_LISTED = 200


def plugins_change_only_their_own(subject: Subject) -> None:
    """A hook that judges changes nothing, nor does a word or a move that is asked; who acts changes its own slice.

    Other slices only if the manifest says so under "changes". A plugin of data alone has no hooks and no slice.
    """
    watch = Watch(subject.config)
    for seed in subject.seeds():
        match = watch.match(seed)
        length = len(subject.played(seed).log)
        every = max(1, length // max(1, round(_DECISIONS * subject.share)))
        for decision in subject.decisions(seed, match):
            _object(watch, decision.where)
            if decision.number % every == seed % every:
                before = match.state.to_json()
                _ask_everything(match)
                _object(watch, decision.where)
                if match.state.to_json() != before:
                    # Somebody did it who is not watched all the time. What has been done is done: ask it again, anew.
                    with watch.closer():
                        again = _at(watch, subject, seed, decision.number)
                        _ask_everything(again)
                    _object(watch, decision.where)
                    object_to("the state changes where it is only looked at", where=decision.where)
        match.result()
        _object(watch, f"seed {seed}, at the end")


def _ask_everything(match: Match) -> None:
    """All that is asked of the plugins without anything being done."""
    rules, state = match.rules, match.state
    for seat in range(rules.seats):
        choice = match.choices(seat)
        for action in islice(choice.actions(), _LISTED):
            choice.check(action)
        for option in choice.options():
            str(option.label)
        for goal in rules.goals(state, seat):
            requirement = goal.requirement
            requirement.met(state, seat)
            requirement.progress(state, seat)
            requirement.witnesses(state, seat)
            requirement.why_not(state, seat)
        rules.score(state, seat)
        for hook in rules.evaluate:
            hook(rules, state, seat)
    for seat in range(-1, rules.seats):
        match.scene(seat)
    rules.outcome(state)
    for hook in rules.hooks("census"):
        hook(rules, state)


def _at(watch: Watch, subject: Subject, seed: int, number: int) -> Match:
    """The match once more, as it stands after so many actions."""
    match = watch.match(seed)
    for decision in subject.decisions(seed, match):
        if decision.number == number:
            break
    return match


def _object(watch: Watch, where: str) -> None:
    if watch.found:
        first = watch.found[0]
        hint = f'declare "changes": ["{first.path.partition(".")[0]}"] in the manifest of {first.plugin}, if it is meant'
        acts = (
            first.what.startswith(("the step", "the move"))
            or "'step_" in first.what
            or "applied" in first.what
        )
        object_to(str(first), where=where, **({"hint": hint} if acts else {}))
