"""From a config to what it enables: which plugins, in which order, with which options and switches."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablewright.problems.problem import Place, Problem, TablewrightError

from .config import Config
from .discovery import Found, enabled, game_unknown, games, providers
from .options import Settings, resolve_settings
from .ordering import Order, resolve


@dataclass(frozen=True, slots=True)
class Settled:
    """The enabled plugins in their order, and the settings of each."""

    plugins: list[Found]
    order: Order
    settings: Settings
    places: dict[str, Place]
    """Where the config enables each of the plugins, as far as it lists them."""


def settle(config: Config, wrong: list[Problem]) -> Settled | None:
    """What `config` enables. None where that is not certain: then it is not known either what follows.

    Everything that is wrong is added to `wrong`. What is wrong with one value does not keep others from being
    looked at, and the defaults stand for wrong options and switches.
    """
    problems: list[Problem] = []
    certain = not config.left_out & {"game", "plugins"}
    found = enabled(config, wrong=problems) if certain or config.plugins is not None else []
    usable = [one for one in found if one.known is not None and not one.problems]
    problems += (problem for one in found for problem in one.problems)
    complete = certain and not problems
    order: Order | None = None
    places = _places(config, found) if complete else {}
    if complete:
        try:
            order = _order(config, usable, places)
        except TablewrightError as error:
            problems += error.problems
    wrong[:] = [*(_with_owner(one, config, usable) for one in wrong), *problems]
    by_id = {one.id: one for one in usable}
    plugins = [by_id[name] for name in order.ids] if order else usable
    settings = resolve_settings(config, [one.manifest for one in plugins], complete=complete, wrong=wrong)
    return Settled(plugins, order, settings, places) if order is not None else None


def _places(config: Config, plugins: list[Found]) -> dict[str, Place]:
    return {
        found.id: place
        for index, found in enumerate(plugins)
        if config.plugins is not None and (place := config.place("plugins", index))
    }


def _with_owner(problem: Problem, config: Config, plugins: list[Found]) -> Problem:
    """The problem of a value where the table of a plugin should be, with the plugin that has an option of that name."""
    for table, name in config.not_tables():
        if problem.code != "TW-CONFIG-TYPE" or problem.place != config.place(table, name):
            continue
        for one in plugins:
            for there, what, names in (
                ("options", "an option", one.manifest.options),
                ("switches", "a switch", one.manifest.switches),
            ):
                if name in names:
                    hint = f"{name} is {what} of {one.id}: write it under [{there}.{one.id}]"
                    return replace(problem, expected=f"a table, [{there}.{one.id}]", hint=hint)
    return problem


def _order(config: Config, plugins: list[Found], places: dict[str, Place]) -> Order:
    """The plugins' order. What is wrong and stands in no manifest is wrong in the config."""
    try:
        return resolve([found.manifest for found in plugins], config.game, places=places)
    except TablewrightError:
        pass  # only now is it worth a look at what is installed besides
    known = providers(config.game)
    if not known and not any(found.manifest.provides_game == config.game for found in plugins):
        raise TablewrightError(game_unknown(config, games()))
    try:
        return resolve([found.manifest for found in plugins], config.game, places=places, providers=known)
    except TablewrightError as error:
        here = config.place("game" if config.plugins is None else "plugins")
        raise TablewrightError(replace(one, place=one.place or here) for one in error.problems) from error
