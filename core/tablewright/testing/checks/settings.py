"""Every option, every switch and every number of seats works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.match import Match
from tablewright.outline.outline import SeatNumbers
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import enabled
from tablewright.problems.problem import TablewrightError
from tablewright.testing.nonconformity import object_to
from tablewright.testing.settings_space import values_of
from tablewright.testing.subject import Subject


def every_setting_works(subject: Subject) -> None:
    """A random match ends with each value of each option, with each switch on and off, with each number of seats.

    An option is changed alone, all others as the config has them. A value may be refused in words together with
    some numbers of seats, but not with all.
    """
    config = subject.config
    allowed = SeatNumbers(subject.rules.content)
    everyone = list(range(allowed.least, allowed.most + 1))
    own = subject.rules.seats
    named = config.players is not None or config.names is not None
    if config.seats is None and not named:
        for seats in everyone:
            _play(subject, config, f"{seats} seats", [seats])
    numbers = [own] if named else [own, *(seats for seats in everyone if seats != own)]
    for name, changes in _changes(config):
        _play(subject, config.with_changes(**changes), name, numbers)


def _play(subject: Subject, config: Config, name: str, numbers: list[int]) -> None:
    refused: list[str] = []
    for seats in numbers:
        try:
            rules = ruleset(config.with_changes(seats=seats))[0]
        except TablewrightError as error:
            refused.append(f"{seats} seats: {error}")
            continue
        try:
            for _ in subject.decisions(1, Match(rules, 1)):
                pass
        except (TablewrightError, AssertionError) as error:
            object_to(f"no match can be played with {name}", seats=seats, because=error)
        return
    object_to(f"{name} cannot be set", because="; ".join(refused))


def _changes(config: Config) -> Iterator[tuple[str, dict[str, Any]]]:
    for found in enabled(config):
        manifest = found.manifest
        for option, schema in manifest.options.items():
            for value in values_of(schema):
                options = {name: dict(values) for name, values in config.options.items()}
                options.setdefault(manifest.id, {})[option] = value
                yield f"the option {manifest.id}.{option} = {value!r}", {"options": options}
        for switch in manifest.switches:
            for on in (True, False):
                switches = {name: dict(values) for name, values in config.switches.items()}
                switches.setdefault(manifest.id, {})[switch] = on
                yield f"the switch {manifest.id}.{switch} {'on' if on else 'off'}", {"switches": switches}
