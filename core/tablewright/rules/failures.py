"""Failures: whose code it was that raised, where, and at which item of the content.

All of it is read out of the traceback once something has been raised, so that what goes right costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType, MethodType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, cast

from tablewright.actions.moves import Move
from tablewright.outline.outline import Node
from tablewright.outline.steps import Step
from tablewright.problems.problem import Place, Problem, TablewrightError
from tablewright.problems.wording import told
from tablewright.requirements.requirement import Word
from tablewright.state.slices import Slice

from .freezing import Frozen
from .terms import Goal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tablewright.content.content import Content, Item

    from .ruleset import Ruleset

KERNEL = str(Path(__file__).parents[1])
HINT = "nothing has changed; report this to the plugin's author, who sees more with TABLEWRIGHT_TRACEBACK=1"

FAILURES = (Exception, SystemExit)
"""What a plugin's code may raise by mistake; a Ctrl-C, for one, is nobody's mistake."""


class PluginFailed(TablewrightError):
    """A plugin raised, or gave something unusable, while a match went on. The match stands as it did before."""


class _Culprit(NamedTuple):
    plugin: str
    what: str
    """Which of its functions or objects, in words."""
    raised: bool
    """Whether its own code raised; else the kernel did, over something that it gave."""
    place: Place | None


def blame(
    error: BaseException,
    rules: Ruleset,
    action: Iterable[Any] = (),
    otherwise: tuple[str, str] = ("", ""),
) -> NoReturn:
    """Raise `error`, which came out of a plugin's code, as a problem that names plugin, function and item.

    `action` is what was being done, where anything was: an item that it names is the item, if none is found nearer.
    `otherwise` is the plugin, and what of it, that was at work where the traceback tells nothing.
    """
    if isinstance(error, PluginFailed):
        raise error
    blame_plugin(error, rules, action)
    if otherwise[0]:
        culprit = _Culprit(*otherwise, True, _raised_at(_frames(error), KERNEL))
        raise PluginFailed(_problem(culprit, error, None)) from error
    message = f"one of the plugins {', '.join(rules.order)}, or the kernel, failed: {told(error)}"
    raise PluginFailed(Problem("TW-PLUGIN-RAISED", message, hint=HINT)) from error


def blame_plugin(error: BaseException, rules: Ruleset, action: Iterable[Any] = ()) -> None:
    """Like `blame` where the traceback leads to a plugin; does nothing where it does not."""
    found = _innermost(_frames(error), rules)
    if found is not None:
        culprit, inner = found
        item = _item_at(inner, rules.content) or _item_of(action, rules.content)
        raise PluginFailed(_problem(culprit, error, item)) from error


def checked(
    hook: Frozen,
    args: tuple[Any, ...],
    kind: type,
    part: type | None = None,
    rules: Ruleset | None = None,
) -> Any:
    """What a hook returns, if it is of the kind that it must be. Whatever goes wrong names plugin and hook.

    Blamed is the innermost hook, where there are `rules` to tell it by. Problems that a plugin tells on purpose stay
    what they are; those that have no place get that of the line that told them, and the name of the hook.
    """
    value: Any
    try:
        value = hook(*args)
        # Asked here, because to go through what a plugin made is to run its code.
        good = isinstance(value, kind)
        if good and part is not None:
            good = all(isinstance(one, part) for one in cast(list[Any], value))
    except PluginFailed:
        raise
    except FAILURES as error:
        frames = _frames(error)
        found = _innermost(frames, rules) if rules else None
        if found is None:
            culprit = _Culprit(hook.plugin, hook_in_words(hook), True, _raised_at(frames, KERNEL))
            found = culprit, [frame for frame, _ in frames]
        culprit, inner = found
        if isinstance(error, TablewrightError):
            raise TablewrightError([_placed(problem, culprit) for problem in error.problems]) from error
        item = _item_at(inner, rules.content if rules else None)
        raise TablewrightError(_problem(culprit, error, item)) from error
    if not good:
        wanted = kind.__name__ if part is None else f"{kind.__name__} of {part.__name__}"
        raise TablewrightError(returned(hook, wanted, value))
    return value


def several(hook: Frozen, rules: Ruleset, args: tuple[Any, ...], part: type) -> list[Any]:
    """What a hook returns during a match, as a list, if all of it is of the kind that it must be."""
    try:
        found = list(hook(rules, *args))
    except FAILURES as error:
        blame(error, rules)
    if not all(isinstance(one, part) for one in found):
        raise PluginFailed(returned(hook, f"several {part.__name__}", found))
    return found


def unusable(hook: Frozen, wanted: str, value: Any) -> PluginFailed:
    """What to raise where a hook, one of ``rules.hooks(…)``, returned a `value` that its annotation lets through.

    `wanted` says what it should have been: ``raise unusable(hook, "points, 0 or more", -5)``.
    """
    return PluginFailed(returned(hook, wanted, value))


def returned(hook: Frozen, wanted: str, value: Any) -> Problem:
    """The problem of a hook that returned something else than it must."""
    return Problem(
        "TW-PLUGIN-RETURNED",
        f"the plugin '{hook.plugin}' returned something unusable from {hook_in_words(hook)}",
        defined_at(hook.function),
        expected=wanted,
        found=_shown(value),
        hint=HINT,
    )


# --- whose code ------------------------------------------------------------------------------------------------------

_Frames = list[tuple[FrameType, int]]


def _frames(error: BaseException) -> _Frames:
    """The frames that the error came through, each with its line, the innermost last."""
    found = []
    traceback = error.__traceback__
    while traceback is not None:
        found.append((traceback.tb_frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    return found


def _innermost(frames: _Frames, rules: Ruleset) -> tuple[_Culprit, list[FrameType]] | None:
    """The plugin's function nearest to where it was raised, and the frames from there on; None where there is none."""
    for depth in range(len(frames) - 1, -1, -1):
        culprit = _culprit(frames, depth, rules)
        if culprit is not None:
            return culprit, [frame for frame, _ in frames[depth:]]
    return None


