"""Rules 2 to 7, 9, 11 and 12 of docs/rules/duel.md, paragraph by paragraph."""

from __future__ import annotations

import pytest

from cogs.duel.components import CARDS, TILES
from cogs.duel.game import DUEL
from cogs.duel.rules.costs import quote_card, shortfall, skills_of
from cogs.duel.rules.turn import available_cards
from cogs.duel.state import DuelOptions
from tests.duel.position import Position, fresh


def test_r2_the_start() -> None:
    play = fresh()
    assert (play.units("fellowship", "arnor"), play.units("sauron", "mordor")) == (2, 2)
    assert (play.coins("fellowship"), play.coins("sauron"), play.state.bank) == (3, 2, 25)
    assert (play.side("fellowship").units_left, play.side("sauron").fortresses_left) == (13, 7)
    assert (len(play.state.tiles), play.state.tile_stack) == (3, 4)
    assert play.state.stacks == (3,) * 6
    assert play.asked == [("sauron", "turn")]
    assert [event.kind() for event in play.events] == [
        *("tiles-turned-up", "chapter-began", "cards-dealt", "turn-began"),
    ]


def test_r3_1_chance_deals_the_face_up_slots_only() -> None:
    state = DUEL.new(DuelOptions())
    tiles = DUEL.legal(state, "chance")
    assert len(tiles) == 7 * 6 * 5
    state = DUEL.apply(state, "chance", tiles[0]).state
    deals = DUEL.legal(state, "chance")
    assert deals[0] in deals
    assert deals[len(deals) - 1] in deals
    assert len({str(deals[number]) for number in range(0, len(deals), len(deals) // 50)}) >= 50
    assert DUEL.check(state, "chance", DUEL.parse("deal " + " ".join(["c1_01"] * 12))) is not None
    after = DUEL.apply(state, "chance", deals[0]).state
    assert (after.slots.count("?"), len(available_cards(after))) == (8, 6)


def test_r3_3_tiles_are_turned_up_at_the_start_of_a_chapter() -> None:
    position = Position("c1_09", tiles="bree", fellowship="isengard erebor")
    play = position.play().do("play c1_09")
    assert (play.state.chapter, len(play.state.tiles), play.state.tile_stack) == (2, 3, 2)
    assert play.state.tiles[0] == "bree"
    last = Position(
        "c1_09", tiles="bree", fellowship="isengard erebor barad_dur helms_deep", sauron="grey_havens"
    )
    assert last.play().do("play c1_09").state.tiles == ("bree", "minas_tirith")


def test_r4_1_there_is_no_pass() -> None:
    play = Position("c3_12 c3_13", chapter=3, coins=(0, 0)).play()
    assert play.legal == {"discard c3_12", "discard c3_13"}
    assert play.refused("skip place") == ("not-now", "4.1")


def test_r4_2_covered_cards_are_refused() -> None:
    play = fresh()
    covered = next(slot.card for slot in play.seen(None).slots if slot.lies == "up" and not slot.available)
    assert play.refused(f"play {covered}") == ("card-covered", "4.2")
    assert play.refused("discard c2_01") == ("card-not-there", "4.1")
    assert play.refused("discard c9_99") == ("unknown", "4.1")
    assert play.refused("landmark nowhere") == ("unknown", "4.5")


def test_r4_3_a_card_must_be_paid_in_full() -> None:
    play = Position("c2_21 c2_01", chapter=2, coins=(2, 9)).play()
    refusal = play.refusal("play c2_21")
    assert refusal is not None
    assert (refusal.reason, dict(refusal.facts)) == (
        "refusal-card-too-expensive",
        {"card": "c2_21", "price": "3", "coins": "2"},
    )
    assert play.price("fellowship", "c2_21").lacking == 1
    assert play.price("sauron", "c2_21").affordable


def test_r4_5_a_tile_must_be_paid_in_full() -> None:
    play = Position(tiles="bree", coins=(5, 9)).play()
    assert play.refused("landmark bree") == ("tile-too-expensive", "5.6")
    assert play.refused("landmark erebor") == ("tile-not-there", "4.5")


def test_r4_6_cards_are_turned_up_before_the_turn_passes() -> None:
    play = fresh()
    slots = play.seen(None).slots
    play.do(f"discard {slots[14].card}", f"discard {slots[15].card}")
    kinds = [event.kind() for event in play.events]
    assert kinds[-3:] == ["card-discarded", "card-uncovered", "turn-began"]


def test_r5_1_a_free_card() -> None:
    play = Position("c1_01 c1_02").play().do("play c1_01")
    assert (play.told("card-played")[0].way, play.told("skills-gained")[0].card) == ("free", "c1_01")


def test_r5_2_the_joker_helps_once_a_turn() -> None:
    quote = Position("c1_14 c1_01", fellowship="elves_wild_skill").play().price("fellowship", "c1_14")
    assert (quote.price, quote.used) == (0, (("elves_wild_skill", "strength"),))


def test_r5_3_choices_are_assigned_so_that_least_is_missing() -> None:
    skills = skills_of(("c2_06", "c2_07"), ("elves_wild_skill",))
    assert shortfall((1, 0, 0, 1, 1), skills)[0] == ()
    assert shortfall((1, 1, 0, 1, 0), skills)[0] == ()
    assert len(shortfall((2, 1, 0, 0, 0), skills)[0]) == 1
    assert len(shortfall((0, 0, 0, 2, 2), skills)[0]) == 2


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].link_required])
def test_r5_5_every_link(card: str) -> None:
    required = CARDS[card].link_required
    source = next(other_card for other_card in CARDS if CARDS[other_card].link_granted == required)
    side = Position(fellowship=source).state("fellowship").sides[0]
    quote = quote_card(side, card)
    assert (quote.price, quote.link) == (0, required)
    assert quote_card(side, card, by_link=False).price > 0


