"""Probes that are programs: timed from outside as a whole, or timing themselves."""

import json
import os
import resource
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.probe import Unavailable

ROOT = Path(__file__).parent.parent


class WholeProcess:
    """CPU seconds of a command from its start to its end, its children included."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = [*command]

    def prepare(self) -> None:
        self._once()  # the first run reads files and writes bytecode

    def sample(self, seconds: float) -> float:
        spent, units = 0.0, 0
        while spent < seconds or units < 3:
            spent += self._once()
            units += 1
        return spent / units

    def _once(self) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(self._command)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class SelfTimed:
    """A command that takes how many CPU seconds to work for and prints ``{"units": 12, "seconds": 0.98}``."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._command = [*command]
        self._environment = {**(environment or {})}

    def prepare(self) -> None:
        self.sample(0.01)

    def sample(self, seconds: float) -> float:
        result = json.loads(run([*self._command, str(seconds)], self._environment))
        return float(result["seconds"]) / float(result["units"])


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """What the command prints, run in the root folder; raises Unavailable where it fails."""
    name = Path(command[0]).name
    everything = {**os.environ, **(environment or {})}
    try:
        done = subprocess.run(command, cwd=ROOT, env=everything, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"{name} cannot be run ({error})") from error
    if done.returncode:
        words = done.stderr.strip().splitlines() or ["no message"]
        raise Unavailable(f"{name} failed: {words[-1]}")
    return done.stdout
