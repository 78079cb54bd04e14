"""What players may do."""

from .build_monument import BuildMonument
from .build_nothing import BuildNothing
from .choose_treasure import ChooseTreasure
from .choose_war import ChooseWar
from .commit import Commit
from .end_turn import EndTurn
from .place_leader import PlaceLeader
from .place_tile import PlaceTile
from .play_catastrophe import PlayCatastrophe
from .replace_tiles import ReplaceTiles
from .withdraw_leader import WithdrawLeader

__all__ = [
    "BuildMonument",
    "BuildNothing",
    "ChooseTreasure",
    "ChooseWar",
    "Commit",
    "EndTurn",
    "PlaceLeader",
    "PlaceTile",
    "PlayCatastrophe",
    "ReplaceTiles",
    "WithdrawLeader",
]
