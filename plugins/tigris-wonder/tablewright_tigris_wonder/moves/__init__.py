"""What may be done with the wonder."""

from .choose_points import ChoosePoints
from .erect_wonder import ErectWonder
from .leave_wonder import LeaveWonder

__all__ = ["ChoosePoints", "ErectWonder", "LeaveWonder"]
