"""Stormcrow."""

from __future__ import annotations

from cogs.war.model.queries import box, is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_strategy import BringIllNews, LoseFigure
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_06"


def test_the_nation_goes_back_and_loses_a_figure_of_its_owners_choice() -> None:
    at = Position().clear().fellowship(region="edoras").nation("rohan", 2)
    game = played(at.put("edoras", "rohan_regular rohan_leader").put("helms_deep", "rohan_elite"), CARD)
    assert game.seat == "free_peoples"
    assert "figure_in rohan_leader edoras" in game.options
    game.do("figure_in rohan_elite helms_deep")
    assert box(game.state, "rohan") == 1
    assert is_active(game.state, "rohan")


def test_in_the_first_box_the_figure_is_lost_all_the_same() -> None:
    at = Position().clear().fellowship(region="edoras").nation("rohan", 1).put("edoras", "rohan_regular")
    game = played(at, CARD)
    assert game.there("free_peoples", "edoras") == {}
    assert box(game.state, "rohan") == 1


def test_with_several_nations_the_shadow_picks() -> None:
    at = Position().clear().fellowship(region="edoras").nation("rohan", 2).nation("north", 2)
    game = played(at.put("dale", "gimli"), CARD)
    assert game.seat == "shadow"
    assert game.options == ["nation north", "nation rohan"]


def test_r1_6_the_last_unit_takes_its_leader_with_it() -> None:
    at = Position().clear().fellowship(region="edoras").put("edoras", "rohan_regular rohan_leader")
    game = played(at, CARD, "figure_in rohan_regular edoras")
    assert game.there("free_peoples", "edoras") == {}


def test_somebody_must_be_in_a_nation_not_at_war() -> None:
    assert barred(Position().clear().fellowship(region="hollin"), CARD)
    assert barred(Position().clear().fellowship(region="edoras").at_war("rohan"), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "ill-news": Position().put("edoras", "gimli").steps(BringIllNews()).state,
        "ill-news-figure": Position().steps(LoseFigure("gondor")).state,
    }
