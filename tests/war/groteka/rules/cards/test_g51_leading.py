"""G51a-c, G49h: cards that change who leads."""

from __future__ import annotations

from cogs.war.groteka.cards.shadow import SpreadDread
from cogs.war.groteka.commanders import led
from cogs.war.groteka.targets import allowance
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import LeadershipForfeited
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import nazgul_leadership
from tests.war.groteka.open_battles import ask, commanded
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("cruel_as_death", "they_are_terrible", "foul_stench", "dread_and_despair")
ORCS = "sauron_regular*4"
TWO = "command nazgul nazgul"


def _battle(card: str, host: str, pick: str, free: str = "gondor_regular*4", **more: object) -> Melee:
    answers = {"shadow:commanders": [pick]}
    if "free_pick" in more:
        answers["free_peoples:commanders"] = [str(more.pop("free_pick"))]
    return melee(free, f"{ORCS} {host}", shadow_card=card, answers=answers, **more)  # type: ignore[arg-type]


# Cruel as Death


def test_g51a_v11_two_of_six_give_up_and_four_lead() -> None:
    """T11 Given six Nazgûl, two of them picked, then two give up, four lead: the total is 4."""
    fight = _battle("cruel_as_death", "nazgul*6", TWO).go("roll")
    assert led(fight.state, SHADOW) == fight.on_side(SHADOW).surplus == 4
    assert fight.told_of(LeadershipForfeited)[0].figures == bag(nazgul=2)
    assert nazgul_leadership(fight.state, SHADOW) == 4


def test_g51a_it_outlasts_the_round() -> None:
    """Given the second round, then the four still lead."""
    assert led(_battle("cruel_as_death", "nazgul*6", TWO).round(2).state, SHADOW) == 4


def test_a27_the_witch_king_pays_with_his_own_two() -> None:
    """Given the Witch-king and the Mouth picked beside four Nazgûl, then his two pay and four lead, and the
    other commander stays.
    """
    fight = _battle(
        "cruel_as_death", "witch_king mouth_of_sauron nazgul*4", "command witch_king mouth_of_sauron"
    )
    assert led(fight.go("roll").state, SHADOW) == 2 + 4


def test_g51a_one_picked_point_pays_for_nothing() -> None:
    """Given one Nazgûl picked among three, then nothing is given up and nobody else leads."""
    fight = _battle("cruel_as_death", "nazgul*3", "command nazgul").go("roll")
    assert led(fight.state, SHADOW) == 1
    assert not fight.told_of(LeadershipForfeited)


# They are Terrible


def test_g51b_v12_two_picked_and_two_others_make_three() -> None:
    """T12 Given two picked Nazgûl and two others, then one gives up and three lead: 3."""
    assert led(_battle("they_are_terrible", "nazgul*4", TWO).go("roll").state, SHADOW) == 3


def test_g51b_v13_the_witch_king_keeps_leading_beside_two_others() -> None:
    """T13 Given a picked Nazgûl and the Witch-king and two others, then the Nazgûl gives up: 2 + 1 + 1."""
    fight = _battle("they_are_terrible", "witch_king nazgul*3", "command nazgul witch_king")
    assert led(fight.go("roll").state, SHADOW) == 4


def test_g51b_beside_another_commander_two_nazgul_lead() -> None:
    """Given a picked Nazgûl and the Mouth of Sauron, then he and two other Nazgûl lead."""
    fight = _battle("they_are_terrible", "mouth_of_sauron nazgul*4", "command nazgul mouth_of_sauron")
    assert led(fight.go("roll").state, SHADOW) == 2 + 2


def test_g51b_without_a_picked_nazgul_nothing_happens() -> None:
    """Given the Mouth of Sauron alone picked, then he alone leads."""
    fight = _battle("they_are_terrible", "mouth_of_sauron nazgul*4", "command mouth_of_sauron")
    assert led(fight.go("roll").state, SHADOW) == 2


# Foul Stench


def test_g51c_a28_v34_equal_totals_cancel_the_free_commanders() -> None:
    """T34 Given totals of 3 and two commanders picked on both sides, then the Free Peoples count nothing and
    the Shadow keeps 2.
    """
    fight = _battle(
        "foul_stench",
        "nazgul*3",
        TWO,
        free="gondor_regular*4 gondor_leader*3",
        free_pick="command gondor_leader gondor_leader",
    ).go("roll")
    assert (led(fight.state, FREE), led(fight.state, SHADOW)) == (0, 2)
    assert fight.on_side(SHADOW).surplus == 2


def test_g51c_better_led_the_free_peoples_do_not_care() -> None:
    """Given four Leaders against three Nazgûl, then the two picked of each side count."""
    fight = _battle(
        "foul_stench",
        "nazgul*3",
        TWO,
        free="gondor_regular*4 gondor_leader*4",
        free_pick="command gondor_leader gondor_leader",
    ).go("roll")
    assert (led(fight.state, FREE), led(fight.state, SHADOW)) == (2, 2)


# Dread and Despair


def test_g49h_every_point_costs_an_attacking_unit() -> None:
    """Given three points given up, then of four units one attacks, in the second round too."""
    fight = _battle("dread_and_despair", "nazgul*3", "command").go("combat_effect")
    assert fight.offered == ["number 1", "number 2", "number 3"]
    fight = fight.do("number 3").go("roll")
    assert allowance(fight.state, FREE) == 1
    assert allowance(fight.round(2).state, FREE) == 1


def test_g49h_four_points_leave_one_unit_all_the_same() -> None:
    """Given more points than units, then one still attacks."""
    fight = _battle("dread_and_despair", "nazgul*5", "command").go("combat_effect").do("number 5")
    assert allowance(fight.go("roll").state, FREE) == 1


def test_a30_points_of_picked_nazgul_go_last_and_are_netted_again() -> None:
    """Given two picked Nazgûl of three, then the first point costs no modifier, the second one of them."""
    fight = _battle("dread_and_despair", "nazgul*3", TWO).go("combat_effect")
    assert led(fight.do("number 1").go("roll").state, SHADOW) == 2
    assert led(fight.do("number 2").go("roll").state, SHADOW) == 1
    assert fight.do("number 2").go("roll").on_side(SHADOW).surplus == 1


def test_a30_an_unpicked_witch_king_pays_before_a_picked_nazgul() -> None:
    """Given a picked Nazgûl beside the Witch-king, then his points go first, as one if agreed."""
    fight = _battle("dread_and_despair", "witch_king nazgul", "command nazgul").go("combat_effect")
    assert fight.offered == ["number 1", "number 2", "number 3"]
    assert led(fight.do("number 2").go("roll").state, SHADOW) == 1
    assert led(fight.do("number 1").go("roll").state, SHADOW) == 1
    whole = _battle("dread_and_despair", "witch_king", "command", options={"split_witch_king": False}).go(
        "roll"
    )
    assert allowance(whole.state, FREE) == 2


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_dread_and_despair": ask(commanded(), SpreadDread(SHADOW)),
    }
