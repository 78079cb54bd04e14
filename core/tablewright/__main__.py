"""`python -m tablewright`: the same as the command `tablewright`, for where that is not on the path."""

from __future__ import annotations

import sys

from .cli.main import main

if __name__ == "__main__":
    sys.exit(main())
