"""A finished picture as a file: the encoding is chosen by measuring (docs/performance.md).

WebP at method 0 lets the event loop run while it works, which JPEG does not, and makes painted boards a third
smaller than a palette PNG does. Flat drawings and anything that must be lossless are PNG.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

QUALITY = 75
"""WebP quality: more costs time and bytes that nobody sees, less frays small lettering."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture ready to be sent. extension: without the dot."""

    bytes: bytes
    extension: str


def encode(image: Image.Image, quality: int = QUALITY) -> Encoded:
    """The picture as WebP; the same picture always gives the same bytes."""
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=0)
    return Encoded(out.getvalue(), "webp")


def encode_lossless(image: Image.Image) -> Encoded:
    """The picture as PNG, quickly rather than small."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return Encoded(out.getvalue(), "png")
