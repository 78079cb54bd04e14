"""Assembly: from a configuration to a compiled ruleset, or to every problem on the way."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tablewright.content.content import Content, load_content
from tablewright.outline.outline import SeatNumbers
from tablewright.plugins.config import Config, WrongConfig, read_config
from tablewright.plugins.discovery import Found, installed, load_code, load_module
from tablewright.plugins.options import Settings
from tablewright.plugins.ordering import Order, place_and_source
from tablewright.plugins.settling import Settled, settle
from tablewright.problems.problem import Place, Problem, TablewrightError, in_order_of_file, raise_any
from tablewright.problems.wording import shown
from tablewright.requirements.requirement import Word
from tablewright.rules.failures import checked, returned
from tablewright.rules.freezing import assemble, freeze, undeclared_chains
from tablewright.rules.ruleset import Ruleset
from tablewright.validation.schemas import Schemas, kernel_schemas, schema_file
from tablewright.version import VERSION

if TYPE_CHECKING:
    import pluggy


def ruleset(
    config: Config | Mapping[str, Any] | str | os.PathLike[str], extra: Content | None = None
) -> tuple[Ruleset, Config]:
    """The compiled rules for a config, and the config with what it left open decided.

    `config` is a `Config`, the same as plain values, or the path of a TOML file. `extra` is content that is put
    beside the plugins' own (a scenario's cards). Raises TablewrightError with all problems of the config, its plugins,
    options and switches, and of the first stage after that which has any: code, content, compilation.
    """
    problems: list[Problem] = []
    made = attempt(config, problems, extra)
    if made is None or problems:
        raise TablewrightError(in_order_of_file(problems))
    return made


def attempt(
    config: Config | Mapping[str, Any] | str | os.PathLike[str],
    problems: list[Problem],
    extra: Content | None = None,
) -> tuple[Ruleset, Config] | None:
    """Like `ruleset`, as far as it goes: what is wrong is added to `problems`, and left out of the rules.

    None where there can be no rules. Raises what is wrong in them where nothing was wrong before.
    """
    with _no_collections():
        given = _config(config, problems)
        settled = settle(given, problems) if given is not None else None
        if given is None or settled is None:
            return None
        try:
            rules = _compiled(given, settled, extra)
        except TablewrightError as error:
            if not problems:
                raise
            problems += error.problems
            return None
    return rules, given.with_changes(seats=rules.seats) if given.seats is None else given


def config_of(path: str | os.PathLike[str]) -> Config:
    """The config at `path`, by itself. Where it is wrong, what else comes up when its rules are made is told too."""
    try:
        return read_config(path)
    except WrongConfig:
        problems: list[Problem] = []
        attempt(path, problems)
        raise TablewrightError(in_order_of_file(problems)) from None


def ruleset_of_lock(lock: Mapping[str, Any], place: Place) -> Ruleset:
    """The ruleset that the first line of a save records, if what is installed is the same.

    Raises TablewrightError with a list of everything that differs.
    """
    try:
        config = Config.of(
            {
                "game": lock["game"],
                "plugins": list(lock["order"]),
                "seats": lock["seats"],
                "options": lock["options"],
                "switches": lock["switches"],
            }
        )
        recorded = {"plugins": {**lock["plugins"]}, "content": {**lock["content"]}}
        rules, _ = ruleset(_with_paths(config, lock, Path(place.file).parent))
    except TablewrightError as error:
        raise TablewrightError(replace(one, place=one.place or place) for one in error.problems) from error
    except (KeyError, TypeError, ValueError) as error:
        message = f"the first line of the save does not say what it was played with: {error}"
        raise TablewrightError(Problem("TW-SAVE-FORM", message, place)) from error
    problems = []
    for what in ("plugins", "content"):
        now: dict[str, str] = rules.lock[what]
        for name in sorted({*recorded[what], *now}):
            was, is_now = recorded[what].get(name), now.get(name)
            if was != is_now:
                problems.append(
                    Problem(
                        "TW-SAVE-DIFFERS",
                        f"the match was played with another {'version' if what == 'plugins' else 'content'} of {name}",
                        place,
                        expected=_short(was),
                        found=_short(is_now),
                        hint="install what the save was played with to load it",
                    )
                )
    if rules.lock["order"] != list(lock["order"]):
        problems.append(
            Problem(
                "TW-SAVE-DIFFERS",
                "the plugins are now called in another order",
                place,
                expected=", ".join(lock["order"]),
                found=", ".join(rules.lock["order"]),
            )
        )
    if problems:
        raise TablewrightError(problems)
    return rules


def schemas_of(plugins: Sequence[Found]) -> Schemas:
    """The schemas of every kind of content that the plugins have, given in their order, with their words.

    For checking a file that is not, or not yet, part of a plugin. Raises TablewrightError.
    """
    modules, published = _code(list(plugins))
    return _vocabulary(plugins, assemble(modules, published))[0]


# --- the inside ---


@contextmanager
def _no_collections() -> Iterator[None]:
    """Let Python not look for garbage meanwhile: what is made here by the thousand is made to stay."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _config(
    config: Config | Mapping[str, Any] | str | os.PathLike[str], problems: list[Problem]
) -> Config | None:
    if isinstance(config, Config):
        return config
    try:
        return Config.of(config) if isinstance(config, Mapping) else read_config(config)
    except WrongConfig as error:
        problems += error.problems
        return error.rest


