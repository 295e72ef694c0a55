"""G49j, G52: cards that turn failed attacks into successes, or stand broken units up."""

from __future__ import annotations

from cogs.war.groteka.actions import StrikeTurned, UnitRaised
from cogs.war.groteka.cards.free_peoples import AttackMightily, DieHeroically, DrawAnduril
from cogs.war.model.bags import count
from cogs.war.model.battle_events import LeadershipForfeited
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import fighter, leadership
from tests.war.groteka.open_battles import ask, struck, uncommanded
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("mighty_attack", "anduril", "heroic_death", "shield_wall")
ORCS = "sauron_regular*3"
QUIET = {"shadow:bind": ["confirm"], "shadow:counter": ["confirm"]}


def _failed(card: str, free: str, pick: str = "command", **more: object) -> Melee:
    """The Free Peoples attack with three units, all failing, and nobody strikes back."""
    answers = {**QUIET, "free_peoples:commanders": [pick]}
    fight = melee(free, ORCS, free_card=card, attacker=FREE, answers=answers, **more)  # type: ignore[arg-type]
    fight = fight.dice(1, 1, 1)
    return fight.go("combat_effect", "cease")


# Mighty Attack


def test_g49j_a_companion_turns_a_failed_attack() -> None:
    """Given three failed attacks, when Merry forgoes his Leadership, then the one chosen succeeds."""
    fight = _failed("mighty_attack", "rohan_regular*3 meriadoc")
    assert fight.offered == ["figure meriadoc", "decline"]
    fight = fight.do("figure meriadoc")
    assert "target d2" in fight.offered
    fight = fight.do("target d2").go("cease")
    assert [unit.handle for unit in fight.on_side(SHADOW).units] == ["d1", "d3"]
    assert [event.cause for event in fight.told_of(StrikeTurned)] == ["mighty_attack"]
    assert leadership(fight.state, FREE) == 0
    assert len(fight.told_of(LeadershipForfeited)) == 1


def test_a29_a_picked_companion_has_used_his_points() -> None:
    """Given Merry picked and Pippin not, then Pippin alone may forgo his points; with both picked nobody."""
    free = "rohan_regular*3 meriadoc peregrin"
    assert _failed("mighty_attack", free, "command meriadoc").offered == ["figure peregrin", "decline"]
    assert _failed("mighty_attack", free, "command meriadoc peregrin").kind == "cease"


def test_a29_unless_nobodys_points_count() -> None:
    """Given Foul Stench, then the points of picked Companions count for nothing and may be given up."""
    answers = {
        **QUIET,
        "free_peoples:commanders": ["command meriadoc"],
        "shadow:commanders": ["command nazgul"],
    }
    fight = melee(
        "rohan_regular*3 meriadoc",
        f"{ORCS} nazgul",
        free_card="mighty_attack",
        shadow_card="foul_stench",
        attacker=FREE,
        answers=answers,
    )
    assert fight.dice(1, 1, 1).go("combat_effect").offered == ["figure meriadoc", "decline"]


def test_g49j_a_captains_re_roll_comes_first() -> None:
    """Given Boromir unpicked, then he may have the dice rolled again, and turn what still fails."""
    fight = _failed("mighty_attack", "rohan_regular*3 boromir")
    assert fight.offered == ["figure boromir", "decline"]
    answers = {**QUIET, "free_peoples:commanders": ["command"], "free_peoples:captain": ["accept"]}
    again = melee("rohan_regular*3 boromir", ORCS, free_card="mighty_attack", attacker=FREE, answers=answers)
    again = again.dice(1, 1, 1).go("roll").do("roll 6 6 1").go("combat_effect").do("figure boromir")
    again = again.do("target d3") if again.kind == "combat_effect" else again
    assert [event.target for event in again.told_of(StrikeTurned)] == ["d3"]


# Andúril


def test_g52_aragorn_turns_two_and_strider_one() -> None:
    """Given three failed attacks, then Aragorn turns up to two of them and Strider one."""
    for name, turned in (("aragorn", 2), ("strider", 1)):
        fight = _failed("anduril", f"rohan_regular*3 {name}").do(f"figure {name}")
        for target in ("d1", "d2")[:turned]:
            fight = fight.do(f"target {target}")
        fight = fight.go("cease")
        assert len(fight.told_of(StrikeTurned)) == turned
        assert len(fight.on_side(SHADOW).units) == 3 - turned


