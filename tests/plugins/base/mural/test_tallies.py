import pytest
from hypothesis import given, strategies as st

from tablewright_base.mural import ICONS, counts, holds, lacking, tally, total

icon_names = st.lists(st.sampled_from(ICONS), max_size=40)


@given(icon_names)
def test_a_tally_counts(names: list[str]) -> None:
    packed = tally(names)
    assert packed == tally({icon: names.count(icon) for icon in ICONS})
    assert counts(packed) == tuple(names.count(icon) for icon in ICONS)
    assert total(packed) == len(names)


@given(icon_names, icon_names)
def test_holding_is_lacking_nothing(names: list[str], part: list[str]) -> None:
    missing = [max(part.count(icon) - names.count(icon), 0) for icon in ICONS]
    assert lacking(tally(names), tally(part)) == sum(missing)
    assert holds(tally(names), tally(part)) == (not any(missing))


def test_what_is_no_icon_or_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="no icon 'dog'; there are cat, snake"):
        tally(["cat", "dog"])
    with pytest.raises(ValueError, match="from 0 to 127"):
        tally(["cat"] * 128)
    with pytest.raises(ValueError, match="not -1"):
        tally({"cat": -1})
