"""Did you mean …? The nearest known name to one that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST = 80  # comparing is quadratic, and no name that anybody knows is longer
_LISTED = 12


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """The name in `known` that `word` most likely stands for, or None. Case and `-`/`_` count for nothing."""
    from difflib import get_close_matches

    if len(word) > _LONGEST:
        return None
    # Sorted, and the first of equals kept: a suggestion never hangs on the order of a set.
    names: dict[str, str] = {}
    for name in sorted(known):
        names.setdefault(_plain(name), name)
    near = get_close_matches(_plain(word), list(names), n=1, cutoff=0.6)
    return names[near[0]] if near else None


def suggestion(word: str, known: Iterable[str], what: str = "known") -> str:
    """A hint for an unknown `word`: the nearest name, or the list of names where none is near."""
    names = sorted(set(known))
    near = did_you_mean(word, names)
    if near is not None:
        return f"did you mean {near!r}?"
    if not names:
        return ""
    shown = ", ".join(names[:_LISTED]) + (", …" if len(names) > _LISTED else "")
    return f"{what}: {shown}"


def misnamed(words: str, name: str, known: Iterable[str], *where: str | int) -> ValueError:
    """The error of a hook whose data names something unknown: `words` say so, the keys of `where` lead to it in the data.

    What `name` may stand for among the `known` names is told as a hint.
    """
    error = ValueError(words, *where)
    hint = suggestion(name, known, "there are")
    if hint:
        error.add_note(hint)
    return error


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")
