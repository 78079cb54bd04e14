"""Every field of the state holds what it is declared for, after every action."""

from __future__ import annotations

from tablewright.match import Match
from tablewright.state.reading import unfit_in
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject


def slices_hold_what_they_declare(subject: Subject) -> None:
    """No plugin puts a value into the state that is not of the type of its field.

    Python would let it, and the match goes on until something is made of the value: a fork, a view, a save's state.
    """
    for seed in subject.seeds():
        match = Match(subject.rules, seed)
        _check(match, f"seed {seed}, at the beginning")
        for decision in subject.decisions(seed, match):
            if decision.number:
                _check(
                    match, f"seed {seed}, after {decision.number} actions, the last one {match.log[-1][1]!r}"
                )
        _check(match, f"seed {seed}, at the end")


def _check(match: Match, where: str) -> None:
    found = unfit_in(match.state)
    if found is not None:
        plugin, part, wrong = found
        object_to(
            f"the slice '{type(part).__name__}' of '{plugin}' holds in '{wrong.where}' what that field is not declared for",
            where=where,
            expected=wrong.expected,
            found=wrong.found,
        )
