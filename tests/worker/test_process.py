"""The process that paints: how it works, fails, is replaced and ends. All processes here are real."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from prometheus_client import REGISTRY

from bot.draw.board import paint
from bot.worker import InlineWorker, WorkerError, WorkerProcess
from bot.worker.process import PROGRAM
from cogs import bundles
from tests.draw import work
from tests.laws.seen import play

ROOT = Path(__file__).resolve().parents[2]
LONGER_THAN_A_PIPE_HOLDS = os.urandom(3_000_000)


@pytest.fixture
def painter() -> Iterator[WorkerProcess]:
    painter = WorkerProcess()
    yield painter
    painter.close()


def test_work_is_done_in_one_process_of_its_own(painter: WorkerProcess) -> None:
    assert painter.pid is None, "nothing to do, and a process"
    first, second = painter.run(os.getpid), painter.run(os.getpid)
    assert first == second == painter.pid != os.getpid()


def test_it_stands_back_behind_its_parent(painter: WorkerProcess) -> None:
    assert painter.run(work.niceness) > os.nice(0)


def test_what_is_longer_than_a_pipe_holds_arrives_whole(painter: WorkerProcess) -> None:
    assert painter.run(work.echo, LONGER_THAN_A_PIPE_HOLDS) == LONGER_THAN_A_PIPE_HOLDS


def test_what_fails_is_told_with_its_traceback_and_ends_nothing(painter: WorkerProcess) -> None:
    before = painter.run(os.getpid)
    with pytest.raises(WorkerError, match=r"SmudgedError.*torn") as caught:
        painter.run(work.fail, "torn")
    assert "work.py" in "".join(caught.value.__notes__)
    assert painter.run(os.getpid) == before


def test_what_has_no_name_elsewhere_is_refused_and_ends_nothing(painter: WorkerProcess) -> None:
    before = painter.run(os.getpid)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        painter.run(lambda: 1)
    assert painter.run(os.getpid) == before


def test_an_answer_that_cannot_be_sent_is_told_and_ends_nothing(painter: WorkerProcess) -> None:
    before = painter.run(os.getpid)
    with pytest.raises(WorkerError, match="pickle"):
        painter.run(threading.Lock)
    assert painter.run(os.getpid) == before


def test_work_a_process_dies_of_is_tried_once_more(painter: WorkerProcess, tmp_path: Path) -> None:
    before = painter.run(os.getpid)
    assert painter.run(work.die, tmp_path / "deaths", 1) != before


def test_work_that_kills_again_is_given_up_and_the_next_is_done(
    painter: WorkerProcess, tmp_path: Path
) -> None:
    with pytest.raises(WorkerError):
        painter.run(work.die, tmp_path / "deaths", 99)
    assert (tmp_path / "deaths").read_text() == "xx"
    assert painter.run(os.getpid) == painter.pid


def test_a_process_killed_while_idle_is_replaced(painter: WorkerProcess, tmp_path: Path) -> None:
    """The work that comes next still has both its attempts."""
    before = painter.run(os.getpid)
    os.kill(before, signal.SIGKILL)
    os.waitid(os.P_PID, before, os.WEXITED | os.WNOWAIT)
    assert painter.run(work.die, tmp_path / "deaths", 1) != before


def test_a_process_killed_in_the_middle_of_work_is_replaced(painter: WorkerProcess) -> None:
    before = painter.run(os.getpid)
    threading.Timer(0.2, os.kill, (before, signal.SIGKILL)).start()
    assert painter.run(work.sleep, 0.5) not in (before, os.getpid())


def test_a_process_that_stands_still_is_replaced_and_the_work_done(tmp_path: Path) -> None:
    painter = WorkerProcess(patience=(1.0, 60.0))
    try:
        before = painter.run(os.getpid)
        assert painter.run(work.stand_still, tmp_path / "stops", 1) != before
        assert not work.exists(before)
    finally:
        painter.close()


def test_a_process_that_does_not_even_read_is_replaced() -> None:
    """Given one that was stopped while idle, and more to do than a pipe holds."""
    painter = WorkerProcess(patience=(1.0, 60.0))
    try:
        before = painter.run(os.getpid)
        os.kill(before, signal.SIGSTOP)
        assert painter.run(work.echo, LONGER_THAN_A_PIPE_HOLDS) == LONGER_THAN_A_PIPE_HOLDS
        assert painter.pid != before
    finally:
        painter.close()


def test_what_runs_and_what_was_replaced_is_counted(tmp_path: Path) -> None:
    def count(name: str) -> float | None:
        return REGISTRY.get_sample_value(name, {"work": "counted"})

    painter = WorkerProcess("counted")
    try:
        idle = painter.run(os.getpid)
        os.kill(idle, signal.SIGKILL)
        os.waitid(os.P_PID, idle, os.WEXITED | os.WNOWAIT)
        painter.run(work.die, tmp_path / "deaths", 1)

        assert count("pony_worker_processes") == 1
        assert count("pony_worker_restarts_total") == 2
    finally:
        painter.close()
    assert count("pony_worker_processes") == 0
    assert count("pony_worker_restarts_total") == 2


def test_whoever_asks_once_it_is_closed_starts_no_process(painter: WorkerProcess) -> None:
    painter.close()
    with pytest.raises(WorkerError):
        painter.run(os.getpid)
    assert painter.pid is None


def test_work_that_is_never_done_is_given_up_and_leaves_no_process() -> None:
    painter = WorkerProcess(patience=(0.5, 0.5))
    try:
        with pytest.raises(WorkerError):
            painter.run(work.sleep, 60)
        assert painter.pid is None
    finally:
        painter.close()


def test_ctrl_c_at_a_terminal_is_for_the_bot_alone(painter: WorkerProcess) -> None:
    assert os.getpgid(painter.run(os.getpid)) != os.getpgid(0)


def test_what_a_painter_prints_does_not_get_between_the_answers(
    painter: WorkerProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    assert painter.run(work.chatter, "brush") == "brush"
    assert painter.run(os.getpid) == painter.pid
    assert "brush" in capfd.readouterr().err


def test_closing_ends_the_process_and_what_it_is_doing(painter: WorkerProcess) -> None:
    pid = painter.run(os.getpid)
    closing = threading.Timer(0.2, painter.close)
    closing.start()
    with pytest.raises(WorkerError):
        painter.run(work.sleep, 60)
    closing.join()
    assert not work.exists(pid)


@pytest.mark.parametrize(("seconds", "state"), [(0, "idle"), (500, "busy")])
def test_it_does_not_outlive_a_bot_that_is_killed(seconds: int, state: str) -> None:
    """A painter at work ends in the middle of it: there is nobody to answer."""
    program = (
        "import os, time\n"
        "from bot.worker import WorkerProcess\n"
        "painter = WorkerProcess()\n"
        "print(painter.run(os.getpid), flush=True)\n"
        f"painter.run(time.sleep, {seconds})\n"
        "time.sleep(600)\n"
    )
    bot = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        assert work.exists(pid)
        time.sleep(0.2)
    finally:
        bot.kill()
        bot.communicate()
    assert work.ends(pid)


@pytest.mark.parametrize("key", list(bundles()))
def test_every_games_pictures_are_the_same_as_painted_here(key: str, painter: WorkerProcess) -> None:
    """Board and scene find their way there and back; the same scene gives the same bytes."""
    bundle = bundles()[key]
    *_, moment = islice(play(bundle.game, bundle.game.options(), Random(3)), 9)
    seen = bundle.game.observe(moment.state, bundle.game.facts.seats[0])
    scene = bundle.board.scene(seen, bundle.board.views(seen)[-1], "pl")
    there = painter.run(paint, bundle.board, scene, "parchment", 1.0)
    assert there == InlineWorker().run(paint, bundle.board, scene, "parchment", 1.0)


def test_who_was_left_before_the_first_breath_ends_whatever_is_to_be_done() -> None:
    """Given the parent was killed while the process began, and had asked for something that takes long."""
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    orphan = subprocess.Popen(
        [sys.executable, str(PROGRAM), str(gone.pid), "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    )
    try:
        assert orphan.stdin is not None
        pickle.dump(pickle.dumps((time.sleep, (60.0,))), orphan.stdin)
        orphan.stdin.flush()
        assert orphan.wait(30) == -signal.SIGKILL
    finally:
        orphan.kill()
        orphan.communicate()


def test_a_process_that_nobody_asks_ends_and_the_next_request_starts_another() -> None:
    worker = WorkerProcess("resting", idle=0.2)
    before = REGISTRY.get_sample_value("pony_worker_restarts_total", {"work": "resting"})

    first = worker.run(os.getpid)
    end = time.monotonic() + 30
    while worker.pid is not None and time.monotonic() < end:
        time.sleep(0.01)
    second = worker.run(os.getpid)

    assert first != second
    assert REGISTRY.get_sample_value("pony_worker_restarts_total", {"work": "resting"}) == before
    worker.close()
    assert worker.pid is None
