"""Heroic Death."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure, ChooseNumber, Decline
from cogs.war.model.bags import bag, count
from cogs.war.model.battle_events import FiguresRemoved, HitsTaken
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.free_peoples import CancelHits, DieHeroically
from tests.war.rules.combat.position import (
    Fight,
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    regulars,
    shot_at,
)

LED = bag("gondor_leader", "boromir", gondor_regular=5)


def _hit(shadow: str, second: str = "11") -> Fight:
    return fought(position(LED, orcs()), free="heroic_death").roll(shadow, "11111", second)


def test_r11_7_a_leader_dies_for_one_hit() -> None:
    """Given three hits, when the Leader is chosen, then two are taken."""
    fight = _hit("66611")
    assert (fight.who(), fight.offered()) == (
        "free_peoples",
        ["figure gondor_leader", "figure boromir", "decline"],
    )
    fight = fight.do(ChooseFigure("gondor_leader"))
    assert fight.told_of(HitsTaken)[0].lost == bag(gondor_regular=2)
    assert count(fight.free.force, "gondor_leader") == 0


def test_r11_7_a_companion_dies_for_as_many_as_his_level() -> None:
    """Given three hits, when Boromir, of Level 2, dies for two, then one is taken and he is out."""
    fight = _hit("66611").do(ChooseFigure("boromir"), ChooseNumber(2))
    assert fight.told_of(HitsTaken)[0].lost == bag("gondor_regular")
    assert count(fight.state.casualties[FREE], "boromir") == 1


def test_w105_whoever_sacrifices_a_companion_says_how_many_hits_that_cancels() -> None:
    """Given three hits and Boromir, then up to two may be cancelled, and he stands until it is said."""
    asked = _hit("66611").do(ChooseFigure("boromir"))
    assert (asked.who(), asked.offered()) == ("free_peoples", ["number 2", "number 1", "number 0"])
    assert not asked.told_of(FiguresRemoved)
    for cancelled in (0, 1, 2):
        fight = asked.do(ChooseNumber(cancelled))
        assert fight.told_of(HitsTaken)[0].lost == bag(gondor_regular=3 - cancelled)
        assert count(fight.free.force, "boromir") == 0


def test_w105_no_more_hits_are_cancelled_than_there_are() -> None:
    """Given a single hit, when Boromir, of Level 2, is chosen, then it may be cancelled or not."""
    assert _hit("61111", "11").do(ChooseFigure("boromir")).offered() == ["number 1", "number 0"]


def test_r11_7_nobody_need_die() -> None:
    """Given a refusal, then all hits are taken and nobody has died."""
    fight = _hit("66611").do(Decline())
    assert fight.told_of(HitsTaken)[0].lost == bag(gondor_regular=3)
    assert not fight.told_of(FiguresRemoved)


def test_r11_7_without_a_hit_nobody_is_asked() -> None:
    """Given no hit of the Shadow's two rolls, then nobody is asked."""
    assert _hit("11111").asked() != "combat_effect"


def test_r11_7_heroic_death_does_not_help_against_an_additional_attack() -> None:
    """Given Durin's Bane with hits and none else, then nobody is asked."""
    battle = position(LED, orcs(), region="hollin")
    fight = fought(battle, free="heroic_death", shadow="durins_bane").roll("444", "11111", "111", "11")
    assert fight.asked() != "combat_effect"
    assert not may_lay(position(regulars(), orcs()), "heroic_death", FREE)


def test_r11_7_of_heroic_death_and_black_breath_the_defenders_acts_first() -> None:
    """Given both at 6 and the Free Peoples defending, then they are asked first."""
    host = bag("nazgul", sauron_regular=5)
    for attacker, rolls in ((SHADOW, ("11111", "11111", "5", "11")), (FREE, ("11111", "11111", "11", "5"))):
        battle = position(LED, host, attacker=attacker)
        fight = fought(battle, free="heroic_death", shadow="black_breath").roll(*rolls)
        assert fight.who() == ("free_peoples" if attacker == SHADOW else "shadow")


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "death": ask_in_battle(shot_at(open_battle()), DieHeroically(FREE)),
        "death-hits": ask_in_battle(shot_at(open_battle()), CancelHits(FREE, "boromir")),
    }
