"""Daring Defiance."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatCardCancelled, LeadershipForfeited
from cogs.war.model.components import FREE
from cogs.war.rules.battle.fighting import leadership
from tests.war.rules.combat.position import fought, may_lay, orcs, position, with_fighter

COMPANIONS = bag("strider", "legolas", "gondor_leader", gondor_regular=5)


def test_r11_7_daring_defiance_cancels_the_shadows_card_for_all_companions_leadership() -> None:
    """Given two Companions and a Leader, when it is up, then the Leader alone leads on."""
    battle = position(COMPANIONS, orcs())
    fight = fought(battle, free="daring_defiance", shadow="deadly_strife")
    assert fight.shadow.cancelled
    assert (fight.free.roll_bonus, fight.shadow.roll_bonus) == (0, 0)
    assert leadership(fight.state, FREE) == 1
    assert fight.told_of(LeadershipForfeited)[0].figures == bag("strider", "legolas")


def test_r11_7_daring_defiance_costs_as_much_without_a_card_to_cancel() -> None:
    """Given no Shadow card, when it is up, then the Leadership is gone and nothing is cancelled."""
    fight = fought(position(COMPANIONS, orcs()), free="daring_defiance")
    assert leadership(fight.state, FREE) == 1
    assert not fight.told_of(CombatCardCancelled)


def test_r11_5_leadership_forfeited_before_cannot_pay_for_it() -> None:
    """Given Gandalf the White alone, whose Leadership is forfeited, then nothing is cancelled."""
    battle = position(bag("gandalf_the_white", gondor_regular=5), orcs())
    battle = with_fighter(battle, FREE, ridden=True)
    assert not fought(battle, free="daring_defiance", shadow="deadly_strife").shadow.cancelled


def test_r11_7_daring_defiance_needs_a_companion() -> None:
    """Given a Leader only, then the card may not be laid."""
    assert not may_lay(position(bag("gondor_leader", gondor_regular=5), orcs()), "daring_defiance", FREE)
