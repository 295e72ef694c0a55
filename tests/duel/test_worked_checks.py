"""Worked checks: whole positions with figures counted by hand."""

from __future__ import annotations

from cogs.duel.components import CARDS, LAYOUT
from cogs.duel.game import DUEL
from cogs.duel.rules.costs import quote_card, quote_tile
from cogs.duel.state import DuelOptions
from tests.duel.position import Play, Position, fresh


def test_r17_1_first_turn_prices() -> None:
    play = fresh()
    assert play.asked == [("sauron", "turn")]
    sauron = play.side("sauron")
    assert (sauron.coins, sauron.cards) == (2, ())
    assert quote_card(sauron, "c1_21").price == 1
    assert quote_card(sauron, "c1_16").price == 1
    first = [card for card in CARDS.values() if card.chapter == 1 and card.color in ("grey", "yellow")]
    assert all(quote_card(sauron, card.id).price == 0 for card in first)
    card = next(slot.card for slot in play.seen("sauron").slots if slot.available)
    assert play.do(f"discard {card}").coins("sauron") == 3


def test_r17_2_a_choice_card_covers_one_symbol_of_two() -> None:
    bare = Position("c2_07 c2_08", chapter=2).play()
    assert bare.price("fellowship", "c2_07").price == 3
    owner = Position("c2_07 c2_08", chapter=2, fellowship="c2_06").play()
    quote = owner.price("fellowship", "c2_07")
    assert (quote.price, quote.coins, len(quote.missing), len(quote.used)) == (2, 1, 1, 1)


def test_r17_3_barad_dur_with_two_choice_cards() -> None:
    play = Position(tiles="barad_dur", fellowship="c2_06 c2_07").play()
    assert play.price("fellowship", "barad_dur").price == 4
    forts = Position(
        tiles="barad_dur", fellowship="c2_06 c2_07", fortresses="fellowship arnor, fellowship rohan"
    )
    quote = forts.play().price("fellowship", "barad_dur")
    assert (quote.price, quote.fortresses) == (6, 2)


def test_r17_4_a_link_makes_a_card_free_and_pays_the_hobbits_friend() -> None:
    play = Position("c2_15 c2_01", chapter=2, fellowship="c1_17").play().do("play c2_15")
    assert (play.coins("fellowship"), play.told("card-played")[0].link) == (9, "pot")
    friend = Position("c2_15 c2_01", chapter=2, fellowship="c1_17 hobbits_link_coins").play().do("play c2_15")
    assert friend.coins("fellowship") == 12


def test_r17_5_two_fortresses_and_two_missing_symbols() -> None:
    owned = "c2_01 c2_02 c1_07"  # ruse 2, strength 2, knowledge; Minas Tirith lacks ruse and knowledge
    position = Position(
        tiles="minas_tirith", fellowship=owned, fortresses="fellowship arnor, fellowship rohan"
    )
    quote = position.play().price("fellowship", "minas_tirith")
    assert (quote.price, quote.missing) == (4, ("ruse", "knowledge"))
    position.fellowship += " dwarves_no_surcharge"
    quote = position.play().price("fellowship", "minas_tirith")
    assert (quote.price, quote.waived) == (2, 2)


def test_r17_6_a_bonus_passed_is_earned() -> None:
    play = Position("c2_13 c2_01", chapter=2, quest=(2, 5)).play().do("play c2_13")
    assert play.side("fellowship").quest == 4
    assert play.told("coins-taken")[0].source == "bonus_3"
    assert play.coins("fellowship") == 9 - 3 + 1
    assert play.side("sauron").quest == 5


def test_r17_7_the_nazgul_catch_frodo() -> None:
    play = Position("c1_13 c1_01", quest=(0, 13)).play("sauron").do("play c1_13")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == (("sauron",), "outcome-ring-caught")


def test_r17_8_three_against_two() -> None:
    play = Position("c3_12 c3_01", chapter=3, units="sauron rohan 2").play().do("play c3_12", "place rohan")
    assert (play.units("fellowship", "rohan"), play.units("sauron", "rohan")) == (1, 0)
    assert (play.side("sauron").units_left, play.side("fellowship").units_left) == (15, 14)


def test_r17_9_three_moves() -> None:
    play = Position("c3_19 c3_01", chapter=3, units="fellowship enedwaith 2, sauron rohan 1").play()
    play.do("play c3_19", "move enedwaith rohan")
    assert (play.units("fellowship", "rohan"), play.units("sauron", "rohan")) == (0, 0)
    play.do("move enedwaith rohan", "move rohan mordor")
    assert play.units("fellowship", "mordor") == 1
    assert play.asked == [("sauron", "turn")]


def test_r17_10_slot_9_waits_for_14_and_15() -> None:
    play = fresh()
    slots = play.seen(None).slots
    assert [slot.slot for slot in slots if slot.available] == [14, 15, 16, 17, 18, 19]
    play.do(f"discard {slots[14].card}")
    assert play.seen(None).slots[9].lies == "down"
    play.raw(f"discard {slots[15].card}")
    assert play.seen(None).slots[9].lies == "down"
    hidden = set(play.seen(None).unseen)
    assert {str(action) for action in DUEL.legal(play.state, "chance")} == {
        f"uncover {card}" for card in hidden
    }
    play.chance(f"uncover {min(hidden)}")
    assert (play.seen(None).slots[9].card, play.seen(None).slots[9].available) == (min(hidden), True)


def test_r17_10_chapters_2_and_3_start_with_two_cards() -> None:
    play = fresh()
    slots: dict[int, list[int]] = {}
    while play.outcome is None:
        seen = play.seen(None)
        slots.setdefault(seen.chapter, [slot.slot for slot in seen.slots if slot.available])
        play.do(next(action for action in sorted(play.legal) if action.startswith("discard")))
    assert slots == {1: [14, 15, 16, 17, 18, 19], 2: [18, 19], 3: [18, 19]}


def test_r17_11_the_waist_of_chapter_3() -> None:
    covered = {slot.slot: slot.covered_by for slot in LAYOUT[3]}
    assert covered[5] == covered[6] == (9,)
    assert covered[7] == covered[8] == (10,)


def test_r17_12_race_cards() -> None:
    by_chapter: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for card in CARDS.values():
        by_chapter[card.chapter] += [effect.race for effect in card.effects if effect.type == "race"]
    four = ["dwarves", "elves", "hobbits", "humans"]
    assert sorted(by_chapter[1]) == sorted(by_chapter[2]) == four
    assert sorted(by_chapter[3]) == ["ents", "ents", "wizards", "wizards"]


def test_r17_3_the_tile_prices_of_a_start() -> None:
    play = Play(DUEL.new(DuelOptions()))
    assert all(quote_tile(play.side("sauron"), tile).price == 6 for tile in play.state.tiles)
