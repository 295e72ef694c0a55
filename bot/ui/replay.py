"""A finished game as a moving picture."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from io import BytesIO
from typing import Final, TypeVar

from PIL import Image

from bot.draw.encode import Encoded
from bot.draw.studio import Studio
from bot.engine import Record, Seat, replay
from bot.match.title import Title
from bot.text import Language

T = TypeVar("T")

SCALE: Final = 0.45
MOST_FRAMES: Final = 90
FRAME_MS: Final = 700
LAST_MS: Final = 4_000


async def animation(
    studio: Studio, title: Title, written: str, seat: Seat | None, language: Language, theme: str, limit: int
) -> bytes | None:
    """The game of a record as an animated GIF of at most `limit` bytes, as one seat saw it.

    None where there is nothing to show. Frames are drawn one by one: nobody else's picture waits long.
    """
    scenes = await asyncio.to_thread(_scenes, title, written, seat, language)
    if not scenes:
        return None
    chosen = thinned(scenes, MOST_FRAMES)
    pictures = [await studio.picture(title.board, title.key, scene, theme, SCALE) for scene in chosen]
    while True:
        moving = await asyncio.to_thread(_join, pictures)
        if len(moving) <= limit or len(pictures) < 4:
            return moving if len(moving) <= limit else None
        pictures = thinned(pictures, len(pictures) // 2)


def thinned(frames: Sequence[T], most: int) -> list[T]:
    """At most so many frames, evenly taken, the last one always among them."""
    if len(frames) <= most:
        return list(frames)
    step = (len(frames) - 1) / (most - 1)
    return [frames[round(number * step)] for number in range(most)]


def _scenes(title: Title, written: str, seat: Seat | None, language: Language) -> list[Hashable]:
    scenes: list[Hashable] = []
    for played in replay(title.game, Record.parse(written)):
        observation = title.game.observe(played.state, seat)
        view = title.board.views(observation)[0]
        scene = title.board.scene(observation, view, language)
        if not scenes or scenes[-1] != scene:
            scenes.append(scene)
    return scenes


def _join(pictures: Sequence[Encoded]) -> bytes:
    frames = [
        Image.open(BytesIO(each.bytes)).convert("P", palette=Image.Palette.ADAPTIVE) for each in pictures
    ]
    out = BytesIO()
    times = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False
    )
    return out.getvalue()
