"""The page of options and switches, from the manifests."""

from __future__ import annotations

import json
import re
from typing import Any

from .members import Member, members
from .schema_tables import cell, values


def page() -> str:
    """The text of ``docs/reference/settings.md``."""
    lines = [
        "# Options and switches",
        "",
        "Written by `python -m docs.press` from the manifests of the plugins; do not edit. Which values hold for a",
        "config of yours tells `tablewright plugins CONFIG`.",
        "",
        "| plugin | | goes with | can be set |",
        "|---|---|---|---|",
        *(_row(member) for member in members()),
        "",
    ]
    for member in members():
        options, switches = member.manifest.get("options", {}), member.manifest.get("switches", {})
        if not options and not switches:
            continue
        lines += [f"## `{member.id}`: {member.title}", ""]
        if options:
            lines += [
                f"Under `[options.{member.id}]`:",
                "",
                "| option | values | default | |",
                "|---|---|---|---|",
            ]
            lines += [
                f"| `{name}` | {values(option, option)} | `{json.dumps(option['default'])}` | {cell(_words(option))} |"
                for name, option in options.items()
            ]
            lines.append("")
        if switches:
            lines += [f"Under `[switches.{member.id}]`:", "", "| switch | default | |", "|---|---|---|"]
            lines += [
                f"| `{name}` | {'on' if switch.get('default', True) else 'off'} | {cell(_words(switch))} |"
                for name, switch in switches.items()
            ]
            lines.append("")
    return "\n".join(lines)


def _row(member: Member) -> str:
    """A plugin in the table of all: what it is, what it needs and may not be combined with, how much there is to set."""
    manifest = member.manifest
    with_ = [f"`{name}`" for name in manifest.get("depends", {})]
    without = [f"not `{name}`" for name in manifest.get("conflicts", {})]
    numbers = [
        f"{len(found)} {kind if len(found) > 1 else kind.removesuffix('s').removesuffix('e')}"
        for kind in ("options", "switches")
        if (found := manifest.get(kind))
    ]
    title = f"[`{member.id}`](#{_anchor(member)})" if numbers else f"`{member.id}`"
    summary = cell(str(manifest.get("summary", manifest["title"])["en"]))
    goes = ", ".join([*with_, *without]) or f"provides `{manifest['provides_game']}`"
    return f"| {title} | {summary} | {goes} | {', '.join(numbers) or 'nothing'} |"


def _anchor(member: Member) -> str:
    return re.sub(r"[^\w\- ]", "", f"{member.id} {member.title}".lower()).replace(" ", "-")


def _words(setting: dict[str, Any]) -> str:
    told = setting.get("summary") or setting.get("description") or setting.get("title", "")
    return str(told.get("en", "")) if isinstance(told, dict) else str(told)