def test_a88_with_aragorn_a_single_failed_attack_may_do() -> None:
    """Given three failed attacks, when Aragorn turns one and declines, then one has succeeded."""
    fight = _failed("anduril", "rohan_regular*3 aragorn").do("figure aragorn", "target d1", "decline")
    assert len(fight.go("cease").told_of(StrikeTurned)) == 1


def test_a29_a_picked_aragorn_has_used_his_points() -> None:
    """Given Aragorn picked, then Andúril does nothing."""
    assert _failed("anduril", "rohan_regular*3 aragorn", "command aragorn").kind == "cease"


# Heroic Death, Shield-wall


def _beaten(card: str, free: str, dice: tuple[int, ...] = (6, 6, 6)) -> Melee:
    """Three Orcs attack and break as many units; nobody strikes back."""
    answers = {"free_peoples:bind": ["confirm"], "free_peoples:counter": ["confirm"]}
    fight = melee(free, ORCS, free_card=card, answers=answers, rings=(0, 0))
    return fight.dice(*dice).go("combat_effect", "cease")


def test_g52_a_leader_dies_for_one_unit() -> None:
    """Given three broken units, when a Leader dies, then the unit chosen stands up."""
    fight = _beaten("heroic_death", "gondor_regular*3 gondor_elite gondor_leader boromir")
    assert fight.offered == ["figure gondor_leader", "figure boromir", "decline"]
    fight = fight.do("figure gondor_leader").go("combat_effect", "cease")
    if fight.kind == "combat_effect":
        fight = fight.do(fight.offered[0])
    fight = fight.go("cease")
    assert len(fight.told_of(UnitRaised)) == 1
    assert len(fight.on_side(FREE).units) == 2
    assert count(fight.state.casualties[FREE], "gondor_leader") == 1


def test_g52_a_companion_dies_for_as_many_as_his_level() -> None:
    """Given three broken units, when Boromir (Level 2) dies, then two stand up and he is out of the game."""
    fight = _beaten("heroic_death", "gondor_regular*4 boromir").do("figure boromir")
    for _ in range(2):
        fight = fight.do(fight.offered[0]) if fight.kind == "combat_effect" else fight
    fight = fight.go("cease")
    assert len(fight.told_of(UnitRaised)) == 2
    assert len(fight.on_side(FREE).units) == 3
    assert count(fight.state.casualties[FREE], "boromir") == 1
    assert not count(fighter(fight.state, FREE).force, "boromir")


def test_a88_heroic_death_raises_no_more_units_than_are_broken() -> None:
    """Given one broken unit, when Boromir (Level 2) dies, then it stands up and nothing else is asked."""
    fight = _beaten("heroic_death", "gondor_regular*4 boromir", (6, 1, 1)).do("figure boromir").go("cease")
    assert len(fight.told_of(UnitRaised)) == 1
    assert len(fight.on_side(FREE).units) == 4


def test_g52_nobody_need_die() -> None:
    """Given the offer declined, then the broken are gone and the Leader lives."""
    fight = _beaten("heroic_death", "gondor_regular*4 gondor_leader").do("decline").go("cease")
    assert len(fight.on_side(FREE).units) == 1
    assert count(fighter(fight.state, FREE).force, "gondor_leader") == 1


def test_g52_shield_wall_stands_one_of_several_up() -> None:
    """Given three broken units, then one stands up; of a single one none."""
    fight = _beaten("shield_wall", "gondor_regular*4")
    if fight.kind == "combat_effect":
        fight = fight.do(fight.offered[0]).go("cease")
    assert len(fight.on_side(FREE).units) == 2
    assert len(_beaten("shield_wall", "gondor_regular*4", (6, 1, 1)).on_side(FREE).units) == 3


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_anduril": ask(uncommanded(), DrawAnduril(FREE)),
        "groteka_heroic_death": ask(struck(), DieHeroically(FREE)),
        "groteka_mighty_attack": ask(uncommanded(), AttackMightily(FREE)),
    }
