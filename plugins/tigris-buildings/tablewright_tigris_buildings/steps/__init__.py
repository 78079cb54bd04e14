"""The code of the step of the outline."""

from .building import Building

__all__ = ["Building"]