def test_r5_5_links_are_never_used_up_and_the_price_is_normal_without() -> None:
    play = Position("c2_15 c2_16", chapter=2, fellowship="c1_17").play()
    assert play.price("sauron", "c2_15").price == 3
    play.do("play c2_15")
    assert "pot" in play.seen(None).area("fellowship").links


def test_r5_6_links_do_not_apply_to_tiles() -> None:
    own = " ".join(card for card in CARDS if CARDS[card].link_granted)
    play = Position(tiles=" ".join(TILES), fellowship=own, chapter=3).play()
    assert all(play.price("fellowship", tile).price == 6 for tile in TILES)


def test_r5_7_skills_serve_again_in_an_extra_turn() -> None:
    play = Position("c1_21 c1_14 c1_01", fellowship="elves_wild_skill", extra=1).play()
    play.do("play c1_21", "place rohan")
    assert play.asked == [("fellowship", "turn")]
    assert play.price("fellowship", "c1_14").price == 0


def test_r6_2_the_bank_may_run_out() -> None:
    play = Position("c1_09 c1_01", coins=(15, 15)).play().do("play c1_09")
    assert play.coins("fellowship") == 15
    assert [event.effect for event in play.told("effect-lost")] == ["coins"]
    assert Position("c1_01 c1_02", coins=(15, 15)).play().do("discard c1_01").coins("fellowship") == 15


def test_r6_5_red_cards_offer_their_two_regions() -> None:
    play = Position("c1_21 c1_01").play().do("play c1_21")
    assert play.legal == {"place gondor", "place rohan", "skip place"}
    assert play.refused("place arnor") == ("region-not-allowed", "6.5")
    assert play.refused("place narnia") == ("unknown", "-")
    assert play.refused("raze rohan") == ("not-now", "6.7")
    assert play.refused("skip moves") == ("effect-not-open", "15.5")
    assert play.refused("skip nothing") == ("unknown", "15.5")


def test_r6_6_coins_lost_go_to_the_bank_as_far_as_there_are_any() -> None:
    play = Position("c3_22 c3_01", chapter=3, coins=(9, 1)).play().do("play c3_22")
    assert (play.coins("sauron"), play.coins("fellowship")) == (0, 5)
    assert play.state.bank == 25


def test_r6_6_an_enemy_unit_goes_back_to_its_owner() -> None:
    play = Position("c3_23 c3_01", chapter=3, units="sauron rohan 1, sauron lindon 1").play()
    play.do("play c3_23", "remove lindon")
    assert play.refused("remove lindon") == ("no-enemy-unit", "6.6")
    assert play.side("sauron").units_left == 14
    assert play.do("remove rohan").side("sauron").units_left == 15


