"""Swarm of Bats."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatCardCancelled
from cogs.war.model.components import FREE, SHADOW
from tests.war.rules.combat.position import fought, position, regulars

LED = bag("nazgul", sauron_regular=5)


def test_r11_7_swarm_of_bats_cancels_the_free_peoples_card() -> None:
    """Given Daylight against it, when the Shadow rolls, then with all its dice and without a bonus."""
    fight = fought(position(regulars(), LED), free="daylight", shadow="swarm_of_bats").roll("11111")
    assert fight.told_of(CombatCardCancelled)[0].side == "free_peoples"
    assert fight.shadow.reroll_bonus == 0


def test_r11_7_swarm_of_bats_without_a_card_to_cancel_adds_one_to_the_leader_reroll() -> None:
    """Given no Free Peoples card, when the Shadow re-rolls, then a 4 hits."""
    fight = fought(position(regulars(), LED), shadow="swarm_of_bats").roll("44444", "11111", "4")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (0, 1)


def test_r11_7_of_swarm_of_bats_and_daring_defiance_the_defenders_acts() -> None:
    """Given both at 0, when they are up, then the attacker's is cancelled and the defender's is not."""
    force = bag("strider", gondor_regular=5)
    for attacker in (FREE, SHADOW):
        battle = position(force, LED, attacker=attacker)
        fight = fought(battle, free="daring_defiance", shadow="swarm_of_bats")
        assert (fight.free.cancelled, fight.shadow.cancelled) == (attacker == FREE, attacker == SHADOW)
