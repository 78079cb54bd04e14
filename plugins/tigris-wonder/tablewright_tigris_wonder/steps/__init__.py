"""The code of the steps of the outline."""

from .wonder import Erecting
from .wonder_income import WonderIncome

__all__ = ["Erecting", "WonderIncome"]
