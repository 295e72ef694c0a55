"""Grounds that pictures are painted on, kept in files without a name.

A ground takes some 7 MB and is looked at for the few milliseconds of being copied. In a file the system
holds it among what it has read lately: as quick as memory while there is room, and given up where there is
none.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable, Hashable
from functools import lru_cache, update_wrapper
from tempfile import TemporaryFile
from typing import Any, Final, Generic, ParamSpec

from PIL import Image, _imaging

P = ParamSpec("P")

RAW: Final = "RGBX"
"""A pixel as Pillow itself holds it, four bytes: nothing has to be unpacked."""


class Print:
    """A finished picture, mode RGB, of which there may be copies."""

    def __init__(self, image: Image.Image) -> None:
        self._size = image.size
        self._pixels: Any = _filed(image.tobytes("raw", RAW))

    def copy(self) -> Image.Image:
        """The picture, to be painted on."""
        # As Image.frombuffer does it for other modes: that way nothing is converted, and it takes a sixth.
        stored = _imaging.map_buffer(self._pixels, self._size, "raw", 0, ("RGB", 0, 1))
        copied = Image.Image()._new(stored.copy())
        if isinstance(self._pixels, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
            self._pixels.madvise(mmap.MADV_DONTNEED)
        return copied


def _filed(pixels: bytes) -> mmap.mmap | bytes:
    """The same bytes in a file; they themselves where none can be written."""
    try:
        with TemporaryFile() as file:
            file.write(pixels)
            file.flush()
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError:
        return pixels


class Printed(Generic[P]):
    """A function that paints a ground; what it has painted is kept as prints, and each call gives a copy."""

    def __init__(self, paint: Callable[P, Image.Image], most: int) -> None:
        update_wrapper(self, paint)

        @lru_cache(maxsize=most)
        def kept(given: tuple[Hashable, ...], named: tuple[tuple[str, Hashable], ...]) -> Print:
            return Print(paint(*given, **dict(named)))  # type: ignore[arg-type]

        self._kept = kept
        self.cache_clear = kept.cache_clear

    def __call__(self, *given: P.args, **named: P.kwargs) -> Image.Image:
        """The ground, to be painted on."""
        return self._kept(given, tuple(named.items())).copy()


def printed(most: int) -> Callable[[Callable[P, Image.Image]], Printed[P]]:
    """Keeps at most so many of the pictures a function paints, mode RGB, and gives a copy at each call."""

    def kept(paint: Callable[P, Image.Image]) -> Printed[P]:
        return Printed(paint, most)

    return kept
