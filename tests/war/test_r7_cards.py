"""7 Playing event cards: what pays for them, conditions, the table, and where cards go."""

from __future__ import annotations

from cogs.war.components import CARDS, FREE, SHADOW
from cogs.war.registry import collected
from tests.war.position import Position

CHARACTER_CARD = "sh_char_12"  # Morgul Wound: the Fellowship is revealed
TABLE_CARD = "sh_char_15"  # Worn with Sorrow and Toil


def revealed() -> Position:
    return Position().fellowship(hidden=False)


def test_r7_1_a_character_card_with_a_character_or_event_die() -> None:
    game = revealed().hand(CHARACTER_CARD).dice(sh="character army event muster").acting("shadow")
    assert [text for text in game.options if text.startswith("event ")] == [
        f"event character {CHARACTER_CARD}",
        f"event event {CHARACTER_CARD}",
    ]
    assert game.reason(f"event army {CHARACTER_CARD}") == "refusal-die-does-not"


def test_r7_2_the_printed_condition_must_be_met() -> None:
    game = Position().hand(CHARACTER_CARD).dice(sh="event").acting("shadow")
    assert game.reason(f"event event {CHARACTER_CARD}") == "refusal-card-condition"


def test_r7_2_only_cards_of_the_own_hand() -> None:
    game = revealed().dice(sh="event").acting("shadow")
    assert game.reason(f"event event {CHARACTER_CARD}") == "refusal-not-in-hand"
    assert game.reason("event event sh_char_99") == "refusal-unknown"


def test_r7_a_card_played_lies_face_up_in_the_discards() -> None:
    game = revealed().hand(CHARACTER_CARD).dice(sh="event").acting("shadow")
    game.do(f"event event {CHARACTER_CARD}")
    assert game.state.discards[SHADOW] == (CHARACTER_CARD,)
    assert game.state.hands[SHADOW] == ()
    assert game.state.fellowship.corruption == 2


def test_r7_3_a_card_on_the_table_no_longer_counts_towards_the_hand() -> None:
    game = Position().hand(TABLE_CARD).dice(sh="event").acting("shadow").do(f"event event {TABLE_CARD}")
    assert game.state.table[SHADOW] == (TABLE_CARD,)
    assert game.state.hands[SHADOW] == ()
    assert game.told("card-tabled")


def test_r7_1_will_of_the_west_plays_any_card() -> None:
    cards = [card for card in CARDS if card in collected("cards", "CARD") and card.startswith("fp_")]
    wanted = [card for card in cards if not CARDS[card].requires][:6]
    game = Position().hand(*wanted).dice(fp="will_of_the_west").acting("free_peoples")
    offered = {text.split()[2] for text in game.options if text.startswith("event will_of_the_west")}
    assert offered == set(wanted)
    assert game.state.hands[FREE] == tuple(sorted(wanted))
