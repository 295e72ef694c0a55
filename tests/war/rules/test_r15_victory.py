"""15 Winning."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.model.bags import bag
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.queries import points
from cogs.war.rules.fellowship import MoveFellowship
from cogs.war.rules.victory import CheckVictory, check_ring
from tests.war.position import Position

TEN = ("minas_tirith", "dol_amroth", "lorien", "rivendell", "erebor")
FOUR = ("moria", "dol_guldur")


def test_r15_3_ten_points_of_free_peoples_settlements_win_for_the_shadow() -> None:
    game = Position().captured(*TEN).steps(CheckVictory())
    assert game.kind == "outcome-shadow-conquest"
    assert points(game.state, SHADOW) == 10
    assert Position().captured(*TEN[1:], "pelargir").steps(CheckVictory()).kind == "allocate"


def test_r15_4_r7_four_points_of_cities_and_strongholds_win_for_the_free_peoples() -> None:
    game = Position().captured(*FOUR).steps(CheckVictory())
    assert game.kind == "outcome-free-peoples-conquest"
    assert points(game.state, FREE) == 4
    assert points(Position().captured("umbar", "far_harad").state, FREE) == 3


def test_r18_both_at_once_the_shadow_wins() -> None:
    game = Position().captured(*TEN, *FOUR).steps(CheckVictory())
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ("shadow",)


def test_r15_1_and_2_corruption_comes_before_the_crack_of_doom() -> None:
    at = Position().fellowship(region="", mordor=5, corruption=12)
    lost = check_ring(at.state, lambda event: None)
    assert lost.outcome is not None
    assert lost.outcome.reason == "outcome-corruption"
    won = check_ring(at.fellowship(corruption=11).state, lambda event: None)
    assert won.outcome is not None
    assert won.outcome.reason == "outcome-ring-destroyed"


def test_w2_giving_up_is_the_others_victory() -> None:
    game = Position().dice(fp="army").acting("free_peoples")
    step = WAR.resign(game.state, "free_peoples")
    assert step.state.outcome is not None
    assert step.state.outcome.winners == ("shadow",)


def test_r15_2_the_crack_of_doom_below_twelve_wins_at_once() -> None:
    """Given the fourth step and corruption 10, when the last step costs one point, then Mordor falls."""
    at = Position().fellowship(region="", mordor=4, corruption=10).captured(*TEN).hunt(pool=bag("std_1"))
    game = at.steps(MoveFellowship()).do("tile std_1", "decline")
    assert game.kind == "outcome-ring-destroyed"
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ("free_peoples",)
