"""What a word cannot take is told with its place in the file, all of it at once."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Content, Item, State, TablewrightError, Word
from tablewright.documents.document import parse_json
from tablewright.problems.problem import Place
from tests.core.small import plugin, ruleset, table

TEXT = """{"cards": [
  {"id": "one", "requires": {"all": [{"even": {"of": [2, 4]}}, {"even": {"of": [2, 3]}}]}},
  {"id": "two", "requires": {"even": {"of": [1]}}},
  {"id": "three", "requires": {"even": {"of": ["22\\u0033", "1"]}}}
]}"""


class Even(Word):
    """Takes even numbers only, and texts of twos."""

    name = "even"

    def __init__(self, args: Any, rules: Any) -> None:
        super().__init__(args, rules)
        for index, value in enumerate(args["of"]):
            if isinstance(value, str):
                for place, letter in enumerate(value):
                    if letter != "2":
                        raise ValueError(f"{letter} is no 2", "of", index, place)
            elif value % 2:
                raise ValueError(f"{value} is odd", "of", index)

    def met(self, state: State, seat: int) -> bool:
        return True

    def why_not(self, state: State, seat: int) -> str:
        return ""

    def describe(self) -> str:
        return "even"


def content() -> Content:
    document = parse_json(TEXT, "cards.json")
    return Content(
        Item(card["id"], "cards", card, "small", "cards.json", document, ("cards", index))
        for index, card in enumerate(document.data["cards"])
    )


def place_of(text: str) -> Place:
    before, _, _ = TEXT.partition(text)
    return Place("cards.json", before.count("\n") + 1, len(before) - before.rfind("\n"))


def test_all_are_told_at_once_and_each_at_its_place() -> None:
    def compile_tables(rules: Any) -> Any:
        rules.words["even"] = Even
        rules.content = rules.content.merged(content())
        return [rules.requirement(card.data["requires"]) for card in rules.content.all("cards")]

    with pytest.raises(TablewrightError) as caught:
        ruleset(
            {"outline": [{"step": "play"}]},
            plugin("small", provide_slice=table, compile_tables=compile_tables),
        )
    told = [(problem.code, problem.place, problem.message) for problem in caught.value.problems]
    assert told == [
        ("TW-CONTENT-WORD", place_of("3]}}]"), "the word even cannot be meant so: 3 is odd"),
        ("TW-CONTENT-WORD", place_of("1]}}"), "the word even cannot be meant so: 1 is odd"),
        # The third character of the text, which is written as an escape.
        ("TW-CONTENT-WORD", place_of("\\u0033"), "the word even cannot be meant so: 3 is no 2"),
    ]


def test_what_is_compiled_later_is_told_at_once() -> None:
    rules = ruleset({"outline": [{"step": "play"}]}, plugin("small", provide_slice=table))
    rules.words["even"] = Even
    with pytest.raises(TablewrightError, match="1 is odd"):
        rules.requirement({"even": {"of": [1]}})
