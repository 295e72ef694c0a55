"""A finished picture as a file: the encoding is chosen by measuring (docs/performance.md).

JPEG takes a sixth of the time of WebP at its fastest. With the tables of quantisation that were meant for
photographs it frays small lettering or weighs too much. Ours are nearly level, as sharp edges need it, and
finer for the slowest frequencies, where steps would show in gradients: 2 dB better at equal weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pickle import PickleBuffer
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

if TYPE_CHECKING:
    from PIL import Image

PICKLES_BUFFERS: Final = 5
"""The protocol of `pickle` from which on there are `PickleBuffer`s."""
SIDE: Final = 8
"""JPEG cuts a picture into squares of so many pixels."""


def _table(steps: Sequence[int]) -> list[int]:
    """A table of steps by diagonal, from the slowest frequency on; the last stands for all that follow."""
    return [steps[min(across + down, len(steps) - 1)] for down in range(SIDE) for across in range(SIDE)]


BRIGHTNESS: Final = _table((8, 14, 20, 26, 27))
COLOUR: Final = _table((10, 12, 20, 36, 48))


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture ready to be sent. extension: without the dot."""

    bytes: bytes
    extension: str

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        # So that the file can go from process to process beside the rest (`bot.draw.pipe`).
        file = PickleBuffer(self.bytes) if int(protocol) >= PICKLES_BUFFERS else self.bytes
        return Encoded, (file, self.extension)


def encode(image: Image.Image) -> Encoded:
    """The picture, mode RGB, as JPEG; the same picture always gives the same bytes."""
    out = BytesIO()
    image.save(out, "JPEG", qtables=[BRIGHTNESS, COLOUR], subsampling="4:2:0")
    return Encoded(out.getvalue(), "jpg")


def encode_lossless(image: Image.Image) -> Encoded:
    """The picture as PNG, quickly rather than small."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return Encoded(out.getvalue(), "png")
