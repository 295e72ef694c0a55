"""Messages through a pipe: the length as eight bytes, then so many bytes."""

from __future__ import annotations

import os
import select
import struct
import time
from typing import Final

LENGTH: Final = struct.Struct(">Q")
ASIDE: Final = "aside"
"""Has the process that paints work only with what the machine has left over (Linux)."""
LONGEST: Final = 256 * 1024 * 1024
"""Bytes of one message; more means that somebody else has written into the pipe."""


def send(pipe: int, message: bytes) -> None:
    """Writes a message to a file descriptor. Raises BrokenPipeError when nobody reads any more."""
    for part in (LENGTH.pack(len(message)), message):
        left = memoryview(part)
        while left:
            left = left[os.write(pipe, left) :]


def receive(pipe: int, patience: float | None = None) -> bytearray:
    """The next message from a file descriptor, waited for so many seconds.

    Raises EOFError when the other end is closed, TimeoutError, and ValueError for what is no message.
    """
    end = None if patience is None else time.monotonic() + patience
    (length,) = LENGTH.unpack(_read(pipe, LENGTH.size, end))
    if length > LONGEST:
        raise ValueError(f"a message of {length} bytes")
    return _read(pipe, length, end)


def _read(pipe: int, length: int, end: float | None) -> bytearray:
    found = bytearray(length)
    left = memoryview(found)
    while left:
        if end is not None and not ready(pipe, end - time.monotonic()):
            raise TimeoutError("no answer")
        count = os.readv(pipe, [left])
        if not count:
            raise EOFError("the other end is closed")
        left = left[count:]
    return found


def ready(pipe: int, patience: float) -> bool:
    """Whether there is something to be read, or the end of it, within so many seconds."""
    waiting = select.poll()
    waiting.register(pipe, select.POLLIN)
    return bool(waiting.poll(max(0.0, patience) * 1000))
