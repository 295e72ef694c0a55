"""A finished game as a moving picture."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Final

from bot.draw.board import People
from bot.draw.encode import join, thin_out
from bot.draw.picture_service import PictureService
from bot.engine import Record, Seat, replay
from bot.match.bundle import GameBundle
from bot.text import Language

SCALE: Final = 0.5
MOST_FRAMES: Final = 90


async def animate(
    pictures: PictureService,
    bundle: GameBundle,
    record: str,
    seat: Seat | None,
    language: Language,
    theme: str,
    most_bytes: int,
    people: People = (),
) -> bytes | None:
    """The game of a record as an animated GIF of at most so many bytes, as one seat saw it.

    people: who is named in it. None where there is nothing to show. Frames are drawn one by one: nobody
    else's picture waits long.
    """
    scenes = await asyncio.to_thread(_scenes, bundle, record, seat, language, people)
    if not scenes:
        return None
    frames = [
        await pictures.picture(bundle.board, bundle.key, scenes[number], theme, SCALE)
        for number in thin_out(len(scenes), MOST_FRAMES)
    ]
    moving = (await pictures.run(join, frames, most_bytes)).bytes
    return moving if len(moving) <= most_bytes else None


def _scenes(
    bundle: GameBundle, record: str, seat: Seat | None, language: Language, people: People
) -> list[Hashable]:
    scenes: list[Hashable] = []
    for played in replay(bundle.game, Record.parse(record)):
        observation = bundle.game.observe(played.state, seat)
        view = bundle.board.views(observation)[0]
        scene = bundle.board.scene(observation, view, language, people)
        if not scenes or scenes[-1] != scene:
            scenes.append(scene)
    return scenes
