"""The conformance kit, for authors of plugins: one entry that does everything.

In a test file:

    from tablewright.testing import conformance

    test_my_plugin = conformance({"game": "cartouche", "plugins": ["base", "my-cards"]})

pytest then plays random matches with this config and checks what every game must keep (`docs/conformance.md`
lists it). The same checks can be called without pytest: `run_conformance`. For tests of your own there are fixtures,
and strategies for hypothesis: `configs`, `matches`, `reachable_states`, `actions` (`docs/testing.md`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .checks import CHECKS
    from .combinations import combinations_of, every_set_of
    from .composition import composition_of
    from .entry import Finding, conformance, run_conformance
    from .golden import check_golden, games_without
    from .nonconformity import Nonconformity, NotApplicable
    from .random_play import play_randomly
    from .strategies import actions, configs, matches, reachable_states
    from .subject import Subject

_HOME = {
    "CHECKS": "checks",
    "actions": "strategies",
    "check_golden": "golden",
    "combinations_of": "combinations",
    "composition_of": "composition",
    "configs": "strategies",
    "every_set_of": "combinations",
    "Finding": "entry",
    "conformance": "entry",
    "games_without": "golden",
    "matches": "strategies",
    "run_conformance": "entry",
    "Nonconformity": "nonconformity",
    "NotApplicable": "nonconformity",
    "play_randomly": "random_play",
    "reachable_states": "strategies",
    "Subject": "subject",
}

__all__ = [
    "CHECKS",
    "Finding",
    "Nonconformity",
    "NotApplicable",
    "Subject",
    "actions",
    "check_golden",
    "combinations_of",
    "composition_of",
    "configs",
    "conformance",
    "every_set_of",
    "games_without",
    "matches",
    "play_randomly",
    "reachable_states",
    "run_conformance",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used: pytest imports this package in every run."""
    from importlib import import_module

    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright.testing' has no attribute '{name}'")
    try:
        value = getattr(import_module(f".{home}", __name__), name)
    except ModuleNotFoundError as error:
        if error.name != "hypothesis":
            raise
        hint = f"tablewright.testing.{name} takes hypothesis: pip install 'tablewright[testing]'"
        raise ModuleNotFoundError(hint, name="hypothesis") from None
    globals()[name] = value
    return value
