"""Random shapes with letters, for property tests."""

from hypothesis import strategies as st

from tests.reference.placement import in_corner, neighbours


@st.composite
def lettered_shapes(draw: st.DrawFn, most: int = 6, letters: str = "CH") -> list[str]:
    """Rows of a polyomino of 1 to `most` squares."""
    squares = {(0, 0)}
    for _ in range(draw(st.integers(0, most - 1))):
        border = sorted({near for square in squares for near in neighbours(square)} - squares)
        squares.add(draw(st.sampled_from(border)))
    shape = in_corner({square: draw(st.sampled_from(letters)) for square in sorted(squares)})
    width = max(column for column, _ in shape) + 1
    height = max(row for _, row in shape) + 1
    return ["".join(shape.get((column, row), ".") for column in range(width)) for row in range(height)]
