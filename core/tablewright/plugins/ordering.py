"""The order of the enabled plugins, and whether they go together at all.

Dependencies come first, then what manifests declare in `before` and `after`, then the game before what extends
it, then the id: the order hangs on nothing else, so it is the same on every machine.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tablewright.problems.problem import Place, Problem, raise_any
from tablewright.problems.wording import shown
from tablewright.version import VERSION

from .manifest import Manifest


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one plugin comes after another."""

    plugin: str
    after: str
    why: str

    def __str__(self) -> str:
        return f"{self.plugin} after {self.after}: {self.why}"


@dataclass(frozen=True, slots=True)
class Order:
    """The plugins in the order in which their hooks run, and what decided it."""

    plugins: tuple[Manifest, ...]
    reasons: tuple[Reason, ...]
    provider: Manifest  # of the game

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(manifest.id for manifest in self.plugins)

    def settled(self, one: str, other: str) -> bool:
        """Whether the manifests say, directly or through others, which of two plugins comes first.

        Where they do not, only the id decides, and two plugins that change the same thing are ambiguous.
        """
        return self._leads(one, other) or self._leads(other, one)

    def _leads(self, start: str, goal: str) -> bool:
        reached, waiting = {start}, [start]
        while waiting:
            plugin = waiting.pop()
            for reason in self.reasons:
                if reason.plugin == plugin and reason.after not in reached:
                    reached.add(reason.after)
                    waiting.append(reason.after)
        return goal in reached


def resolve(
    enabled: Iterable[Manifest],
    game: str,
    *,
    kernel: str = VERSION,
    places: Mapping[str, Place] | None = None,
    providers: Collection[str] = (),
) -> Order:
    """Put the `enabled` plugins of `game` in order. Raises all problems at once where they do not go together.

    `places` says where a config enables them, by id; without, problems stand in the manifests. `providers` are the
    installed plugins that provide the game, to be proposed where none of them is enabled. What only follows from
    another problem is not told: a plugin of another game lacks nothing, and who provides the game is missing once.
    """
    plugins = {manifest.id: manifest for manifest in enabled}
    at = places or {}
    of_game = {name: manifest for name, manifest in plugins.items() if manifest.game == game}
    provided = any(manifest.provides_game == game for manifest in plugins.values())
    problems = [
        *_kernel_problems(plugins, kernel, at),
        *_game_problems(plugins, game, at, providers),
        *_dependency_problems(of_game, () if provided else providers, at),
        *_conflict_problems(of_game, at),
    ]
    reasons = _reasons(plugins)
    order = _sorted(plugins, reasons)
    if len(order) < len(plugins):
        problems.append(_cycle_problem(plugins, [r for r in reasons if r.plugin not in order], at))
    raise_any(problems)
    provider = next(manifest for manifest in plugins.values() if manifest.provides_game == game)
    return Order(tuple(plugins[name] for name in order), tuple(reasons), provider)


def _reasons(plugins: dict[str, Manifest]) -> list[Reason]:
    """Every pair that a manifest puts in order. Names in `before` and `after` that are not enabled say nothing."""
    reasons: dict[tuple[str, str], Reason] = {}

    def add(plugin: str, after: str, why: str) -> None:
        if plugin in plugins and after in plugins:
            reasons.setdefault((plugin, after), Reason(plugin, after, why))

    for name in sorted(plugins):
        for other in sorted(plugins[name].depends):
            add(name, other, "depends on it")
    for name in sorted(plugins):
        for other in plugins[name].after:
            add(name, other, "declares that it comes after it")
        for other in plugins[name].before:
            add(other, name, f"{name} declares that it comes before it")
    for name, manifest in sorted(plugins.items()):
        for other in plugins:
            extended = manifest.extends is not None and plugins[other].provides_game == manifest.extends
            if extended and (other, name) not in reasons:
                add(name, other, "extends it")
    return list(reasons.values())


def _sorted(plugins: dict[str, Manifest], reasons: Sequence[Reason]) -> list[str]:
    """The ids in order; those that a circle holds back are left out."""
    waiting = dict.fromkeys(plugins, 0)
    for reason in reasons:
        waiting[reason.plugin] += 1
    ready = [name for name, count in waiting.items() if not count]
    heapq.heapify(ready)
    order: list[str] = []
    while ready:
        name = heapq.heappop(ready)
        order.append(name)
        for reason in reasons:
            if reason.after == name:
                waiting[reason.plugin] -= 1
                if not waiting[reason.plugin]:
                    heapq.heappush(ready, reason.plugin)
    return order


