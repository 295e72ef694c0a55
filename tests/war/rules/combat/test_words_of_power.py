"""Words of Power."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure, PressOn, Stand
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import RoundBegan
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import combat_dice, leadership
from cogs.war.rules.combat.shadow import SilenceCompanion
from tests.war.rules.combat.position import (
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    regulars,
)

HOST = bag("nazgul", sauron_regular=5)


def test_r11_7_words_of_power_take_leadership_and_a_captains_die() -> None:
    """Given Strider and Boromir with two units, when Strider is chosen, then three dice and a point stay."""
    battle = position(bag("strider", "boromir", gondor_regular=2), HOST)
    fight = fought(battle, shadow="words_of_power")
    assert (fight.who(), fight.offered()) == ("shadow", ["figure strider", "figure boromir"])
    fight = fight.do(ChooseFigure("strider"))
    assert (combat_dice(fight.free), leadership(fight.state, FREE)) == (3, 1)


def test_r11_7_words_of_power_last_for_a_round() -> None:
    """Given a silenced Companion, when the next round begins, then he is himself again."""
    battle = position(bag("strider", gondor_regular=2), HOST)
    fight = fought(battle, shadow="words_of_power").do(ChooseFigure("strider"))
    fight = fight.roll("11111", "11", "1").do(PressOn(), Stand())
    assert fight.told_of(RoundBegan)[-1].round == 2
    assert fight.free.silenced == ()


def test_r11_7_words_of_power_find_nobody_without_companions() -> None:
    """Given no Companion, when the card is up, then the dice are rolled next."""
    assert fought(position(regulars(), HOST), shadow="words_of_power").asked() == "roll"
    assert not may_lay(position(regulars(), orcs()), "words_of_power", SHADOW)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "words": ask_in_battle(open_battle(), SilenceCompanion(SHADOW)),
    }
