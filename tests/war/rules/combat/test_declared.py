"""All Combat effects together."""

from __future__ import annotations

import pytest

from cogs.war.model.components import CARDS, COMBAT_EFFECTS
from cogs.war.model.ruleset import collect
from cogs.war.rules.combat import CombatEffect

DECLARED = collect("rules.combat", "CombatEffect")


def test_r11_7_every_combat_effect_is_declared() -> None:
    """Given the printed cards, then the lower half of each of them has its effect."""
    assert set(DECLARED) == {card.combat for card in CARDS.values()} == set(COMBAT_EFFECTS)


@pytest.mark.parametrize("effect", sorted(COMBAT_EFFECTS))
def test_r11_7_an_effect_acts_at_its_printed_numbers(effect: str) -> None:
    """Given an effect, then it acts at its initiative numbers, and has a condition where one is printed."""
    declared, printed = DECLARED[effect], COMBAT_EFFECTS[effect]
    assert set(declared.act) == set(printed.initiative)
    unconditional = CombatEffect(effect, {}).requires
    assert (declared.requires is unconditional) == (printed.requires is None)
