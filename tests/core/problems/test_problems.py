from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from tablewright.problems.problem import Place, Problem, TablewrightError, fail, raise_any


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Problem("TW-X", "no"), "TW-X: no"),
        (Problem("TW-X", "no", Place("a.toml")), "a.toml: TW-X: no"),
        (Problem("TW-X", "no", Place("a.toml", 3)), "a.toml:3: TW-X: no"),
        (Problem("TW-X", "no", Place("a.toml", 3, 7)), "a.toml:3:7: TW-X: no"),
        (
            Problem("TW-X", "no", Place("a", 1, 2), "this", "that", "do this"),
            "a:1:2: TW-X: no\n  expected: this\n  found: that\n  hint: do this",
        ),
        (Problem("TW-X", "red \x1b[31m\nline", found="\x07"), "TW-X: red \\x1b[31m line\n  found: \\x07"),
    ],
)
def test_text(problem: Problem, text: str) -> None:
    assert str(problem) == text


def test_error_holds_all_problems_and_survives_pickling() -> None:
    problems = (Problem("TW-A", "a", Place("f", 1)), Problem("TW-B", "b"))
    error = TablewrightError(iter(problems))
    assert error.problems == problems
    assert error.exit_status == 2
    assert str(error) == "f:1: TW-A: a\nTW-B: b"
    assert pickle.loads(pickle.dumps(error)).problems == problems


def test_fail_and_raise_any() -> None:
    raise_any([])
    with pytest.raises(TablewrightError) as raised:
        fail("TW-A", "a", hint="h", cause=ValueError("why"))
    assert raised.value.problems == (Problem("TW-A", "a", hint="h"),)
    assert isinstance(raised.value.__cause__, ValueError)
    with pytest.raises(TablewrightError):
        raise_any(iter([Problem("TW-A", "a")]))


def test_start_up_is_light() -> None:
    """Problems import nothing heavy, and reading documents and finding plugins leaves jsonschema and toml alone."""
    code = (
        "import sys, tablewright.problems.problem\n"
        "print(sorted({'pydantic', 'jsonschema', 'toml', 'packaging', 'pluggy'} & set(sys.modules)))\n"
        "import tablewright.content.content, tablewright.plugins.options, tablewright.plugins.ordering\n"
        "print(sorted({'jsonschema', 'toml'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"]
