"""The one entry of the kit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from tablewright.plugins.config import Config
from tablewright.problems.problem import TablewrightError

from .checks import CHECKS
from .nonconformity import Nonconformity, NotApplicable
from .subject import MATCHES, MOST_ACTIONS, Subject


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check says of one config: ``passed``, ``failed`` or ``not applicable``, and why."""

    config: str
    check: str
    verdict: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.verdict}: {self.check} ({self.config})" + (f"\n{self.text}" if self.text else "")


def run_conformance(
    *configs: Config | Mapping[str, Any] | str,
    matches: int = MATCHES,
    most_actions: int = MOST_ACTIONS,
    leave_out: Collection[str] = (),
) -> list[Finding]:
    """Make every check of every config, without pytest. The arguments are those of `conformance`."""
    checks = _checks(leave_out)
    findings = []
    for config in configs:
        subject = Subject(config, matches=matches, most_actions=most_actions)
        for name in checks:
            verdict, text = "passed", ""
            try:
                CHECKS[name](subject)
            except NotApplicable as error:
                verdict, text = "not applicable", str(error)
            except (Nonconformity, TablewrightError) as error:
                verdict, text = "failed", str(error)
            findings.append(Finding(subject.name, name, verdict, text))
    return findings


def conformance(
    *configs: Config | Mapping[str, Any] | str,
    matches: int = MATCHES,
    most_actions: int = MOST_ACTIONS,
    leave_out: Collection[str] = (),
) -> Callable[..., None]:
    """A test for pytest that makes every check of every config; assign it to a name that begins with ``test_``.

    A config is a `Config`, plain values, or the path of a TOML file. `matches` is how many random matches a
    check plays, `most_actions` how long a match may be, `leave_out` names checks that are not made.
    """
    import pytest

    subjects = [Subject(config, matches=matches, most_actions=most_actions) for config in configs]

    @pytest.mark.parametrize("check", _checks(leave_out))
    @pytest.mark.parametrize("subject", subjects, ids=[subject.name for subject in subjects])
    def test_conformance(subject: Subject, check: str) -> None:
        try:
            CHECKS[check](subject)
        except NotApplicable as error:
            pytest.skip(str(error))
        except (Nonconformity, TablewrightError) as error:
            raise pytest.fail.Exception(str(error), pytrace=False) from None

    return test_conformance


def _checks(leave_out: Collection[str]) -> list[str]:
    unknown = sorted(set(leave_out) - set(CHECKS))
    if unknown:
        raise ValueError(f"there are no checks {', '.join(unknown)}; the checks are {', '.join(CHECKS)}")
    return [name for name in CHECKS if name not in leave_out]
