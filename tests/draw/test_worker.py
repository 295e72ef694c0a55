"""The process that paints: how it works, fails, is replaced and ends. All processes here are real."""

from __future__ import annotations

import asyncio
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

from bot import cores
from bot.draw import worker as painting
from bot.draw.film import join
from bot.draw.jobs import paint
from bot.draw.picture_service import PictureService
from bot.draw.worker import ROOT, InlineWorker, PaintingError, ProcessWorker, WorkerLostError
from cogs import bundles
from tests.draw import errands
from tests.laws.seen import play

linux = pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux can have a process work aside")
PATIENCE = 20.0
"""Seconds a process has for ending on a busy machine."""


@pytest.fixture
def worker() -> Iterator[ProcessWorker]:
    worker = ProcessWorker()
    yield worker
    worker.close()


def exists(pid: int) -> bool:
    """Whether a process runs; one that has ended and is still to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends(pid: int) -> bool:
    """Whether a process ends soon."""
    for _ in range(int(PATIENCE / errands.ONCE)):
        if not exists(pid):
            return True
        time.sleep(errands.ONCE)
    return False


def test_work_is_done_in_one_process_of_its_own(worker: ProcessWorker) -> None:
    assert worker.pid is None, "nothing to do, and a process"
    first, second = worker.do(os.getpid), worker.do(os.getpid)
    assert first == second == worker.pid != os.getpid()


def test_it_stands_back_behind_its_parent(worker: ProcessWorker) -> None:
    assert worker.do(errands.niceness) > os.nice(0)


@linux
def test_it_works_with_what_the_machine_has_left_over(
    worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "has_time_left", lambda: True)
    monkeypatch.setattr(painting, "held_up", lambda pid: 0.0)
    assert worker.do(errands.works_aside)


@linux
def test_on_a_busy_machine_it_takes_its_share(worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "has_time_left", lambda: False)
    assert not worker.do(errands.works_aside)


@linux
def test_one_that_others_leave_no_time_is_replaced_by_one_that_takes_its_share(
    worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a core that somebody else keeps busy, then the work is done nevertheless."""
    monkeypatch.setattr(painting, "has_time_left", lambda: True)
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(ours)})
    try:
        with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as hog:
            try:
                assert not worker.do(errands.compute, 0.05)
            finally:
                hog.kill()
    finally:
        os.sched_setaffinity(0, ours)


@linux
@pytest.mark.skipif(len(cores.OURS) < 2, reason="there is one core")
def test_it_can_be_kept_on_one_core_for_a_while(
    worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "has_time_left", lambda: True)
    monkeypatch.setattr(painting, "held_up", lambda pid: 0.0)
    pid, core = worker.do(os.getpid), max(cores.OURS)

    worker.stay_on(core)
    assert worker.do(os.sched_getaffinity, 0) == {core}
    worker.roam()
    assert worker.do(os.sched_getaffinity, 0) == cores.OURS
    assert worker.pid == pid


