"""Who begins, by lot or as the option says."""

from __future__ import annotations

import pytest

from tablewright import Match, TablewrightError


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_option_names_a_seat_that_somebody_sits_on(seats: int, seat: int) -> None:
    config = {"game": "tigris", "plugins": ["tigris"], "seats": seats}
    config["options"] = {"tigris": {"first_player": seat}}
    if seat < seats:
        assert Match.new(config, seed=1).waiting() == (seat,)
    else:
        with pytest.raises(TablewrightError) as caught:
            Match.new(config, seed=1)
        assert caught.value.problems[0].code == "TW-CONFIG-FIRST-PLAYER"


@pytest.mark.parametrize("options", [{}, {"tigris": {"first_player": "random"}}])
def test_by_lot_everybody_may_begin(options: dict[str, dict[str, str]]) -> None:
    config = {"game": "tigris", "plugins": ["tigris"], "seats": 4, "options": options}
    begun = {Match.new(config, seed=seed).waiting() for seed in range(40)}
    assert begun == {(0,), (1,), (2,), (3,)}
