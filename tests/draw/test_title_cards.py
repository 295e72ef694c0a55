"""Title cards: every moment of every game has its words and its picture, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from bot.draw.kit.marks import marks_on
from bot.draw.kit.palette import THEMES
from bot.draw.standings import BOARD
from bot.draw.title_cards import TitleScene
from bot.draw.title_cards.art import ARTS
from bot.text import LANGUAGES, Language
from cogs import bundles
from tests.draw.listening import flaws_of, following
from tests.draw.shown import NAME

PEOPLE: Final = frozenset({"cup", "first-win", "lessons"})
"""What is painted for people and belongs to no game."""
FRAME: Final = 16
"""Pixels from the edge to within the frame."""
LONGEST: Final = "Fords of Bruinen and Wolfeschlegelsteinhausen"


def scenes(language: Language) -> list[TitleScene]:
    """Every card there is, with the longest names."""
    cards = []
    for title in bundles().values():
        says = title.words.translator(language)
        names = " · ".join(f"{NAME} – {title.words.seat(seat, language)}" for seat in title.game.facts.seats)
        for moment in title.moments:
            key = f"moment-{moment.key}"
            cards.append(TitleScene(moment.art, says(key), says(f"{key}.line", about=LONGEST), names))
    return [*cards, *(TitleScene(art, LONGEST, f"{LONGEST} {LONGEST}", "") for art in sorted(PEOPLE))]


def test_every_moment_has_a_painting_and_every_painting_a_moment() -> None:
    shown = {moment.art for title in bundles().values() for moment in title.moments}
    assert shown | PEOPLE == set(ARTS)
    for title in bundles().values():
        keys = [moment.key for moment in title.moments]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("language", "theme"), list(zip(LANGUAGES, THEMES, strict=True)))
def test_every_card_can_be_read_on_a_phone(language: Language, theme: str) -> None:
    flaws, outside = set(), set()
    with following():
        for scene in scenes(language):
            card = BOARD.paint(scene, theme, 1.0)
            flaws |= {f"{scene.art} {scene.title}: {flaw}" for flaw in flaws_of(card)}
            for mark in marks_on(card):
                if mark.box[0] < FRAME or mark.box[2] > card.width - FRAME:
                    outside.add(f"{scene.art}: {mark.name}")
    assert flaws == set()
    assert outside == set()


def test_none_of_four_names_is_lost_from_a_card() -> None:
    """Given more than two rows hold, and a second name for which the first row has no room."""
    seated = "Bartek – Północ · Łucja ze Śródmieścia – Wschód · Al – Południe · Wolfeschlegel – Zachód"
    with following():
        card = BOARD.paint(TitleScene("balrog", "Balrog", "", seated), "night", 1.0)
        told = " ".join(mark.name for mark in marks_on(card))
    for name in ("Bartek", "Łucja ze Śródmieścia", "Al", "Wolfeschlegel"):
        assert name in told


def test_a_card_is_the_same_each_time_and_small() -> None:
    scene = scenes("en")[0]
    one, other = (BOARD.paint(scene, "parchment", 1.0) for _ in range(2))
    assert one.tobytes() == other.tobytes()
    assert one.size == (900, 600)
    assert one.mode == "RGB"
    assert BOARD.paint(scene, "night", 1.0).tobytes() != one.tobytes()
