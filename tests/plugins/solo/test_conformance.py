"""The solo mode keeps what every game must keep: alone with the base game, and with achievement cards."""

from tablewright.testing import conformance

SOLO = {"game": "cartouche", "plugins": ["base", "solo"]}
CARDS = {"game": "cartouche", "plugins": ["base", "achievements", "solo"]}

test_the_solo_mode_conforms = conformance(
    SOLO,
    {**CARDS, "options": {"base": {"side": "B"}}},
    {**CARDS, "options": {"solo": {"opponent": "master"}}},
    matches=3,
)
