"""The base game keeps what every game must keep, with each number of seats and each value of its option."""

from tablewright.testing import conformance

TIGRIS = {"game": "tigris", "plugins": ["tigris"]}

test_the_base_game_conforms = conformance(
    TIGRIS,
    {**TIGRIS, "seats": 2, "options": {"tigris": {"first_player": 1}}},
    {**TIGRIS, "seats": 4},
    matches=1,
)
