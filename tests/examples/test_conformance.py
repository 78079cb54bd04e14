"""The two example games keep what every game must keep."""

from tablewright.testing import conformance

test_the_examples_conform = conformance({"game": "tictactoe"}, {"game": "connectfour"})
