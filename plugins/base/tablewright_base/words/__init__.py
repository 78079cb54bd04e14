"""The words in which stories, achievements and trophies say what they ask."""

from .achievements_completed import AchievementsCompleted
from .chambers import Chambers
from .completed import Completed
from .empty_reserve import EmptyReserve
from .points_at_least import PointsAtLeast
from .river import River
from .tokens import Tokens

WORDS = (AchievementsCompleted, Chambers, Completed, EmptyReserve, PointsAtLeast, River, Tokens)

__all__ = ["WORDS"]
