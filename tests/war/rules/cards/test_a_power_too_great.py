"""A Power too Great"""

from __future__ import annotations

import pytest

from cogs.war.model.components import CARDS, DECK_CARDS, FREE, SHADOW, STRATEGY
from cogs.war.model.queries import box
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary import ShowAndDiscard
from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_str_02"
CLOSED = {"parth_celebrant": "lorien", "trollshaws": "rivendell", "tower_hills": "grey_havens"}
"""The regions it closes, by one beside each."""


def army_card() -> str:
    return next(card for card in DECK_CARDS[SHADOW][STRATEGY] if CARDS[card].type == "army")


def muster_card() -> str:
    return next(card for card in DECK_CARDS[SHADOW][STRATEGY] if CARDS[card].type == "muster")


def test_r9_1_the_nation_advances_when_it_is_played() -> None:
    game = played(Position().nation("elves", 1), ID)
    assert box(game.state, "elves") == 2
    assert game.state.table[FREE] == (ID,)


@pytest.mark.parametrize(("beside", "closed"), CLOSED.items())
def test_no_army_of_the_shadow_may_enter_any_of_the_three_regions(beside: str, closed: str) -> None:
    entering = Position().clear().put(beside, "sauron_regular").at_war("sauron").dice(sh="army")

    assert f"march {beside} {closed}" in entering.acting("shadow").do("use army move_armies").options

    game = entering.table(ID).acting("shadow").do("use army move_armies")
    assert f"march {beside} {closed}" not in game.options


@pytest.mark.parametrize(("beside", "closed"), CLOSED.items())
def test_no_army_of_the_shadow_may_attack_any_of_the_three_regions(beside: str, closed: str) -> None:
    at = Position().clear().put(beside, "sauron_regular*3").put(closed, "elves_regular").at_war("sauron")
    attacking = at.dice(sh="army")

    assert "use army attack" in attacking.acting("shadow").options
    assert "use army attack" not in attacking.table(ID).acting("shadow").options


def test_r7_3_the_shadow_ends_it_with_a_die_an_army_card_and_a_character_card() -> None:
    at = Position().table(ID).hand(army_card(), "sh_char_16").dice(sh="event")
    game = at.acting("shadow").do("use event end_a_power_too_great")
    assert game.options == [f"card {army_card()}"]
    game.do(f"card {army_card()}")
    assert game.options == ["card sh_char_16"]
    game.do("card sh_char_16")
    assert game.state.discards[FREE] == (ID,)
    assert game.state.discards[SHADOW] == tuple(sorted((army_card(), "sh_char_16")))


def test_r7_3_an_army_card_is_one_with_the_symbol_unless_the_deck_is_agreed() -> None:
    for agreed, possible in (("symbol", False), ("deck", True)):
        at = Position(army_cards=agreed).table(ID).hand(muster_card(), "sh_char_16").dice(sh="event")
        assert ("use event end_a_power_too_great" in at.acting("shadow").options) is possible


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "show-army": Position()
        .hand("sh_str_10", "sh_char_01")
        .steps(ShowAndDiscard("fp_str_02", SHADOW, "army"))
        .state,
    }
