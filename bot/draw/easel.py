"""The process that paints: `python -m bot.draw.easel`, spoken to through its standard input and output.

A message is a function with its arguments, the answer what it returned or what went wrong. It comes
from `bot.draw.worker` and ends as soon as that goes away, whatever is being painted.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
import threading
import traceback
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from bot import memory
from bot.draw import layers
from bot.draw.pipe import ASIDE, Message, pack, receive, send, unpack

NICENESS: Final = 5
"""How far painting stands back behind the event loop where cores are scarce."""
IDLE_SECONDS: Final = 2.0
"""How long nothing must have been asked for before memory is tidied."""
FIRST_TO_GO: Final = "500"
"""Where memory runs out, the system shall end this process and not the bot (Linux)."""
STDIN: Final = 0
STDOUT: Final = 1
STDERR: Final = 2


def main() -> None:
    """Works until the standard input ends."""
    answers = _alone()
    memory.hold_little()
    asked: SimpleQueue[Message] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), name="listening", daemon=True).start()
    while True:
        try:
            send(answers, done(_next(asked)))
        except BrokenPipeError:
            return
        layers.keep_within()


def _next(asked: SimpleQueue[Message]) -> Message:
    """The next message; while there is none, what painting has left free goes back to the system."""
    try:
        return asked.get(timeout=IDLE_SECONDS)
    except Empty:
        gc.collect()
        memory.give_back()
        return asked.get()


def done(message: Message) -> Message:
    """Does what a message says: True and the result, or False with what went wrong and where."""
    try:
        function, arguments = unpack(message)
        return pack((True, function(*arguments)))
    except Exception as error:
        # Told as text: the bot could not read an exception without importing what painted.
        said = f"{type(error).__name__}: {error}"
        return pack((False, (said, traceback.format_exc())))


def _alone() -> int:
    """Sets the process apart from its parent; the descriptor to answer on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
        if ASIDE in sys.argv:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)
    answers = os.dup(STDOUT)
    # What a painter prints must not get between the answers.
    os.dup2(STDERR, STDOUT)
    return answers


def _listen(asked: SimpleQueue[Message]) -> None:
    try:
        while True:
            asked.put(receive(STDIN))
    finally:
        # Nobody waits for what is being painted, and there is nothing to put away.
        os._exit(0)


if __name__ == "__main__":
    main()
