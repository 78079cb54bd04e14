"""Where the command line begins and ends: parse, run one command, turn whatever goes wrong into words.

Importing this module is cheap on purpose: ``tablewright --help`` takes little more than Python itself, because
each command's own module is imported when that command runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .streams import guarded, make_ready, silence

INTERRUPTED = 130  # what shells give a program that Ctrl-C ended
PIPE_CLOSED = 141  # and one whose reader went away
USAGE = 2

TRACEBACK = "TABLEWRIGHT_TRACEBACK"
"""With this variable set, an error that is a bug of ours, or of a plugin, shows where it came from."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 0, or 2 with every problem told on standard error."""
    make_ready()
    with guarded():
        return _run(sys.argv[1:] if argv is None else argv)


def _run(argv: Sequence[str]) -> int:
    from .arguments import parse

    try:
        try:
            arguments = parse(argv)
            status: int = arguments.run(arguments)
            sys.stdout.flush()
            return status
        except BrokenPipeError:
            return _pipe_closed()
        except KeyboardInterrupt:
            _say("")
            return INTERRUPTED
        except Exception as error:
            return _explain(error)
    except BrokenPipeError:
        # Even what we wanted to say about it found no reader.
        return _pipe_closed()


def _explain(error: Exception) -> int:
    from tablewright.documents.files import displayed
    from tablewright.problems.problem import Place, Problem, TablewrightError

    if isinstance(error, OSError) and error.filename is not None:
        # The operating system does not want a file of that name, or not now: that is no bug of anybody's.
        place = Place(displayed(os.fsdecode(error.filename)))
        message = f"the file cannot be read or written: {error.strerror}"
        error = TablewrightError(Problem("TW-FILE-UNREADABLE", message, place))
    sys.stdout.flush()
    if isinstance(error, TablewrightError):
        for problem in error.problems:
            _say(str(problem))
        if os.environ.get(TRACEBACK) and error.__cause__ is not None:
            import traceback

            _say("".join(traceback.format_exception(error.__cause__)))
        return error.exit_status
    if os.environ.get(TRACEBACK):
        raise error
    _say(f"tablewright: a bug, not yours: {type(error).__name__}: {error}")
    _say(f"  hint: run it again with {TRACEBACK}=1 to see where, and report that")
    return 1


def _say(text: str) -> None:
    try:
        print(text, file=sys.stderr)
    except BrokenPipeError:
        raise
    except Exception:  # nobody can be told; the exit status says it
        silence("stderr")


def _pipe_closed() -> int:
    """The reader of our output (``| head``) has enough; be silent."""
    silence("stdout", "stderr")
    return PIPE_CLOSED
