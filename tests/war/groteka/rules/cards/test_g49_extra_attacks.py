"""G49d-f: cards with additional attacks; G49l, G52: cards that break units by dice or by numbers."""

from __future__ import annotations

import pytest

from cogs.war.groteka.actions import ClashFought, UnitBroken
from cogs.war.groteka.cards.shadow import RushIn
from cogs.war.model.battle_events import CombatEffectApplied, DiceRolled, HitsTaken
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from tests.war.groteka.open_battles import ask, commanded
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("sudden_strike", "charge", "we_come_to_kill", "durins_bane", "great_host", "onslaught")
ORCS = "sauron_regular*4"


def _asked(free: str, shadow: str, **cards: str) -> Melee:
    """The battle when the additional attacks are being set on targets (after the usual binding)."""
    fight = melee(free, shadow, **cards)  # type: ignore[arg-type]
    for _ in range(20):
        fight = fight.go("bind", "roll", "combat_effect")
        if fight.fight.state.agenda[-1].step == "extra_strikes" or fight.kind != "bind":
            return fight
        fight = fight.do("spread")
    raise AssertionError("nothing is asked")


# Sudden Strike


def test_g49d_as_many_units_as_leadership_attack_before_the_fighting() -> None:
    """Given a Leader and Aragorn (3 points) and five units, then three attack at once and the broken are gone
    before the first clash; whoever attacked so attacks in the series too.
    """
    fight = _asked("gondor_regular*5 gondor_leader aragorn", ORCS, free_card="sudden_strike")
    assert fight.seat == "free_peoples"
    fight = fight.do("bind d1 a1", "bind d2 a1", "bind d3 a2", "confirm")
    assert fight.kind == "roll"
    fight = fight.do("roll 4").do("roll 1")
    assert fight.told_of(ClashFought)[0].units == ("d1", "d2")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 1),)
    fight = fight.series()
    struck = [unit for strike in fight.strikes if strike.side == FREE for unit in strike.units]
    assert {"d1", "d2", "d3"} <= set(struck)


def test_g49d_five_units_at_most() -> None:
    """Given Leadership of seven, then five attacks are asked for at most."""
    fight = _asked("gondor_regular*6 gondor_leader*5 aragorn", ORCS, free_card="sudden_strike").do("spread")
    rolled = sum(len(clash.units) for clash in _rolled_all(fight) if clash.cause == "sudden_strike")
    assert rolled == 5


def _rolled_all(fight: Melee) -> list[ClashFought]:
    return list(fight.series().told_of(ClashFought))


# Charge


def test_g49e_every_elite_attacks_before_the_fighting() -> None:
    """Given two Elites and a Regular, then the Elites alone are offered, and who is broken strikes nobody."""
    fight = _asked("gondor_elite*2 gondor_regular", ORCS, free_card="charge")
    assert {text.split()[1] for text in fight.offered if text.startswith("bind")} <= {"d2", "d3"}
    fight = fight.do("spread").do("roll 5", "roll 5")
    assert len(fight.on_side(SHADOW).units) == 2
    assert all(strike.side == FREE for strike in fight.strikes if strike.cause == "charge")


def test_a20_a_survivor_takes_part_in_the_series() -> None:
    """Given a charge that fails, then its target fights on as usual."""
    fight = _asked("gondor_elite gondor_regular", "sauron_regular*2", free_card="charge")
    fight = fight.do("spread").do("roll 1").series()
    assert {unit for strike in fight.strikes if strike.side == SHADOW for unit in strike.units} == {
        "a1",
        "a2",
    }


# We Come to Kill


def test_g49f_elites_left_after_the_first_losses_attack_again() -> None:
    """Given an Elite of two broken in the first series, then the other attacks once more when the losses are
    gone, and not after the second series.
    """
    fight = melee(
        "gondor_regular*3",
        "sauron_elite*2",
        shadow_card="we_come_to_kill",
        answers={"shadow:bind": ["one"], "free_peoples:bind": ["confirm"]},
    )
    assert fight.go("roll").do("roll 1").go("counter").offered == ["spread", "bind d1 a1", "confirm"]
    fight = fight.go("roll").do("roll 1").go("roll").do("roll 6").go("bind")
    assert fight.state.agenda[-1].step == "extra_strikes"
    assert [unit.handle for unit in fight.on_side(SHADOW).units] == ["a2"]
    fight = fight.do("spread").do("roll 6")
    assert [clash.cause for clash in fight.told_of(ClashFought)].count("we_come_to_kill") == 1
    before = len(fight.told_of(ClashFought))
    fight = fight.round(2).series()
    assert "we_come_to_kill" not in [clash.cause for clash in fight.told_of(ClashFought)[before:]]


# Durin's Bane


@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_g49l_v31_regulars_break_first_and_then_elites(attacker: int) -> None:
    """T31 Given 4, 5, 2 against a Regular and two Elites, then the Regular and an Elite break and go."""
    free = "gondor_elite*2 gondor_regular"
    fight = melee(free, ORCS, shadow_card="durins_bane", region="moria", attacker=attacker).go("roll")
    fight = fight.do("roll 4 5 2")
    assert fight.seat == "shadow"
    fight = fight.go("roll")
    assert fight.told_of(DiceRolled)[0].hits == 2
    broken = [event.figure for event in fight.told_of(UnitBroken)]
    assert broken == ["gondor_regular", "gondor_elite"]
    assert [unit.figure for unit in fight.on_side(FREE).units] == ["gondor_elite"]


# Great Host


@pytest.mark.parametrize(("orcs", "acts"), [(4, True), (3, False)])
def test_g52_great_host_breaks_a_unit_where_it_is_twice_as_large(orcs: int, acts: bool) -> None:
    """Given two units left, then four of the Shadow break another after the first losses, three do not."""
    fight = melee("gondor_regular gondor_elite", f"sauron_regular*{orcs}", shadow_card="great_host").series()
    applied = [event.effect for event in fight.told_of(CombatEffectApplied)]
    assert applied == (["great_host"] if acts else [])
    left = [unit.figure for unit in fight.on_side(FREE).units]
    assert left == (["gondor_elite"] if acts else ["gondor_regular", "gondor_elite"])


# Onslaught


def test_g52_onslaught_trades_units_for_dice() -> None:
    """Given four units of the Shadow after the first series, then three at most are given up, and each die of
    4 or better breaks a unit.
    """
    fight = melee("gondor_regular*3", ORCS, shadow_card="onslaught").go("combat_effect", "roll")
    for _ in range(20):
        if fight.kind == "combat_effect":
            break
        fight = fight.dice(1).go("combat_effect", "roll")
    assert fight.offered == ["target a1", "decline"]
    fight = fight.do("target a1").do("target a2").do("target a3")
    assert fight.kind == "roll"
    assert [unit.handle for unit in fight.on_side(SHADOW).units] == ["a4"]
    fight = fight.do("roll 4 6 3").go("cease")
    assert len(fight.on_side(FREE).units) == 1


def test_g52_onslaught_may_be_let_go() -> None:
    """Given nobody given up, then nothing happens."""
    fight = melee("gondor_regular*3", ORCS, shadow_card="onslaught").series()
    assert len(fight.on_side(SHADOW).units) == 4
    assert not fight.told_of(DiceRolled)


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_onslaught": ask(commanded(), RushIn(SHADOW)),
    }
