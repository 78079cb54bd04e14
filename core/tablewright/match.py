"""The embedding contract: a match, from set-up to result. To embed the kernel, read this file.

    match = Match.new({"game": "cartouche", "seats": 2}, seed=7)
    while seats := match.waiting():
        seat = seats[0]
        match.act(seat, match.choices(seat).sample(random.Random()))
    print(match.result())

No threads, no files (but for `save` and `load`), no clock: a match can live in a notebook, a server or a game loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Self, cast

from .actions.moves import Action
from .actions.refusals import Refusal, Refused
from .outline.outline import NOWHERE
from .play.events import Event
from .play.flow import begin, seats_of, settle
from .play.play import Play
from .play.taking import TAKING
from .problems.problem import Problem
from .problems.wording import told
from .rules.choices import Choice, choice_of
from .rules.failures import FAILURES, PluginFailed as PluginFailed, blame
from .rules.misheld import misheld, untold
from .state.frames import Flow
from .state.state import Randomness, State
from .state.stream import LARGEST_SEED, RandomStream

if TYPE_CHECKING:
    import os

    from .play.save_lines import Mark
    from .plugins.config import Config
    from .problems.problem import Place
    from .rules.ruleset import Ruleset


_FORK = -1


class Match:
    """One play of a game. Nothing that fails changes it: not a refused action, nor a bug in a plugin."""

    __slots__ = ("_kept", "_origin", "_play", "_waiting", "dropped", "log", "notes", "rules", "seed")

    def __init__(self, rules: Ruleset, seed: int, origin: State | None = None) -> None:
        """A match of `rules`; `origin` is a state to start from instead of the beginning (it is not changed)."""
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
        _check_kind(
            "origin", origin, (State, type(None)), "a State (`rules.load_state` makes one out of JSON)"
        )
        self.rules, self.seed = rules, seed
        self.log: list[tuple[int, Action]] = []
        """Every action so far with the seat that took it."""
        self.notes: dict[str, Any] = {}
        """What whoever embeds the match wants kept with it in a save, as plain JSON values: who plays, say."""
        self.dropped: Place | None = None
        """The last line of the save it was loaded from, where that was cut off in the middle: it is left out."""
        self._origin = origin
        self._kept: tuple[str, Mark] | None = None
        self._waiting: tuple[int, ...] = ()
        self._start()

    @classmethod
    def new(cls, config: Config | dict[str, Any] | str | os.PathLike[str], seed: int | None = None) -> Self:
        """A match from a configuration: a `Config`, the same as a dict, or the path of a TOML file.

        `seed` stands before the configuration's; without either the match is random. Raises TablewrightError
        with every problem found.
        """
        import os

        from .play.assembly import ruleset
        from .plugins.config import Config

        kinds = (Config, dict, str, os.PathLike)
        _check_kind("a configuration", config, kinds, "a Config, a dict or the path of a TOML file")
        rules, configured = ruleset(config)
        if seed is None:
            seed = configured.seed
        if seed is None:
            import secrets

            seed = secrets.randbelow(LARGEST_SEED + 1)
        return cls(rules, seed)

    # --- asking ---

    @property
    def state(self) -> State:
        """The whole state. For reading; only plugins change it, through actions."""
        return self._play.state

    @property
    def is_fork(self) -> bool:
        """Whether `fork` made it, for looking ahead."""
        return self.seed == _FORK

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked to act now; none where the match is over."""
        return self._waiting

    def choices(self, seat: int) -> Choice:
        """What `seat` may do now; where it is not asked, only what may be done at any time, most often nothing."""
        play = self._play
        if type(seat) is int:
            choice = play.choices.get(seat)
            if choice is not None:
                return choice
            if seat in self._waiting:
                flow = play.state.flow
                frame = flow.stack[-1]
                if frame.seat != seat and (frame.branches or not frame.open >> seat & 1):
                    frame = flow.asked(seat)
                choice = choice_of(self.rules, play.state, seat, play.nodes[frame.step], frame)
                play.choices[seat] = choice
                return choice
            if self._waiting and 0 <= seat < self.rules.seats:
                return choice_of(self.rules, play.state, seat, self.rules.aside, self.rules.aside.frame)
        return choice_of(self.rules, play.state, seat, NOWHERE, NOWHERE.frame)

    def explain(self, seat: int, action: Action | dict[str, Any]) -> Refusal | None:
        """Why `seat` may not take `action`, without trying it; None where it may."""
        choice = self.choices(seat)
        if type(action) is not tuple:
            read = choice.from_json(action)
            if isinstance(read, Refusal):
                return _not_asked(choice) or read
            action = read
        refusal = choice.check(action)
        return refusal and (_not_asked(choice) or refusal)

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may see of the state, as plain JSON values; seat -1 is an onlooker."""
        self._check_seat(seat)
        try:
            return self._play.state.view(seat)
        except FAILURES as error:
            self._blame_state(error)

    def scene(self, seat: int) -> list[dict[str, Any]]:
        """What to show to `seat`, as plain JSON values (`tablewright.scenes` tells the forms)."""
        self._check_seat(seat)
        try:
            return [scene.to_json() for scene in self.rules.scenes(self._play.state, seat)]
        except FAILURES as error:
            blame(error, self.rules)

    def events_since(self, number: int, seat: int | None = None) -> list[dict[str, Any]]:
        """The events from `number` on, as plain JSON values, as `seat` may see them (None: all of them)."""
        if type(number) is not int:
            raise TypeError(f"events are told from a whole number on, not {type(number).__name__}")
        if seat is not None:
            self._check_seat(seat)
        owner = self.rules.owner
        number = max(number, 0)
        told = [Event(place, *event) for place, event in enumerate(self._play.events[number:], number)]
        for event in told:
            wrong = event.unfit()
            if wrong is not None:
                raise PluginFailed(untold(event.plugin, event.kind, wrong))
        return [event.to_json(seat, owner) for event in told]

    def result(self) -> dict[str, Any] | None:
        """None until the match is over; then the ranking and every score term, as plain JSON values.

        ``{"ranking": [{"place": 1, "seats": [0]}, …], "scores": [{"seat": 0, "total": 83, "terms": […]}, …]}``
        """
        return self._play.state.flow.result

    def digest(self) -> str:
        """A fingerprint of the whole state: equal states have equal ones, on every machine."""
        import hashlib
        import json

        try:
            told = self._play.state.to_json()
            text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        except FAILURES as error:
            self._blame_state(error)
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

    # --- acting ---

    def act(self, seat: int, action: Action | dict[str, Any]) -> None:
        """Let `seat` take `action`, given as a tuple or in its JSON form.

        Raises Refused where it is not possible and PluginFailed where a plugin raises; either way the match is
        as it was.
        """
        play = self._play
        # Most often the choice has just been asked for.
        choice = play.choices.get(seat) if type(seat) is int else None
        if choice is None:
            choice = self.choices(seat)
        taken = choice.drawn
        if taken is None or taken is not action:
            taken = _checked(choice, seat, action)
        # Until it is done nobody is asked: a plugin that acts in the midst of an action is refused.
        self._waiting = ()
        try:
            node = choice.node
            self._waiting = TAKING[node.who](play, seat, taken, node, choice.frame)
        except BaseException as error:
            self._restore(error, taken)
        self.log.append((seat, taken))

    # --- looking ahead, keeping ---

    def fork(self, seat: int | None = None, rng: Randomness | None = None) -> Match:
        """A match that goes on from here on its own, for looking ahead.

        With `seat` and `rng`, everything that the seat cannot see is dealt anew at random and the random stream
        is another one, so that a bot learns nothing it may not know. The log starts empty. A fork is cheap and
        for once: where a plugin raises in one, the fork is over, and it cannot be saved.
        """
        if seat is not None:
            self._check_seat(seat)
        copy = Match.__new__(Match)
        try:
            state = self._play.state.clone()
        except FAILURES as error:
            self._blame_state(error)
        copy.rules, copy.seed, copy._origin = self.rules, _FORK, None
        copy.log, copy.notes, copy.dropped = [], {}, None
        copy._waiting = self._waiting
        if seat is not None and rng is not None:
            state.redeal(seat, rng)
            copy._waiting = _uncommit(state, seat, copy._waiting)
        copy._play = Play(self.rules, state)
        return copy

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file from which `load` makes the same match; one that is there is replaced.

        Raises TablewrightError.
        """
        from .play.save import write

        write(self, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Match:
        """The match that was saved in a file, played again action by action.

        Raises TablewrightError where the file is broken, was played with something else than what is installed,
        or holds an action that is not possible; the problem names the line. A last line that was cut off in the
        middle is left out, and `dropped` says so.
        """
        from .play.assembly import ruleset_of_lock
        from .play.save import broken, kept_at, read

        saved = read(path)
        rules = ruleset_of_lock(saved.lock, saved.place)
        begun = "origin" in saved.lock
        try:
            origin = rules.load_state(saved.lock["origin"]) if begun else None
            match = cls(rules, saved.lock.get("seed", _FORK), origin)
            if begun:
                match._look_at_all()
        except FAILURES as error:
            # Without a state to begin with there is nothing here that the file could have got wrong but the seed.
            if isinstance(error, PluginFailed) and not begun:
                raise
            words = str(error) if isinstance(error, ValueError) else told(error)
            message = f"the first line holds no match to begin with: {words}"
            raise broken("TW-SAVE-FORM", message, saved.place) from error
        match.notes = saved.notes
        for place, seat, action in saved.actions:
            try:
                match.act(seat, action)
            except (Refused, PluginFailed) as error:
                message = f"the action of this line is not possible: {error}"
                raise broken("TW-SAVE-REFUSED", message, place) from error
        match._kept, match.dropped = kept_at(saved, path), saved.dropped
        return match

    def __repr__(self) -> str:
        stands = "over" if not self._waiting else f"asks {', '.join(map(str, self._waiting))}"
        return f"<Match of {self.rules.game}, seed {self.seed}, {len(self.log)} actions, {stands}>"

    def __reduce__(self) -> NoReturn:
        """A match is neither pickled nor copied."""
        raise TypeError("a match is not copied or pickled: `save` keeps it, `fork` goes on from it")

    # --- the inside ---

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not -1 <= seat < self.rules.seats:
            raise ValueError(
                f"there is no seat {seat!r}; they are 0 to {self.rules.seats - 1}, and -1 looks on"
            )

    def _look_at_all(self) -> None:
        """Ask everything that can be asked: what a stranger wrote into a state is found now, or in mid-match."""
        for seat in range(-1, self.rules.seats):
            self.view(seat)
            self.scene(seat)
        for seat in range(self.rules.seats):
            self.rules.score(self.state, seat)
        for seat in self._waiting:
            next(self.choices(seat).actions(), None)

    def _blame_state(self, error: BaseException) -> NoReturn:
        """Raise `error`, which came up over the state, with the field that holds what it should not, if there is one."""
        problem = misheld(self._play.state)
        if problem is not None:
            raise PluginFailed(problem) from error
        blame(error, self.rules)

    def _start(self) -> None:
        rules = self.rules
        try:
            if self._origin is None:
                state = State(Flow(seats=rules.seats), RandomStream(seed=self.seed), rules.slices())
                self._play = Play(rules, state)
                self._waiting = begin(self._play)
            else:
                self._play = Play(rules, self._origin.clone())
                self._waiting = settle(self._play)
        except FAILURES as error:
            blame(error, rules)

    def _restore(self, error: BaseException, action: Action) -> NoReturn:
        """After something was raised in mid-action: play the log again, which gives the state before it exactly.

        Actions are taken without a copy of the state being made first, which makes them twice as fast; this is
        the price, paid only here.
        """
        while self.seed != _FORK:
            try:
                self._replay()
                break
            except KeyboardInterrupt:
                continue  # somebody presses it twice; the first one is about to be raised
            except FAILURES as again:
                # Nobody is asked any more, but the log is whole, and so is what was saved.
                self._waiting = ()
                raise PluginFailed(_unrepeatable(error, again)) from error
        if isinstance(error, FAILURES):
            blame(error, self.rules, action)
        raise error

    def _replay(self) -> None:
        state = self._play.state
        self._start()
        for seat, action in self.log:
            frame = self._play.state.flow.top(seat)
            node = self.rules.aside if frame is None else self.rules.outline.nodes[frame.step]
            self._waiting = TAKING[node.who](self._play, seat, action, node, frame or node.frame)
        # The same object as before, for those who hold it: a choice that was asked for is good again.
        state.become(self._play.state)
        self._play.state = state


def _check_kind(what: str, value: object, kinds: tuple[type, ...], words: str) -> None:
    if not isinstance(value, kinds):
        raise TypeError(f"{what} is {words}, not {type(value).__name__}")


def _unrepeatable(error: BaseException, again: BaseException) -> Problem:
    return Problem(
        "TW-PLUGIN-UNREPEATABLE",
        f"after an error ({type(error).__name__}: {error}) the match cannot be brought back to where it stood: "
        f"played again, the same actions fail ({type(again).__name__}: {again})",
        hint="a plugin does not do the same again: it goes by something that is not in the state",
    )


def _checked(choice: Choice, seat: int, action: Action | dict[str, Any]) -> Action:
    """The action as a tuple, where it is possible. Raises Refused."""
    read = action if type(action) is tuple else choice.from_json(action)
    refusal = read if isinstance(read, Refusal) else choice.check(read)
    if refusal is not None:
        raise Refused(_not_asked(choice) or refusal, seat, action)
    return cast("Action", read)


def _not_asked(choice: Choice) -> Refusal | None:
    """That the seat is not asked at all, which matters more than what is wrong with the action."""
    return None if choice.node.name or choice.node.by_name else choice.check(("",))


def _uncommit(state: State, seat: int, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """Take back the other seats' secret commitments, which `seat` does not know."""
    if not state.flow.stack or not state.flow.stack[-1].commits:
        return waiting
    frame = state.flow.stack[-1]
    for other in [name for name in frame.commits if name != str(seat)]:
        del frame.commits[other]
        frame.open |= 1 << int(other)
    return seats_of(frame.open)
