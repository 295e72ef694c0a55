"""A finished game as an animated GIF: its frames, its weight, its length."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.draw.encode import (
    LAST,
    LONGEST,
    MOST_FRAMES,
    TooManyFramesError,
    animate,
    encode,
    join,
    thin_out,
)


def test_an_animation_holds_its_frames_and_its_size() -> None:
    frames = [Image.new("RGB", (1400, 900), "white") for _ in range(8)]
    for index, frame in enumerate(frames):
        frame.paste("red", (index * 100, 0, index * 100 + 90, 90))
    film = animate(frames)
    assert film.extension == "gif"
    with Image.open(BytesIO(film.bytes)) as read:
        assert getattr(read, "n_frames", 1) == 8
        assert read.size == (700, 450)


def test_an_animation_lasts_twenty_seconds_at_most_and_its_last_picture_longest() -> None:
    frames = [Image.new("RGB", (70, 45), (index * 5, 0, 0)) for index in range(43)]
    with Image.open(BytesIO(animate(frames).bytes)) as read:
        times = []
        for number in range(getattr(read, "n_frames", 1)):
            read.seek(number)
            times.append(read.info["duration"])
    assert sum(times) <= LONGEST
    assert times[-1] == max(times) >= LAST


def test_a_card_at_the_end_is_as_large_as_the_others() -> None:
    pictures = [encode(Image.new("RGB", (300, 200), "white")), encode(Image.new("RGB", (90, 90), "red"))]
    with Image.open(BytesIO(join(pictures, 10**6).bytes)) as read:
        assert read.size == (300, 200)
        assert getattr(read, "n_frames", 1) == 2


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
