"""Grounds kept in files: each copy is the same picture, and one's own."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from PIL import Image

from bot.draw import prints
from bot.draw.prints import Print, printed

BLUE, RED = (10, 20, 200), (200, 20, 10)


def striped() -> Image.Image:
    """A picture whose every row differs."""
    image = Image.new("RGB", (7, 5), BLUE)
    for y in range(image.height):
        image.putpixel((y, y), (y, 2 * y, 255 - y))
    return image


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
