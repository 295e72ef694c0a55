"""What is painted once and pasted many times: layers and sprites, kept while they fit into so many bytes.

All games share one store in a process. What has not been used for longest goes first, whatever game it
belongs to: a quiet game leaves its room to a busy one, and the process never grows beyond the bound. What
goes is packed into a temporary file: to fetch it from there takes a tenth of the time of painting it anew.
"""

from __future__ import annotations

import os
import pickle
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields, is_dataclass
from functools import wraps
from io import FileIO
from tempfile import TemporaryFile
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

MOST_BYTES: Final = 24 * 1024 * 1024
"""Bytes of layers and sprites at hand: a table with its hands, and some of another."""
MOST_PACKED: Final = 256 * 1024 * 1024
"""Bytes of packed ones in the file: what all games show, in both languages and themes."""
MOST_PLACES: Final = 20_000
"""Packed ones of which it is remembered where they are."""
FAST: Final = 1
"""The level of packing: higher ones take several times as long for a little less."""
LEAST_WEIGHT: Final = 256
"""Bytes that a kept thing takes at least, with its key."""


class Shelf(Generic[T]):
    """Values by key that fit into so many bytes, the one used last at the end."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        """Bytes of what is kept now."""
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """Return what is kept by a key, which is used by that."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def add(self, key: Hashable, value: T, weight: int) -> Sequence[tuple[Hashable, T]]:
        """Keep a value; return what goes for it, by key. What is too heavy alone is not kept."""
        dropped: list[tuple[Hashable, T]] = []
        if weight > self.most_bytes:
            return dropped
        self._kept[key] = value, weight
        self.bytes += weight
        while self.bytes > self.most_bytes:
            old, (gone, lighter) = self._kept.popitem(last=False)
            self.bytes -= lighter
            dropped.append((old, gone))
        return dropped

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether something is kept by a key."""
        return key in self._kept

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self._kept)


class ScratchFile:
    """Bytes by key in a file that ends with the process. When it is full it begins anew; where nothing can be
    written, nothing is kept."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        """Bytes of what is kept now."""
        self._places: dict[Hashable, tuple[int, int]] = {}
        self._file: FileIO | None = None

    def get(self, key: Hashable) -> bytes | None:
        """Return what is kept by a key."""
        if self._file is None or key not in self._places:
            return None
        start, length = self._places[key]
        self._file.seek(start)
        return self._file.read(length)

    def add(self, key: Hashable, value: bytes) -> None:
        """Keep bytes; what is too much alone is not kept."""
        if len(value) > self.most_bytes:
            return
        if self.bytes + len(value) > self.most_bytes or len(self._places) == MOST_PLACES:
            self.clear()
        try:
            self._file = self._file or TemporaryFile(buffering=0)  # noqa: SIM115 - as long as the process
            self._file.seek(self.bytes)
            written = self._file.write(value)
        except OSError:
            return
        if written == len(value):
            self._places[key] = self.bytes, written
            self.bytes += written

    def clear(self) -> None:
        """Forget all, and the file."""
        self._places.clear()
        if self._file is not None:
            self._file.close()
        self._file, self.bytes = None, 0

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether something is kept by a key."""
        return key in self._places


class PaintedCache:
    """Painted things by what they show. Not for several threads at once: a process paints one at a time."""

    def __init__(self, most_bytes: int = MOST_BYTES, most_packed: int = MOST_PACKED) -> None:
        self.at_hand: Shelf[Any] = Shelf(most_bytes)
        self.packed = ScratchFile(most_packed)

    def get(self, key: Hashable, paint: Callable[[], T]) -> T:
        """Return what is kept by a key, or paint and keep it; what is too heavy alone is not kept."""
        kept: T | None = self.at_hand.get(key)
        if kept is not None:
            return kept
        packed = self.packed.get(key)
        painted = paint() if packed is None else unpack(packed)
        for dropped, gone in self.at_hand.add(key, painted, weigh(painted)):
            # What was unpacked is still there: nothing is painted on.
            if dropped not in self.packed:
                self.packed.add(dropped, pack(gone))
        return painted

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether something is kept by a key, packed or not."""
        return key in self.at_hand or key in self.packed

    def clear(self) -> None:
        """Forget all."""
        self.at_hand.clear()
        self.packed.clear()


def pack(painted: object) -> bytes:
    """Pack something painted."""
    return zlib.compress(pickle.dumps(painted), FAST)


def unpack(packed: bytes) -> Any:
    """Return what was packed."""
    return pickle.loads(zlib.decompress(packed))  # noqa: S301 - packed in this process


def weigh(painted: object) -> int:
    """Tell the bytes of a picture, packed or not, or of the pictures in a tuple or a dataclass."""
    if isinstance(painted, Image.Image):
        # Pillow takes four bytes for a pixel of three.
        pixel = 1 if len(painted.getbands()) == 1 else 4
        return max(LEAST_WEIGHT, painted.width * painted.height * pixel)
    if isinstance(painted, bytes):
        return max(LEAST_WEIGHT, len(painted))
    if isinstance(painted, tuple | list):
        return LEAST_WEIGHT + sum(map(weigh, painted))
    if is_dataclass(painted):
        return LEAST_WEIGHT + sum(weigh(getattr(painted, field.name)) for field in fields(painted))
    return 0


PAINTED: Final = PaintedCache()
"""The store of this process."""
# Two processes that write into one file would take each other's place.
os.register_at_fork(after_in_child=PAINTED.packed.clear)


def keep_painted(paint: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function paints by its arguments, as long as there is room; it must not be painted on."""

    @wraps(paint)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        return PAINTED.get((paint, args, *sorted(kwargs.items())), lambda: paint(*args, **kwargs))

    return recall


def keep_layer(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep the RGB layer a function paints, as `keep_painted` does, and give a copy to paint on at each
    call."""
    recall = keep_painted(paint)

    @wraps(paint)
    def copy(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return recall(*args, **kwargs).copy()

    return copy
