"""The trophy card in a small file of its own: ``{"trophies": {"long-frieze": {"by": "AB", "win": "3f…-0"}}}``."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from tablewright import Place, Problem, TablewrightError

from .trophies import Claim, Claims

CARD = "cartouche-trophies.json"
"""Where the card is kept unless another file is named: in the folder where one plays."""
LARGEST = 100_000
"""Characters; a trophy card is not longer."""


def read_claims(path: str | os.PathLike[str]) -> dict[str, Claim]:
    """Who has claimed which trophy; nobody where there is no file yet. Raises TablewrightError for any other file."""
    file = Path(path)
    try:
        with file.open(encoding="utf-8") as card:
            text = card.read(LARGEST + 1)
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise _problem(
            "TW-CARTOUCHE-TROPHY-FILE", f"the trophy card cannot be read: {error}", file
        ) from error
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError) as error:
        raise _problem("TW-CARTOUCHE-TROPHY-FILE", f"the trophy card is not JSON: {error}", file) from error
    claims = data.get("trophies") if isinstance(data, dict) and set(data) == {"trophies"} else None
    if not isinstance(claims, dict) or not all(map(_is_claim, claims.values())):
        raise _problem("TW-CARTOUCHE-TROPHY-FILE", "this is not a trophy card", file)
    return {trophy: Claim(claim["by"], claim["win"]) for trophy, claim in claims.items()}


def write_claims(path: str | os.PathLike[str], claims: Claims) -> None:
    """Keep the claims. A file that is there is replaced once the new one is whole, and stays where that fails."""
    file = Path(path)
    scratch = file.with_name(file.name + ".new")
    try:
        with scratch.open("w", encoding="utf-8", newline="\n") as card:
            kept = {trophy: {"by": claim.name, "win": claim.win} for trophy, claim in claims.items()}
            json.dump({"trophies": kept}, card, ensure_ascii=False, indent=1)
            card.write("\n")
            card.flush()
            os.fsync(card.fileno())
        scratch.replace(file)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        raise _problem(
            "TW-CARTOUCHE-TROPHY-FILE", f"the trophy card cannot be kept: {error}", file
        ) from error


def _is_claim(data: Any) -> bool:
    if not isinstance(data, dict) or set(data) != {"by", "win"}:
        return False
    return all(isinstance(text, str) for text in data.values())


def _problem(code: str, message: str, file: Path) -> TablewrightError:
    hint = 'a trophy card looks like {"trophies": {"long-frieze": {"by": "AB", "win": "…"}}}'
    return TablewrightError(Problem(code, message, Place(str(file)), hint=hint))
