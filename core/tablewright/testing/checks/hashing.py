"""The order of sets, which hangs on the hash seed of a process, decides nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tablewright.plugins.config import Config, is_path
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject


def hash_seed_changes_nothing(subject: Subject) -> None:
    """The same seed gives the same match in other processes with other values of PYTHONHASHSEED."""
    order = json.dumps(
        {
            "config": portable(subject.config),
            "seeds": list(subject.seeds())[:2],
            "most_actions": subject.most_actions,
            "path": sys.path,
        }
    )
    prints = {seed: _fingerprint(order, seed) for seed in ("1", "2")}
    if prints["1"] != prints["2"]:
        pairs = zip(prints["1"].splitlines(), prints["2"].splitlines(), strict=False)
        first = next((one for one, other in pairs if one != other), "the length")
        object_to(
            "the same seed gives another match under another PYTHONHASHSEED: the order of a set decides something",
            first_difference=first,
        )


def portable(config: Config) -> dict[str, Any]:
    """The config as plain values that mean the same in every working directory."""
    data = config.plain()
    if config.plugins is not None:
        data["plugins"] = [
            str((config.folder / one).resolve()) if is_path(one) else one for one in config.plugins
        ]
    return data


def _fingerprint(order: str, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tablewright.testing.fingerprint"],
        input=order,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    if done.returncode:
        object_to("a match cannot be played in another process", error=done.stderr[-1500:])
    return done.stdout
