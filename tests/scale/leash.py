"""Bots held to a part of a core each, as if on small machines of their own.

On a machine whose cores are shared by bots, database and whoever presses, a second bot cannot show what it
adds. Held so short that the rest has time enough, it can.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

PERIOD = 0.04
"""Seconds of one round: awake once in it."""
PART = 0.25
"""Of a core, for each bot; what paints for it is not held."""


@contextmanager
def hold(pids: Sequence[int]) -> Iterator[None]:
    """Processes that are awake only in turns, `PART` of the time each."""
    let_go = threading.Event()
    holder = threading.Thread(target=_take_turns, args=(pids, let_go), daemon=True)
    holder.start()
    try:
        yield
    finally:
        let_go.set()
        holder.join()


def _take_turns(pids: Sequence[int], let_go: threading.Event) -> None:
    for pid in pids:
        _send(pid, signal.SIGSTOP)
    try:
        while not let_go.is_set():
            began = time.perf_counter()
            for pid in pids:
                _send(pid, signal.SIGCONT)
                time.sleep(PERIOD * PART)
                _send(pid, signal.SIGSTOP)
            time.sleep(max(0.0, began + PERIOD - time.perf_counter()))
    finally:
        for pid in pids:
            _send(pid, signal.SIGCONT)


def _send(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)
