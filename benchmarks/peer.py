"""Other frameworks, installed by the benchmark itself into build/peers."""

import shutil
import sys
from pathlib import Path

from benchmarks.processes import ROOT, SelfTimed, run

SOURCES = Path(__file__).parent / "peers"
PLACE = ROOT / "build" / "peers"


class Peer(SelfTimed):
    """A script that plays random games on another framework and measures itself."""

    def prepare(self) -> None:
        self.install()
        super().prepare()

    def install(self) -> None:
        """Leaves a working installation; raises Unavailable."""
        raise NotImplementedError


class PythonPeer(Peer):
    """Installed by pip from peers/<name>.txt into a virtual environment that all of these share."""

    def __init__(self, name: str, module: str) -> None:
        self._home = PLACE / "python"
        self._python = self._home / "bin" / "python"
        self._wanted = SOURCES / f"{name}.txt"
        super().__init__([str(self._python), "-m", f"benchmarks.peers.{module}"])

    def install(self) -> None:
        stamp = self._home / self._wanted.name
        if not _same(stamp, self._wanted):
            if not self._python.exists():
                run([sys.executable, "-m", "venv", str(self._home)])
            run([str(self._python), "-m", "pip", "install", "--quiet", "--requirement", str(self._wanted)])
            shutil.copy(self._wanted, stamp)


class NodePeer(Peer):
    """Installed by npm from peers/<name>/package.json."""

    def __init__(self, name: str, script: str) -> None:
        self._home = PLACE / name
        self._wanted = SOURCES / name / "package.json"
        environment = {"NODE_PATH": str(self._home / "node_modules"), "NODE_ENV": "production"}
        super().__init__(["node", str(SOURCES / name / script)], environment)

    def install(self) -> None:
        stamp = self._home / "installed.json"
        if not _same(stamp, self._wanted):
            self._home.mkdir(parents=True, exist_ok=True)
            shutil.copy(self._wanted, self._home)
            quiet = ["--no-audit", "--no-fund", "--ignore-scripts"]
            run(["npm", "install", *quiet, "--prefix", str(self._home)])
            shutil.copy(self._wanted, stamp)


def _same(stamp: Path, wanted: Path) -> bool:
    return stamp.exists() and stamp.read_bytes() == wanted.read_bytes()