@linux
@pytest.mark.skipif(len(cores.OURS) < 2, reason="there is one core")
def test_one_that_is_left_no_time_on_its_core_goes_elsewhere_before_it_is_replaced(
    worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given that others had its core all the time, then it leaves it, and does not come back at once."""
    waited = iter(range(10**6))
    monkeypatch.setattr(painting, "has_time_left", lambda: True)
    monkeypatch.setattr(painting, "held_up", lambda pid: 0.6 * next(waited) if worker._kept else 0.0)
    pid, core = worker.do(os.getpid), max(cores.OURS)
    worker.stay_on(core)

    worker.do(errands.compute, 0.3)
    assert worker.do(os.sched_getaffinity, 0) == cores.OURS
    worker.stay_on(core)
    assert worker.do(os.sched_getaffinity, 0) == cores.OURS
    assert worker.pid == pid


def test_what_fails_is_told_with_its_traceback_and_ends_nothing(worker: ProcessWorker) -> None:
    before = worker.do(os.getpid)
    with pytest.raises(PaintingError, match=r"SmudgedError.*torn") as caught:
        worker.do(errands.fail, "torn")
    assert "errands.py" in "".join(caught.value.__notes__)
    assert worker.do(os.getpid) == before


def test_what_has_no_name_elsewhere_is_refused_and_ends_nothing(worker: ProcessWorker) -> None:
    before = worker.do(os.getpid)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        worker.do(lambda: 1)
    assert worker.do(os.getpid) == before


def test_work_a_process_dies_of_is_tried_once_more(worker: ProcessWorker, tmp_path: Path) -> None:
    before = worker.do(os.getpid)
    assert worker.do(errands.die, tmp_path / "deaths", 1) != before


def test_work_that_kills_again_is_given_up_and_the_next_is_done(
    worker: ProcessWorker, tmp_path: Path
) -> None:
    with pytest.raises(WorkerLostError):
        worker.do(errands.die, tmp_path / "deaths", 99)
    assert (tmp_path / "deaths").read_text() == "xx"
    assert worker.do(os.getpid) == worker.pid


def test_a_process_killed_while_idle_is_replaced(worker: ProcessWorker, tmp_path: Path) -> None:
    """The work that comes next still has both its attempts."""
    before = worker.do(os.getpid)
    os.kill(before, signal.SIGKILL)
    os.waitid(os.P_PID, before, os.WEXITED | os.WNOWAIT)
    assert worker.do(errands.die, tmp_path / "deaths", 1) != before


def test_a_process_killed_in_the_middle_of_work_is_replaced(worker: ProcessWorker) -> None:
    before = worker.do(os.getpid)
    threading.Timer(0.2, os.kill, (before, signal.SIGKILL)).start()
    assert worker.do(errands.sleep, 0.5) not in (before, os.getpid())


def test_a_process_that_never_answers_is_ended() -> None:
    worker = ProcessWorker(longest_work=0.5)
    try:
        with pytest.raises(WorkerLostError):
            worker.do(errands.sleep, 60)
        assert worker.pid is None
    finally:
        worker.close()


def test_what_a_painter_prints_goes_to_the_log_and_not_between_the_answers(
    worker: ProcessWorker, capfd: pytest.CaptureFixture[str]
) -> None:
    assert worker.do(errands.chatter, "brush") == "brush"
    assert worker.do(os.getpid) == worker.pid
    assert "brush" in capfd.readouterr().err


def test_ctrl_c_is_for_the_bot_alone(worker: ProcessWorker) -> None:
    """Neither does it reach the process with its parent's group, nor end it when it does."""
    before = worker.do(os.getpid)
    assert os.getpgid(before) != os.getpgid(0)
    os.kill(before, signal.SIGINT)
    assert worker.do(os.getpid) == before


def test_closing_ends_the_process_and_what_it_is_doing(worker: ProcessWorker) -> None:
    pid = worker.do(os.getpid)
    closing = threading.Timer(0.2, worker.close)
    closing.start()
    with pytest.raises(WorkerLostError):
        worker.do(errands.sleep, 60)
    closing.join()
    assert not exists(pid)
    with pytest.raises(WorkerLostError):
        worker.do(os.getpid)


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
def test_it_does_not_outlive_a_bot_that_is_killed(busy: bool) -> None:
    program = (
        "import os, time\n"
        "from bot.draw.worker import ProcessWorker\n"
        "worker = ProcessWorker()\n"
        "print(worker.do(os.getpid), flush=True)\n"
        f"({'worker.do' if busy else 'print'})(time.sleep, 600)\n"
        "time.sleep(600)\n"
    )
    bot = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        assert exists(pid)
        time.sleep(0.2)
    finally:
        bot.kill()
        bot.communicate()
    assert ends(pid)


@pytest.mark.parametrize("key", list(bundles()))
def test_every_games_pictures_are_the_same_as_painted_here(key: str) -> None:
    """Boards and scenes find their way there and back; the same scene gives the same bytes."""
    title = bundles()[key]
    *_, moment = islice(play(title.game, title.game.options(), Random(3)), 9)
    worker = ProcessWorker()
    try:
        for viewer in (None, title.game.facts.seats[0]):
            seen = title.game.observe(moment.state, viewer)
            view = title.board.views(seen)[-1]
            scene = title.board.scene(seen, view, "pl")
            there = worker.do(paint, title.board, scene, "night", 1.0)
            assert there == InlineWorker().do(paint, title.board, scene, "night", 1.0)
    finally:
        worker.close()


async def test_the_studio_ends_its_processes() -> None:
    """The one for pictures and the one for what takes long."""
    studio = PictureService(worker=ProcessWorker)
    errand = asyncio.create_task(studio.errand(errands.sleep, 600))
    [warmed] = studio.warm([bundles()["journey"].board])
    await asyncio.wrap_future(warmed)
    pids = children()
    assert len(pids) == 2
    studio.close()
    assert all(ends(pid) for pid in pids)
    with pytest.raises(WorkerLostError):
        await errand


async def test_an_errand_has_a_process_for_itself_which_ends_with_it() -> None:
    studio = PictureService(worker=ProcessWorker)
    pid = await studio.errand(os.getpid)
    assert pid != os.getpid()
    assert ends(pid)
    with pytest.raises(PaintingError, match="frame"):
        await studio.errand(join, [], 1_000_000)
    studio.close()


def children() -> list[int]:
    """The processes this one has started and that still run."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            fields = (each / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and fields[0] != "Z":
            found.append(int(each.name))
    return found
