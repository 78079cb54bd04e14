"""The base game keeps what every game must keep, alone, with one seat and with four, on both sides."""

from tablewright.testing import conformance

BASE = {"game": "cartouche", "plugins": ["base"]}

test_the_base_game_conforms = conformance(
    BASE,
    {**BASE, "seats": 1},
    {**BASE, "seats": 4, "options": {"base": {"side": "B"}}},
    matches=2,
)
