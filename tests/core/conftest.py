"""What the kernel remembers across runs is kept away from the user's own cache."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.validation import validation_memory


@pytest.fixture(autouse=True, scope="session")
def _cache_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(validation_memory.VARIABLE, str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder in which nothing is remembered yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(validation_memory.VARIABLE, str(folder))
    validation_memory.forget()
    return folder
