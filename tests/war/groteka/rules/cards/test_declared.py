"""All Combat cards of the mod together."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from cogs.war.groteka.cards import MeleeCard
from cogs.war.groteka.components import CARDS as PRINTED
from cogs.war.model.components import COMBAT_EFFECTS
from cogs.war.model.ruleset import collect

DECLARED: dict[str, MeleeCard] = collect("groteka.cards", "MeleeCard")


def _tested() -> dict[str, str]:
    """The cards each test module here says it tests (its CARDS), with the module's name."""
    modules: dict[str, str] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CARDS":
                names = (
                    constant.value for constant in ast.walk(node.value) if isinstance(constant, ast.Constant)
                )
                modules |= dict.fromkeys(map(str, names), path.stem)
    return modules


def test_g52_every_combat_card_is_declared_under_the_mod() -> None:
    """Given the printed Combat effects, then each has values, a module and tests under the mod."""
    assert set(DECLARED) == set(PRINTED) == set(COMBAT_EFFECTS) == set(_tested())


@pytest.mark.parametrize("effect", sorted(COMBAT_EFFECTS))
def test_g52_every_card_does_something(effect: str) -> None:
    """Given a card, then it acts at some moment or after some die, and belongs to the printed side."""
    card = DECLARED[effect]
    assert card.act or card.rolled or card.broke
    assert (card.side == 0) == (COMBAT_EFFECTS[effect].side == "free_peoples")
    assert set(card.act) <= set(range(8))


def test_g8_lasting_cards_are_those_of_the_tables() -> None:
    """Given the tables of the mod, then these cards act once and all others last."""
    once = {
        *(
            "blade_of_westernesse",
            "sudden_strike",
            "charge",
            "we_come_to_kill",
            "mighty_attack",
            "durins_bane",
        ),
        *("nameless_wood", "no_quarter", "fateful_strike", "scouts", "black_breath"),
        *("anduril", "heroic_death", "shield_wall", "great_host", "onslaught"),
    }
    assert {name for name, card in DECLARED.items() if not card.lasting} == once
