"""The kinds of action of Cartouche."""

from .buy import Buy
from .choose_tile import ChooseTile
from .complete_achievement import CompleteAchievement
from .complete_story import CompleteStory
from .done import Done
from .draft_card import DraftCard
from .draft_tile import DraftTile
from .place import Place, PlaceCartouche

__all__ = [
    "Buy",
    "ChooseTile",
    "CompleteAchievement",
    "CompleteStory",
    "Done",
    "DraftCard",
    "DraftTile",
    "Place",
    "PlaceCartouche",
]
