"""G50a, G50b: cards by which a broken unit takes others with it; G50d: units that break by their own dice."""

from __future__ import annotations

from cogs.war.groteka.actions import UnitBroken
from cogs.war.groteka.cards.free_peoples import TurnOnEachOther
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from tests.war.groteka.open_battles import ask, commanded
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("nameless_wood", "no_quarter", "confusion")
MIXED = "sauron_regular*4 sauron_elite*2"
ONE = {"free_peoples:bind": ["bind d1 a1", "confirm"], "shadow:bind": ["spread"]}


def _attacking(card: str, host: str = MIXED, target: str = "a1") -> Melee:
    """The Free Peoples attack with one unit in Fangorn, and it succeeds."""
    answers = {
        "free_peoples:bind": [f"bind a1 {target.replace('a', 'd')}", "confirm"],
        "shadow:bind": ["confirm"],
    }
    fight = melee("rohan_elite*3", host, free_card=card, region="fangorn", attacker=FREE, answers=answers)
    return fight.go("roll").do("roll 6")


def test_g50a_up_to_two_more_of_the_same_kind_break() -> None:
    """Given a broken Regular in Fangorn, then two more Regulars may break, no Elite."""
    fight = _attacking("nameless_wood")
    assert (fight.kind, fight.seat) == ("mod_hits", "free_peoples")
    assert fight.offered == ["target d2", "decline"]
    fight = fight.do("target d2").do("target d3")
    assert [event.figure for event in fight.told_of(UnitBroken)] == ["sauron_regular"] * 3
    assert fight.kind != "mod_hits"


def test_g50a_an_elite_takes_an_elite() -> None:
    """Given a broken Elite, then the other Elite may break with it."""
    fight = _attacking("nameless_wood", target="a5")
    assert fight.offered == ["target d6", "decline"]


def test_g50b_one_more_of_the_same_kind_breaks_or_none() -> None:
    """Given No Quarter, then one more Regular may break, or none."""
    fight = _attacking("no_quarter").do("target d2")
    assert len(fight.told_of(UnitBroken)) == 2
    assert fight.kind != "mod_hits"
    assert len(_attacking("no_quarter").do("decline").told_of(UnitBroken)) == 1


def test_g50b_those_who_fall_so_strike_back_all_the_same() -> None:
    """Given a bound Regular broken by No Quarter, then it counter-attacks in this series."""
    answers = {"free_peoples:bind": ["bind a1 d1", "bind a2 d2", "confirm"], "shadow:bind": ["confirm"]}
    fight = melee("rohan_elite*2", MIXED, free_card="no_quarter", attacker=FREE, answers=answers)
    fight = fight.go("roll").do("roll 6").do("target d2").series()
    assert {"d1", "d2"} <= {unit for made in fight.strikes if made.side == SHADOW for unit in made.units}


def test_a22_units_broken_by_the_card_take_nobody_along() -> None:
    """Given one unit broken by an attack and one by the card, then nothing more is asked."""
    fight = _attacking("no_quarter").do("target d2").series()
    assert sum(event.cause == "no_quarter" for event in fight.told_of(UnitBroken)) == 1


def test_g50b_it_acts_in_the_first_series_alone() -> None:
    """Given a success in the second series, then nobody else breaks."""
    fight = melee("rohan_elite*3", MIXED, free_card="no_quarter", attacker=FREE).round(2).dice(6)
    assert fight.kind != "mod_hits"
    assert not [event for event in fight.told_of(UnitBroken) if event.cause == "no_quarter"]


# Confusion


def test_g50d_a_one_of_a_lone_unit_breaks_it() -> None:
    """Given a natural 1 by a single Orc, then it breaks, in the second series too."""
    answers = {
        "shadow:bind": ["one", "one"],
        "free_peoples:bind": ["confirm"] * 2,
    }
    fight = melee("rohan_regular*4", "sauron_regular*3", free_card="confusion", answers=answers)
    fight = fight.go("roll").do("roll 1")
    assert [(event.unit, event.cause) for event in fight.told_of(UnitBroken)] == [("a1", "confusion")]
    fight = fight.series().go("roll").do("roll 1")
    assert [event.unit for event in fight.told_of(UnitBroken)] == ["a1", "a2"]


def test_g50d_of_several_the_shadow_chooses() -> None:
    """Given a natural 1 by a Regular and an Elite together, then the Shadow says which of them breaks."""
    answers = {
        "shadow:bind": ["bind a1 d1", "bind a2 d1", "confirm"],
        "free_peoples:bind": ["confirm"],
    }
    fight = melee("rohan_regular*4", "sauron_regular sauron_elite", free_card="confusion", answers=answers)
    fight = fight.go("roll").do("roll 1")
    assert (fight.seat, fight.offered) == ("shadow", ["target a1", "target a2"])
    assert fight.do("target a2").handles(SHADOW) == ["a1"]


def test_g50d_a_one_of_the_free_peoples_harms_nobody() -> None:
    """Given natural 1s of the Free Peoples, then none of their units breaks."""
    fight = melee("rohan_regular*4", "sauron_regular*3", free_card="confusion", attacker=FREE).dice(1, 1, 1)
    assert not [event for event in fight.told_of(UnitBroken) if event.side == "free_peoples"]


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_confusion": ask(commanded(), TurnOnEachOther(SHADOW, ("a1", "a5"))),
    }
