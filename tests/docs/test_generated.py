"""What is generated is up to date."""

from __future__ import annotations

import pytest

import tablewright
from docs.press import names, pictures
from docs.press.ground import ROOT
from docs.press.reference import PAGES


@pytest.mark.parametrize("name", PAGES)
def test_pages_of_the_reference(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == PAGES[name](), "python -m docs.press writes it"


@pytest.mark.parametrize("name", pictures.DRAWN)
def test_pictures(name: str) -> None:
    drawn = (ROOT / pictures.DRAWN[name]).read_text(encoding="utf-8")
    assert drawn == pictures.svg(name), "python -m docs.press draws it"


def test_every_public_name_is_explained() -> None:
    grouped = [name for group in names.GROUPS.values() for name in group]
    assert len(grouped) == len(set(grouped))
    assert {*grouped, "boards", "piles", "scenes", "__version__"} == set(tablewright.__all__)
