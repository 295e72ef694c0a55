"""What is painted once and pasted many times: layers and sprites, kept while they fit into so many bytes.

All games share one store in a process. What has not been used for longest goes first, whatever game it
belongs to: a quiet game leaves its room to a busy one, and the process never grows beyond the bound.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

MOST_BYTES: Final = 80 * 1024 * 1024
"""Bytes of layers and sprites: a table of each game with its hands, and some to spare."""
LEAST_WEIGHT: Final = 256
"""Bytes that a kept thing takes at least, with its key."""


@dataclass(slots=True)
class _Kept:
    value: Any
    weight: int


class PaintedCache:
    """Painted things by what they show. Not for several threads at once: a process paints one at a time."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        """Bytes of what is kept now."""
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()

    def get(self, key: Hashable, paint: Callable[[], T]) -> T:
        """Return what is kept by a key, or paint and keep it; what is too heavy alone is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            value: T = kept.value
            return value
        painted = paint()
        self._add(key, _Kept(painted, weigh(painted)))
        return painted

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self._kept)

    def _add(self, key: Hashable, kept: _Kept) -> None:
        if kept.weight > self.most_bytes:
            return
        self._kept[key] = kept
        self.bytes += kept.weight
        while self.bytes > self.most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= dropped.weight


def weigh(painted: object) -> int:
    """Tell the bytes of a picture, or of the pictures in a tuple or a dataclass."""
    if isinstance(painted, Image.Image):
        # Pillow takes four bytes for a pixel of three.
        pixel = 1 if len(painted.getbands()) == 1 else 4
        return max(LEAST_WEIGHT, painted.width * painted.height * pixel)
    if isinstance(painted, tuple | list):
        return LEAST_WEIGHT + sum(map(weigh, painted))
    if is_dataclass(painted):
        return LEAST_WEIGHT + sum(weigh(getattr(painted, field.name)) for field in fields(painted))
    return 0


PAINTED: Final = PaintedCache()
"""The store of this process."""


def keep_painted(paint: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function paints by its arguments, as long as there is room; it must not be painted on."""

    @wraps(paint)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        return PAINTED.get((paint, args, *sorted(kwargs.items())), lambda: paint(*args, **kwargs))

    return recall


def keep_layer(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep the layer a function paints, as `keep_painted` does, and give a copy to paint on at each call."""
    kept = keep_painted(paint)

    @wraps(paint)
    def copy(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return kept(*args, **kwargs).copy()

    return copy