def _culprit(frames: _Frames, depth: int, rules: Ruleset) -> _Culprit | None:
    """Whose function the frame at `depth` is, or what the kernel had in hand there."""
    frame, _ = frames[depth]
    code = frame.f_code
    for hook in rules.every_hook():
        if getattr(hook.function, "__code__", None) is code:
            return _Culprit(hook.plugin, hook_in_words(hook), True, _raised_at(frames[depth:]))
    if code.co_argcount and not _is_kernels(frame):
        first = frame.f_locals.get(code.co_varnames[0])
        own = _thing(first) or (
            _derived(first, rules) if _package(frame) == _package_of(type(first)) else None
        )
        if own is not None:
            return _Culprit(own[0], f"'{code.co_name}' of {own[1]}", True, _raised_at(frames[depth:]))
    if _is_kernels(frame):
        # Further in there may be functions that are no methods: those of fields, or of a domain of the plugin's own.
        inner = [one for one in frames[depth + 1 :] if not _is_kernels(one[0])]
        # A method stands for what it is bound to.
        held = [
            value.__self__ if isinstance(value, MethodType) else value for value in frame.f_locals.values()
        ]
        for value in sorted(held, key=_rank):
            given = _thing(value)
            if given is not None:
                place = _raised_at(inner) if inner else defined_at(getattr(value, "function", type(value)))
                return _Culprit(*given, bool(inner), place)
    return None


_KINDS = (partial, Move, Word, Goal, Node, Slice)
"""What the kernel may have in hand that is a plugin's, the nearest first."""


def _rank(value: object) -> int:
    return next((rank for rank, kind in enumerate(_KINDS) if isinstance(value, kind)), len(_KINDS))


def _thing(value: Any) -> tuple[str, str] | None:
    """Whose a value is, and what it is in words; None where it is no plugin's."""
    if isinstance(value, partial):
        return (value.plugin, hook_in_words(cast("Frozen", value))) if hasattr(value, "plugin") else None
    if isinstance(value, Move):
        return value.plugin, f"the move '{value.name}'"
    if isinstance(value, Word):
        return type(value).plugin, f"the word '{value.name}'"
    if isinstance(value, Goal):
        return _thing(value.requirement)
    if isinstance(value, Node):
        return _thing(value.code)
    if isinstance(value, Step):
        return value.plugin, f"the step '{value.name}'"
    if isinstance(value, Slice) and value.plugin:
        return value.plugin, f"the slice '{type(value).__name__}'"
    return None


