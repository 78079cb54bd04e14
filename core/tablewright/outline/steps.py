"""Steps: the code that belongs to a named step of the outline, where it needs any."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from tablewright.play.play import Play
    from tablewright.state.state import State


class Step:
    """The code of one step. Subclass it, name the step, and hand it to the kernel from `provide_steps`.

    Where the step stands, who acts in it and how often is data (the outline in ``game.json``); here is only
    what data cannot say.
    """

    name: ClassVar[str] = ""
    """The name that the step has in the outline."""
    plugin: str = ""
    """Filled in by the kernel."""

    def entered(self, play: Play) -> None:
        """Called when the step begins, before anybody acts."""

    def run(self, play: Play) -> None:
        """What the step does, where nobody acts in it."""

    def asks(self, state: State, seat: int) -> bool:
        """Whether `seat` acts in this step at all; the others are passed over."""
        return True

    def left(self, play: Play) -> None:
        """Called when the step has ended, before the next one begins."""
