"""``python -m docs.press``: write all that is generated, and say what cannot be put right by itself."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from . import pictures
from .ground import ROOT
from .reference import PAGES
from .trial import TRIED, Trial


def main() -> int:
    """Write what has changed. Status 1 where a page needs somebody's thought."""
    for name, make in PAGES.items():
        _write(ROOT / name, make())
    for picture, name in pictures.DRAWN.items():
        _write(ROOT / name, pictures.svg(picture))
    status = 0
    for name in TRIED:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial((ROOT / name).read_text(encoding="utf-8"), Path(folder))
            _write(ROOT / name, trial.run())
        for problem in trial.problems:
            status = 1
            print(f"{name}, {problem}", file=sys.stderr)
    return status


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.exit(main())
