"""Blade of Westernesse."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.bags import bag, count
from cogs.war.model.battle_events import FiguresRemoved, HitsTaken
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import StrikeDown
from tests.war.rules.combat.position import (
    Fight,
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    position,
    shot_at,
)

HOBBIT = bag("meriadoc", gondor_regular=5)
HOST = bag("witch_king", "saruman", sauron_regular=5)


def _hit() -> Fight:
    fight = fought(position(HOBBIT, HOST), free="blade_of_westernesse")
    return fight.roll("11111", "61111", "111", "5")


def test_r11_7_blade_of_westernesse_spends_a_hit_of_the_reroll_on_a_minion() -> None:
    """Given a hit in each roll, when the Witch-king is chosen, then one hit only is taken."""
    fight = _hit()
    assert fight.offered() == ["figure saruman", "figure witch_king", "decline"]
    fight = fight.do(ChooseFigure("witch_king"))
    assert count(fight.state.casualties[SHADOW], "witch_king") == 1
    assert fight.told_of(HitsTaken)[0].lost == bag("sauron_regular")


def test_r11_7_blade_of_westernesse_may_stay_sheathed() -> None:
    """Given a refusal, then both hits are taken."""
    fight = _hit().do(Decline())
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)
    assert not fight.told_of(FiguresRemoved)


def test_r11_7_blade_of_westernesse_needs_a_hit_of_the_reroll() -> None:
    """Given hits in the Combat roll alone, then nobody is asked."""
    fight = fought(position(HOBBIT, HOST), free="blade_of_westernesse").roll("11111", "66111", "111", "1")
    assert fight.asked() != "combat_effect"


def test_r11_7_blade_of_westernesse_needs_a_hobbit() -> None:
    """Given another Companion, then the card may not be laid."""
    assert may_lay(position(bag("peregrin", gondor_regular=5), HOST), "blade_of_westernesse", FREE)
    assert not may_lay(position(bag("strider", gondor_regular=5), HOST), "blade_of_westernesse", FREE)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "blade": ask_in_battle(
            shot_at(open_battle()),
            StrikeDown(
                FREE, "blade_of_westernesse", ("witch_king", "mouth_of_sauron"), optional=True, spends=1
            ),
        ),
    }
