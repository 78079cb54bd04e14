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
        raise _problem(f"the trophy card cannot be read: {error}", Place(str(file))) from error
    if len(text) > LARGEST:
        raise _problem(f"a trophy card is not longer than {LARGEST} characters", Place(str(file)))
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = Place(str(file), error.lineno, error.colno)
        raise _problem(f"the trophy card is not JSON: {error.msg}", place) from error
    except RecursionError as error:
        raise _problem("the trophy card is nested too deeply", Place(str(file))) from error
    claims = data.get("trophies") if isinstance(data, dict) and set(data) == {"trophies"} else None
    if not isinstance(claims, dict):
        raise _problem("this is not a trophy card", Place(str(file), 1, 1))
    for trophy, claim in claims.items():
        if not _is_claim(claim):
            message = f"the claim of '{trophy}' is not written as it is kept"
            raise _problem(message, _place_of(trophy, text, file), json.dumps(claim, ensure_ascii=False))
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
        raise _problem(f"the trophy card cannot be kept: {error}", Place(str(file))) from error


def _is_claim(data: Any) -> bool:
    if not isinstance(data, dict) or set(data) != {"by", "win"}:
        return False
    return all(isinstance(text, str) for text in data.values())


def _place_of(trophy: str, text: str, file: Path) -> Place:
    """Where the name of a trophy stands; the file where it is written in another way than `json` does."""
    start = text.find(json.dumps(trophy, ensure_ascii=False))
    if start < 0:
        return Place(str(file))
    return Place(str(file), text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start))


def _problem(message: str, place: Place, found: str = "") -> TablewrightError:
    expected = '{"trophies": {"long-frieze": {"by": "AB", "win": "…"}}}'
    hint = "mend it, or move it away: without a file nothing is claimed"
    return TablewrightError(
        Problem("TW-CARTOUCHE-TROPHY-FILE", message, place, expected=expected, found=found[:80], hint=hint)
    )
