"""The conformance kit, for authors of plugins: one entry that does everything.

In a test file:

    from tablewright.testing import conformance

    test_my_plugin = conformance({"game": "cartouche", "plugins": ["base", "my-cards"]})

pytest then plays random matches with this config and checks what every game must keep (`docs/conformance.md`
lists it). The same checks can be called without pytest: `run_conformance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .checks import CHECKS
    from .combinations import combinations_of, every_set_of
    from .composition import composition_of
    from .entry import Finding, conformance, run_conformance
    from .nonconformity import Nonconformity, NotApplicable
    from .subject import Subject

_HOME = {
    "CHECKS": "checks",
    "combinations_of": "combinations",
    "composition_of": "composition",
    "every_set_of": "combinations",
    "Finding": "entry",
    "conformance": "entry",
    "run_conformance": "entry",
    "Nonconformity": "nonconformity",
    "NotApplicable": "nonconformity",
    "Subject": "subject",
}

__all__ = [
    "CHECKS",
    "Finding",
    "Nonconformity",
    "NotApplicable",
    "Subject",
    "combinations_of",
    "composition_of",
    "conformance",
    "every_set_of",
    "run_conformance",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used: pytest imports this package in every run."""
    from importlib import import_module

    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright.testing' has no attribute '{name}'")
    value = getattr(import_module(f".{home}", __name__), name)
    globals()[name] = value
    return value
