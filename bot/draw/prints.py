"""Grounds that pictures are painted on, and what is pasted on them, kept in files without a name.

A ground takes some 7 MB and is looked at for the few milliseconds of being copied; the sprites of one game
take three times that, and a picture shows a few of them. In a file the system holds them among what it has
read lately: as quick as memory while there is room, and given up where there is none.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Hashable
from functools import lru_cache, update_wrapper, wraps
from tempfile import TemporaryFile
from threading import Lock
from typing import Any, Final, Generic, ParamSpec
from weakref import WeakSet, finalize

from PIL import Image, _imaging

P = ParamSpec("P")

RAW: Final = "RGBX"
"""A pixel as Pillow itself holds it, four bytes: nothing has to be unpacked."""
BAND: Final = 128
"""Rows that are copied at a time: more of a file is never in memory."""
ALBUM: Final = 32 * 1024 * 1024
"""Bytes of a file that sprites share."""
SMALL: Final = 16 * 1024
"""Bytes below which a sprite stays in memory."""


class Print:
    """A finished picture, mode RGB, of which there may be copies."""

    def __init__(self, image: Image.Image) -> None:
        self._size = image.size
        self._pixels: Any = _filed(image.tobytes("raw", RAW))

    def copy(self) -> Image.Image:
        """The picture, to be painted on."""
        # As Image.frombuffer does it for other modes: that way nothing is converted, and it takes a sixth.
        wide, high = self._size
        whole = _imaging.new("RGB", self._size)
        for top in range(0, high, BAND):
            rows = min(BAND, high - top)
            band = _imaging.map_buffer(
                self._pixels, (wide, rows), "raw", top * wide * len(RAW), ("RGB", 0, 1)
            )
            whole.paste(band, (0, top, wide, top + rows))
            if isinstance(self._pixels, mmap.mmap):
                _let_go(self._pixels)
        return Image.Image()._new(whole)


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


class Album:
    """A file that sprites are put in, one after another. Raises OSError where none can be written."""

    def __init__(self) -> None:
        with TemporaryFile(buffering=0) as file:
            file.truncate(ALBUM)
            self.pages = mmap.mmap(file.fileno(), ALBUM, access=mmap.ACCESS_READ)
            self._file = os.dup(file.fileno())
        finalize(self, os.close, self._file)
        self._used = 0

    def put(self, pixels: bytes) -> memoryview | None:
        """Where the bytes are now; None where there is no room for them."""
        begin, end = self._used, self._used + len(pixels)
        if end > ALBUM:
            return None
        if os.pwrite(self._file, pixels, begin) < len(pixels):
            raise OSError("not written whole")
        self._used = -(-end // mmap.PAGESIZE) * mmap.PAGESIZE
        return memoryview(self.pages)[begin:end]


class Albums:
    """Sprites in files: an album lives as long as one of its sprites, or until the next one is begun."""

    def __init__(self) -> None:
        self._open: Album | None = None
        self._pages: WeakSet[mmap.mmap] = WeakSet()
        self._turn = Lock()

    def put(self, pixels: bytes) -> memoryview:
        """Where the bytes are now. Raises OSError where no file can be written."""
        with self._turn:
            place = self._open.put(pixels) if self._open is not None else None
            if place is None:
                self._open = Album()
                self._pages.add(self._open.pages)
                place = self._open.put(pixels)
            if place is None:
                raise OSError("larger than an album")
            return place

    def close(self) -> None:
        """Leaves it to the system what of all albums stays in memory; they can be looked at all the same."""
        for each in self._pages:
            _let_go(each)


_albums = Albums()
put_away: Final = _albums.close


def filed(sprite: Image.Image) -> Image.Image:
    """The same sprite, mode RGBA, kept in a file: to be pasted, not painted on."""
    if sprite.mode != "RGBA" or sprite.width * sprite.height * len(RAW) < SMALL:
        return sprite
    try:
        pixels: Any = _albums.put(sprite.tobytes())
    except OSError:
        return sprite
    return Image.frombuffer("RGBA", sprite.size, pixels, "raw", "RGBA", 0, 1)


def on_file(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Has the sprites a function paints kept in files; the cache around it keeps where."""

    @wraps(paint)
    def painted(*given: P.args, **named: P.kwargs) -> Image.Image:
        return filed(paint(*given, **named))

    return painted


def _let_go(pages: mmap.mmap) -> None:
    if hasattr(mmap, "MADV_DONTNEED"):
        pages.madvise(mmap.MADV_DONTNEED)
