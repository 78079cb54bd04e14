"""Blocks: nothing that is laid out is lost, and nothing is wider than it may be."""

from __future__ import annotations

from hypothesis import given, strategies as st
from rich.text import Text

from tablewright_terminal.blocks import (
    beside,
    fitted,
    flowing,
    headed,
    line,
    padded,
    plain,
    stacked,
    width_of,
    wrapped,
)

WORDS = st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=20)


@given(WORDS, st.integers(14, 60), st.integers(0, 4))
def test_wrapping_keeps_every_word_and_the_width(words: list[str], width: int, indent: int) -> None:
    block = wrapped(line(Text(" ".join(words), "red")), width, indent)
    assert plain(block).split() == words
    assert width_of(block) <= width
    assert all(text.plain.startswith(" " * indent) for text in block[1:])


def test_wrapping_keeps_the_colours() -> None:
    block = wrapped(line(("red words here ", "red"), ("and blue ones there", "blue")), 12)
    styles = {str(span.style) for text in block[1:] for span in text.spans}
    assert styles == {"red", "blue"}


@given(
    st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z", "M")), max_size=30), st.integers(1, 20)
)
def test_a_fitted_line_is_exactly_so_wide(text: str, width: int) -> None:
    assert fitted(Text(text), width).cell_len == width


def test_blocks_beside_each_other() -> None:
    one, other = [Text("a"), Text("bcd")], [Text("x"), Text("y"), Text("z")]
    assert plain(beside([one, other])) == "a    x\nbcd  y\n     z"
    assert beside([]) == []


@given(st.lists(st.integers(1, 12), max_size=15), st.integers(12, 40))
def test_flowing_blocks_keep_their_order_and_the_width(sizes: list[int], width: int) -> None:
    names = [f"{number:x}" * size for number, size in enumerate(sizes)]
    block = flowing([[Text(name)] for name in names], width, 1)
    assert plain(block).split() == names
    assert width_of(block) <= width


def test_stacked_blocks_leave_empty_ones_out() -> None:
    assert plain(stacked([[Text("a")], [], [Text("b")]])) == "a\n\nb"
    assert headed("Title", []) == []
    assert plain(headed("Title", [Text("x")])) == "Title\nx"
    assert plain(padded([Text("x")], 3)) == "x"