def test_r6_7_removing_before_moving_makes_a_difference() -> None:
    units = "fellowship arnor 1, sauron lindon 1"
    first = Position("c3_21 c3_01", chapter=3, units=units).play()
    first.do("play c3_21", "remove lindon", "move arnor lindon", "skip moves")
    assert first.units("fellowship", "lindon") == 1
    second = Position("c3_21 c3_01", chapter=3, units=units).play()
    second.do("play c3_21", "move arnor lindon")
    assert second.units("fellowship", "lindon") == 0
    assert [event.effect for event in second.told("effect-lost")] == ["remove", "moves"]


def test_r7_1_a_pair_reveals_two_tokens_and_keeps_one() -> None:
    play = Position("c2_18 c2_01", chapter=2, fellowship="c1_20").play().raw("play c2_18")
    assert {str(action) for action in DUEL.legal(play.state, "chance")} == {
        "token elves_red_anywhere",
        "token elves_wild_skill",
        "token elves_yellow_extra_turn",
    }
    play.chance("token elves_wild_skill").chance("token elves_red_anywhere")
    assert play.seen("sauron").revealed == ("elves_wild_skill", "elves_red_anywhere")
    assert play.refused("keep elves_yellow_extra_turn") == ("token-not-revealed", "7.1")
    play.do("keep elves_red_anywhere")
    stack = next(token_stack for token_stack in play.seen(None).stacks if token_stack.race == "elves")
    assert (stack.size, stack.tops, stack.unseen) == (2, ("elves_wild_skill",), ("elves_yellow_extra_turn",))


def test_r7_2_a_trio_reveals_one_token_of_each_race_once_a_game() -> None:
    tops = "hobbits_eagle dwarves_green_moves humans_yellow_quest"
    play = Position("c1_19 c1_20 c1_01", fellowship="c1_17 c1_18", tops=tops).play().do("play c1_19")
    assert play.legal == {"keep hobbits_eagle", "keep dwarves_green_moves", "keep humans_yellow_quest"}
    play.do("keep dwarves_green_moves", "discard c1_01", "play c1_20")
    assert len(play.told("alliance-made")) == 1
    tops_now = {token_stack.race: token_stack.tops for token_stack in play.seen(None).stacks}
    assert (tops_now["hobbits"], tops_now["dwarves"]) == (("hobbits_eagle",), ())


def test_r7_2_each_player_has_a_trio() -> None:
    position = Position("c1_19 c1_01", fellowship="c1_17 c1_18", sauron="c1_20", trio=(False, True))
    assert position.play().do("play c1_19").asked == [("fellowship", "token")]


def test_r7_3_one_symbol_serves_a_trio_and_a_pair() -> None:
    play = Position("c2_15 c2_01", chapter=2, fellowship="c1_17 c1_18 c1_19", trio=(True, False)).play()
    play.do("play c2_15")
    assert play.told("alliance-made")[0].way == "pair"


def test_r7_7_a_single_token_left_is_taken_at_once() -> None:
    gone = "hobbits_eagle hobbits_blue_unit"
    play = Position("c2_15 c2_01", chapter=2, fellowship="c1_17", sauron=gone).play().do("play c2_15")
    assert play.side("fellowship").tokens == ("hobbits_link_coins",)
    assert play.asked == [("sauron", "turn")]


def test_r7_7_nothing_left_to_reveal() -> None:
    gone = "hobbits_eagle hobbits_blue_unit hobbits_link_coins"
    play = Position("c2_15 c2_01", chapter=2, fellowship="c1_17", sauron=gone).play().do("play c2_15")
    assert [event.effect for event in play.told("effect-lost")] == ["pair"]


def test_r7_8_a_token_does_not_act_on_the_card_that_brought_it() -> None:
    tops = "dwarves_green_moves dwarves_no_surcharge"
    position = Position("c2_16 c2_01", 2, fellowship="c1_18", tops=tops, units="fellowship arnor 1")
    assert position.play().do("play c2_16", "keep dwarves_green_moves").asked == [("sauron", "turn")]


def test_r9_1_counters_are_independent() -> None:
    play = Position("c1_13 c1_01", quest=(5, 7)).play().do("play c1_13")
    assert (play.side("fellowship").quest, play.side("sauron").quest) == (6, 7)


@pytest.mark.parametrize(("space", "asked"), [(6, "place"), (9, "extra_turn"), (12, "raze")])
def test_r9_2_bonuses_are_offered(space: int, asked: str) -> None:
    position = Position("c1_13 c1_01", quest=(space - 1, 0), fortresses="sauron mordor")
    play = position.play().do("play c1_13")
    assert play.asked == [("fellowship", asked)]
    assert play.told("bonus-reached")[0].space == space
    assert f"skip {asked}" in play.legal