def _cycle_problem(
    plugins: dict[str, Manifest], reasons: Sequence[Reason], at: Mapping[str, Place]
) -> Problem:
    """The circle itself, without the plugins that only hang on it."""
    follows = {name: [r for r in reasons if r.plugin == name] for name in sorted({r.plugin for r in reasons})}
    path: list[Reason] = []
    name = next(iter(follows))
    seen: list[str] = []
    while name not in seen:
        seen.append(name)
        reason = next(r for r in follows[name] if r.after in follows)
        path.append(reason)
        name = reason.after
    circle = path[seen.index(name) :]
    names = " → ".join([*(reason.plugin for reason in circle), name])
    return Problem(
        "TW-PLUGIN-CYCLE",
        f"each of these plugins has to come after the next: {names}",
        at.get(circle[0].plugin) or plugins[circle[0].plugin].place(),
        found="; ".join(str(reason) for reason in circle),
        hint='take one of these out of "depends", "before" or "after"'
        + (", or one of the plugins out of `plugins`" if at else ""),
    )


def place_and_source(
    manifest: Manifest, at: Mapping[str, Place], *pointer: str | int
) -> tuple[Place | None, str]:
    """Where a plugin is enabled, and where its manifest says what does not suit; without a config only the latter."""
    enabled, said = at.get(manifest.id), manifest.place(*pointer)
    return (enabled, f"{said}" if said else "") if enabled else (said, "")


def _kernel_problems(plugins: dict[str, Manifest], kernel: str, at: Mapping[str, Place]) -> Iterable[Problem]:
    for manifest in plugins.values():
        if not _contains(manifest.kernel, kernel):
            place, source = place_and_source(manifest, at, "kernel")
            yield Problem(
                "TW-PLUGIN-KERNEL",
                f"the plugin {manifest.id} {manifest.version} is not made for this kernel",
                place,
                expected=_sourced(manifest.kernel, source),
                found=kernel,
                hint=f'where it works with {kernel}, "kernel" must say so; else install another version of one of them',
            )


def _sourced(text: str, source: str) -> str:
    return f"{text} ({source})" if source else text


def _game_problems(
    plugins: dict[str, Manifest], game: str, at: Mapping[str, Place], installed: Collection[str]
) -> Iterable[Problem]:
    providers = sorted(name for name, manifest in plugins.items() if manifest.provides_game == game)
    if not providers:
        yield Problem(
            "TW-GAME-NO-PROVIDER",
            f"no enabled plugin provides the game {game}",
            found=", ".join(sorted(plugins)) or "no plugins",
            hint=f"add {' or '.join(map(shown, installed)) or 'the plugin that provides it'} to `plugins`, "
            "or leave `plugins` out",
        )
    elif len(providers) > 1:
        yield Problem(
            "TW-GAME-TWO-PROVIDERS",
            f"several enabled plugins provide the game {game}",
            found=", ".join(providers),
            hint="enable one of them",
        )
    for manifest in plugins.values():
        if manifest.game != game:
            verb = "provides" if manifest.provides_game else "extends"
            key = "provides_game" if manifest.provides_game else "extends"
            place, source = place_and_source(manifest, at, key)
            yield Problem(
                "TW-PLUGIN-OTHER-GAME",
                f"the plugin {manifest.id} {verb} another game",
                place,
                expected=game,
                found=_sourced(manifest.game, source),
                hint=f"leave {manifest.id} out of `plugins`",
            )


def _dependency_problems(
    plugins: dict[str, Manifest], told: Collection[str], at: Mapping[str, Place]
) -> Iterable[Problem]:
    for manifest in plugins.values():
        for name, versions in manifest.depends.items():
            place, source = place_and_source(manifest, at, "depends", name)
            if name in told:
                continue
            if name not in plugins:
                yield Problem(
                    "TW-PLUGIN-MISSING-DEPENDENCY",
                    f"the plugin {manifest.id} needs the plugin {name}, which is not enabled",
                    place,
                    found=f'"depends" in {source}' if source else "",
                    hint=f'add "{name}" to `plugins`, or leave {manifest.id} out',
                )
            elif not _contains(versions, plugins[name].version):
                yield Problem(
                    "TW-PLUGIN-DEPENDENCY-VERSION",
                    f"the plugin {manifest.id} needs another version of {name}",
                    place,
                    expected=_sourced(versions or "any version", source),
                    found=plugins[name].version,
                )


def _conflict_problems(plugins: dict[str, Manifest], at: Mapping[str, Place]) -> Iterable[Problem]:
    for manifest in plugins.values():
        for name, why in manifest.conflicts.items():
            if name in plugins:
                place, source = place_and_source(manifest, at, "conflicts", name)
                yield Problem(
                    "TW-PLUGIN-CONFLICT",
                    f"the plugins {manifest.id} and {name} do not go together: {why}",
                    place,
                    found=f'"conflicts" in {source}' if source else "",
                    hint="leave one of them out of `plugins`",
                )


def _contains(versions: str, version: str) -> bool:
    from packaging.specifiers import SpecifierSet

    # A kernel under development fits what its release will fit.
    return SpecifierSet(versions).contains(version, prereleases=True)
