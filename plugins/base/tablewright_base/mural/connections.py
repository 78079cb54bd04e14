"""What runs across a mural: rivers from edge to edge, paths from corner to corner, filled lines."""

from __future__ import annotations

from .mural import Mural


def river_joins_edges(mural: Mural) -> bool:
    """Whether a river of one glyph, cartouche tiles included, reaches two opposite edges."""
    grid = mural.printed.grid
    top, bottom, left, right = grid.top, grid.bottom, grid.left, grid.right
    filled = mural.filled
    # Most murals, and most courses, do not even have a square on two opposite edges.
    if not ((filled & top and filled & bottom) or (filled & left and filled & right)):
        return False
    for glyph, course in enumerate(mural.courses):
        if (course & top and course & bottom) or (course & left and course & right):
            for river in mural.rivers_of(glyph):
                squares = river[0]
                if (squares & top and squares & bottom) or (squares & left and squares & right):
                    return True
    return False


def river_joins_corners(mural: Mural) -> bool:
    """Whether a river of one glyph, cartouche tiles included, reaches two opposite corners."""
    ends = _diagonals(mural)
    for rivers in mural.rivers:
        for river in rivers:
            if any(river[0] & start and river[0] & end for start, end in ends):
                return True
    return False


def path_joins_corners(mural: Mural) -> bool:
    """Whether tiles of any kind, black ones too, join two opposite corners edge by edge."""
    grid = mural.printed.grid
    filled = mural.filled
    # Most murals do not even have a tile in two opposite corners.
    if not (filled & grid.left & grid.top or filled & grid.right & grid.top):
        return False
    return any(_joined(mural, start, end) for start, end in _diagonals(mural))


def path_joins_edges(mural: Mural) -> bool:
    """Whether tiles of any kind, black ones too, join two opposite edges edge by edge."""
    grid = mural.printed.grid
    return _joined(mural, grid.top, grid.bottom) or _joined(mural, grid.left, grid.right)


def filled_rows(mural: Mural) -> int:
    """How many rows are filled with tiles of any kind."""
    grid = mural.printed.grid
    return grid.height - grid.rows_of(mural.free).bit_count()


def filled_columns(mural: Mural) -> int:
    """How many columns are filled with tiles of any kind."""
    grid = mural.printed.grid
    return grid.width - grid.columns_of(mural.free).bit_count()


# How far: 0 to 1, 1 exactly when it is there


def edges_progress(mural: Mural) -> float:
    """The largest part of the way between opposite edges that one river goes."""
    grid = mural.printed.grid
    shorter = min(grid.width, grid.height)
    best = 0.0
    for rivers in mural.rivers:
        for river in rivers:
            squares = river[0]
            if squares.bit_count() > best * shorter:  # else it is too small to go further than another
                rows = grid.rows_of(squares).bit_count()
                columns = grid.columns_of(squares).bit_count()
                # A river hangs together: it has squares in every line between its first and its last.
                best = max(best, rows / grid.height, columns / grid.width)
    return best


def corners_progress(mural: Mural) -> float:
    """1 less the fewest squares still to fill for a path, as a part of an empty mural's."""
    grid = mural.printed.grid
    longest = grid.width + grid.height - 1
    islands = grid.components(mural.filled)
    fewest = longest
    for start, end in _diagonals(mural):
        fewest = _steps(mural, start, end, islands, fewest)
    return 1 - fewest / longest


def path_edges_progress(mural: Mural) -> float:
    """1 less the fewest squares still to fill from edge to edge, as a part of an empty mural's."""
    grid = mural.printed.grid
    islands = grid.components(mural.filled)
    across = _steps(mural, grid.left, grid.right, islands, grid.width) / grid.width
    down = _steps(mural, grid.top, grid.bottom, islands, grid.height) / grid.height
    return 1 - min(across, down)


def river_corners_progress(mural: Mural) -> float:
    """1 less the fewest squares still to fill for a river from corner to corner, as a part of an empty mural's.

    An estimate: it counts squares of other tiles as if they could still be filled.
    """
    if river_joins_corners(mural):
        return 1.0
    grid = mural.printed.grid
    longest = grid.width + grid.height - 1
    fewest = longest
    for rivers in mural.rivers:
        islands = [river[0] for river in rivers]
        for start, end in _diagonals(mural):
            fewest = _steps(mural, start, end, islands, fewest)
    return 1 - max(fewest, 1) / longest


def rows_progress(mural: Mural, rows: int) -> float:
    """How full the fullest `rows` rows are."""
    return _fullness(mural.filled, mural.printed.grid.row_masks, rows)


def columns_progress(mural: Mural, columns: int) -> float:
    """How full the fullest `columns` columns are."""
    return _fullness(mural.filled, mural.printed.grid.column_masks, columns)


def row_and_column_progress(mural: Mural) -> float:
    """How full the fullest row and the fullest column are together."""
    grid = mural.printed.grid
    row = _fullness(mural.filled, grid.row_masks, 1) * grid.width
    column = _fullness(mural.filled, grid.column_masks, 1) * grid.height
    return (row + column) / (grid.width + grid.height)


def _fullness(filled: int, lines: tuple[int, ...], number: int) -> float:
    fullest = sorted([(filled & line).bit_count() for line in lines], reverse=True)
    return sum(fullest[:number]) / (number * lines[0].bit_count())


def _diagonals(mural: Mural) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two pairs of opposite corners, each as two masks of one square."""
    grid = mural.printed.grid
    return (
        (grid.top & grid.left, grid.bottom & grid.right),
        (grid.top & grid.right, grid.bottom & grid.left),
    )


def _joined(mural: Mural, start: int, end: int) -> bool:
    """Whether tiles of any kind lead from a square of `start` to one of `end`."""
    filled = mural.filled
    begin = filled & start
    return bool(begin and filled & end and mural.printed.grid.flood(begin, filled) & end)


def _steps(mural: Mural, start: int, end: int, islands: list[int], most: int) -> int:
    """The fewest squares outside of `islands` on a path from `start` to `end`; `most` if not fewer."""
    stride = mural.printed.grid.stride
    full = mural.printed.grid.full
    reach = 0
    steps = 0
    while steps < most:
        near = (reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride) & full | start
        joined = [island for island in islands if island & near]
        if joined:
            islands = [island for island in islands if not island & near]
            for island in joined:
                reach |= island
            near = (reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride) & full | start
        if reach & end:
            return steps
        # Every island in sight has been walked over, so what lies around now costs a square.
        reach = near
        steps += 1
    return most
