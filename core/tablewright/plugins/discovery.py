"""Which plugins there are. Reads metadata and manifests; no plugin's code runs before it is enabled and loaded."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from tablewright.documents.files import displayed, sibling_hint
from tablewright.documents.stamps import stamp
from tablewright.problems.problem import Place, Problem, TablewrightError, fail, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import told

from .config import Config, is_path
from .manifest import FILE, Manifest, read_manifest
from .packages import Package, folder_of, packages


@dataclass(frozen=True, slots=True)
class Found:
    """A plugin that was found, in order or not."""

    id: str
    folder: Path | None  # that holds plugin.json; None where the package is not there
    source: str  # where it comes from, for people: "tablewright-base 0.1.0", or a folder
    installed: bool  # False for a folder that a config names
    known: Manifest | None = None
    problems: tuple[Problem, ...] = ()  # why it cannot be used

    @property
    def manifest(self) -> Manifest:
        """The manifest. A plugin that cannot be used raises its problems here, where it is wanted, and not before."""
        if self.known is None or self.problems:
            raise TablewrightError(self.problems)
        return self.known


def installed(only: Collection[str] | None = None) -> dict[str, Found]:
    """The plugins of all installed distributions, by id, sorted. What is broken is in `Found.problems`.

    With `only`, no others than these are looked at.
    """
    found: dict[str, Found] = {}
    for package in packages():
        if only is not None and package.plugin not in only:
            continue
        plugin = _in_package(package)
        other = found.get(plugin.id)
        if other is None:
            found[plugin.id] = plugin
        elif other.folder != plugin.folder:
            found[plugin.id] = _twice(other, plugin)
    return dict(sorted(found.items()))


def at_path(folder: str | os.PathLike[str]) -> Found:
    """The plugin in `folder`: data that need not be installed. Raises the problems of its manifest."""
    manifest = read_manifest(folder)
    place = Path(folder) if Path(folder).is_dir() else Path(folder).parent
    return Found(manifest.id, place, str(folder), False, manifest)


def enabled(
    config: Config, known: Mapping[str, Found] | None = None, wrong: list[Problem] | None = None
) -> list[Found]:
    """The plugins that `config` enables; where it lists them, as it lists them, else in no particular order.

    Without a list of plugins: the one that provides the game, those that its manifest recommends as far as they
    are installed, and what these depend on. What is wrong is added to `wrong`, or raised.
    """
    if config.plugins is None:
        try:
            return _default(config, installed() if known is None else known)
        except TablewrightError as error:
            if wrong is None:
                raise
            wrong += error.problems
            return []
    if known is None:
        known = installed([name for name in config.plugins if not is_path(name)])
    problems: list[Problem] = []
    chosen: dict[str, Found] = {}
    for index, name in enumerate(config.plugins):
        place = config.place("plugins", index)
        try:
            found = _named(name, config, known, place)
            _ = found.manifest
        except TablewrightError as error:
            problems += error.problems
            continue
        other = chosen.get(found.id)
        if other is None:
            chosen[found.id] = found
        elif _same_folder(other, found):
            message = f"the plugin {found.id} is enabled twice"
            problems.append(Problem("TW-PLUGIN-TWICE", message, place, hint="name it once"))
        else:
            problems += _twice(other, found, place).problems
    if wrong is None:
        raise_any(problems)
    else:
        wrong += problems
    return list(chosen.values())


def providers(game: str) -> list[str]:
    """The installed plugins that provide a game."""
    return [
        found.id
        for found in installed().values()
        if found.known is not None and found.known.provides_game == game
    ]


def games() -> list[str]:
    """The games that are installed."""
    found = {one.known.provides_game for one in installed().values() if one.known is not None}
    return sorted(game for game in found if game)


def game_unknown(config: Config, there_are: Iterable[str]) -> Problem:
    """The problem of a config whose game nobody provides."""
    return Problem(
        "TW-GAME-UNKNOWN",
        f"no installed plugin provides the game {config.game}",
        config.place("game"),
        hint=suggestion(config.game, there_are, "installed games are"),
    )


def load_code(found: Found) -> ModuleType | None:
    """Import the plugin's module; None for a plugin of data only. Whatever it raises becomes a problem."""
    manifest = found.manifest
    if manifest.module is None:
        return None
    return load_module(found, manifest.module)


def load_module(found: Found, name: str) -> ModuleType:
    """Import one of a plugin's modules by its dotted name."""
    key = "module" if name == found.manifest.module else "hookspecs"
    if not _is_its_own(found, name):
        raise TablewrightError(_not_its_own(found, name, found.manifest.place(key)))
    try:
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        fail(
            "TW-PLUGIN-IMPORT",
            f"the plugin {found.id} cannot be loaded: {told(error)}",
            place=_raised_at(error, found) or found.manifest.place(key),
            hint="the error is in the plugin's code or its installation; leave it out of `plugins` to go on",
            cause=error,
        )


# -- installed ----------------------------------------------------------------------------------------------------


# What was found in packages without a problem: the stamp of the manifest that it was read from, and the plugin.
_read: dict[Package, tuple[object, Found]] = {}


def _in_package(package: Package) -> Found:
    """The plugin of a package. Its manifest is read again only where it is no longer the same."""
    now = stamp(f"{package.folder}/{FILE}")
    before = _read.get(package)
    if before is not None and now is not None and before[0] == now:
        return before[1]
    found = _read_package(package)
    if not found.problems:
        _read[package] = now, found
    return found


