"""G49k: Mûmakil; G52: Relentless Assault."""

from __future__ import annotations

import pytest

from cogs.war.groteka.actions import UnitBroken
from cogs.war.groteka.cards.shadow import DriveOn
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from tests.war.groteka.open_battles import ask, commanded
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("mumakil", "relentless_assault")
RIDERS = "southrons_easterlings_elite southrons_easterlings_regular*2"


def _charged(dice: tuple[int, ...], back: tuple[int, ...]) -> Melee:
    """Three attack, each its own target; then three clashes strike back."""
    fight = melee("gondor_regular*4", RIDERS, shadow_card="mumakil", rings=(0, 0))
    return fight.dice(*dice, *back).go("mod_hits", "cease", "roll")


@pytest.mark.parametrize(
    ("dice", "back", "more"),
    [((6, 6, 1), (6, 1, 1), True), ((6, 1, 1), (6, 1, 1), False), ((1,) * 3, (1,) * 3, False)],
)
def test_g49k_who_strikes_better_breaks_another(
    dice: tuple[int, ...], back: tuple[int, ...], more: bool
) -> None:
    """Given more successes than the enemy in the first series, then one more enemy unit is broken."""
    fight = _charged(dice, back).go("roll")
    assert [event.cause for event in fight.told_of(UnitBroken)].count("mumakil") == more


def test_g49k_not_in_the_second_series() -> None:
    """Given a better second series, then nothing more is broken."""
    fight = melee("gondor_regular*4", RIDERS, shadow_card="mumakil", rings=(0, 0)).round(2).dice(6, 6, 6)
    assert "mumakil" not in [event.cause for event in fight.told_of(UnitBroken)]


def test_g49k_an_elite_may_be_chosen_before_a_regular() -> None:
    """Given a Regular and an Elite left standing, then the Shadow breaks whichever it likes."""
    fight = melee(
        "gondor_regular*2 gondor_elite",
        RIDERS,
        shadow_card="mumakil",
        rings=(0, 0),
        answers={
            "shadow:bind": ["bind a1 d1", "confirm"],
            "free_peoples:bind": ["confirm"],
            "free_peoples:counter": ["confirm"],
        },
    ).dice(6)
    fight = fight.go("mod_hits")
    assert (fight.seat, fight.offered) == ("shadow", ["target d2", "target d3"])
    assert fight.do("target d3").go("cease").handles(FREE) == ["d2"]


# Relentless Assault


def test_g52_units_given_up_strengthen_the_others_for_the_battle() -> None:
    """Given two units given up, then all others have +2, in the second round too, and fight without them."""
    fight = melee("gondor_regular*3", "sauron_regular*4", shadow_card="relentless_assault").go(
        "combat_effect"
    )
    fight = fight.do(fight.offered[0]).go("combat_effect")
    fight = fight.do(fight.offered[0])
    assert fight.kind != "combat_effect"
    for number in (1, 2):
        fight = fight.round(number)
        assert len(fight.on_side(SHADOW).units) == 2
        assert [bonus.attack for bonus in fight.on_side(SHADOW).bonuses] == [2]


def test_g52_one_given_up_or_none() -> None:
    """Given one unit given up, then +1; given none, nothing."""
    fight = melee("gondor_regular*3", "sauron_regular*4", shadow_card="relentless_assault").go(
        "combat_effect"
    )
    one = fight.do(fight.offered[0]).do("decline").go("roll")
    assert [bonus.attack for bonus in one.on_side(SHADOW).bonuses] == [1]
    assert not fight.do("decline").go("roll").on_side(SHADOW).bonuses


def test_g52_one_unit_is_always_left() -> None:
    """Given two units, then one may be given up."""
    fight = melee("gondor_regular*3", "sauron_regular*2", shadow_card="relentless_assault").go(
        "combat_effect"
    )
    fight = fight.do(fight.offered[0])
    assert fight.kind != "combat_effect"
    assert len(fight.on_side(SHADOW).units) == 1


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_relentless_assault": ask(commanded(), DriveOn(SHADOW, ("a1",))),
    }
