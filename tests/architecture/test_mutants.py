"""The score of a mutation run is counted floor by floor."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests import mutants

RESULTS = """
    bot.match.undo.x_can_undo__mutmut_3: killed
    bot.match.undo.x_can_undo__mutmut_8: survived
    bot.match.undo.x_can_undo__mutmut_9: not checked
    bot.store.rows.xǁRowǁread__mutmut_3: timeout
"""


def test_what_was_not_tried_is_not_counted() -> None:
    floors = mutants.read_results(RESULTS)

    assert {floor: len(found) for floor, found in floors.items()} == {"match": 2, "store": 1}


def test_a_floor_that_kills_too_few_fails_and_its_survivors_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Sequence[str]] = []

    def run(*arguments: str) -> str:
        asked.append(arguments)
        return RESULTS if arguments[0] == "results" else ""

    monkeypatch.setattr(mutants, "run_mutmut", run)

    assert mutants.main([]) == 1
    assert asked[0] == ("run", *mutants.EVERY_FIFTH)
    said = capsys.readouterr().out
    assert "x_can_undo__mutmut_8: survived" in said
    assert "match: 50% of 2 killed" in said
    assert "store: 100% of 1 killed" in said
