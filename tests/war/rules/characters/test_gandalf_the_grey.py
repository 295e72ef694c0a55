"""Gandalf the Grey: the first Guide, and Captain of the West."""

from __future__ import annotations

from cogs.war.model.components import CHARACTERS, DECK_CARDS, FREE, STRATEGY
from cogs.war.model.state import State
from cogs.war.rules.characters import GandalfDraws
from cogs.war.rules.event_cards import AfterEvent
from tests.war.position import Played, Position

CHARACTER_CARD, STRATEGY_CARD = "fp_char_12", "fp_str_14"


def after(at: Position, result: str, card: str = STRATEGY_CARD) -> Played:
    """An event has been played with this result."""
    return at.steps(AfterEvent(card, "event", result))


def test_he_starts_as_guide_of_level_3_and_is_a_captain() -> None:
    assert Position().state.fellowship.guide == "gandalf_the_grey"
    assert CHARACTERS["gandalf_the_grey"].captain


def test_as_guide_he_may_draw_from_the_deck_of_an_event_paid_with_an_event_result() -> None:
    game = after(Position(), "event")
    assert (game.kind, game.options) == ("ability", ["accept", "decline"])
    game.do("accept")
    assert game.kind == "draw"
    assert game.options == [f"draw {card}" for card in DECK_CARDS[FREE][STRATEGY]]


def test_he_may_leave_it() -> None:
    game = after(Position(), "event", CHARACTER_CARD).do("decline")
    assert not game.told("cards-drawn")


def test_other_results_and_other_guides_draw_nothing() -> None:
    assert after(Position(), "muster").kind != "ability"
    assert after(Position().fellowship(guide="strider"), "event").kind != "ability"


def test_an_empty_deck_gives_nothing_and_is_not_asked_about() -> None:
    decks = Position().state.decks
    game = after(Position().having(decks=((decks[0][0], ()), decks[1])), "event")
    assert game.kind != "ability"


def test_a_will_of_the_west_used_as_an_event_counts() -> None:
    game = Position().steps(AfterEvent(STRATEGY_CARD, "will_of_the_west", "event"))
    assert game.kind == "ability"


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "gandalf": Position().steps(GandalfDraws(0)).state,
    }
