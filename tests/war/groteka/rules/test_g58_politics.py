"""G58 The Political Track, and the base steps that ask the ruleset (G53, G54, G10)."""

from __future__ import annotations

import pytest

from cogs.war.groteka.ruleset import capture_steps
from cogs.war.model.battle_events import NationAdvanced
from cogs.war.model.components import AT_WAR, FREE, NUMBER, SHADOW
from cogs.war.model.queries import box, is_active
from cogs.war.rules.movement import move
from cogs.war.rules.nations import react_to_attack
from cogs.war.rules.turn import pool_size
from cogs.war.rules.victory import CheckVictory
from tests.war.position import Position, figures

HEARD: list[object] = []


def _taken(region: str, nation: str, at: int, active: bool, rules: str = "groteka") -> tuple[int, bool]:
    """Where a Nation stands when the Shadow has walked into its undefended Settlement."""
    position = Position(rules=rules).clear().at_war().nation(nation, at, active)
    beside = {"dale": "vale_of_the_carnen", "pelargir": "west_harondor", "dol_amroth": "erech"}
    beside |= {"lossarnach": "osgiliath"}
    state = position.put(beside[region], "sauron_regular*2").state
    state = move(
        state, SHADOW, figures("sauron_regular"), NUMBER[beside[region]], NUMBER[region], "move", HEARD.append
    )
    assert NUMBER[region] in state.captured
    return box(state, nation), is_active(state, nation)


def test_g58_v26_a_city_moves_a_passive_nation_two_steps() -> None:
    """T26 Given the City of a passive Nation in the first box, when it is captured without a battle, then it
    is active and in the third.
    """
    assert _taken("dale", "north", 1, False) == (3, True)
    assert _taken("pelargir", "gondor", 1, False) == (3, True)


def test_g58_a_town_moves_it_one_step_and_the_base_game_always_one() -> None:
    """Given a Town, or the base rules, then the capture is worth one step."""
    assert _taken("lossarnach", "gondor", 1, False) == (2, True)
    assert _taken("pelargir", "gondor", 1, False, rules="base") == (2, True)


def test_g58_a_stronghold_moves_it_two_steps() -> None:
    """Given a Stronghold, then two steps, and no box after At War."""
    assert _taken("dol_amroth", "gondor", 1, True) == (3, True)
    assert _taken("dol_amroth", "gondor", 3, True) == (AT_WAR, True)


def test_g58_v28_attack_and_capture_of_a_town_add_up() -> None:
    """T28 Given an active Nation in the second box whose Town falls after an attack, then it is At War."""
    state = Position(rules="groteka").clear().at_war().nation("gondor", 2).state
    heard: list[object] = []
    state = react_to_attack(state, ("gondor",), NUMBER["lossarnach"], heard.append)
    assert box(state, "gondor") == 3
    assert [event.box for event in heard if isinstance(event, NationAdvanced)] == [3]
    assert _taken("lossarnach", "gondor", 3, True) == (AT_WAR, True)


@pytest.mark.parametrize(
    ("region", "steps"), [("bree", 1), ("dale", 2), ("edoras", 2), ("helms_deep", 2), ("angmar", 2)]
)
def test_g58_steps_by_settlement(region: str, steps: int) -> None:
    """Given a Settlement, then its kind tells the steps."""
    assert capture_steps(NUMBER[region]) == steps


STRONGHOLDS = ("erebor", "dol_amroth", "minas_tirith", "helms_deep", "rivendell")


@pytest.mark.parametrize(("rules", "kind"), [("base", "outcome-shadow-conquest"), ("groteka", "allocate")])
def test_g53_ten_points_win_the_base_game_only(rules: str, kind: str) -> None:
    """Given ten points of the Shadow in phase 6, then it wins by the base rules and plays on by the mod's."""
    game = Position(rules=rules).captured(*STRONGHOLDS).steps(CheckVictory())
    assert game.kind == kind


def test_g53_eleven_points_win_the_mod() -> None:
    """Given eleven points of the Shadow, then it wins."""
    game = Position(rules="groteka").captured(*STRONGHOLDS, "pelargir").steps(CheckVictory())
    assert game.kind == "outcome-shadow-conquest"


def test_g54_the_shadow_rolls_what_the_table_leaves() -> None:
    """Given two Shadow Strongholds captured and Saruman in play, then it has four dice; by the base rules
    eight.
    """
    sizes = []
    for rules in ("groteka", "base"):
        position = Position(rules=rules).captured("moria", "dol_guldur").put("orthanc", "saruman")
        sizes.append(pool_size(position.state, SHADOW))
        assert pool_size(position.state, FREE) == 4
    assert sizes == [4, 8]
