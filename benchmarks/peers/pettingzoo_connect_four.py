"""Random games of PettingZoo's connect_four_v3, as its documentation plays them."""

import importlib
import random
from typing import Any

from benchmarks.peers.clock import report

connect_four_v3: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
env = connect_four_v3.env()


def _random_game() -> None:
    env.reset()
    for _agent in env.agent_iter():
        observation, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(random.choice(observation["action_mask"].nonzero()[0]))


report(_random_game)
