"""Lettering: every letter of both languages exists, lines fit, masks are made once."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.draw.kit.type import FONTS, Face, features, fit, font, stamp, width, wrap, write, write_block

POLISH = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻaąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
MARKS = "0123456789.,:;!?’„”–—()+-/ûúîâéÉ"


def _missing(face: Face) -> bytes:
    return bytes(font(face, 40).getmask("\U0010fffd", features=features(face)))


@pytest.mark.parametrize("face", list(Face))
def test_every_polish_letter_and_mark_has_a_glyph(face: Face) -> None:
    blank = _missing(face)
    absent = [
        letter
        for letter in POLISH + MARKS
        if bytes(font(face, 40).getmask(letter, features=features(face))) == blank
    ]
    assert absent == []


def test_every_family_carries_its_licence() -> None:
    for face in Face:
        licence = (FONTS / face.value).parent / "OFL.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8")


def test_a_fitted_line_is_no_wider_than_its_room() -> None:
    size = fit("Wysoka Przełęcz", Face.TITLE, 60, 200)
    assert width("Wysoka Przełęcz", Face.TITLE, size) <= 200
    assert width("Wysoka Przełęcz", Face.TITLE, size + 1) > 200


def test_wrapping_keeps_every_word_and_every_line_in_its_room() -> None:
    text = "Move the figure to an adjacent region behind it"
    lines = wrap(text, Face.TEXT, 20, 150)
    assert " ".join(lines) == text
    assert all(width(line, Face.TEXT, 20) <= 150 for line in lines)


def test_a_line_is_centred_on_its_place() -> None:
    image = Image.new("L", (200, 80), 0).convert("RGB")
    write(image, (100, 40), "HHH", Face.TEXT, 30, (255, 255, 255))
    box = image.getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 2
    assert abs((box[1] + box[3]) / 2 - 40) <= 2


def test_a_block_stays_inside_its_box() -> None:
    image = Image.new("RGB", (200, 120))
    write_block(
        image, (20, 10, 180, 110), "one two three four five six seven eight", Face.TEXT, 40, (255,) * 3
    )
    box = image.getbbox()
    assert box is not None
    assert box[0] >= 18
    assert box[2] <= 182


def test_a_mask_is_made_once() -> None:
    assert stamp("Moria", Face.TITLE, 33) is stamp("Moria", Face.TITLE, 33)