def _derived(value: object, rules: Ruleset) -> tuple[str, str] | None:
    """Whose an object is that the kernel does not know, where a plugin has derived its class from another plugin's.

    Ask only about an object in whose own code something failed, not in what it inherits or is given to.
    """
    plugins = {_package_of(hook.function): hook.plugin for hook in rules.every_hook()}
    own, *others = [plugins.get(_package_of(kind)) for kind in type(value).__mro__]
    if own is None or not any(other not in (own, None) for other in others):
        return None
    return own, f"the class '{type(value).__name__}'"


def _package_of(thing: object) -> str:
    return str(getattr(thing, "__module__", "")).partition(".")[0]


def hook_in_words(hook: Frozen) -> str:
    """Which of its hooks it is, for the middle of a sentence."""
    return f"the hook '{hook.name}'"


# --- where ----------------------------------------------------------------------------------------------------------


def _is_kernels(frame: FrameType) -> bool:
    return frame.f_code.co_filename.startswith(KERNEL)


def _raised_at(frames: Sequence[tuple[FrameType, int]], outside: str = "") -> Place | None:
    """The innermost line of the package whose function comes first; with `outside`, first outside of that folder."""
    own = [one for one in frames if not (outside and one[0].f_code.co_filename.startswith(outside))]
    if not own:
        return None
    package = _package(own[0][0])
    frame, line = [one for one in own if _package(one[0]) == package][-1]
    return Place(frame.f_code.co_filename, line)


def _package(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def defined_at(thing: Any) -> Place | None:
    """Where a function or a class begins."""
    import inspect

    try:
        file = inspect.getsourcefile(thing)
        return Place(file, inspect.findsource(thing)[1] + 1) if file else None
    except (OSError, TypeError):
        return None


# --- at what --------------------------------------------------------------------------------------------------------


def _item_at(frames: Sequence[FrameType], content: Content | None) -> Item | None:
    """The item of the content that was being looked at, where the frames still hold one; the innermost."""
    from tablewright.content.content import Item

    for frame in reversed(frames):
        for value in list(frame.f_locals.values()):
            if isinstance(value, Item):
                return value
            if isinstance(value, Word) and content is not None and isinstance(value.args, dict | list):
                found = content.find(value.args)
                if found is not None:
                    return found[0]
    return None


def _item_of(action: Iterable[Any], content: Content) -> Item | None:
    """The first item of the content that an action names."""
    names = [value for value in action if isinstance(value, str)]
    return next((item for name in names[1:] for item in _called(name, content)), None)


def _called(name: str, content: Content) -> Iterator[Item]:
    for kind in content.kinds():
        item = content.by_id(kind).get(name)
        if item is not None:
            yield item


# --- in words -------------------------------------------------------------------------------------------------------


def _problem(culprit: _Culprit, error: BaseException, item: Item | None) -> Problem:
    at = f", at '{item.id}' of {item.kind} ({item.place()})" if item is not None else ""
    if culprit.raised:
        text = f"the plugin '{culprit.plugin}' failed in {culprit.what}{at}: {told(error)}"
        return Problem("TW-PLUGIN-RAISED", text, culprit.place, hint=HINT)
    text = f"what the plugin '{culprit.plugin}' has for {culprit.what} cannot be used{at}: {told(error)}"
    return Problem("TW-PLUGIN-RETURNED", text, culprit.place, hint=HINT)


def _placed(problem: Problem, culprit: _Culprit) -> Problem:
    """A problem that a plugin told without saying where, with the line that told it and whose that is."""
    if problem.place is not None:
        return problem
    message = f"{problem.message} (so says the plugin '{culprit.plugin}' in {culprit.what})"
    return replace(problem, message=message, place=culprit.place)


def _shown(value: Any) -> str:
    try:
        return repr(value)[:200]
    except Exception:
        return f"a {type(value).__name__}"
