"""Items of a plugin that an installed one has too: nothing could be played with both, and no match of one would tell."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from tablewright.authoring.companions import needed_by
from tablewright.content.content import Item, items_unchecked
from tablewright.content.content_files import content_files
from tablewright.documents.stamps import stamp
from tablewright.plugins.discovery import Found, installed
from tablewright.plugins.manifest import Manifest
from tablewright.problems.problem import Problem
from tablewright.rules.ruleset import Ruleset
from tablewright.validation.validation_memory import is_known, key_of, remember


def namesakes(manifest: Manifest, rules: Ruleset) -> Iterator[Problem]:
    """The problems of a plugin with those installed that `rules`, which are made with it, do not enable.

    Only what both can be enabled with counts, and only kinds that `rules` know.
    """
    known = installed()
    others = [
        one for one in known.values() if one.id not in rules.order and _go_together(manifest, one, known)
    ]
    # To read what all others hold takes longer than to check one plugin: that there are none is remembered.
    key = key_of(_hangs_on(rules, others))
    if is_known(key):
        return
    own = [item for item in rules.content.items() if item.plugin == manifest.id]
    there = [problem for other in others for problem in _shared(own, other, rules)]
    if not there:
        remember(key)
    yield from there


# --- the inside ---


def _go_together(manifest: Manifest, other: Found, known: Mapping[str, Found]) -> bool:
    """Whether both may be enabled, with what the other one needs."""
    if other.known is None or other.problems or other.known.provides_game is not None:
        return False
    if other.known.game != manifest.game:
        return False
    needed = [known[name].known for name in (other.id, *needed_by(other.known, known)) if name in known]
    return not any(
        one is not None and (one.id in manifest.conflicts or manifest.id in one.conflicts) for one in needed
    )


def _hangs_on(rules: Ruleset, others: Iterable[Found]) -> Iterator[str]:
    """What decides whether there are namesakes: the plugin's own content, and all files of the others."""
    yield "namesakes"
    yield json.dumps([rules.lock, *sorted(rules.schemas.kinds())], sort_keys=True)
    for other in others:
        for path in content_files(other, dict.fromkeys(other.manifest.switches, True), []):
            yield f"{path} {stamp(path)}"


def _shared(own: Iterable[Item], other: Found, rules: Ruleset) -> Iterator[Problem]:
    theirs = {(item.kind, item.id): item for item in items_unchecked(other, rules.schemas)}
    for item in own:
        if (item.kind, item.id) in theirs:
            yield _problem(item, theirs[item.kind, item.id])


def _problem(item: Item, there: Item) -> Problem:
    return Problem(
        "TW-CONTENT-DUPLICATE-ID",
        f"the plugin {there.plugin} has an item of the kind {item.kind} with the id {item.id!r} too",
        item.place("id"),
        found=f"the other one is at {there.place('id')}",
        hint=f"give yours another id; else nobody could play with {item.plugin} and {there.plugin} together",
    )
