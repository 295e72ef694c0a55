"""The sheets of leaderboards, profiles and tournaments: what is written on them, and what is not."""

from __future__ import annotations

from bot.draw.kit.type import Face
from bot.draw.standings.pages import WIDE, Sheet, keep_known


def test_what_a_face_has_no_letter_for_leaves_no_gap() -> None:
    assert keep_known("first card 🀫 Grey", Face.TEXT) == "first card Grey"
    assert keep_known("🀫", Face.TEXT) == "…"


def test_below_a_heading_nothing_is_written_where_there_is_nothing_to_say() -> None:
    below = (30, 84, WIDE - 30, 116)
    bare, headed, told = (Sheet(300, "parchment", 1.0) for _ in range(3))
    headed.head("The Confrontation", "")
    told.head("The Confrontation", "active")
    assert headed.image.crop(below).tobytes() == bare.image.crop(below).tobytes()
    assert told.image.crop(below).tobytes() != bare.image.crop(below).tobytes()
