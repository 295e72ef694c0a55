"""G50c, G51d: cards that let units strike at a commander; G49a: one that kills a Minion for a success."""

from __future__ import annotations

import pytest

from cogs.war.groteka.actions import ClashFought, CommanderSaved, TargetsChosenAnew, UnitRaised
from cogs.war.groteka.cards.free_peoples import SpendSuccess, StabMinion
from cogs.war.groteka.commanders import led
from cogs.war.model.bags import count
from cogs.war.model.battle_events import FiguresRemoved
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import fighter
from tests.war.groteka.open_battles import ask, struck, struck_twice
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("fateful_strike", "black_breath", "blade_of_westernesse")
LED = "gondor_regular*4 gondor_leader"
HOST = "sauron_regular*3 nazgul*2 witch_king saruman"


def _struck(figure: str, units: str, **more: object) -> Melee:
    """A Fateful Strike at a commander with these units; the next die is theirs or another's."""
    fight = melee(LED, HOST, free_card="fateful_strike", **more).go("combat_effect")  # type: ignore[arg-type]
    fight = fight.do(f"figure {figure}")
    for unit in units.split():
        fight = fight.do(f"bind {unit} {figure}")
    return fight.do("confirm").go("roll")


def _roll_at(fight: Melee, figure: str, die: int) -> Melee:
    """Plays on, all else failing, until the die against the commander is rolled."""
    for _ in range(30):
        fight = fight.go("roll")
        target = getattr(fight.state.agenda[-1], "target", "")
        if target == figure:
            return fight.do(f"roll {die}")
        fight = fight.do("roll 1")
    raise AssertionError("nobody strikes at him")


def test_g50c_who_may_be_struck_at() -> None:
    """Given Nazgûl, the Witch-king and Saruman, then each may be chosen, or nobody."""
    fight = melee(LED, HOST, free_card="fateful_strike").go("combat_effect")
    assert fight.offered == ["figure nazgul", "figure saruman", "figure witch_king", "decline"]
    assert not fight.do("decline").told_of(TargetsChosenAnew)


@pytest.mark.parametrize(
    ("figure", "units", "defence", "needed"),
    [("nazgul", "d1", 5, 4), ("saruman", "d1 d2", 8, 5), ("witch_king", "d1 d2 d3", 8, 3)],
)
def test_g50c_a1_a23_a24_the_defence_of_a_commander(
    figure: str, units: str, defence: int, needed: int
) -> None:
    """Given units bound to a Nazgûl or a Minion, then he defends with 5 or 8, whatever else modifies."""
    fight = _roll_at(_struck(figure, units), figure, needed - 1)
    made = fight.told_of(ClashFought)[-1]
    assert (made.defence, made.needed, made.success) == (defence, needed, False)


def test_g50c_targets_are_chosen_anew() -> None:
    """Given all targets chosen before the card is up, then the Free Peoples bind first, the others again."""
    fight = _struck("nazgul", "d1 d2")
    assert len(fight.told_of(TargetsChosenAnew)) == 1
    assert [unit.target for unit in fight.on_side(FREE).units][:2] == ["nazgul", "nazgul"]
    assert all(unit.target for unit in fight.on_side(SHADOW).units)


def test_g50c_a56_a_nazgul_struck_down_goes_to_the_reinforcements() -> None:
    """Given a success, then one Nazgûl has gone from the battle to the reinforcements."""
    fight = _struck("nazgul", "d1 d2")
    before = count(fight.state.reinforcements[SHADOW], "nazgul")
    fight = _roll_at(fight, "nazgul", 6).go("roll", "cease")
    assert count(fighter(fight.state, SHADOW).force, "nazgul") == 1
    assert count(fight.state.reinforcements[SHADOW], "nazgul") == before + 1


def test_a56_a_minion_struck_down_is_out_of_the_game() -> None:
    """Given the Witch-king struck down, then he is among the casualties."""
    fight = _roll_at(_struck("witch_king", "d1 d2 d3"), "witch_king", 6).go("roll", "cease")
    assert count(fight.state.casualties[SHADOW], "witch_king") == 1


def test_g39_a_ring_saves_the_commander() -> None:
    """Given a Ring of the Shadow, then it is asked, and the Witch-king stays."""
    fight = _struck("witch_king", "d1 d2 d3", rings=(0, 1))
    fight = _roll_at(fight, "witch_king", 6)
    assert (fight.kind, fight.offered) == ("ring", ["raise witch_king", "decline"])
    fight = fight.do("raise witch_king")
    assert len(fight.told_of(CommanderSaved)) == 1
    assert count(fighter(fight.state, SHADOW).force, "witch_king") == 1
    assert fight.state.rings == (0, 0)


