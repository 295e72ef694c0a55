"""A finished game as an animation: its frames, its weight, its length."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.draw.encode import MOST_FRAMES, TooManyFramesError, animate, thin_out


def test_an_animation_holds_its_frames_and_its_size() -> None:
    frames = [Image.new("RGB", (1400, 900), "white") for _ in range(8)]
    for index, frame in enumerate(frames):
        frame.paste("red", (index * 100, 0, index * 100 + 90, 90))
    film = animate(frames)
    assert film.extension == "webp"
    with Image.open(BytesIO(film.bytes)) as read:
        assert getattr(read, "n_frames", 1) == 8
        assert read.size == (700, 450)


def test_too_heavy_an_animation_is_made_smaller() -> None:
    noise = [Image.effect_noise((600, 400), 90 + index).convert("RGB") for index in range(4)]
    whole = animate(noise)
    small = animate(noise, most_bytes=len(whole.bytes) // 2)
    assert len(small.bytes) <= len(whole.bytes) // 2


def test_an_animation_is_bounded_and_never_empty() -> None:
    tile = Image.new("RGB", (4, 4))
    with pytest.raises(TooManyFramesError):
        animate(tile for _ in range(MOST_FRAMES + 1))
    with pytest.raises(ValueError, match="frame"):
        animate([])


def test_a_long_game_is_thinned_out_evenly_with_both_ends() -> None:
    assert thin_out(5) == (0, 1, 2, 3, 4)
    kept = thin_out(1000, 100)
    assert (kept[0], kept[-1], len(kept)) == (0, 999, 100)
    assert list(kept) == sorted(set(kept))
