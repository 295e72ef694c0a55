"""The score of a mutation run is counted floor by floor, and a run goes on where it was broken off."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests import mutants

KILLED = "bot.match.undo.x_can_undo__mutmut_3"
SURVIVED = "bot.match.undo.x_can_undo__mutmut_13"
NOT_ASKED_FOR = "bot.match.undo.x_can_undo__mutmut_9"
TIMED_OUT = "bot.store.rows.xǁRowǁread__mutmut_3"
BROKEN_OFF = "bot.store.rows.xǁRowǁread__mutmut_13"
RESULTS = {
    KILLED: "killed",
    SURVIVED: "survived",
    NOT_ASKED_FOR: "not checked",
    TIMED_OUT: "timeout",
    BROKEN_OFF: "not checked",
}


class Mutmut:
    """A mutmut that finds the same of every mutant. runs: what it was told to try, run by run."""

    def __init__(self, known: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.known = known
        self.runs: list[Sequence[str]] = []
        monkeypatch.setattr(mutants, "run_mutmut", self.run)

    def run(self, *arguments: str) -> str:
        """What it says."""
        if arguments[0] == "results":
            return "".join(f"    {name}: {status}\n" for name, status in self.known.items())
        self.runs.append(arguments[1:])
        tried = mutants.choose(self.known or RESULTS, arguments[1:])
        self.known = {**(self.known or RESULTS), **dict.fromkeys(tried, "survived")}
        return ""


def test_what_was_not_tried_is_not_counted() -> None:
    floors = mutants.by_floor(RESULTS)

    assert {floor: len(found) for floor, found in floors.items()} == {"match": 2, "store": 1}


def test_a_floor_that_kills_too_few_fails_and_its_survivors_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Mutmut({**RESULTS, BROKEN_OFF: "killed"}, monkeypatch)

    assert mutants.main([]) == 1
    said = capsys.readouterr().out
    assert f"{SURVIVED}: survived" in said
    assert "match: 50% of 2 killed" in said
    assert "store: 100% of 2 killed" in said


def test_the_first_run_tries_every_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    mutmut = Mutmut({}, monkeypatch)

    mutants.main([])

    assert mutmut.runs == [mutants.EVERY_TENTH]


def test_a_run_that_was_broken_off_goes_on_with_what_has_not_been_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutmut = Mutmut(dict(RESULTS), monkeypatch)

    mutants.main([])

    assert mutmut.runs == [(SURVIVED, BROKEN_OFF)]


def test_what_comes_of_changed_code_is_tried_after_what_was_known(monkeypatch: pytest.MonkeyPatch) -> None:
    mutmut = Mutmut(dict(RESULTS), monkeypatch)
    new = "bot.store.rows.xǁRowǁwrite__mutmut_3"
    usual = mutmut.run

    def run(*arguments: str) -> str:
        said = usual(*arguments)
        mutmut.known.setdefault(new, "not checked")
        return said

    monkeypatch.setattr(mutants, "run_mutmut", run)
    mutants.main([])

    assert mutmut.runs[-1] == (new,)
