"""The state of a match: the kernel's slices and one per plugin."""

from __future__ import annotations

from typing import Any, Protocol

from .frames import Flow
from .slices import Slice, hidden_places
from .stream import LARGEST_SEED, RandomStream


class Randomness(Protocol):
    """What a redeal needs of a generator; `random.Random` and `RandomStream` both have it."""

    def random(self) -> float: ...


class State(dict[str, Slice]):
    """Everything that is true in a match at one moment: the plugins' slices by plugin id, and the kernel's.

    Plugins reach their slice by ``MySlice.of(state)``.
    """

    __slots__ = ("flow", "stream")

    def __init__(self, flow: Flow, stream: RandomStream, slices: dict[str, Slice]) -> None:
        super().__init__(slices)
        self.flow, self.stream = flow, stream

    def clone(self) -> State:
        """A copy that shares nothing changeable with this state."""
        copy = State.__new__(State)
        for name, part in self.items():
            copy[name] = part.clone()
        copy.flow = self.flow.clone()
        copy.stream = self.stream.clone()
        return copy

    def become(self, other: State) -> None:
        """Take over everything that is true in another state; they share it from then on."""
        self.clear()
        self.update(other)
        self.flow, self.stream = other.flow, other.stream

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain JSON values: ``{"kernel": …, "<plugin id>": …}``."""
        kernel = self.flow.to_json()
        kernel["stream"] = self.stream.to_json()
        return {"kernel": kernel, **{name: part.to_json() for name, part in self.items()}}

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may see, in the form of `to_json`; seat -1 is an onlooker who sees only what all see."""
        return {
            "kernel": self.flow.view(seat),
            **{name: part.view(seat) for name, part in self.items()},
        }

    def redeal(self, seat: int, rng: Randomness) -> None:
        """Deal anew, in place, everything that `seat` does not see, and take another random stream.

        Items that lie in hidden fields of one pool are shuffled among those fields, each keeping its size,
        so the seat's view stays exactly as it was.
        """
        pools: dict[str, list[tuple[Slice, str]]] = {}
        for part in self.values():
            for owner, spec in hidden_places(part, seat):
                if spec.pool:
                    pools.setdefault(spec.pool, []).append((owner, spec.name))
        for places in pools.values():
            items: list[Any] = [item for owner, name in places for item in getattr(owner, name)]
            for last in range(len(items) - 1, 0, -1):
                other = int(rng.random() * (last + 1))
                items[last], items[other] = items[other], items[last]
            start = 0
            for owner, name in places:
                before = getattr(owner, name)
                size = len(before)
                setattr(owner, name, type(before)(items[start : start + size]))
                start += size
        self.stream = RandomStream(seed=int(rng.random() * LARGEST_SEED))
