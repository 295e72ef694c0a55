"""The road of a press: which of our files and functions are entered between a press and its answer."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from tests.architecture.sources import ROOT

OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "cogs"))
DISCORD = f"{ROOT / 'bot' / 'sandbox'}/"
"""The tests' driver speaks in the sandbox's words; the bot never enters it."""


@dataclass
class Road:
    """What has been entered, in order: pairs of file, from the root, and function."""

    entered: list[tuple[str, str]] = field(default_factory=list)

    @property
    def files(self) -> list[str]:
        """Files, in the order they were first entered."""
        return list(dict.fromkeys(path for path, _ in self.entered))

    @property
    def functions(self) -> int:
        """How many different functions."""
        return len(set(self.entered))


class Tracer:
    """Follows what one press sets off: its tasks on the loop, and the threads begun under `follow`."""

    def __init__(self) -> None:
        self._road: Road | None = None
        self._is_press = ContextVar("is_press", default=False)
        self._has_ended: Callable[[], bool] = bool

    @contextmanager
    def follow(self) -> Iterator[None]:
        """Threads begun in here are followed too, and so is the thread that enters."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    @contextmanager
    def record(self, has_ended: Callable[[], bool]) -> Iterator[Road]:
        """Records until `has_ended`; what runs beside the press, such as the outbox, is left out."""
        self._road, self._has_ended = Road(), has_ended
        token = self._is_press.set(True)
        try:
            yield self._road
        finally:
            self._is_press.reset(token)
            self._road = None

    def _note(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self._road is None or event != "call":
            return
        if not frame.f_code.co_filename.startswith(OURS) or frame.f_code.co_filename.startswith(DISCORD):
            return
        on_loop = threading.current_thread() is threading.main_thread()
        if (on_loop and not self._is_press.get()) or self._has_ended():
            return
        path = frame.f_code.co_filename.removeprefix(f"{ROOT}/")
        self._road.entered.append((path, frame.f_code.co_qualname))
