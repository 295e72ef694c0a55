"""Cards with their texts, and what a battle shows before the dice fall."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.draw.encode import encode
from bot.text import Language
from cogs.war.model.components import CARDS, SIDES
from cogs.war.model.state import Fighter
from cogs.war.painting.battle import lay_sheet
from cogs.war.painting.battle_parts import OpenCard
from cogs.war.painting.board import BOARD
from cogs.war.painting.hand import halves
from cogs.war.painting.scene import HandScene, battle_scene
from cogs.war.words.card_texts import card_text, combat_text
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import PHRASES
from cogs.war.words.questions import odds
from tests.looks import LOOKS
from tests.war.painting.test_board import HEAVIEST, SHADOW, fighting

BIG = 1.5
"""The scale of the bigger picture."""
PANEL = 0.75
"""The scale at which a hand is sent: that of the pictures in a panel."""


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("side", SIDES)
def test_seven_cards_are_shown_with_their_whole_texts_and_small(
    language: Language, theme: str, side: str
) -> None:
    say = PHRASES[language]
    own = [card for card in CARDS if CARDS[card].side == side]
    longest = sorted(own, key=lambda card: -len(card_text(say, card) + combat_text(say, CARDS[card].combat)))
    scene = HandScene(language, side, tuple(longest[:7]), "base", whole=True)

    picture = BOARD.paint(scene, theme, PANEL)

    assert len(encode(picture).bytes) <= HEAVIEST
    assert picture.height <= 5 * picture.width
    assert BOARD.paint(replace(scene, whole=False), theme, PANEL).height <= 3.2 * picture.width
    for card in scene.cards:
        event, fight = halves(scene, card)
        assert " ".join(event.lines) == card_text(say, card)
        assert " ".join(fight.lines) == combat_text(say, CARDS[card].combat)


def test_seven_cards_are_small_where_they_are_largest() -> None:
    say, own = PHRASES["pl"], [card for card in CARDS if CARDS[card].side == SHADOW]
    longest = sorted(own, key=lambda card: -len(card_text(say, card) + combat_text(say, CARDS[card].combat)))

    picture = BOARD.paint(HandScene("pl", SHADOW, tuple(longest[:7]), "base", whole=True), "parchment", BIG)

    assert len(encode(picture).bytes) <= HEAVIEST


def test_g52_under_the_mod_a_hand_shows_what_the_combat_effects_do_there() -> None:
    scene = HandScene("en", SHADOW, ("sh_str_02",), "groteka", whole=True)
    effect = CARDS["sh_str_02"].combat

    told = " ".join(halves(scene, "sh_str_02")[1].lines)

    assert told == combat_text(PHRASES["en"], effect, "groteka") != combat_text(PHRASES["en"], effect)


def test_an_open_combat_card_has_its_text_below_it_and_a_covered_one_has_none() -> None:
    seen = fighting(None)
    battle = seen.battle
    assert battle is not None
    attacker = battle.attacker
    bare = [replace(fighter, laid="", card="", up=False) for fighter in battle.sides]
    shown = [*bare]
    shown[attacker] = replace(shown[attacker], laid="card", card="sh_str_02", up=True)
    covered = [*bare]
    covered[attacker] = replace(covered[attacker], laid="card", card="strategy")

    def card_of(sides: list[Fighter]) -> OpenCard | None:
        scene = battle_scene(replace(seen, battle=replace(battle, sides=(sides[0], sides[1]))), "en")
        return lay_sheet(scene).below.card

    laid = card_of(shown)
    assert card_of(bare) is card_of(covered) is None
    assert laid is not None
    assert " ".join(laid.lines) == combat_text(PHRASES["en"], CARDS["sh_str_02"].combat)


def test_r11_a_battle_shows_dice_leadership_and_what_hits_before_the_roll() -> None:
    seen = fighting(SHADOW)
    assert seen.battle is not None
    scene = battle_scene(seen, "en")

    for fighter, side in ((scene.attacker, seen.battle.attacker), (scene.defender, 1 - seen.battle.attacker)):
        told = odds(Sight(PHRASES["en"], seen))
        dice = "1 die" if fighter.dice == 1 else f"{fighter.dice} dice"
        assert f"{dice}, Leadership {fighter.leadership}, hits on {fighter.target}" in told, side
