"""The content is valid, read afresh."""

from __future__ import annotations

import os
from unittest.mock import patch

from tablewright.play.assembly import ruleset
from tablewright.problems.problem import TablewrightError
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject
from tablewright.validation import validation_memory


def content_is_valid(subject: Subject) -> None:
    """Manifests, options and content are valid by their schemas, judged anew and not from memory."""
    with patch.dict(os.environ, {validation_memory.VARIABLE: ""}):
        validation_memory.forget()
        try:
            ruleset(subject.config)
        except TablewrightError as error:
            object_to(f"the config cannot be played:\n{error}")
