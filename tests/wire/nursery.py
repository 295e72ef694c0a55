"""A process in which all that paints and thinks is loaded: the painters and thinkers of tests come of it.

A painter's first second goes on loading the games and on layers that are the same in all its pictures. Here
it is spent once: `fork_worker` takes the place of `bot.worker.process.start_child` in a bot that is forked
(`tests.wire.loaded`), and what comes of it is a process of its own, with the program of `bot.worker.child`.
It may be stopped and killed like any; only the process that started it is another one.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Thread, get_native_id
from typing import Any

from bot.worker import child

ROOT = Path(__file__).resolve().parents[2]
MOST_WAITING = 16
STANDS_BACK = 5


@cache
def open_nursery() -> str:
    """The address of the nursery of this run, which ends with it: one for all who run tests side by side."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    owner = os.getppid() if run else os.getpid()
    address = f"\0pony-nursery-{run or owner}"  # in no folder, so nothing is left behind
    with socket.socket(socket.AF_UNIX) as door:
        try:
            door.bind(address)
        except OSError:
            return address  # it is open already
        door.listen(MOST_WAITING)
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(door.fileno()), str(owner)],
            cwd=ROOT,
            pass_fds=[door.fileno()],
            stdin=subprocess.DEVNULL,
        )
    return address


class ForkedWorker:
    """As much of a `subprocess.Popen` as `WorkerProcess` asks for."""

    def __init__(self, address: str, niceness: int) -> None:
        theirs, requests = os.pipe()
        answers, ours = os.pipe()
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(address)
            said = f"{os.getpid()} {niceness}".encode()
            socket.send_fds(asking, [said], [theirs, ours, sys.stderr.fileno()])
            self.pid = int(asking.recv(32))
        os.close(theirs)
        os.close(ours)
        self.stdin, self.stdout = os.fdopen(requests, "wb"), os.fdopen(answers, "rb")
        self.returncode: int | None = None
        try:
            self._handle: int | None = os.pidfd_open(self.pid)
        except ProcessLookupError:
            self._handle, self.returncode = None, 1

    def poll(self) -> int | None:
        """A status where it has ended: which one is told to who forked it alone."""
        if self._handle is not None and select.select([self._handle], [], [], 0)[0]:
            self._end()
        return self.returncode

    def kill(self) -> None:
        """SIGKILL."""
        if self._handle is not None and self.poll() is None:
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def __enter__(self) -> ForkedWorker:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stdout.close()
            self.stdin.close()
        finally:
            if self._handle is not None:
                select.select([self._handle], [], [])
                self._end()

    def _end(self) -> None:
        assert self._handle is not None
        os.close(self._handle)
        self._handle, self.returncode = None, -signal.SIGKILL


def main() -> None:
    """Load what paints and thinks, then fork a worker for each bot that asks."""
    door, owner = socket.socket(fileno=int(sys.argv[1])), os.pidfd_open(int(sys.argv[2]))
    # On a thread, for that alone stands back: the first bot has Discord to answer meanwhile.
    beside = Thread(target=paint_first_pictures)
    beside.start()
    beside.join()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    while True:
        if owner in select.select([door, owner], [], [])[0]:
            return
        asking, _ = door.accept()
        with asking:
            told, files = _hear(asking)
            pid = os.fork() if told else None
            if pid == 0:
                door.close()
                be_worker(files, *map(int, told.split()))
            # A bot may be killed while it asks: the others go on asking.
            with suppress(OSError):
                asking.send(str(pid).encode())
        for file in files:
            os.close(file)


def _hear(asking: socket.socket) -> tuple[bytes, list[int]]:
    """What a bot asks for; nothing of one that has been killed meanwhile."""
    try:
        told, files, *_ = socket.recv_fds(asking, 32, 3)
    except OSError:
        return b"", []
    return told, files


def be_worker(files: list[int], bot: int, niceness: int) -> None:
    """What runs in the forked process: the program of a worker, which ends with its bot."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    # By this the processes of a bot are found (`BotProcess.children`).
    Path("/proc/self/comm").write_text(name_of_worker(bot))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        handle = os.pidfd_open(bot)
    except ProcessLookupError:
        os._exit(0)
    child._end_with = lambda _: _end_with(handle)
    sys.argv = ["child", str(bot), str(niceness)]
    sys.stdin = sys.__stdin__ = os.fdopen(0)
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w")
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    child.main()
    os._exit(0)


def name_of_worker(bot: int) -> str:
    """What a worker of a bot is called in lists of processes."""
    return f"for {bot}"


def _end_with(handle: int) -> None:
    select.select([handle], [], [])
    signal.raise_signal(signal.SIGKILL)


def paint_first_pictures() -> None:
    """Paint what each game shows at its beginning: the layers are kept."""
    import gc

    os.setpriority(os.PRIO_PROCESS, get_native_id(), STANDS_BACK)
    from bot.draw.board import paint
    from cogs import bundles

    for title in bundles().values():
        game: Any = title.game
        state = game.new(game.options())
        board = title.of(state.options).board
        for seat in game.seats(state)[:1]:
            seen = game.observe(state, seat)
            for view in {board.needed(seen), *board.shown_after(seen, ())}:
                paint(board, board.scene(seen, view, "en", ()), "parchment", 1.0)
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    main()
