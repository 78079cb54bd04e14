"""A page tried out: every command run, every snippet executed, every file checked."""

from __future__ import annotations

import contextlib
import io
import traceback
from pathlib import Path
from typing import Any

from . import pictures
from .fences import Fence, fences, with_texts
from .ground import ROOT, execute, lay_out
from .transcripts import PROMPT, agrees, exchanges

_ELSEWHERE = {"docs/scenarios.md": "tests/core/scenarios/test_docs.py"}
"""Pages whose blocks are tried by a test of their own."""
TRIED = (
    "README.md",
    *sorted(
        name
        for folder in ("docs", "docs/authors")
        for path in (ROOT / folder).glob("*.md")
        if (name := path.relative_to(ROOT).as_posix()) not in _ELSEWHERE
    ),
)
"""The pages whose blocks are tried."""


class Trial:
    """Tries one page from top to bottom in an empty folder, as a reader would.

    | block | what is done |
    |---|---|
    | ``console`` | the commands are run; what is shown below one is what it prints (a line ``…``: anything) |
    | ``console exits=2`` | the same, and the last command ends with that status |
    | ``console planned`` | make only says what it would do |
    | ``python`` | executed, all snippets of a page in one namespace |
    | ``text prints`` | what the snippet before it prints |
    | ``text picture=NAME`` | a picture of `docs.press.pictures` |
    | ``text`` | nothing: a drawing |
    | any language, ``NAME.EXT`` | written to that file; in the end `tablewright check` finds nothing wrong |
    | … and ``wrong`` | or finds something, where that is what the page is about |
    | … and ``plain`` | or is not asked: the file is not for it, or not by itself |
    | any language, ``from=PATH`` | stands in that file of the project, word by word |
    """

    def __init__(self, page: str, folder: Path) -> None:
        """`page` is the text of a page, `folder` an empty one."""
        self.page, self.folder = page, folder
        self.problems: list[str] = []
        self.texts: dict[Fence, str] = {}
        """What blocks should say instead."""
        self._namespace: dict[str, Any] = {"__name__": "__main__"}
        self._printed = ""
        self._written: dict[str, Fence] = {}

    def run(self) -> str:
        """The page as it should be; what cannot be put right by itself stands in `problems`."""
        lay_out(self.folder)
        for fence in fences(self.page):
            self._try(fence)
        self._check_files()
        return with_texts(self.page, self.texts)

    def _try(self, fence: Fence) -> None:
        if fence.value("from"):
            self._quote(fence)
        elif fence.file:
            path = self.folder / fence.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fence.text, encoding="utf-8")
            self._written[fence.file] = fence
        elif fence.language == "console":
            self._converse(fence)
        elif fence.language == "python":
            self._execute(fence)
        elif fence.language == "text" and "prints" in fence.words:
            self.texts[fence] = self._printed
        elif fence.language == "text" and fence.value("picture"):
            self.texts[fence] = pictures.text(fence.value("picture"))
        elif fence.language != "text" or fence.words:
            self._wrong(fence, "nobody knows how to try this block")

    def _quote(self, fence: Fence) -> None:
        source = (ROOT / fence.value("from")).read_text(encoding="utf-8")
        if fence.text not in source:
            self._wrong(fence, f"this does not stand in {fence.value('from')}")

    def _converse(self, fence: Fence) -> None:
        lines: list[str] = []
        status = 0
        for exchange in exchanges(fence.text):
            if status:
                self._wrong(fence, f"a command before '{exchange.command}' failed")
            status, printed = execute(exchange.command, self.folder, only_plan="planned" in fence.words)
            said = [line.rstrip() for line in printed.splitlines()]
            right = not exchange.shown or agrees(exchange.shown, said)
            if exchange.shortened and not right:
                self._wrong(fence, f"'{exchange.command}' prints something else:\n{printed}")
            start = fence.text.index(PROMPT + exchange.command)
            lines.append(fence.text[start:].partition("\n")[0])
            lines += exchange.shown if exchange.shortened or right else said
        wanted = int(fence.value("exits") or 0)
        if status != wanted:
            self._wrong(fence, f"this ends with status {status} instead of {wanted}:\n{printed}")
        self.texts[fence] = "\n".join(lines) + "\n"

    def _execute(self, fence: Fence) -> None:
        printed = io.StringIO()
        try:
            # So that a traceback has the number of the line in the page.
            code = compile("\n" * (fence.line - 1) + fence.text, "the page", "exec")
            with contextlib.chdir(self.folder), contextlib.redirect_stdout(printed):
                exec(code, self._namespace)
        except Exception:
            self._wrong(fence, f"this fails:\n{traceback.format_exc()}")
        self._printed = "".join(f"{line.rstrip()}\n" for line in printed.getvalue().splitlines())

    def _check_files(self) -> None:
        for name, fence in self._written.items():
            if not name.endswith((".toml", ".json")) or "plain" in fence.words:
                continue
            status, printed = execute(f"tablewright check {name}", self.folder)
            if (status != 0) != ("wrong" in fence.words):
                self._wrong(fence, f"tablewright check {name}:\n{printed}")

    def _wrong(self, fence: Fence, what: str) -> None:
        self.problems.append(f"line {fence.line}: {what}")
