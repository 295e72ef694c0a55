"""Messages between the bot and whoever paints, through a pipe: pickled, and an attachment beside it.

A finished picture is attached: within the message it would be copied once more, by a thread that keeps the
event loop from the interpreter meanwhile.
"""

from __future__ import annotations

import os
import pickle
import select
import struct
import sys
import time
from contextlib import suppress
from typing import Any, Final

LENGTHS: Final = struct.Struct(">QQ")
"""What a message begins with: the bytes of what is pickled, and those of the attachment."""
ASIDE: Final = "aside"
"""Has the process that paints work only with what the machine has left over (Linux)."""
LONGEST: Final = 256 * 1024 * 1024
"""Bytes of one message; more means that somebody else has written into the pipe."""
WIDTH: Final = 1024 * 1024
"""Bytes a pipe shall hold: a picture at once, where it would otherwise be handed over in several goes."""

Message = tuple[bytes, bytes]
"""What is pickled, and the attachment."""


def pack(value: object) -> Message:
    """A value as a message; its first `pickle.PickleBuffer` is attached."""
    attached: list[pickle.PickleBuffer] = []

    def stays(buffer: pickle.PickleBuffer) -> bool:
        if attached:
            return True
        attached.append(buffer)
        return False

    pickled = pickle.dumps(value, pickle.HIGHEST_PROTOCOL, buffer_callback=stays)
    return pickled, bytes(attached[0]) if attached else b""


def unpack(message: Message) -> Any:
    """The inverse of `pack`, for messages of our own processes."""
    pickled, attached = message
    return pickle.loads(pickled, buffers=(attached,))  # noqa: S301 - written by ourselves


def widen(pipe: int) -> None:
    """Lets a pipe hold a whole picture, where the system allows it (Linux)."""
    if sys.platform == "linux":
        from fcntl import F_SETPIPE_SZ, fcntl

        with suppress(OSError):
            fcntl(pipe, F_SETPIPE_SZ, WIDTH)


def send(pipe: int, message: Message) -> None:
    """Writes a message to a file descriptor. Raises BrokenPipeError when nobody reads any more."""
    pickled, attached = message
    for part in (LENGTHS.pack(len(pickled), len(attached)) + pickled, attached):
        left = memoryview(part)
        while left:
            left = left[os.write(pipe, left) :]


def receive(pipe: int, patience: float | None = None) -> Message:
    """The next message from a file descriptor, waited for so many seconds.

    Raises EOFError when the other end is closed, TimeoutError, and ValueError for what is no message.
    """
    end = None if patience is None else time.monotonic() + patience
    pickled, attached = LENGTHS.unpack(_read(pipe, LENGTHS.size, end))
    if pickled + attached > LONGEST:
        raise ValueError(f"a message of {pickled + attached} bytes")
    return _read(pipe, pickled, end), _read(pipe, attached, end)


def _read(pipe: int, length: int, end: float | None) -> bytes:
    parts: list[bytes] = []
    left = length
    while left:
        if end is not None and not ready(pipe, end - time.monotonic()):
            raise TimeoutError("no answer")
        part = os.read(pipe, left)
        if not part:
            raise EOFError("the other end is closed")
        parts.append(part)
        left -= len(part)
    # What has come at once is not copied.
    return parts[0] if len(parts) == 1 else b"".join(parts)


def ready(pipe: int, patience: float) -> bool:
    """Whether there is something to be read, or the end of it, within so many seconds."""
    waiting = select.poll()
    waiting.register(pipe, select.POLLIN)
    return bool(waiting.poll(max(0.0, patience) * 1000))
