"""The steps that the solo mode adds to the outline."""

from .opponent_scores import OpponentScores
from .opponent_starts import OpponentStarts
from .opponent_takes import OpponentTakes

__all__ = ["OpponentScores", "OpponentStarts", "OpponentTakes"]