def test_g15_a_picked_commander_who_falls_is_replaced() -> None:
    """Given a picked Nazgûl alone, when one is struck down, then the other still leads; given the Witch-king
    picked, then somebody else may take his place at once.
    """
    answers = {"shadow:commanders": ["command witch_king"]}
    fight = _roll_at(_struck("witch_king", "d1 d2 d3", answers=answers), "witch_king", 6)
    assert (fight.kind, fight.seat) == ("replace", "shadow")
    fight = fight.do("figure nazgul")
    assert led(fight.state, SHADOW) == 1


# Black Breath


@pytest.mark.parametrize(
    ("figure", "defence"),
    [("gondor_leader", 5), ("meriadoc", 5), ("boromir", 8), ("strider", 16)],
)
def test_g51d_a25_the_defence_by_level(figure: str, defence: int) -> None:
    """Given a Leader or a Companion, then he defends by his Level; three Elites strike together with 15."""
    free = "gondor_regular*3 gondor_leader meriadoc boromir strider"
    fight = melee(free, "sauron_elite*3 nazgul", shadow_card="black_breath").go("combat_effect")
    assert len(fight.offered) == 5
    fight = fight.do(f"figure {figure}", f"bind a1 {figure}", f"bind a2 {figure}", f"bind a3 {figure}")
    fight = _roll_at(fight, figure, 2)
    made = fight.told_of(ClashFought)[-1]
    assert (made.attack, made.defence, made.success) == (15, defence, True)


def test_g51d_a56_a_leader_struck_down_may_come_back_by_g55() -> None:
    """Given a Leader struck down, then he is among the casualties."""
    fight = melee(LED, "sauron_elite*3 nazgul", shadow_card="black_breath").go("combat_effect")
    fight = fight.do("figure gondor_leader", "bind a1 gondor_leader", "confirm")
    fight = _roll_at(fight, "gondor_leader", 6).go("roll")
    assert count(fight.state.casualties[FREE], "gondor_leader") == 1
    removed = [event for event in fight.told_of(FiguresRemoved) if ("gondor_leader", 1) in event.figures]
    assert len(removed) == 1


def test_g51d_the_leader_may_be_saved_by_a_ring() -> None:
    """Given a Ring of the Free Peoples, then they are asked."""
    fight = melee(LED, "sauron_elite*3 nazgul", shadow_card="black_breath", rings=(1, 0)).go("combat_effect")
    fight = _roll_at(fight.do("figure gondor_leader", "bind a1 gondor_leader", "confirm"), "gondor_leader", 6)
    assert (fight.kind, fight.seat) == ("ring", "free_peoples")


# Blade of Westernesse


def _with_blade(free: str = "gondor_elite*2 meriadoc", host: str = HOST) -> Melee:
    answers = {"shadow:bind": ["confirm"], "shadow:counter": ["confirm"]}
    fight = melee(free, host, free_card="blade_of_westernesse", attacker=FREE, answers=answers)
    return fight.dice(6, 6).go("combat_effect", "ring", "cease")


def test_g49a_a_success_kills_a_minion_instead_of_its_target() -> None:
    """Given two successful attacks, when Saruman is killed by one, then its target stands, the other is gone,
    and Saruman is out of the game.
    """
    fight = _with_blade()
    assert (fight.kind, fight.offered) == (
        "combat_effect",
        ["figure saruman", "figure witch_king", "decline"],
    )
    fight = fight.do("figure saruman")
    assert fight.offered == ["target d1", "target d2"]
    fight = fight.do("target d2").go("cease")
    assert [event.cause for event in fight.told_of(UnitRaised)] == ["blade_of_westernesse"]
    assert [unit.handle for unit in fight.on_side(SHADOW).units] == ["d2", "d3"]
    assert count(fight.state.casualties[SHADOW], "saruman") == 1


def test_g49a_may_be_kept() -> None:
    """Given the offer declined, then both targets are gone."""
    fight = _with_blade().do("decline").go("cease")
    assert [unit.handle for unit in fight.on_side(SHADOW).units] == ["d3"]


def test_g49a_finds_no_minion_among_orcs() -> None:
    """Given Nazgûl without a Minion, then nothing is asked."""
    assert _with_blade(host="sauron_regular*3 nazgul").kind == "cease"


def test_a68_no_ring_saves_a_minion_from_the_blade() -> None:
    """Given a Ring of the Shadow, then it is not asked for the Minion, only for the units broken."""
    answers = {"shadow:bind": ["confirm"], "shadow:counter": ["confirm"]}
    fight = melee(
        "gondor_elite*2 meriadoc",
        HOST,
        free_card="blade_of_westernesse",
        attacker=FREE,
        answers=answers,
        rings=(0, 1),
    )
    fight = fight.dice(6, 6).go("combat_effect").do("figure saruman").do("target d1")
    assert count(fight.state.casualties[SHADOW], "saruman") == 1
    assert fight.go("ring").offered == ["raise d2", "decline"]


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_blade_of_westernesse": ask(struck(), StabMinion(FREE)),
        "groteka_blade_of_westernesse_spares": ask(struck_twice(), SpendSuccess(FREE, "saruman")),
    }
