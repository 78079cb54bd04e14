"""What outsiders write for Cartouche, as it lies in `examples/`, and the sets of plugins that it is tried with."""

from __future__ import annotations

from tests.workspace.members import ROOT

OURS = ("achievements", "pyramid", "solo")
FOLDERS = ROOT / "examples"

EXAMPLES = {
    "four-achievements": str(FOLDERS / "four-achievements"),
    "harder-opponent": str(FOLDERS / "harder-opponent"),
    "cornerstones": "cornerstones",
    "oracle": "oracle",
}
"""How a config names each: by its folder where it is data only, by its id where it is installed."""
NEEDS = {"harder-opponent": ("solo",)}


def sets_with(example: str) -> list[list[str]]:
    """The example with each one of our plugins, and with all of them at once."""
    named, needed = EXAMPLES[example], NEEDS.get(example, ())
    several = dict.fromkeys(tuple(sorted({plugin, *needed})) for plugin in OURS)
    return [["base", *names, named] for names in (*several, OURS)]


def everything() -> list[str]:
    """All of ours with all examples."""
    return ["base", *OURS, *EXAMPLES.values()]