def _read_package(package: Package) -> Found:
    name, source, folder = package.plugin, package.source, package.folder
    if folder is None:
        problem = Problem(
            "TW-PLUGIN-NOT-FOUND",
            f"the plugin {name} ({source}) names the package {package.module}, which is not there",
            hint="install it again",
        )
        return Found(name, None, source, True, None, (problem,))
    try:
        manifest = read_manifest(folder)
    except TablewrightError as error:
        return Found(name, folder, source, True, None, error.problems)
    problems: tuple[Problem, ...] = ()
    if manifest.id != name:
        problems = (
            Problem(
                "TW-PLUGIN-ID",
                f"the manifest of {source} has another id than its entry point",
                manifest.place("id"),
                expected=name,
                found=manifest.id,
            ),
        )
    return Found(name, folder, source, True, manifest, problems)


def _twice(one: Found, other: Found, place: Place | None = None) -> Found:
    problem = Problem(
        "TW-PLUGIN-SAME-ID",
        f"two plugins have the id {one.id}",
        place,
        found=f"{one.source} ({one.folder}) and {other.source} ({other.folder})",
        hint="uninstall one of them, or leave one out",
    )
    return Found(one.id, one.folder, f"{one.source}, {other.source}", one.installed, None, (problem,))


# -- enabled ------------------------------------------------------------------------------------------------------


def _default(config: Config, known: Mapping[str, Found]) -> list[Found]:
    provider = _provider(config, known)
    wanted = [provider.id, *provider.manifest.recommends]
    chosen: dict[str, Found] = {}
    while wanted:
        name = wanted.pop()
        if name in known and name not in chosen:
            chosen[name] = known[name]
            wanted += known[name].manifest.depends
    return [chosen[name] for name in sorted(chosen)]


def _provider(config: Config, known: Mapping[str, Found]) -> Found:
    usable = [found for found in known.values() if found.known and not found.problems]
    providers = [found for found in usable if found.manifest.provides_game == config.game]
    if len(providers) == 1:
        return providers[0]
    if providers:
        fail(
            "TW-GAME-TWO-PROVIDERS",
            f"several plugins provide the game {config.game}",
            place=config.place("game"),
            found=", ".join(found.id for found in providers),
            hint="say in `plugins` which to use",
        )
    # A plugin that is broken may be the one: its problems say more than "unknown".
    broken = [found for found in known.values() if found.problems and found.known is None]
    there_are = {found.manifest.provides_game for found in usable if found.manifest.provides_game}
    raise TablewrightError(
        [
            game_unknown(config, there_are),
            *(problem for found in broken for problem in found.problems),
        ]
    )


def _named(name: str, config: Config, known: Mapping[str, Found], place: Place | None) -> Found:
    if is_path(name):
        folder = config.folder / name
        if not os.path.lexists(folder):
            hint = sibling_hint(folder) or f"looked for {displayed(folder)}"
            fail("TW-FILE-MISSING", f"there is no folder {name}", place=place, hint=hint)
        found = at_path(folder)
        # The folder of an installed plugin is that plugin.
        same = known.get(found.id) or installed([found.id]).get(found.id)
        return same if same is not None and _same_folder(same, found) else found
    if name in known:
        return known[name]
    hint = suggestion(name, {package.plugin for package in packages()}, "installed plugins are")
    if (config.folder / name / FILE).exists():
        hint = f'write "./{name}" for the folder'
    raise TablewrightError(Problem("TW-PLUGIN-UNKNOWN", f"no plugin {name} is installed", place, hint=hint))


def _same_folder(one: Found, other: Found) -> bool:
    if one.folder is None or other.folder is None:
        return False
    return os.path.realpath(one.folder) == os.path.realpath(other.folder)


# -- code ---------------------------------------------------------------------------------------------------------


def _is_its_own(found: Found, name: str) -> bool:
    """Whether a module lies in the plugin's package, where Python would find it."""
    parts = name.split(".")
    packages = (folder_of(".".join(parts[:count])) for count in range(1, len(parts) + 1))
    home = os.path.realpath(found.folder or "")
    return any(folder is not None and os.path.realpath(folder) == home for folder in packages)


def _not_its_own(found: Found, name: str, place: Place | None) -> Problem:
    if found.installed:
        return Problem(
            "TW-PLUGIN-MODULE",
            f"the module {name} is not the plugin's own",
            place,
            expected=f"a module of the package in {found.folder}",
            hint="is the name right, and the file there?",
        )
    # Code runs from where Python finds it, so a plugin given as a folder must be installed to have any.
    return Problem(
        "TW-PLUGIN-CODE-BY-PATH",
        f"the plugin {found.id} has Python code and is not installed",
        place,
        hint=f"install it: {Path(sys.executable).name} -m pip install -e (the folder of its pyproject.toml)",
    )


def _raised_at(error: BaseException, found: Found) -> Place | None:
    """The last line of the plugin's own code that the error came through."""
    if isinstance(error, SyntaxError) and error.filename:
        return Place(error.filename, error.lineno or 0, error.offset or 0)
    home = os.path.realpath(found.folder) if found.folder else ""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if home and os.path.realpath(frame.filename).startswith(home + os.sep):
            return Place(frame.filename, frame.lineno or 0)
    return None
