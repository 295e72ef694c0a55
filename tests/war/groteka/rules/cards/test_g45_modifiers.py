"""G45: cards that change the attack of all units for the whole battle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.war.groteka.record import attack_of
from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.state import WarOptions
from cogs.war.rules.turn import start
from tests.war.groteka.rules.cards.melee import Melee, melee
from tests.war.rules.combat.position import FIELD

CARDS = (
    *("it_is_a_gift", "servant_of_the_secret_fire", "valour", "ents_rage", "advantageous_position"),
    *("devilry_of_orthanc", "one_for_the_dark_lord", "deadly_strife", "desperate_battle"),
)
NEAR = replace(start(WarOptions()).fellowship, region=NUMBER[FIELD])
SETTINGS: dict[str, dict[str, Any]] = {
    "it_is_a_gift": {"fellowship": NEAR},
    "one_for_the_dark_lord": {"fellowship": NEAR},
    "ents_rage": {"region": "fangorn"},
    "advantageous_position": {"region": "lossarnach"},
    "devilry_of_orthanc": {"region": "helms_deep", "kind": "siege"},
}
FREE_FORCE = "gandalf_the_grey gondor_elite gondor_regular*2"
HOST = "isengard_regular*4 sauron_elite*2"


def _battle(effect: str) -> Melee:
    side = "free_card" if effect in CARDS[:5] else "shadow_card"
    given: dict[str, Any] = {side: effect, **SETTINGS.get(effect, {})}
    return melee(FREE_FORCE, HOST, **given)


@pytest.mark.parametrize(
    ("effect", "free", "shadow"),
    [
        ("it_is_a_gift", 1, 0),
        ("servant_of_the_secret_fire", 1, 0),
        ("valour", 1, 0),
        ("ents_rage", 2, 0),
        ("advantageous_position", 0, -1),
        ("devilry_of_orthanc", 0, 1),
        ("one_for_the_dark_lord", 0, 1),
        ("deadly_strife", 2, 2),
        ("desperate_battle", 1, 1),
    ],
)
def test_g45_g49b_g49c_attack_is_changed_for_the_battle(effect: str, free: int, shadow: int) -> None:
    """Given the card, then every unit has so much more attack, once, in both rounds."""
    fight = _battle(effect)
    for number in (1, 2):
        fight = fight.round(number)
        for side, change in ((FREE, free), (SHADOW, shadow)):
            bonuses = fight.on_side(side).bonuses
            assert sum(bonus.attack for bonus in bonuses) == change
            assert all(bonus.cause == effect and not bonus.defence for bonus in bonuses)


def test_g45_a6_two_units_bring_it_twice() -> None:
    """Given Deadly Strife, then two Regulars who strike together have 2 + 2 and 2 + 2."""
    fight = _battle("deadly_strife").go("roll")
    assert fight.state.battle is not None
    regulars = [unit.handle for unit in fight.on_side(SHADOW).units if unit.figure == "isengard_regular"]
    assert attack_of(fight.state.battle, fight.state.options, regulars[:2]) == 8


def test_g49c_a_position_takes_one_from_the_attack() -> None:
    """Given Advantageous Position, then a lone Regular of the Shadow strikes with 1."""
    fight = _battle("advantageous_position").go("roll")
    assert fight.state.battle is not None
    regular = next(unit for unit in fight.on_side(SHADOW).units if unit.figure == "isengard_regular")
    assert attack_of(fight.state.battle, fight.state.options, [regular.handle]) == 1
