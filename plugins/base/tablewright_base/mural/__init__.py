"""Murals: what tiles, icons, chambers and rivers are, apart from any match.

Pure values and functions on bit sets. They know no state, no seat and no kernel but its boards.
"""

from .chambers_wanted import Chamber, ChambersWanted
from .connections import (
    columns_progress,
    corners_progress,
    edges_progress,
    filled_columns,
    filled_rows,
    path_edges_progress,
    path_joins_corners,
    path_joins_edges,
    river_corners_progress,
    river_joins_corners,
    river_joins_edges,
    row_and_column_progress,
    rows_progress,
)
from .drawing import (
    BLACK_LETTER,
    EMPTY_LETTER,
    GLYPH_LETTERS,
    ICON_LETTERS,
    REEDS_LETTER,
    draw_mural,
    glyph_number,
    read_mural,
)
from .glyph_matches import matches
from .mural import CARTOUCHE, NO_GLYPHS, Mural
from .printed import Printed
from .progress_chambers import chambers_progress
from .progress_rivers import river_progress
from .river_wanted import RiverWanted
from .tallies import ICONS, counts, holds, lacking, selections, tally, tally_in, total

__all__ = [
    "BLACK_LETTER",
    "CARTOUCHE",
    "EMPTY_LETTER",
    "GLYPH_LETTERS",
    "ICONS",
    "ICON_LETTERS",
    "NO_GLYPHS",
    "REEDS_LETTER",
    "Chamber",
    "ChambersWanted",
    "Mural",
    "Printed",
    "RiverWanted",
    "chambers_progress",
    "columns_progress",
    "corners_progress",
    "counts",
    "draw_mural",
    "edges_progress",
    "filled_columns",
    "filled_rows",
    "glyph_number",
    "holds",
    "lacking",
    "matches",
    "path_edges_progress",
    "path_joins_corners",
    "path_joins_edges",
    "read_mural",
    "river_corners_progress",
    "river_joins_corners",
    "river_joins_edges",
    "river_progress",
    "row_and_column_progress",
    "rows_progress",
    "selections",
    "tally",
    "tally_in",
    "total",
]
