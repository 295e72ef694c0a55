"""G52: cards that take away the other card, or a Companion."""

from __future__ import annotations

from cogs.war.groteka.clashes import captains
from cogs.war.groteka.commanders import led
from cogs.war.model.battle_events import CombatCardCancelled, LeadershipForfeited
from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.battle.fighting import leadership
from tests.war.groteka.rules.cards.melee import melee

CARDS = ("daring_defiance", "swarm_of_bats", "words_of_power")
HOST = "sauron_regular*4 nazgul"


def test_g52_daring_defiance_gives_up_companions_for_the_shadows_card() -> None:
    """Given a picked Boromir and Desperate Battle, then he leads no more and no unit has more attack, in the
    second round either.
    """
    fight = melee(
        "gondor_regular*4 boromir",
        HOST,
        free_card="daring_defiance",
        shadow_card="desperate_battle",
        answers={"free_peoples:commanders": ["command boromir"]},
    )
    for number in (1, 2):
        fight = fight.round(number)
        assert (led(fight.state, FREE), leadership(fight.state, FREE)) == (0, 0)
        assert not fight.on_side(SHADOW).bonuses
    assert len(fight.told_of(LeadershipForfeited)) == len(fight.told_of(CombatCardCancelled)) == 1


def test_g52_swarm_of_bats_stops_the_other_card() -> None:
    """Given Daylight, then it has no effect; without a card of the Free Peoples the other half is void."""
    fight = melee("gondor_regular*4", HOST, free_card="daylight", shadow_card="swarm_of_bats").go("roll")
    assert not fight.on_side(SHADOW).limits
    assert len(fight.told_of(CombatCardCancelled)) == 1
    alone = melee("gondor_regular*4", HOST, shadow_card="swarm_of_bats").go("roll")
    assert not alone.told_of(CombatCardCancelled)
    assert not alone.on_side(SHADOW).bonuses


def test_g52_words_of_power_silence_a_companion_for_the_battle() -> None:
    """Given Strider and Merry, when Strider is silenced, then Merry alone leads and nobody is a Captain, in
    both rounds.
    """
    fight = melee(
        "gondor_regular*4 strider meriadoc",
        HOST,
        shadow_card="words_of_power",
        answers={"free_peoples:commanders": ["command strider meriadoc"]},
    ).go("combat_effect")
    assert (fight.seat, fight.offered) == ("shadow", ["figure strider", "figure meriadoc"])
    fight = fight.do("figure strider")
    for number in (1, 2):
        fight = fight.round(number)
        assert led(fight.state, FREE) == 1
        assert not captains(fight.state)
