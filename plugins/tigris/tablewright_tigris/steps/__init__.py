"""The code of the steps of the outline."""

from .act import Act
from .conflicts import Conflicts
from .end import End
from .income import Income
from .monument import Monument
from .refill import Refill
from .set_up import SetUp
from .treasures import Treasures

__all__ = ["Act", "Conflicts", "End", "Income", "Monument", "Refill", "SetUp", "Treasures"]
