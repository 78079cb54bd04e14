"""Cartouche with each of its expansions, with each pair of them and with all keeps what every game must keep."""

from tablewright.testing import combinations_of, conformance

test_the_plugins_conform_together = conformance(
    *[config for config in combinations_of("cartouche") if len(config["plugins"]) > 1], matches=2
)
