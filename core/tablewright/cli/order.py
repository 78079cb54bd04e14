"""The order of the enabled plugins, with every reason for it and with what nothing decides but the ids."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tablewright.plugins.ordering import Order


def order_told(order: Order, game: str) -> Iterator[str]:
    """Lines for people."""
    yield f"The plugins of {game}, in the order in which their hooks run and their changes are made:"
    previous = ""
    for number, manifest in enumerate(order.plugins, start=1):
        yield ""
        yield f"  {number}. {manifest.id} {manifest.version}"
        reasons = [reason for reason in order.reasons if reason.plugin == manifest.id]
        yield from (f"       after {reason.after}: {reason.why}" for reason in reasons)
        if not reasons:
            yield "       nothing has to come before it"
        if previous and not order.settled(previous, manifest.id):
            yield f"       after {previous}: by the alphabet only, nothing says which of the two comes first"
        previous = manifest.id
    open_pairs = [(a.id, b.id) for a, b in pairwise(order.plugins) if not order.settled(a.id, b.id)]
    if open_pairs:
        one, other = open_pairs[0]
        yield ""
        yield "Where the alphabet decides, both may be enabled, but two that change the same thing are refused. To settle it,"
        yield f'write for example "after": ["{one}"] into the plugin.json of {other}.'
