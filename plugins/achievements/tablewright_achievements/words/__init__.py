"""Words for the achievement cards."""

from .chamber_of_any import ChamberOfAny
from .chambers_alike import ChambersAlike
from .filled_lines import FilledLines
from .path_connects import PathConnects
from .river_connects import RiverConnects
from .tokens_alike import TokensAlike

WORDS = (ChamberOfAny, ChambersAlike, FilledLines, PathConnects, RiverConnects, TokensAlike)

__all__ = ["WORDS"]