def _compiled(config: Config, settled: Settled, extra: Content | None) -> Ruleset:
    plugins, order, settings = settled.plugins, settled.order, settled.settings
    modules, published = _code(plugins)
    manager = assemble(modules, published)
    ids = list(order.ids)
    raise_any(_chain_problems(manager, order, settled.places))
    schemas, words = _vocabulary(plugins, manager)
    content = _content(plugins, schemas, settings)
    if extra is not None:
        content = content.merged(extra)
    seats = _seats(config, content)
    lock = {
        "kernel": VERSION,
        "game": config.game,
        "seats": seats,
        "order": ids,
        "plugins": {found.id: found.manifest.version for found in plugins},
        "folders": {
            found.id: str(Path(found.folder or "").resolve()) for found in plugins if not found.installed
        },
        "options": settings.options,
        "switches": settings.switches,
        "content": content.hashes,
    }
    return Ruleset(
        game=config.game,
        seats=seats,
        order=ids,
        manager=manager,
        words=words,
        options=settings.options,
        switches=settings.switches,
        content=content,
        schemas=schemas,
        lock=lock,
        settled=order.settled,
        option_places=_option_places(config),
    )


def _option_places(config: Config) -> dict[tuple[str, str], Place]:
    return {
        (plugin, name): place
        for plugin, options in config.options.items()
        for name in options
        if (place := config.place("options", plugin, name))
    }


def _chain_problems(
    manager: pluggy.PluginManager, order: Order, places: Mapping[str, Place]
) -> Iterator[Problem]:
    """Plugins that change the same answer, one after the other, in an order that only their ids decide."""
    manifests = {manifest.id: manifest for manifest in order.plugins}
    for hook, one, other in undeclared_chains(manager, order.ids, order.settled):
        place, source = place_and_source(manifests[other], places)
        yield Problem(
            "TW-PLUGIN-CHAIN",
            f"'{one}' and '{other}' both answer the hook '{hook}', each on top of the other, and nothing says who comes first",
            place,
            found=f"nothing of the kind in {source}" if source else "",
            hint=f'write "after": ["{one}"] into the plugin.json of {other}, or "before": ["{one}"]',
        )


def _vocabulary(
    plugins: Sequence[Found], manager: pluggy.PluginManager
) -> tuple[Schemas, dict[str, type[Word]]]:
    """The kinds of content and the words of requirements that the plugins bring, in their order."""
    ids = [found.id for found in plugins]
    folders = {found.id: found.folder for found in plugins}
    schemas = kernel_schemas()
    for hook in freeze(manager, "provide_kinds", ids):
        for name in checked(hook, (), list, str):
            schemas.add_file(schema_file(name, folders[hook.plugin]))
    words: dict[str, type[Word]] = {}
    for hook in freeze(manager, "provide_words", ids):
        given = checked(hook, (), list, type)
        if not all(issubclass(word, Word) for word in given):
            raise TablewrightError(returned(hook, "list of subclasses of Word", given))
        for word in given:
            word.plugin = hook.plugin
            schemas.add_word("requirement", word.name, schema_file(word.schema, folders[hook.plugin]))
            words[word.name] = word
    return schemas, words


def _content(plugins: list[Found], schemas: Schemas, settings: Settings) -> Content:
    try:
        return load_content(plugins, schemas, settings.switches)
    except TablewrightError:
        # Only now is it worth a look at what is installed besides: a word that is missing may be somebody's.
        enabled_ids = {found.id for found in plugins}
        for found in installed().values():
            if found.id not in enabled_ids and found.known is not None:
                schemas.name_absent(found.id, found.known.provides)
        return load_content(plugins, schemas, settings.switches)


def _code(
    plugins: list[Found],
) -> tuple[list[tuple[str, ModuleType]], list[tuple[str, ModuleType]]]:
    """The modules of the plugins that have code, and those with hook specifications that they publish."""
    problems: list[Problem] = []
    modules: list[tuple[str, ModuleType]] = []
    published: list[tuple[str, ModuleType]] = []
    for found in plugins:
        try:
            module = load_code(found)
            if module is not None:
                modules.append((found.id, module))
            if found.manifest.hookspecs is not None:
                published.append((found.id, load_module(found, found.manifest.hookspecs)))
        except TablewrightError as error:
            problems += error.problems
    if problems:
        raise TablewrightError(problems)
    return modules, published


def _seats(config: Config, content: Content) -> int:
    game = content.one("game")
    allowed = SeatNumbers(content)
    least, most = allowed.least, allowed.most
    given = next((key for key in ("seats", "players", "names") if getattr(config, key)), None)
    seats = config.seats or len(config.players or config.names or ()) or allowed.default
    if not least <= seats <= most:
        with_ = f" with {', '.join(allowed.narrowed)}" if allowed.narrowed else ""
        raise TablewrightError(
            Problem(
                "TW-CONFIG-SEATS",
                f"{game.data['title'].get('en', config.game)}{with_} is not played with {seats} seats",
                config.place(given) if given else config.place("plugins" if config.plugins else "game"),
                expected=f"from {least} to {most}" if least != most else str(least),
                found=str(seats),
            )
        )
    return int(seats)


def _with_paths(config: Config, lock: Mapping[str, Any], folder: Path) -> Config:
    """Plugins that were enabled by their folder are looked for where they lie, seen from the save's `folder`."""
    folders = lock.get("folders")
    if not isinstance(folders, dict) or not all(isinstance(where, str) for where in folders.values()):
        return config
    names = [
        str(folder.resolve() / folders[name]) if name in folders else name for name in config.plugins or ()
    ]
    return config.with_changes(plugins=names)


def _short(value: Any) -> str:
    if value is None:
        return "not there"
    text = value if isinstance(value, str) else shown(value)
    return text if len(text) <= 20 else text[:12] + "…"


__all__ = ["Schemas", "attempt", "config_of", "ruleset", "ruleset_of_lock", "schemas_of"]
