"""What the kernel remembers across runs is kept away from the user's own cache."""

from tests.core.conftest import _cache_of_the_session

__all__ = ["_cache_of_the_session"]
