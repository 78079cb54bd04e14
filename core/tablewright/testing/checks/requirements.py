"""A requirement's answers say the same."""

from __future__ import annotations

from tablewright.testing.nonconformity import NotApplicable, object_to
from tablewright.testing.subject import Subject

_DECISIONS = 25


def requirements_agree_with_themselves(subject: Subject) -> None:
    """For every goal: progress is 1 exactly where it is met, only then are there witnesses and no reason why not."""
    looked_at = 0
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, _DECISIONS):
            match = decision.match
            for goal in match.rules.goals(match.state, decision.seat):
                looked_at += 1
                requirement = goal.requirement
                met = requirement.met(match.state, decision.seat)
                progress = requirement.progress(match.state, decision.seat)
                witnesses = requirement.witnesses(match.state, decision.seat)
                why_not = requirement.why_not(match.state, decision.seat)
                keys = [witness.key for witness in witnesses]
                if not (
                    0 <= progress <= 1
                    and (progress == 1) == met
                    and bool(witnesses) == met
                    and (not why_not) == met
                    and len(set(keys)) == len(keys)
                    and requirement.describe()
                ):
                    object_to(
                        f"the goal '{goal.label}' contradicts itself",
                        where=decision.where,
                        met=met,
                        progress=progress,
                        witnesses=keys,
                        why_not=why_not or "(no reason)",
                        describe=requirement.describe() or "(no words)",
                    )
    if not looked_at:
        raise NotApplicable("no plugin implements the hook goals")
