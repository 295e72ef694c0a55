"""A choice whose effect the rules have decided already says so in its small print."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, Item, Language
from cogs.duel.game import DUEL
from cogs.duel.words import WORDS
from cogs.duel.words.phrases import PHRASES
from tests.duel.position import Position

in_both = pytest.mark.parametrize("language", LANGUAGES)


def way(position: Position, text: str, language: Language = "en") -> tuple[Item, ...]:
    return WORDS.paths(position.play().seen("fellowship"), language)(DUEL.parse(text))


def idle(language: Language = "en") -> str:
    return PHRASES[language]("menu-idle", effects="").strip()


@in_both
def test_r15_11_a_card_says_which_of_its_effects_could_do_nothing_now(language: Language) -> None:
    """c3_20 is a purple card; there is nothing to move, to lose or to remove."""
    position = Position(lying="c3_20 c3_01", chapter=3, coins=(9, 0))

    detail = way(position, "play c3_20", language)[-1].detail

    assert detail.startswith(idle(language))


def test_a_card_whose_effects_all_work_says_nothing_of_the_kind() -> None:
    position = Position(lying="c3_20 c3_01", chapter=3, units="fellowship arnor 1, sauron mordor 1")

    assert idle() not in way(position, "play c3_20")[-1].detail


def test_a_landmark_says_which_of_its_effects_could_do_nothing_now() -> None:
    assert idle() in way(Position(tiles="erebor"), "landmark erebor")[0].detail
    manned = Position(tiles="erebor", units="fellowship arnor 1")
    assert idle() not in way(manned, "landmark erebor")[0].detail


def test_r15_2_a_discarded_card_promises_no_more_coins_than_the_bank_has() -> None:
    """All thirty coins are with the players but one."""
    rich = Position(lying="c3_20 c3_01", chapter=3, coins=(15, 14))
    empty = Position(lying="c3_20 c3_01", chapter=3, coins=(15, 15))

    assert way(rich, "discard c3_20")[1].label == "Discard for 1 coin"
    assert way(empty, "discard c3_20")[1].label == "Discard for nothing: the bank is empty"


@pytest.mark.parametrize(
    ("own", "enemies", "told"),
    [
        (0, 1, "Conflict: nobody is left"),
        (1, 1, "Conflict: 1 unit of yours is left"),
        (0, 2, "Conflict: 1 enemy unit is left"),
        (0, 4, "Conflict: 3 enemy units are left"),
    ],
)
def test_r11_3_a_region_says_how_its_conflict_will_end(own: int, enemies: int, told: str) -> None:
    """c1_21 places one unit; own ones and the enemy's never lie together but by hand."""
    units = f"sauron rohan {enemies}" + (f", fellowship rohan {own}" if own else "")
    play = Position(lying="c1_21 c1_01", units=units).play()
    play.do("play c1_21")

    items = WORDS.paths(play.seen("fellowship"), "en")(DUEL.parse("place rohan"))

    assert items[-1].detail.startswith(told)
