"""The score of a mutation run is counted floor by floor, and a run goes on where it was broken off."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests import mutants

KILLED = "bot.match.undo.x_can_undo__mutmut_3"
SURVIVED = "bot.match.undo.x_can_undo__mutmut_13"
NOT_ASKED_FOR = "bot.match.redo.x_can_redo__mutmut_9"
TIMED_OUT = "bot.store.rows.xǁRowǁread__mutmut_3"
BROKEN_OFF = "bot.store.rows.xǁRowǁread__mutmut_13"
RESULTS = {
    KILLED: "killed",
    SURVIVED: "survived",
    NOT_ASKED_FOR: "not checked",
    TIMED_OUT: "timeout",
    BROKEN_OFF: "not checked",
}
ASKED_FOR = ["bot.match.undo.*", "bot.store.*"]


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
        self.known = self.known or dict.fromkeys(RESULTS, "not checked")
        self.known.update(dict.fromkeys(mutants.match(arguments[1:], self.known), "survived"))
        return ""


def test_a_sample_takes_so_many_of_each_floor_and_of_a_small_one_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SAMPLE", 10)
    match = [f"bot.match.undo.x_undo__mutmut_{number}" for number in range(50)]
    draw = [f"bot.draw.board.x_paint__mutmut_{number}" for number in range(3)]

    floors = mutants.by_floor(mutants.take_sample([*match, *draw]))

    assert {floor: len(names) for floor, names in floors.items()} == {"match": 10, "draw": 3}


def test_a_sample_stays_what_it_is_while_other_mutants_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SAMPLE", 20)
    old = [f"bot.match.undo.x_undo__mutmut_{number}" for number in range(100)]
    new = [f"bot.match.redo.x_redo__mutmut_{number}" for number in range(10)]
    sample = set(mutants.take_sample(old))

    assert set(mutants.take_sample(reversed(old))) == sample
    assert set(mutants.take_sample([*old, *new])) - set(new) <= sample


def test_a_floor_that_kills_too_few_fails_and_its_survivors_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Mutmut({**RESULTS, BROKEN_OFF: "killed"}, monkeypatch)

    assert mutants.main(ASKED_FOR) == 1
    said = capsys.readouterr().out
    assert f"{SURVIVED}: survived" in said
    assert "match: 50% of 2 killed" in said
    assert "store: 100% of 2 killed" in said


def test_what_was_noticed_everywhere_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    Mutmut(dict.fromkeys(RESULTS, "killed"), monkeypatch)

    assert mutants.main([]) == 0


def test_the_first_run_makes_the_mutants_and_the_next_tries_the_sample(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutmut = Mutmut({}, monkeypatch)

    mutants.main([])

    first, sample = mutmut.runs
    assert first == (mutants.FIRST,)
    assert set(sample) == set(RESULTS)


def test_a_run_that_was_broken_off_goes_on_with_what_has_not_been_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutmut = Mutmut(dict(RESULTS), monkeypatch)

    mutants.main(ASKED_FOR)

    assert mutmut.runs == [(SURVIVED, BROKEN_OFF)]


def test_what_comes_of_changed_code_is_tried_after_what_was_known(monkeypatch: pytest.MonkeyPatch) -> None:
    mutmut = Mutmut(dict(RESULTS), monkeypatch)
    new = "bot.store.rows.xǁRowǁwrite__mutmut_3"
    usual = mutmut.run

    def run(*arguments: str) -> str:
        said = usual(*arguments)
        if arguments[0] == "run":
            mutmut.known.setdefault(new, "not checked")
        return said

    monkeypatch.setattr(mutants, "run_mutmut", run)
    mutants.main(ASKED_FOR)

    assert mutmut.runs[-1] == (new,)
