"""The Oracle keeps what every expansion must keep: random matches are played and looked at."""

from tablewright.testing import conformance

test_it_conforms = conformance({"game": "cartouche", "plugins": ["base", "oracle"]}, matches=1)
