"""A finished game as an animated GIF."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from itertools import islice

from PIL import Image

from bot.draw.encode import Encoded

MOST_FRAMES = 150
"""Pictures of one animation; a longer game is thinned out."""
MOST_BYTES = 8 * 1024 * 1024
"""What an upload may weigh."""
WIDTH = 700
"""Pixels an animation is wide at first."""
COLOURS = 128
SAMPLES = 6
"""Pictures the palette is taken from."""
BEAT, LAST = 900, 4000
"""Milliseconds of a picture, and of the last one."""


class TooManyFramesError(ValueError):
    """Raised for more frames than an animation may have; thin them out first."""


def thinned(count: int, most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Which of `count` pictures to show: evenly spread, the first and the last always."""
    if count <= most:
        return tuple(range(count))
    return tuple(round(index * (count - 1) / (most - 1)) for index in range(most))


def animate(frames: Iterable[Image.Image], most_bytes: int = MOST_BYTES) -> Encoded:
    """The frames, all of one size, in order. Too heavy an animation is made smaller, at most three times.

    Raises TooManyFramesError, and ValueError for no frames at all.
    """
    pictures = [_reduced(frame, WIDTH) for frame in islice(frames, MOST_FRAMES + 1)]
    if len(pictures) > MOST_FRAMES:
        raise TooManyFramesError(str(MOST_FRAMES))
    if not pictures:
        raise ValueError("an animation needs a frame")
    data = _encoded(pictures)
    for share in (0.8, 0.6, 0.4):
        if len(data) <= most_bytes:
            break
        data = _encoded([_reduced(picture, round(WIDTH * share)) for picture in pictures])
    return Encoded(data, "gif")


def _reduced(frame: Image.Image, width: int) -> Image.Image:
    if frame.width <= width:
        return frame
    return frame.resize((width, round(frame.height * width / frame.width)), Image.Resampling.LANCZOS)


def _encoded(pictures: list[Image.Image]) -> bytes:
    # One palette for all: what does not change stays equal from frame to frame, and costs nothing.
    samples = [pictures[index] for index in thinned(len(pictures), SAMPLES)]
    sheet = Image.new("RGB", (samples[0].width, samples[0].height * len(samples)))
    for index, sample in enumerate(samples):
        sheet.paste(sample, (0, index * sample.height))
    palette = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT)
    plain = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    out = BytesIO()
    plain[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=plain[1:],
        duration=[BEAT] * (len(plain) - 1) + [LAST],
        loop=0,
        optimize=False,
    )
    return out.getvalue()
