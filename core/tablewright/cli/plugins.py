"""``tablewright plugins [CONFIG|GAME]``."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence

from tablewright.plugins.config import Config
from tablewright.plugins.discovery import Found, installed
from tablewright.plugins.manifest import Manifest
from tablewright.plugins.ordering import Order
from tablewright.plugins.settling import settle
from tablewright.problems.problem import Problem, TablewrightError, fail, in_order_of_file

from .columns import columns
from .configs import config_named
from .order import order_told


def run(arguments: Namespace) -> int:
    """List what is installed; with a config also what it enables and in which order."""
    known = installed()
    if arguments.config is None:
        if arguments.order:
            fail(
                "TW-ORDER-OF-NOTHING",
                "--order needs a config or a game",
                hint="tablewright plugins --order CONFIG",
            )
        print(_installed(known))
        return 0
    config = config_named(arguments.config)
    problems: list[Problem] = []
    settled = settle(config, problems)
    if settled is None or (problems and not arguments.order):
        raise TablewrightError(in_order_of_file(problems))
    order, settings = settled.order, settled.settings
    if arguments.order:
        print("\n".join(order_told(order, config.game)))
        return 0
    by_id = {found.id: found for found in settled.plugins}
    print(f"Enabled for {config.game}, in the order in which their hooks run:\n")
    print(_enabled(order, by_id))
    for line in _settings(config, order, settings.options, settings.switches):
        print(line)
    rest = {name: found for name, found in known.items() if name not in by_id}
    if rest:
        print("\nInstalled, but not enabled:\n")
        print(_installed(rest))
    return 0


def _installed(known: Mapping[str, Found]) -> str:
    if not known:
        return "No plugin is installed."
    rows = []
    broken = []
    for found in known.values():
        manifest = found.known
        if manifest is None or found.problems:
            rows.append((f"  {found.id}", "", "broken", f"({found.source})"))
            broken += [str(problem) for problem in found.problems]
            continue
        rows.append((f"  {found.id}", manifest.version, _role(manifest), _summary(manifest)))
    table = columns(rows)
    return "\n".join([table, "", *broken]) if broken else table


def _enabled(order: Order, by_id: Mapping[str, Found]) -> str:
    rows = []
    for number, manifest in enumerate(order.plugins, start=1):
        why = "; ".join(
            f"after {reason.after}: {reason.why}" for reason in order.reasons if reason.plugin == manifest.id
        )
        found = by_id[manifest.id]
        where = "" if found.installed else f"(in {found.source})"
        rows.append(
            (
                f"  {number}.",
                manifest.id,
                manifest.version,
                _role(manifest),
                " ".join(filter(None, (where, why))),
            )
        )
    return columns(rows)


def _settings(
    config: Config,
    order: Order,
    options: Mapping[str, Mapping[str, object]],
    switches: Mapping[str, Mapping[str, bool]],
) -> Sequence[str]:
    """What is set and what it was set by, where plugins can be set at all."""
    rows = []
    for manifest in order.plugins:
        for name, value in options[manifest.id].items():
            given = name in config.options.get(manifest.id, {})
            rows.append((f"  options.{manifest.id}.{name}", _toml(value), "" if given else "(default)"))
        for name, on in switches[manifest.id].items():
            given = name in config.switches.get(manifest.id, {})
            rows.append((f"  switches.{manifest.id}.{name}", _toml(on), "" if given else "(default)"))
    return ["\nSettings:\n", columns(rows)] if rows else []


def _role(manifest: Manifest) -> str:
    return f"provides {manifest.provides_game}" if manifest.provides_game else f"extends {manifest.extends}"


def _summary(manifest: Manifest) -> str:
    text = manifest.summary or manifest.title
    return text.get("en", "")


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
