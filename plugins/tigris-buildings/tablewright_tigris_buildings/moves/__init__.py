"""What may be done with a building."""

from .leave_building import LeaveBuilding
from .place_building import PlaceBuilding

__all__ = ["LeaveBuilding", "PlaceBuilding"]
