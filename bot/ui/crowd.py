"""Which core paints while many people press.

Linux takes a core on which pictures are painted for a busy one, though whoever paints would step aside at
once. So it lets the event loop and those it speaks with share the last core, and moves the event loop about.
In a crowd both are kept on one core, wherever the event loop happens to be: it goes first there, pictures get
what is left, and the other cores are free. Switched on and off in one process, on two cores at 200 presses a
second, that took the middle answer from 2.13 to 1.97 ms and the slowest hundredth from 8.8 to 7.5.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from bot import cores
from bot.draw.picture_service import PictureService

CROWD: Final = 0.01
"""Seconds between two presses, on average, below which there is a crowd."""
PAUSE: Final = 0.1
"""Seconds after which it does not matter how much longer nobody has pressed."""
WEIGHT: Final = 0.1
"""Of the time since the last press in the average."""
QUIET: Final = 0.25
"""Seconds without a crowd after which everybody may go where there is time."""
CHOSEN_FOR: Final = 1.0
"""Seconds after which the system may choose another core: somebody else may have come to work on this one."""


class Crowd:
    """Keeps the event loop and the studio together as long as there is a crowd; both belong to one thread."""

    def __init__(self, studio: PictureService) -> None:
        self._studio = studio
        self._between = PAUSE
        self._pressed = 0.0
        self._last = 0.0
        self._chosen: float | None = None

    @property
    def together(self) -> bool:
        """Whether both are kept on one core."""
        return self._chosen is not None

    def pressed(self) -> None:
        """Somebody has pressed something."""
        now = perf_counter()
        self._between += WEIGHT * (min(PAUSE, now - self._pressed) - self._between)
        self._pressed = now
        if self._between < CROWD:
            self._last = now
            if self._chosen is None:
                self._gather(now)

    def _gather(self, now: float) -> None:
        core = cores.here()
        if core is None or len(cores.OURS) < 2 or not cores.keep(cores.CALLER, {core}):
            return
        self._chosen = now
        self._studio.stay_on(core)
        asyncio.get_running_loop().call_later(QUIET, self._look)

    def _look(self) -> None:
        """Ends it, or goes on."""
        if self._chosen is None:
            return
        now = perf_counter()
        if now - self._last < QUIET and now - self._chosen < CHOSEN_FOR:
            asyncio.get_running_loop().call_later(QUIET, self._look)
        else:
            self.disperse()

    def disperse(self) -> None:
        """Lets everybody work wherever there is time."""
        if self._chosen is not None:
            self._chosen = None
            cores.roam()
            self._studio.roam()