def test_r9_2_coins_of_space_3() -> None:
    assert Position("c1_13 c1_01", quest=(2, 0)).play().do("play c1_13").coins("fellowship") == 10


def test_r9_3_a_bonus_is_resolved_before_the_character_goes_on() -> None:
    play = Position("c3_07 c3_01", chapter=3, quest=(5, 0)).play().do("play c3_07")
    assert (play.side("fellowship").quest, play.asked) == (6, [("fellowship", "place")])
    assert play.do("place mordor").side("fellowship").quest == 8


def test_r9_4_a_bonus_without_a_target_is_lost() -> None:
    play = Position("c1_13 c1_01", quest=(11, 0), fortresses="fellowship arnor").play().do("play c1_13")
    assert play.told("effect-lost")[0].source == "bonus_12"
    assert play.fortress("fellowship", "arnor")


def test_r9_5_surplus_steps_are_ignored() -> None:
    play = Position("c3_07 c3_01", chapter=3, quest=(12, 0)).play().do("play c3_07")
    assert play.side("fellowship").quest == 14


def test_r11_2_too_few_units_are_placed_as_far_as_they_go() -> None:
    position = Position("c3_12 c3_01", chapter=3, units="fellowship arnor 13")
    play = position.play().do("play c3_12", "place rohan")
    assert (play.units("fellowship", "rohan"), play.side("fellowship").units_left) == (2, 0)
    none = Position("c3_12 c3_01", chapter=3, units="fellowship arnor 15").play().do("play c3_12")
    assert none.told("effect-lost")[0].effect == "place"


@pytest.mark.parametrize(("own", "enemy"), [(3, 1), (1, 3), (2, 2), (3, 0)])
def test_r11_3_conflicts(own: int, enemy: int) -> None:
    position = Position("c3_12 c3_01", 3, units=f"sauron rohan {enemy}", left=(own, 15 - enemy))
    play = position.play().do("play c3_12", "place rohan")
    fallen = min(own, enemy)
    assert (play.units("fellowship", "rohan"), play.units("sauron", "rohan")) == (
        own - fallen,
        enemy - fallen,
    )
    assert [event.fallen for event in play.told("conflict-fought")] == ([fallen] if fallen else [])


def test_r11_4_moves_only_along_connections() -> None:
    play = Position("c3_19 c3_01", chapter=3, units="fellowship lindon 1").play().do("play c3_19")
    assert play.legal == {"move lindon arnor", "skip moves"}
    assert play.refused("move lindon mordor") == ("not-connected", "11.4")
    assert play.refused("move rohan mordor") == ("no-own-unit", "11.4")


def test_r11_5_fortresses_block_nobody() -> None:
    position = Position("c1_21 c1_01", fortresses="sauron rohan")
    play = position.play().do("play c1_21", "place rohan")
    assert (play.units("fellowship", "rohan"), play.fortress("sauron", "rohan")) == (1, True)
    region = next(seen_region for seen_region in play.seen(None).regions if seen_region.region == "rohan")
    assert region.presence == ("fellowship", "sauron")  # 11.6


def test_r12_1_the_other_player_starts_the_next_chapter() -> None:
    play = Position("c1_09").play("sauron").do("play c1_09")
    assert (play.state.chapter, play.asked) == (2, [("fellowship", "turn")])
    assert [event.kind() for event in play.events][-4:] == [
        *("chapter-began", "cards-dealt", "tiles-turned-up", "turn-began"),
    ]


def test_r12_2_an_extra_turn_crosses_the_chapter() -> None:
    play = Position("c1_09", fellowship="elves_yellow_extra_turn").play().do("play c1_09", "again")
    assert (play.state.chapter, play.asked) == (2, [("fellowship", "turn")])
    assert play.told("turn-began")[-1].extra


def test_r12_3_extra_turns_after_chapter_3_are_lost() -> None:
    position = Position("c3_02", chapter=3, fellowship="c2_09 elves_yellow_extra_turn")
    assert position.play().do("play c3_02", "again").outcome is not None


def test_r12_4_tiles_stay_on_offer() -> None:
    assert "bree" in Position("c1_09", tiles="bree").play().do("play c1_09").state.tiles
