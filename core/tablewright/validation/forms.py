"""The forms of texts, for people who do not read regular expressions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tablewright.problems.wording import shown

WORDS = "patternErrorMessage"
"""An annotation beside a pattern that common editors know."""

_IN_WORDS = {
    "^[a-z0-9]+(-[a-z0-9]+)*$": "small letters and digits, with single hyphens between words",
    "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": "small letters and digits, a letter first, with single hyphens between words",
    "^[a-z][a-z0-9-]*$": "small letters, digits and hyphens, a letter first",
    "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+$": "game/section/rule, in small letters, digits and hyphens",
}
_CLASS = re.compile(r"\[[^\]^\\]+\]")
_MEANS_SOMETHING = re.compile(r"[\\^$()*+?{}|]")
_LONGEST = 60


def form_in_words(pattern: str, schema: Mapping[str, Any]) -> str:
    """What is expected: in the words of the schema where it has any (editors show them too), else the pattern."""
    return str(schema.get(WORDS) or _IN_WORDS.get(pattern) or f"the form {pattern}")


def form_hint(pattern: str, value: Any) -> str:
    """A text of the right form that is close to `value`, where there is one; else the first sign that cannot stand in it."""
    slug = re.sub(r"[^a-z0-9/]+", "-", str(value).lower()).strip("-")[:_LONGEST]
    if slug and re.search(pattern, slug):
        return f"for example {shown(slug)}"
    signs = _signs(pattern)
    wrong = next((sign for sign in str(value) if signs and not re.match(signs, sign)), "")
    return f"{shown(wrong)} cannot stand there" if wrong else ""


def _signs(pattern: str) -> str:
    """A class of all signs that texts of a form consist of; "" where the pattern does not say so plainly."""
    classes = _CLASS.findall(pattern)
    plain = _MEANS_SOMETHING.sub("", _CLASS.sub("", pattern))
    if not classes or re.search(r"[\\.\[]", _CLASS.sub("", pattern)):
        return ""
    return "[" + "".join(one[1:-1] for one in classes) + "".join(re.escape(sign) for sign in plain) + "]"
