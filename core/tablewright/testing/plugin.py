"""The pytest plugin: scenario files are tests, a test may say which rule it proves, and there are a few fixtures.

Installed with Tablewright, pytest collects every ``*.scenario.json`` that it finds, one test per scenario, so
that plugin authors ship scenarios beside their content. The marker ``rule("cartouche/place/touching")`` on
other tests lets `tablewright rules` know of them. The kernel is imported when the first scenario is collected.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .fixtures import (
    game_config as game_config,
    match as match,
    play_randomly as play_randomly,
    ruleset as ruleset,
)

if TYPE_CHECKING:
    from tablewright.scenarios import Outcome, Scenario

_SUFFIX = ".scenario.json"


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", 'rule("id", …): the rules of a game that the test proves')


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """Take scenario files for tests."""
    if file_path.name.endswith(_SUFFIX):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[ScenarioItem]:
        """One test per scenario. A file that is wrong is an error that says what and where."""
        from tablewright import TablewrightError
        from tablewright.scenarios import read

        try:
            scenarios = read(_shown(self.path, self.config))
        except TablewrightError as error:
            raise self.CollectError(str(error)) from None
        for scenario in scenarios:
            item = ScenarioItem.from_parent(self, name=scenario.title, scenario=scenario)
            item.add_marker(pytest.mark.rule(*scenario.rules))
            yield item


class ScenarioItem(pytest.Item):
    """One scenario as a test."""

    def __init__(self, *, scenario: Scenario, **others: Any) -> None:
        super().__init__(**others)
        self.scenario = scenario

    def runtest(self) -> None:
        """Play the scenario."""
        from tablewright.scenarios import run_one

        outcome = run_one(self.scenario)
        if not outcome.passed:
            raise ScenarioFailed(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """A failed scenario in its own words; a traceback only for what is a bug."""
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario begins."""
        return self.path, max(self.scenario.place().line - 1, 0), self.scenario.title


class ScenarioFailed(AssertionError):
    """A scenario did not go as it says."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(str(outcome))


def _shown(path: Path, config: pytest.Config) -> Path:
    """The path as pytest shows it, so that places in messages can be clicked on; else as it is."""
    try:
        relative = path.relative_to(Path.cwd())
    except ValueError:
        return path
    return relative if config.invocation_params.dir == Path.cwd() else path
