"""Other frameworks, installed by the benchmark itself into build/peers, each timed by its own process."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.probe import Unavailable

SOURCES = Path(__file__).parent / "peers"
ROOT = Path(__file__).parent.parent
PLACE = ROOT / "build" / "peers"


class Peer:
    """A script that plays random games for so many CPU seconds and prints its games and seconds."""

    def prepare(self) -> None:
        self.install()
        self.sample(0.01)

    def install(self) -> None:
        """Leaves a working installation; raises Unavailable."""
        raise NotImplementedError

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def environment(self) -> Mapping[str, str]:
        return {}

    def sample(self, seconds: float) -> float:
        printed = _run([*self.command(), str(seconds)], self.environment())
        result = json.loads(printed)
        return float(result["seconds"]) / float(result["units"])


class PythonPeer(Peer):
    """Installed by pip from peers/<name>.txt into a virtual environment that all of these share."""

    def __init__(self, name: str, module: str) -> None:
        self._wanted = SOURCES / f"{name}.txt"
        self._module = f"{SOURCES.parent.name}.{SOURCES.name}.{module}"
        self._home = PLACE / "python"
        self._python = self._home / "bin" / "python"

    def install(self) -> None:
        stamp = self._home / self._wanted.name
        if not _same(stamp, self._wanted):
            if not self._python.exists():
                _run([sys.executable, "-m", "venv", str(self._home)])
            pip = [str(self._python), "-m", "pip", "install", "--quiet"]
            _run([*pip, "--requirement", str(self._wanted)])
            shutil.copy(self._wanted, stamp)

    def command(self) -> Sequence[str]:
        return [str(self._python), "-m", self._module]


class NodePeer(Peer):
    """Installed by npm from peers/<name>/package.json."""

    def __init__(self, name: str, script: str) -> None:
        self._wanted = SOURCES / name / "package.json"
        self._script = SOURCES / name / script
        self._home = PLACE / name

    def install(self) -> None:
        stamp = self._home / "installed.json"
        if not _same(stamp, self._wanted):
            self._home.mkdir(parents=True, exist_ok=True)
            shutil.copy(self._wanted, self._home)
            quiet = ["--no-audit", "--no-fund", "--ignore-scripts"]
            _run(["npm", "install", *quiet, "--prefix", str(self._home)])
            shutil.copy(self._wanted, stamp)

    def command(self) -> Sequence[str]:
        return ["node", str(self._script)]

    def environment(self) -> Mapping[str, str]:
        return {"NODE_PATH": str(self._home / "node_modules"), "NODE_ENV": "production"}


def _same(stamp: Path, wanted: Path) -> bool:
    return stamp.exists() and stamp.read_bytes() == wanted.read_bytes()


def _run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            capture_output=True,
            text=True,
            timeout=600,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"{Path(command[0]).name} cannot be run ({error})") from error
    if done.returncode:
        words = done.stderr.strip().splitlines() or ["no message"]
        raise Unavailable(f"{Path(command[0]).name} failed: {words[-1]}")
    return done.stdout
