"""The program of such a process: `python child.py PARENT NICENESS`, pickles in and pickles out.

A request is a function with its arguments; the answer is True and the result, or False with what went wrong.
It ends when its standard input does, and with the process that started it, whatever it is doing then: PARENT,
which may have gone before the first line of this is read.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from threading import Thread
from typing import Any, Final

LOOK: Final = 1.0
"""Seconds between two looks for the process that started this one."""


def main() -> None:
    """Answer one request after the other, until whoever asks has gone."""
    os.nice(int(sys.argv[2]))
    Thread(target=_end_with, args=(int(sys.argv[1]),), daemon=True).start()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What is printed must not get between the answers.
    sys.stdout = sys.stderr
    while True:
        try:
            request = pickle.load(requests)  # noqa: S301 - from the bot
            answers.write(_answer(request))
            answers.flush()
        except (EOFError, BrokenPipeError):
            return


def _end_with(parent: int) -> None:
    """Kill this process once its parent is gone: nobody waits for what is under way."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    signal.raise_signal(signal.SIGKILL)


def _answer(request: bytes) -> bytes:
    """Answer a request, which is pickled by itself so that one that cannot be read is answered too."""
    try:
        function, arguments = pickle.loads(request)  # noqa: S301 - from the bot
        answer: tuple[bool, Any] = (True, function(*arguments))
        return pickle.dumps(answer)
    except Exception as error:
        # Told as text: the bot could not read an exception without importing what raised it.
        return pickle.dumps((False, (f"{type(error).__name__}: {error}", traceback.format_exc())))


if __name__ == "__main__":
    main()
