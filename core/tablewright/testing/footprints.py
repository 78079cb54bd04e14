"""Footprints: which part of the state each hook, step, move and word of each plugin changes, seen as it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any
from unittest.mock import patch

from tablewright.actions.moves import Move
from tablewright.match import Match
from tablewright.outline.steps import Step
from tablewright.play import assembly as _assembly
from tablewright.play.play import Play
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import enabled
from tablewright.requirements.requirement import Word
from tablewright.rules import ruleset as _ruleset
from tablewright.rules.freezing import Frozen, freeze
from tablewright.rules.ruleset import Ruleset
from tablewright.state.state import State

Path = tuple[str | int, ...]

_ANSWERS = ("met", "witnesses", "progress", "why_not")
_ASKED = ("blocked", "domain", "refusal", "label", "picture")


@dataclass(frozen=True)
class Footprint:
    """A change that was not allowed: whose, by what of it, and where in the state."""

    plugin: str
    what: str
    path: str
    before: Any
    after: Any

    def __str__(self) -> str:
        return f"{self.what} of '{self.plugin}' changes {self.path}: {self.before!r} → {self.after!r}"


class Watch:
    """A ruleset whose plugins are watched, and what they did that they may not.

    Who acts (moves, steps, and hooks that are given `play`) may change the slice of its own plugin and those that
    its manifest lists under "changes"; the kernel keeps its own part. Who judges (all other hooks) may change
    nothing at all. What a call causes by calling other plugins is theirs.
    """

    def __init__(self, config: Config) -> None:
        self.found: list[Footprint] = []
        self._allowed = {one.id: {one.id, *one.manifest.changes} for one in enabled(config)}
        self._acting: list[tuple[str, str]] = []
        self._seen: dict[str, Any] = {}
        self._close = False

        def watched(manager: Any, hook: str, order: list[str]) -> tuple[Frozen, ...]:
            given = tuple(getattr(manager.hook, hook).spec.argnames)
            return tuple(self._hook(one, given) for one in freeze(manager, hook, order))

        # Plugins and the kernel take hooks, moves, steps and words while the rules are compiled, once and for all.
        with patch.object(_ruleset, "freeze", watched), patch.object(_assembly, "freeze", watched):
            self.rules: Ruleset = _assembly.ruleset(config)[0]
        rules, manager = self.rules, self.rules._manager
        rules.hooks = lambda name: watched(manager, name, rules.order)  # type: ignore[method-assign]

    @contextmanager
    def closer(self) -> Iterator[None]:
        """Watch words and moves as they judge, too, which takes long."""
        self._close = True
        try:
            yield
        finally:
            self._close = False

    def match(self, seed: int) -> Match:
        """A match of the watched rules."""
        self._acting.clear()
        return Match(self.rules, seed)

    # --- watching ---

    def _hook(self, hook: Frozen, given: tuple[str, ...]) -> Frozen:
        what = f"the hook '{hook.name}'"
        make = {"provide_moves": self._move, "provide_steps": self._step, "provide_words": self._word}.get(
            hook.name
        )
        if make is not None:
            watched: Callable[..., Any] = lambda *args: [make(hook.plugin, one) for one in hook(*args)]  # noqa: E731
        elif "play" in given:
            watched = self._actor(hook.plugin, what, hook)
        elif "state" in given and "slice" not in given:
            watched = self._judge(hook.plugin, what, hook, given.index("state"))
        else:
            return hook
        made: Any = partial(watched)
        made.plugin, made.name, made.function = hook.plugin, hook.name, hook.function
        frozen: Frozen = made
        return frozen

    def _move(self, plugin: str, move: Any) -> Any:
        if isinstance(move, Move):
            move.apply = self._actor(plugin, f"the move '{move.name}'", move.apply)  # type: ignore[method-assign]
            for name in _ASKED:
                what = f"'{name}' of the move '{move.name}'"
                setattr(
                    move,
                    name,
                    self._closely(self._judge(plugin, what, getattr(move, name), 0), getattr(move, name)),
                )
        return move

    def _step(self, plugin: str, step: Any) -> Any:
        # The kernel asks the class whether there is anything to call.
        for name in ("entered", "run", "left"):
            if isinstance(step, Step) and getattr(type(step), name) is not getattr(Step, name):
                setattr(step, name, self._actor(plugin, f"the step '{step.name}'", getattr(step, name)))
        return step

    def _word(self, plugin: str, word: Any) -> Any:
        if not (isinstance(word, type) and issubclass(word, Word)):
            return word
        answers = {name: self._answer(plugin, word, name) for name in _ANSWERS}
        return type(word.__name__, (word,), {"__module__": word.__module__, **answers})

    def _actor(self, plugin: str, what: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def watched(play: Play, *args: Any) -> Any:
            self._settle(play.state)
            self._acting.append((plugin, what))
            try:
                return function(play, *args)
            finally:
                self._settle(play.state)
                self._acting.pop()

        return watched

    def _judge(self, plugin: str, what: str, function: Callable[..., Any], place: int) -> Callable[..., Any]:
        def watched(*args: Any) -> Any:
            state: State = args[place]
            before = state.to_json()
            answer = function(*args)
            if isinstance(answer, Iterator):  # what a generator does, it does when one goes through it
                answer = list(answer)
            after = state.to_json()
            if after != before:
                self._note(plugin, what, before, after)
            return answer

        return watched

    def _answer(self, plugin: str, word: type[Word], name: str) -> Callable[..., Any]:
        function = getattr(word, name)
        what = f"'{name}' of the word '{word.name}'"
        return self._closely(self._judge(plugin, what, function, 1), function)

    def _closely(self, watched: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
        """`watched` while one looks closely, else the `function` itself."""
        return lambda *args: watched(*args) if self._close else function(*args)

    def _settle(self, state: State) -> None:
        """Charge what has changed since the last time to whoever has been acting since."""
        now = {name: part.to_json() for name, part in state.items()}
        if self._acting:
            plugin, what = self._acting[-1]
            foreign = {name for name in now if name not in self._allowed[plugin]}
            before = {name: part for name, part in self._seen.items() if name in foreign}
            after = {name: part for name, part in now.items() if name in foreign}
            if before != after:
                self._note(plugin, what, before, after)
        self._seen = now

    def _note(self, plugin: str, what: str, before: Any, after: Any) -> None:
        path, old, new = next(differences(before, after))
        self.found.append(Footprint(plugin, what, ".".join(map(str, path)), old, new))


def differences(before: Any, after: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """Where two values of JSON differ, with what stands there in each."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in dict.fromkeys((*before, *after)):
            yield from differences(before.get(key), after.get(key), (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, (*path, index))
    elif before != after:
        yield path, before, after
