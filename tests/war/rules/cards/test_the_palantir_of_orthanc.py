"""The Palantír of Orthanc."""

from __future__ import annotations

from cogs.war.model.ruleset import collect
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_15_24 import LookIntoStone
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_21"


def _stone() -> Position:
    return Position().clear().put("orthanc", "saruman")


def test_an_event_result_brings_a_card_of_either_deck() -> None:
    game = played(_stone().table(CARD), "sh_str_20", "choose strategy", "draw sh_str_22")
    assert game.state.hands[1] == ("sh_str_22",)


def test_playing_it_does_not_trigger_it() -> None:
    game = played(_stone(), CARD)
    assert game.kind == "allocate"
    assert game.state.table[1] == (CARD,)


def test_a_matching_symbol_does_not_trigger_it() -> None:
    game = _stone().table(CARD).hand("sh_str_20").dice(sh="muster").acting("shadow")
    assert game.do("event muster sh_str_20").kind == "allocate"


def test_the_free_peoples_pay_with_the_will_of_the_west() -> None:
    game = _stone().table(CARD).dice(fp="will_of_the_west").acting("free_peoples")
    assert game.do("use will_of_the_west discard_palantir").state.table[1] == ()
    assert game.state.rings == (3, 0)


def test_r6_4_or_with_any_die_and_a_ring_of_this_turn() -> None:
    game = _stone().table(CARD).dice(fp="character event").acting("free_peoples")
    assert "use event discard_palantir" not in game.options
    assert game.do("use event discard_palantir_ring").state.rings == (2, 1)
    assert game.state.discards[1] == (CARD,)
    assert [event.cause for event in game.told("ring-paid")] == [CARD]
    assert not game.told("ring-used")
    assert not [option for option in game.options if option.startswith("turn_die")]


def test_it_needs_saruman_and_goes_with_him() -> None:
    assert barred(Position().clear(), CARD)
    card = collect("rules.cards", "Card")[CARD]
    assert card.stays(_stone().state)
    assert not card.stays(Position().clear().lose("saruman").state)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "stone": Position().steps(LookIntoStone()).state,
    }
