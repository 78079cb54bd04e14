"""Random drawings of shapes, and boards on which they may be found."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.reference.placement import Square, all_squares, neighbours

WIDTH, HEIGHT = 7, 6


@st.composite
def drawings(draw: st.DrawFn) -> list[str]:
    """A drawing that is right, up to 4 by 4 squares: any squares, any borders around them, holes made windows."""
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    letters = draw(st.lists(st.sampled_from("## "), min_size=width * height, max_size=width * height))
    marks = dict(zip(all_squares(width, height), letters, strict=True))
    marks[draw(st.sampled_from(list(marks)))] = "#"
    for part in _holes(marks):
        if draw(st.booleans()):
            marks |= dict.fromkeys(part, ".")
    holes = {square for part in _holes(marks) for square in part}
    canvas = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]
    for (x, y), mark in marks.items():
        canvas[2 * y + 1][2 * x + 1] = mark
        for near in neighbours((x, y)):
            beyond = marks.get(near, " ")
            # A hole that is no window has no borders: it would be one.
            border = beyond == "." or (beyond == " " and near not in holes and draw(st.booleans()))
            if mark == "#" and border:
                row, column = y + near[1] + 1, x + near[0] + 1
                canvas[row][column] = "-" if near[0] == x else "|"
    return ["".join(row) for row in canvas]


boards = st.text("###..", min_size=WIDTH * HEIGHT, max_size=WIDTH * HEIGHT).map(
    lambda text: {
        square for square, letter in zip(all_squares(WIDTH, HEIGHT), text, strict=True) if letter == "#"
    }
)


def _holes(marks: dict[Square, str]) -> list[set[Square]]:
    """The sets of squares, not filled, that are shut in."""
    found = []
    left = {square for square, mark in marks.items() if mark == " "}
    while left:
        part = {left.pop()}
        waiting = list(part)
        open_to_outside = False
        while waiting:
            for near in neighbours(waiting.pop()):
                open_to_outside |= near not in marks
                if near in left:
                    left.remove(near)
                    part.add(near)
                    waiting.append(near)
        if not open_to_outside:
            found.append(part)
    return found
