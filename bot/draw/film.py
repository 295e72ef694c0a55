"""A finished game as a moving picture: its frames, and their joining, which needs Pillow elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from bot.draw.encode import Encoded

MOST_FRAMES = 150
"""Pictures of one animation; a longer game is thinned out."""


def thinned(count: int, most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Which of `count` pictures to show: evenly spread, the first and the last always."""
    if count <= most:
        return tuple(range(count))
    return tuple(round(index * (count - 1) / (most - 1)) for index in range(most))


def join(pictures: Sequence[Encoded], most_bytes: int) -> Encoded:
    """Pictures of one size as an animation. Raises TooManyFramesError, and ValueError for none at all."""
    from bot.draw.gif import MOST_BYTES, animate, opened

    return animate(map(opened, pictures), min(most_bytes, MOST_BYTES))
