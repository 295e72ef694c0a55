"""The Witch-king: his entrance, and Sorcerer."""

from __future__ import annotations

from cogs.war.model.components import CHARACTER, DECK_CARDS, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.characters import EnterPlay, SorcererDraws, after_round
from cogs.war.rules.turn import pool_size
from tests.war.position import Position, at
from tests.war.rules.combat.position import ask_in_battle, open_battle

USE = "use muster witch_king"
CARD = "sh_char_10"


def at_war() -> Position:
    """Sauron and Gondor are At War."""
    return Position().at_war("sauron", "gondor").dice(sh="muster")


def test_he_comes_to_any_army_with_a_sauron_unit_and_rouses_all_free_peoples() -> None:
    game = at_war().acting("shadow").do(USE)
    assert game.kind == "entrance"
    assert "region morannon" in game.options
    assert "region orthanc" not in game.options
    game.do("region morannon")
    assert all(game.state.active)
    assert game.state.nations == at_war().state.nations
    assert game.there("shadow", "morannon")["witch_king"] == 1
    assert pool_size(game.state, SHADOW) == 8


def test_not_before_sauron_and_a_free_nation_are_at_war() -> None:
    for nations in (("sauron",), ("gondor",)):
        at = Position().at_war(*nations).dice(sh="muster")
        assert USE not in at.acting("shadow").options


def test_eliminated_he_is_out_for_good() -> None:
    assert USE not in at_war().lose("witch_king").acting("shadow").options


def test_sorcerer_draws_from_the_deck_of_the_card_used_in_the_first_round() -> None:
    state = Position().state
    assert after_round(state, 1, CARD, lambda event: None).agenda[-1] == SorcererDraws(CHARACTER)
    assert after_round(state, 2, CARD, lambda event: None) == state
    assert after_round(state, 1, "", lambda event: None) == state
    game = Position().steps(SorcererDraws(CHARACTER)).do("accept")
    assert game.options == [f"draw {card}" for card in DECK_CARDS[SHADOW][CHARACTER]]


def test_sorcerer_may_be_left() -> None:
    assert not Position().steps(SorcererDraws(CHARACTER)).do("decline").told("cards-drawn")


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "witch-king": at(moria="sauron_regular", morannon="sauron_regular")
        .steps(EnterPlay("witch_king"))
        .state,
        "sorcerer": ask_in_battle(open_battle(), SorcererDraws(1)),
    }
