"""Setting up the match of a scenario: its rules, its content, its situation."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablewright.match import Match
from tablewright.plugins.config import Config, is_path
from tablewright.plugins.names import SITUATION_KEYS
from tablewright.problems.problem import Problem, TablewrightError, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import told
from tablewright.rules.ruleset import Ruleset
from tablewright.state.frames import Flow
from tablewright.state.state import State
from tablewright.state.stream import RandomStream

from .local_content import local_content
from .part import Part
from .scenario import Scenario
from .standing import ask, round_of, stand

_CONFIG = ("game", "plugins", "seats", "options", "switches")


def set_up(scenario: Scenario) -> Match:
    """The match as the scenario gives it. Raises TablewrightError where that cannot be."""
    rules = _rules(scenario)
    _check_rules(scenario, rules)
    situation = scenario.given.get("situation", {})
    seed = situation.get("seed", 0)
    if "step" not in situation:
        if "first" in situation:
            raise TablewrightError(
                Problem(
                    "TW-SCENARIO-STEP",
                    "who is first is decided by the set-up where no step is named",
                    scenario.place("situation", "first"),
                )
            )
        return Match(rules, seed)
    _check_parts(scenario, rules)
    first = situation.get("first", 0)
    if first >= rules.seats:
        raise TablewrightError(
            Problem("TW-SCENARIO-SEAT", f"there is no seat {first}", scenario.place("situation", "first"))
        )
    flow = Flow(seats=rules.seats, first=first, round=round_of(rules, situation))
    state = State(flow, RandomStream(seed=seed), rules.slices())
    stand(rules, state, scenario)
    for hook in rules.hooks("situation"):
        part = state.get(hook.plugin)
        if part is not None:
            _bring(scenario, hook.plugin, hook, rules, state, part)
    ask(rules, state, scenario)
    return Match(rules, seed, state)


def _rules(scenario: Scenario) -> Ruleset:
    given = scenario.given
    config = {key: given[key] for key in _CONFIG if key in given}
    if "plugins" in config:
        folder = Path.cwd() / scenario.folder
        config["plugins"] = [str(folder / one) if is_path(one) else one for one in config["plugins"]]
    from tablewright.play.assembly import ruleset

    try:
        rules = _plain_rules(json.dumps(config))
    except TablewrightError:
        # Scenarios with the same rules share them; what is wrong stands in this one.
        rules = ruleset(Config.of(config, scenario))[0]
    if "content" not in given:
        return rules
    return ruleset(Config.of(config, scenario), local_content(scenario, rules.schemas))[0]


@lru_cache(maxsize=64)
def _plain_rules(config: str) -> Ruleset:
    from tablewright.play.assembly import ruleset

    return ruleset(Config.of(json.loads(config)))[0]


def _check_rules(scenario: Scenario, rules: Ruleset) -> None:
    """The rules that the scenario proves are rules of the game, as far as it lists any."""
    known = rules.content.by_id("rules")
    raise_any(
        Problem(
            "TW-SCENARIO-RULE",
            f"there is no rule '{rule}'",
            scenario.place("rule") if len(scenario.rules) == 1 else scenario.place("rule", index),
            hint=suggestion(rule, known, "the rules are"),
        )
        for index, rule in enumerate(scenario.rules)
        if known and rule not in known
    )


def _check_parts(scenario: Scenario, rules: Ruleset) -> None:
    """Every key of the situation is the kernel's or a plugin's that reads it."""
    readers = [hook.plugin for hook in rules.hooks("situation")]
    for key in scenario.given["situation"]:
        if key in SITUATION_KEYS or key in readers:
            continue
        place = scenario.place("situation", key)
        if key in rules.order:
            message = f"the plugin '{key}' has no part in a situation"
            raise TablewrightError(Problem("TW-SCENARIO-PART", message, place))
        raise TablewrightError(
            Problem(
                "TW-SCENARIO-PART",
                f"'{key}' is neither a key of a situation nor an enabled plugin",
                place,
                hint=suggestion(key, [*SITUATION_KEYS, *readers], "there are"),
            )
        )


def _bring(scenario: Scenario, plugin: str, hook: Any, rules: Ruleset, state: State, part: Any) -> None:
    data = scenario.given["situation"].get(plugin, {})
    raise_any(_form_problems(scenario, plugin, data, rules))
    try:
        hook(rules, state, part, data)
    except TablewrightError:
        raise
    except ValueError as error:
        words, *pointer = error.args or ("",)
        keys = [key for key in pointer if isinstance(key, str | int)]
        place = scenario.place("situation", plugin, *keys)
        hint = "; ".join(getattr(error, "__notes__", ()))
        raise TablewrightError(Problem("TW-SCENARIO-SITUATION", str(words), place, hint=hint)) from error
    except Exception as error:
        raise TablewrightError(
            Problem(
                "TW-PLUGIN-RAISED",
                f"the plugin '{plugin}' failed in its hook 'situation': {told(error)}",
                scenario.place("situation", plugin),
                hint="report this to the plugin's author",
            )
        ) from error


def _form_problems(scenario: Scenario, plugin: str, data: dict[str, Any], rules: Ruleset) -> list[Problem]:
    """What is wrong with a plugin's part by the schema ``situations/<plugin>``, where the plugin brings one."""
    try:
        return rules.schemas.validate(Part(scenario, ("situation", plugin), data), f"situations/{plugin}")
    except KeyError:
        return []
