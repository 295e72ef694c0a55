"""Scouts."""

from __future__ import annotations

from cogs.war.model.actions import Advance, Confirm, Retreat, Withdraw
from cogs.war.model.armies import with_stack
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import (
    BattleEnded,
    CombatRolled,
    ExtraAttackRolled,
    LeadershipForfeited,
    WithdrewIntoStronghold,
)
from cogs.war.model.components import FREE, NEIGHBOURS, NUMBER, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.free_peoples import FallBack
from tests.war.rules.combat.position import (
    FIELD,
    ask_in_battle,
    card_with,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    regulars,
)


def test_r11_7_scouts_take_the_army_to_a_free_region_and_end_the_battle() -> None:
    """Given an attack in Ithilien, when Osgiliath is chosen, then the Army is there and nobody has rolled."""
    fight = fought(position(regulars(), orcs()), free="scouts")
    assert fight.who() == "free_peoples"
    assert "retreat minas_morgul" not in fight.offered()
    fight = fight.do(Retreat("osgiliath"))
    assert fight.state.stacks[FREE][NUMBER["osgiliath"]] == regulars()
    assert fight.told_of(BattleEnded)[0].how == "retreat"
    assert not fight.told_of(CombatRolled)


def test_r11_7_scouts_escape_durins_bane() -> None:
    """Given Durin's Bane, which is slower, when the Army has gone, then it is not attacked."""
    battle = position(regulars(), orcs(), region="hollin")
    fight = fought(battle, free="scouts", shadow="durins_bane")
    fight = fight.do(fight.state.agenda[-1].legal(fight.state, "")[0])
    assert not fight.told_of(ExtraAttackRolled)
    assert card_with("durins_bane") in fight.state.discards[SHADOW]


def test_r11_7_scouts_cost_a_slower_card_nothing() -> None:
    """Given Dread and Despair, when the Army has gone, then no Leadership is given up."""
    battle = position(regulars(), bag(nazgul=2, sauron_regular=5))
    fight = fought(battle, free="scouts", shadow="dread_and_despair").do(Retreat("osgiliath"))
    assert not fight.told_of(LeadershipForfeited)


def test_r11_7_scouts_may_lead_into_the_stronghold() -> None:
    """Given a garrison in the field before its Stronghold, when it withdraws, then it can be besieged."""
    battle = position(regulars(), orcs(), region="minas_tirith")
    fight = fought(battle, free="scouts")
    assert "withdraw" in fight.offered()
    fight = fight.do(Withdraw())
    assert fight.told_of(WithdrewIntoStronghold)
    fight = fight.do(Advance(), Confirm())
    assert fight.state.sieges == (NUMBER["minas_tirith"],)


def test_r11_7_scouts_with_nowhere_to_go_do_nothing() -> None:
    """Given the Shadow in every region around, when the card is up, then the dice are rolled."""
    state = position(regulars(), orcs())
    for beside in NEIGHBOURS[NUMBER[FIELD]]:
        state = with_stack(state, SHADOW, beside, orcs())
    assert fought(state, free="scouts").asked() == "roll"


def test_r11_7_scouts_are_for_an_army_attacked_in_the_field() -> None:
    """Given an attack of their own, or a siege, then the card may not be laid; given a sortie, it may."""
    assert not may_lay(position(regulars(), orcs(), attacker=FREE), "scouts", FREE)
    assert not may_lay(position(regulars(), orcs(), region="minas_tirith", kind="siege"), "scouts", FREE)
    sortie = position(regulars(), orcs(), region="minas_morgul", kind="sortie", attacker=SHADOW)
    assert may_lay(sortie, "scouts", FREE)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "scouts": ask_in_battle(open_battle(region="minas_tirith"), FallBack(FREE)),
    }
