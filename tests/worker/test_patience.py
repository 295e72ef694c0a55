"""How long a process may take grows with what answers took lately; the log says what became of one."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import structlog

from bot.worker import WorkerProcess
from bot.worker.process import LATELY, LONGEST, TIMES, Patience
from tests.draw import work

USUAL = (10.0, 40.0)


def test_where_answers_come_quickly_patience_is_as_usual() -> None:
    patience = Patience(USUAL)
    for _ in range(3):
        patience.note(0.2)

    assert [patience.of(attempt) for attempt in range(patience.attempts)] == [10.0, 40.0]


def test_where_answers_take_long_more_time_is_given_in_proportion() -> None:
    patience = Patience(USUAL)
    patience.note(0.2)
    patience.note(4.0)

    assert patience.of(0) == TIMES * 4.0
    assert patience.of(1) == 4 * TIMES * 4.0


def test_patience_has_an_end() -> None:
    patience = Patience(USUAL)
    patience.note(10_000.0)

    assert [patience.of(0), patience.of(1)] == [LONGEST * 10.0, LONGEST * 40.0]


def test_slow_answers_are_forgotten_when_quick_ones_come_again() -> None:
    patience = Patience(USUAL)
    patience.note(9.0)
    for _ in range(LATELY):
        patience.note(0.1)

    assert patience.of(0) == 10.0


def test_a_process_that_was_too_slow_once_has_longer_the_next_time(tmp_path: Path) -> None:
    painter = WorkerProcess(patience=(1.0, 60.0))
    try:
        painter.run(os.getpid)
        with structlog.testing.capture_logs() as logs:
            painter.run(work.stand_still, tmp_path / "stops", 1)
        said = [entry for entry in logs if entry["event"].startswith("worker_")]

        assert [(entry["event"], entry["attempt"]) for entry in said] == [("worker_late", 1)]
        assert "EOF" not in str(logs)
        assert painter._patience.of(0) >= TIMES * 1.0
    finally:
        painter.close()


def test_a_process_that_ends_by_itself_is_said_to_have_ended(tmp_path: Path) -> None:
    painter = WorkerProcess(patience=(60.0, 60.0))
    try:
        with structlog.testing.capture_logs() as logs:
            painter.run(work.die, tmp_path / "dies", 1)
        said = [entry for entry in logs if entry["event"].startswith("worker_")]

        assert [(entry["event"], entry["status"]) for entry in said] == [("worker_ended", -signal.SIGKILL)]
        assert "EOF" not in str(logs)
    finally:
        painter.close()
