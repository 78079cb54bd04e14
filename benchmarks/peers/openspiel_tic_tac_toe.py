"""Random games of OpenSpiel's python_tic_tac_toe, its example of a game written in Python."""

import importlib
import random
from typing import Any

from benchmarks.peers.clock import report

pyspiel: Any = importlib.import_module("pyspiel")
importlib.import_module("open_spiel.python.games.tic_tac_toe")  # registers the game
game = pyspiel.load_game("python_tic_tac_toe")


def _random_game() -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))


report(_random_game)
