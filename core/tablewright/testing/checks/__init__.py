"""What every game must keep: one check per file, each a function of a `Subject` that raises `Nonconformity`."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from tablewright.testing.subject import Subject

from .actions import every_offered_action_applies, refused_actions_leave_no_trace
from .answers import choices_agree_with_themselves, hostile_actions_are_refused
from .bots import bots_can_play
from .components import components_are_conserved
from .content import content_is_valid
from .copies import clones_and_forks_are_independent, matches_share_nothing
from .endings import matches_end
from .footprints import plugins_change_only_their_own
from .frozen import no_hook_is_looked_up
from .guards import nothing_reads_clock_or_global_randomness
from .hashing import hash_seed_changes_nothing
from .interleavings import interleaving_changes_nothing
from .requirements import requirements_agree_with_themselves
from .saves import saves_replay
from .settings import every_setting_works
from .sources import everything_names_its_rule
from .values import slices_hold_what_they_declare
from .views import views_leak_nothing

Check = Callable[[Subject], None]

CHECKS: MappingProxyType[str, Check] = MappingProxyType(
    {
        check.__name__.replace("_", "-"): check
        for check in (
            content_is_valid,
            matches_end,
            every_offered_action_applies,
            refused_actions_leave_no_trace,
            choices_agree_with_themselves,
            hostile_actions_are_refused,
            slices_hold_what_they_declare,
            saves_replay,
            clones_and_forks_are_independent,
            matches_share_nothing,
            views_leak_nothing,
            components_are_conserved,
            interleaving_changes_nothing,
            requirements_agree_with_themselves,
            plugins_change_only_their_own,
            everything_names_its_rule,
            nothing_reads_clock_or_global_randomness,
            hash_seed_changes_nothing,
            no_hook_is_looked_up,
            every_setting_works,
            bots_can_play,
        )
    }
)
"""Every check by its name."""

__all__ = ["CHECKS", "Check"]
