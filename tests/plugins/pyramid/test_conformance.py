"""The expansion keeps what every game must keep, with the base game alone and with parts of it off.

All together with the other plugins: tests/plugins/test_conformance.py.
"""

from tablewright.testing import conformance

PYRAMID = {"game": "cartouche", "plugins": ["base", "pyramid"]}
ALL = {"game": "cartouche", "plugins": ["base", "achievements", "pyramid"]}
OFF = {"stories": False, "choice_of_slot": False, "mirror_images": False, "scoring": False}

test_the_expansion_conforms = conformance(
    {**PYRAMID, "seats": 4, "options": {"base": {"side": "B"}}},
    {**ALL, "seats": 1, "switches": {"pyramid": {"achievements": False, "choice_of_slot": False}}},
    {**ALL, "seats": 3, "switches": {"pyramid": OFF}},
    matches=1,
)
