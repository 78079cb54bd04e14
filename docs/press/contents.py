"""The order of the pages in the site, and under which heading each stands."""

from __future__ import annotations

OUTSIDE = {"README.md": "start.md", "benchmarks/README.md": "benchmarks.md"}
"""Pages elsewhere in the project that the site has, too, and what they are called there."""
FIRST = "index.md"
CONTENTS: dict[str, tuple[str, ...]] = {
    "": ("start.md",),
    "Playing": ("players.md", "reference/settings.md"),
    "Writing cards, expansions, games": (
        "plugins.md",
        "authors/cards.md",
        "authors/data.md",
        "authors/expansion.md",
        "authors/words.md",
        "authors/hooks.md",
        "authors/game.md",
        "scenarios.md",
        "conformance.md",
        "testing.md",
    ),
    "Embedding": ("embedding.md",),
    "Rules and rulings": (
        "rules/cartouche-rulings.md",
        "rules/solo-rulings.md",
        "rules/tigris-rulings.md",
        "content/cartouche-design.md",
        "content/tigris-design.md",
    ),
    "Reference": (
        "reference/vocabulary.md",
        "reference/hooks.md",
        "reference/names.md",
        "reference/moves.md",
        "reference/codes.md",
    ),
    "The house": ("architecture.md", "benchmarks.md"),
}
"""The pages below the first one, by their paths in the site."""
