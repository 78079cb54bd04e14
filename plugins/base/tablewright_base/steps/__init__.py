"""The steps of the outline that have code."""

from .deal import Deal
from .discard import Discard
from .draft import Draft
from .final_placement import FinalPlacement
from .score import Score
from .set_up import SetUp

__all__ = ["Deal", "Discard", "Draft", "FinalPlacement", "Score", "SetUp"]
