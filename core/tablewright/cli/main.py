"""Where the command line begins and ends: parse, run one command, turn whatever goes wrong into words.

Importing this module is cheap on purpose: ``tablewright --help`` takes little more than Python itself, because
each command's own module is imported when that command runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130  # what shells give a program that Ctrl-C ended
PIPE_CLOSED = 141  # and one whose reader went away
USAGE = 2

TRACEBACK = "TABLEWRIGHT_TRACEBACK"
"""With this variable set, an error that is a bug of ours shows where it came from."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 0, or 2 with every problem told on standard error."""
    from .arguments import parse

    try:
        try:
            arguments = parse(sys.argv[1:] if argv is None else argv)
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
    from tablewright.problems import TablewrightError

    sys.stdout.flush()
    if isinstance(error, TablewrightError):
        for problem in error.problems:
            _say(str(problem))
        return error.exit_status
    if os.environ.get(TRACEBACK):
        raise error
    _say(f"tablewright: a bug, not yours: {type(error).__name__}: {error}")
    _say(f"  hint: run it again with {TRACEBACK}=1 to see where, and report that")
    return 1


def _say(text: str) -> None:
    print(text, file=sys.stderr)


def _pipe_closed() -> int:
    """The reader of our output (``| head``) has enough; be silent, also at exit when Python flushes."""
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(silence, stream.fileno())
        except (OSError, ValueError):
            continue
    os.close(silence)
    return PIPE_CLOSED
