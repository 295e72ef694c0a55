"""What the painting process runs: `python -m bot.draw.painting_child`, pickles in and pickles out.

A request is a function with its arguments; the answer is True and the result, or False with what went wrong.
It ends when its standard input does.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from typing import Any, Final

NICENESS: Final = 10
"""How far painting stands back behind the event loop where cores are scarce."""


def main() -> None:
    """Answers one request after the other, until whoever asks has gone."""
    os.nice(NICENESS)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What a painter prints must not get between the answers.
    sys.stdout = sys.stderr
    while True:
        try:
            request = pickle.load(requests)  # noqa: S301 - from the bot
            answers.write(_answer(request))
            answers.flush()
        except (EOFError, BrokenPipeError):
            return


def _answer(request: bytes) -> bytes:
    """The request is pickled by itself, so that one that cannot be read is answered too."""
    try:
        function, arguments = pickle.loads(request)  # noqa: S301 - from the bot
        answer: tuple[bool, Any] = (True, function(*arguments))
        return pickle.dumps(answer)
    except Exception as error:
        # Told as text: the bot could not read an exception without importing what painted.
        return pickle.dumps((False, (f"{type(error).__name__}: {error}", traceback.format_exc())))


if __name__ == "__main__":
    main()
