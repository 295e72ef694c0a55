"""Painted layers and sprites are kept by bytes, the least used dropped first."""

from __future__ import annotations

import os
from typing import Any

import pytest
from PIL import Image

from bot.draw.kit.cache import LEAST_WEIGHT, PAINTED, PaintedCache, keep_layer, keep_painted, weigh

SIDE = 32
ONE = SIDE * SIDE * 4


def sprite() -> Image.Image:
    return Image.new("RGBA", (SIDE, SIDE))


def fail_to_paint() -> Any:
    raise AssertionError("painted anew")


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = PaintedCache(most_bytes=2 * ONE, most_packed=0)
    first, second = cache.get("first", sprite), cache.get("second", sprite)
    assert cache.get("first", sprite) is first

    cache.get("third", sprite)

    assert cache.get("first", sprite) is first
    assert cache.get("second", sprite) is not second
    assert cache.at_hand.bytes == 2 * ONE


def test_what_goes_is_packed_and_the_same_again_without_painting() -> None:
    def paint_gradient() -> tuple[Image.Image, Image.Image]:
        return Image.linear_gradient("L"), Image.radial_gradient("L").convert("RGBA")

    cache = PaintedCache(most_bytes=weigh(paint_gradient()))
    painted = cache.get("gradient", paint_gradient)
    cache.get("sprite", sprite)

    unpacked = cache.get("gradient", fail_to_paint)

    assert unpacked is not painted
    assert [(image.mode, image.tobytes()) for image in unpacked] == [
        (image.mode, image.tobytes()) for image in painted
    ]


def test_a_full_file_of_packed_ones_begins_anew() -> None:
    def paint_noise() -> Image.Image:
        return Image.effect_noise((SIDE, SIDE), 50).convert("RGBA")

    cache = PaintedCache(most_bytes=ONE, most_packed=2 * ONE)
    for key in range(100):
        cache.get(key, paint_noise)
        assert cache.packed.bytes <= 2 * ONE
    newest = cache.get(99, fail_to_paint)
    cache.get("other", sprite)

    assert cache.get(99, fail_to_paint).tobytes() == newest.tobytes()
    assert 0 not in cache.packed


def test_what_is_too_heavy_alone_drives_nothing_out() -> None:
    cache = PaintedCache(most_bytes=2 * ONE)
    kept = cache.get("kept", sprite)

    cache.get("heavy", lambda: Image.new("RGB", (SIDE * 8, SIDE * 8)))

    assert cache.get("kept", sprite) is kept
    assert len(cache.at_hand) == 1


def test_pictures_in_tuples_and_dataclasses_are_weighed() -> None:
    assert weigh(sprite()) == ONE
    assert weigh((sprite(), sprite(), 3.0)) == LEAST_WEIGHT + 2 * ONE


def test_a_layer_may_be_painted_on_and_stays_as_it_was_kept() -> None:
    def paint_layer(shade: int) -> Image.Image:
        return Image.new("RGB", (SIDE, SIDE), (shade, shade, shade))

    layer = keep_layer(paint_layer)
    first = layer(3).getpixel((0, 0))
    layer(3).putpixel((0, 0), (200, 200, 200))

    assert layer(3).getpixel((0, 0)) == first
    assert keep_painted(paint_layer)(4) is keep_painted(paint_layer)(4)


def test_where_nothing_can_be_written_all_is_painted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> Any:
        raise OSError("no room")

    monkeypatch.setattr("bot.draw.kit.cache.TemporaryFile", refuse)
    cache = PaintedCache(most_bytes=ONE)
    first = cache.get("first", sprite)
    cache.get("second", sprite)

    again = cache.get("first", sprite)

    assert again is not first
    assert again.tobytes() == first.tobytes()


def test_a_forked_process_has_no_file_in_common_with_the_one_it_comes_of() -> None:
    PAINTED.packed.add("kept", b"by the parent")
    child = os.fork()
    if not child:
        os._exit(0 if PAINTED.packed.get("kept") is None else 1)

    assert os.waitpid(child, 0)[1] == 0
    assert PAINTED.packed.get("kept") == b"by the parent"
