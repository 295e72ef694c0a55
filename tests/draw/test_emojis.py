"""Our emojis are what the boards show, small, and legible on any ground."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.draw.kit.palette import contrast
from bot.emojis import read_pictures
from bot.text.signs import OWN, PREFIX
from tests.draw.emojis import PAINTERS, SIDE, encode_emoji, paint_emoji

LARGEST = 256 * 1024
"""Bytes that Discord takes for one."""
GROUNDS = ((0x31, 0x33, 0x38), (0xFF, 0xFF, 0xFF))
"""Discord's dark and light grounds."""
PHONE = 22
"""Pixels at which a line of text shows an emoji."""


def test_every_sign_of_ours_has_a_painter_and_a_file() -> None:
    assert set(OWN.values()) == set(PAINTERS)
    assert set(read_pictures()) == {PREFIX + name for name in OWN.values()}


@pytest.mark.parametrize("name", OWN.values())
def test_the_file_is_what_the_boards_show(name: str) -> None:
    data = read_pictures()[PREFIX + name]
    assert data == encode_emoji(paint_emoji(name)), "paint them anew: make emojis"
    image = Image.open(BytesIO(data))
    assert (image.format, image.size) == ("PNG", (SIDE, SIDE))
    assert len(data) < LARGEST


def test_no_two_look_alike() -> None:
    small = {
        name: Image.open(BytesIO(data)).convert("RGBA").resize((PHONE, PHONE)).tobytes()
        for name, data in read_pictures().items()
    }
    assert len(set(small.values())) == len(small)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", OWN.values())
def test_it_stands_out_on_dark_and_light_ground_as_small_as_text(
    name: str, ground: tuple[int, int, int]
) -> None:
    sprite = Image.open(BytesIO(read_pictures()[PREFIX + name])).convert("RGBA").resize((PHONE, PHONE))
    whole = Image.new("RGBA", sprite.size, (*ground, 255))
    whole.alpha_composite(sprite)
    colours = whole.convert("RGB").getcolors(PHONE * PHONE) or []
    clear = sum(count for count, colour in colours if contrast(colour, ground) >= 3)  # type: ignore[arg-type]
    assert clear >= PHONE * PHONE * 0.1
