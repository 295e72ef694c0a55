"""The Power of Tom Bombadil"""

from __future__ import annotations

from cogs.war.model.components import CARDS, DECK_CARDS, FREE, SHADOW, STRATEGY
from cogs.war.model.queries import box
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary import ShowAndDiscard
from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_str_03"


def army_card() -> str:
    return next(card for card in DECK_CARDS[SHADOW][STRATEGY] if CARDS[card].type == "army")


def muster_card() -> str:
    return next(card for card in DECK_CARDS[SHADOW][STRATEGY] if CARDS[card].type == "muster")


def at_the_border() -> Position:
    at = Position().clear().put("bree", "sauron_regular*3").put("buckland", "elves_regular")
    return at.at_war("sauron")


def test_r9_1_the_nation_advances_when_it_is_played() -> None:
    game = played(Position().nation("north", 1), ID)
    assert box(game.state, "north") == 2
    assert game.state.table[FREE] == (ID,)


def test_no_army_of_the_shadow_may_attack_or_enter() -> None:
    game = at_the_border().table(ID).dice(sh="army").acting("shadow")
    open_game = at_the_border().dice(sh="army").acting("shadow")
    assert "use army attack" in open_game.options
    assert "use army attack" not in game.options
    entering = Position().clear().put("bree", "sauron_regular").at_war("sauron")
    game = entering.table(ID).dice(sh="army").acting("shadow").do("use army move_armies")
    assert "march bree buckland" not in game.options


def test_r7_3_the_shadow_ends_it_with_a_die_an_army_card_and_a_character_card() -> None:
    at = Position().table(ID).hand(army_card(), "sh_char_16").dice(sh="event")
    game = at.acting("shadow").do("use event end_tom_bombadil")
    assert game.options == [f"card {army_card()}"]
    game.do(f"card {army_card()}")
    assert game.options == ["card sh_char_16"]
    game.do("card sh_char_16")
    assert game.state.discards[FREE] == (ID,)
    assert game.state.discards[SHADOW] == tuple(sorted((army_card(), "sh_char_16")))


def test_r7_3_an_army_card_is_one_with_the_symbol_unless_the_deck_is_agreed() -> None:
    for agreed, possible in (("symbol", False), ("deck", True)):
        at = Position(army_cards=agreed).table(ID).hand(muster_card(), "sh_char_16").dice(sh="event")
        assert ("use event end_tom_bombadil" in at.acting("shadow").options) is possible


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "show-character": Position()
        .hand("sh_str_10", "sh_char_01")
        .steps(ShowAndDiscard("fp_str_03", SHADOW, "character"))
        .state,
    }
