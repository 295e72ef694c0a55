"""7 Playing event cards: what pays for them, conditions, the table, and where cards go."""

from __future__ import annotations

from cogs.war.model.components import CARDS, FREE, SHADOW
from cogs.war.model.queries import is_active
from cogs.war.model.ruleset import collect
from cogs.war.rules.event_cards import DiscardExcess
from tests.war.battles import facing
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
    cards = [card for card in CARDS if card in collect("rules.cards", "Card") and card.startswith("fp_")]
    wanted = [card for card in cards if not CARDS[card].requires][:6]
    game = Position().hand(*wanted).dice(fp="will_of_the_west").acting("free_peoples")
    offered = {text.split()[2] for text in game.options if text.startswith("event will_of_the_west")}
    assert offered == set(wanted)
    assert game.state.hands[FREE] == tuple(sorted(wanted))


def test_r7_3_r8_a_card_on_the_table_beside_six_in_hand_is_not_too_many() -> None:
    """Given six cards in hand and one on the table, when the hand is looked at, then nothing is asked."""
    six = [f"sh_str_{number:02}" for number in range(1, 7)]
    assert Position().hand(*six).table(TABLE_CARD).steps(DiscardExcess(SHADOW)).kind == "allocate"
    assert Position().hand(*six, TABLE_CARD).steps(DiscardExcess(SHADOW)).kind == "excess"


def test_r7_5_a_march_by_card_keeps_the_borders_of_nations_at_peace() -> None:
    """Given Isengard at peace, when The Shadow Lengthens is played, then Sauron alone marches in Rohan."""
    at = Position().clear().at_war("sauron").nation("isengard", 3).hand("sh_str_08").dice(sh="event")
    at.put("gap_of_rohan", "isengard_regular").put("westemnet", "sauron_regular")
    options = at.acting("shadow").do("event event sh_str_08").options
    assert options
    assert all(text.startswith("march westemnet ") for text in options)
    war = at.at_war("isengard").acting("shadow").do("event event sh_str_08").options
    assert any(text.startswith("march gap_of_rohan ") for text in war)


def test_r7_7_a_card_that_only_kills_is_no_attack() -> None:
    """Given Dreadful Spells on a besieged garrison of passive Gondor, then Gondor does not react."""
    at = Position().clear().put("minas_tirith", "gondor_regular*3 sauron_regular*2 nazgul")
    at.besieged("minas_tirith").nation("gondor", 2, active=False).hand("sh_char_19").dice(sh="event")
    game = at.acting("shadow").do("event event sh_char_19").roll(5)
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 2}
    assert not game.told("attack-declared")
    assert not game.told("nation-activated")
    assert not is_active(game.state, "gondor")


def test_r7_9_a_combat_card_costs_no_die_needs_no_event_condition_and_goes_with_the_round() -> None:
    """Given a card whose event may not be played now, when it is laid in battle, then no die is spent."""
    card = "sh_str_10"
    at = facing("sauron_regular*3", "gondor_regular*3", ("cardolan", "south_downs"))
    at.nation("southrons_easterlings", 2).hand(card).dice(sh="army event")
    game = at.acting("shadow")
    assert game.reason(f"event event {card}") == "refusal-card-condition"
    game.do("use army attack", "attack cardolan south_downs", "confirm", f"lay {card}")
    game.roll(1, 1, 1).roll(1, 1, 1)
    assert game.state.dice[SHADOW] == ("event",)
    assert game.state.discards[SHADOW] == (card,)
    assert game.state.battle is not None
