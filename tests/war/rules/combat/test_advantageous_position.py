"""Advantageous Position."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled
from cogs.war.model.components import FREE, SHADOW
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_advantageous_position_takes_one_from_the_shadows_combat_roll() -> None:
    """Given a battle in Gondor, when the Shadow rolls, then a 5 misses, a 6 hits, re-rolls as ever."""
    battle = position(regulars(), bag("nazgul", sauron_regular=5), region="anfalas")
    fight = fought(battle, free="advantageous_position").roll("65555", "11111", "5")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (1, 1)


def test_r11_7_a_natural_six_hits_even_against_walls() -> None:
    """Given a besieged Stronghold, where a 6 is needed, when the Shadow rolls a 6, then it hits."""
    battle = position(regulars(), orcs(), region="minas_tirith", kind="siege")
    fight = fought(battle, free="advantageous_position").roll("65555")
    assert fight.told_of(CombatRolled)[0].hits == 1


def test_r11_7_advantageous_position_is_for_the_borders_of_the_free_peoples() -> None:
    """Given the defending Army in Gondor, then it may be laid; in Osgiliath or Ithilien it may not."""
    for attacker in (FREE, SHADOW):
        battle = position(regulars(), orcs(), region="anfalas", attacker=attacker)
        assert may_lay(battle, "advantageous_position", FREE)
    for region in ("osgiliath", "north_ithilien", "south_ithilien"):
        assert not may_lay(position(regulars(), orcs(), region=region), "advantageous_position", FREE)
