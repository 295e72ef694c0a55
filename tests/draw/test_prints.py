"""Grounds kept in files: each copy is the same picture, and one's own."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from PIL import Image

from bot.draw import prints
from bot.draw.canvas import stamp_at
from bot.draw.prints import Albums, Print, filed, on_file, printed, put_away

BLUE, RED = (10, 20, 200), (200, 20, 10)


def striped() -> Image.Image:
    """A picture whose every row differs."""
    image = Image.new("RGB", (7, 5), BLUE)
    for y in range(image.height):
        image.putpixel((y, y), (y, 2 * y, 255 - y))
    return image


def sprite(side: int = 90) -> Image.Image:
    """A sprite large enough to be filed, half of it transparent."""
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    image.paste((*RED, 128), (0, 0, side, side // 2))
    image.putpixel((1, 2), (*BLUE, 255))
    return image


def pasted(each: Image.Image) -> bytes:
    """What a picture looks like with a sprite on it."""
    ground = Image.new("RGB", (100, 100), BLUE)
    stamp_at(ground, each, 50, 50)
    return ground.tobytes()


def test_a_copy_is_the_picture_and_painting_on_it_changes_no_other() -> None:
    kept = Print(striped())
    first, second = kept.copy(), kept.copy()
    first.paste(RED, (0, 0, 7, 5))
    assert second.mode == "RGB"
    assert second.tobytes() == kept.copy().tobytes() == striped().tobytes()


def test_a_print_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    kept = Print(striped())
    assert not list(tmp_path.iterdir())
    assert kept.copy().tobytes() == striped().tobytes()


def test_without_room_for_a_file_the_picture_is_kept_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(prints, "TemporaryFile", full)
    kept = Print(striped())
    kept.copy().paste(RED, (0, 0, 7, 5))
    assert kept.copy().tobytes() == striped().tobytes()


def test_a_ground_is_painted_once_for_each_way_of_asking_until_it_is_forgotten() -> None:
    painted: list[int] = []

    @printed(2)
    def ground(size: int, *, shade: int = 0) -> Image.Image:
        painted.append(size)
        return Image.new("RGB", (size, size), (shade, 0, 0))

    assert ground(3).size == ground(3).size == (3, 3)
    assert ground(3, shade=9).getpixel((0, 0)) == (9, 0, 0)
    assert painted == [3, 3]
    ground.cache_clear()
    ground(3)
    assert painted == [3, 3, 3]


def test_a_copy_of_more_rows_than_are_copied_at_a_time_is_the_picture() -> None:
    tall = striped().resize((3, 2 * prints.BAND + 5))
    assert Print(tall).copy().tobytes() == tall.tobytes()


def test_a_filed_sprite_is_pasted_as_it_was_before_and_after_it_is_put_away() -> None:
    kept = filed(sprite())
    before = pasted(kept)
    put_away()
    assert before == pasted(kept) == pasted(sprite())


def test_painting_on_a_filed_sprite_spoils_no_other() -> None:
    kept, other = filed(sprite()), filed(sprite())
    kept.paste(RED, (0, 0, 90, 90))
    assert pasted(other) == pasted(filed(sprite())) == pasted(sprite())


def test_sprites_outlast_the_album_they_were_put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prints, "_albums", Albums())
    monkeypatch.setattr(prints, "ALBUM", 1 << 16)
    kept = [filed(sprite(side)) for side in (90, 91, 92, 93)]
    put_away()
    assert [pasted(each) for each in kept] == [pasted(sprite(side)) for side in (90, 91, 92, 93)]


@pytest.mark.parametrize("side", [20, 300])
def test_a_sprite_too_small_or_too_large_to_be_filed_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, side: int
) -> None:
    monkeypatch.setattr(prints, "_albums", Albums())
    monkeypatch.setattr(prints, "ALBUM", 1 << 16)
    whole = sprite(side)
    assert filed(whole) is whole


def test_without_room_for_a_file_sprites_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(buffering: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(prints, "_albums", Albums())
    monkeypatch.setattr(prints, "TemporaryFile", full)
    whole = sprite()
    assert filed(whole) is whole


def test_what_a_function_paints_on_file_is_what_it_paints() -> None:
    kept = on_file(sprite)(90)
    assert kept.readonly
    assert kept.tobytes() == sprite(90).tobytes()
