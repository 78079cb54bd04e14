"""Parsers whose complaints are problems with a code, like all others."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import NoReturn


class Parser(ArgumentParser):
    """Says the usage, then what is wrong with what was typed."""

    def error(self, message: str) -> NoReturn:
        from tablewright.problems.problem import fail

        self.print_usage(sys.stderr)
        fail("TW-CLI-USAGE", message, hint=f"{self.prog} --help tells more")
