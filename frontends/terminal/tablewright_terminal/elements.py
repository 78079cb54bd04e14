"""Cards, pieces and tracks on the table, found by what a player calls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablewright import scenes

from .pieces import inline

Element = scenes.Card | scenes.Piece | scenes.Track


def elements(shown: Sequence[scenes.Scene]) -> list[Element]:
    """Everything on the table that has a name of its own, in the order of the scenes."""
    found: list[Element] = []
    for scene in shown:
        match scene:
            case scenes.Cards():
                found += scene.cards
            case scenes.Pieces():
                found += scene.pieces
            case scenes.Track():
                found.append(scene)
    return found


def pieces(shown: Sequence[scenes.Scene]) -> dict[str, scenes.Piece]:
    """The pieces on the table by their ids."""
    return {piece.id: piece for scene in shown if isinstance(scene, scenes.Pieces) for piece in scene.pieces}


def named(shown: Sequence[scenes.Scene], words: str, keys: Mapping[str, str]) -> list[Element]:
    """The elements that `words` mean: the number to type, the id, the title or part of it."""
    everything = elements(shown)
    wanted = words.lower()
    for fits in (
        lambda element: wanted in keys.get(element.id, "").split("/"),
        lambda element: element.id.lower() == wanted,
        lambda element: element.title.lower() == wanted,
        lambda element: f" {wanted}" in f" {element.title.lower()}",
        lambda element: _squares(element).startswith(wanted.replace("·", ".")),
    ):
        found = [element for element in everything if fits(element)]
        if found:
            return list({element.id: element for element in found}.values())
    return []


def _squares(element: Element) -> str:
    """What a piece looks like, row by row, as one would type it."""
    return inline(element).plain.lower().replace("·", ".") if isinstance(element, scenes.Piece) else ""
