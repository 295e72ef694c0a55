"""Title cards: every moment of every game has its words and its picture, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

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
LONGEST: Final = "Fords of Bruinen and Wolfeschlegelsteinhausen"


def scenes(language: Language) -> list[TitleScene]:
    """Every card there is, with the longest names."""
    found = []
    for title in bundles().values():
        says = title.words.translator(language)
        names = " · ".join(f"{NAME} – {title.words.seat(seat, language)}" for seat in title.game.facts.seats)
        for moment in title.moments:
            key = f"moment-{moment.key}"
            found.append(TitleScene(moment.art, says(key), says(f"{key}.line", about=LONGEST), names))
    return [*found, *(TitleScene(art, LONGEST, f"{LONGEST} {LONGEST}", "") for art in sorted(PEOPLE))]


def test_every_moment_has_a_painting_and_every_painting_a_moment() -> None:
    shown = {moment.art for title in bundles().values() for moment in title.moments}
    assert shown | PEOPLE == set(ARTS)
    for title in bundles().values():
        keys = [moment.key for moment in title.moments]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("language", "theme"), list(zip(LANGUAGES, THEMES, strict=True)))
def test_every_card_can_be_read_on_a_phone(language: Language, theme: str) -> None:
    with following():
        flaws = {
            f"{scene.art} {scene.title}: {flaw}"
            for scene in scenes(language)
            for flaw in flaws_of(BOARD.paint(scene, theme, 1.0))
        }
    assert flaws == set()


def test_a_card_is_the_same_each_time_and_small() -> None:
    scene = scenes("en")[0]
    one, other = (BOARD.paint(scene, "parchment", 1.0) for _ in range(2))
    assert one.tobytes() == other.tobytes()
    assert one.size == (900, 600)
    assert one.mode == "RGB"
    assert BOARD.paint(scene, "night", 1.0).tobytes() != one.tobytes()
