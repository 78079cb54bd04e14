"""Who begins, by lot or as the option says."""

from __future__ import annotations

import pytest

from tablewright import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_option_names_a_seat(seats: int, seat: int) -> None:
    """Counted on from the first one where there are fewer seats."""
    config = {"game": "tigris", "plugins": ["tigris"], "seats": seats}
    match = Match.new({**config, "options": {"tigris": {"first_player": seat}}}, seed=1)
    assert match.waiting() == (seat % seats,)


@pytest.mark.parametrize("options", [{}, {"tigris": {"first_player": "random"}}])
def test_by_lot_everybody_may_begin(options: dict[str, dict[str, str]]) -> None:
    config = {"game": "tigris", "plugins": ["tigris"], "seats": 4, "options": options}
    begun = {Match.new(config, seed=seed).waiting() for seed in range(40)}
    assert begun == {(0,), (1,), (2,), (3,)}
