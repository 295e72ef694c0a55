"""Attacking (docs/rules/battle.md, 5) and the powers (12)."""

from __future__ import annotations

import pytest

from tests.battle.table import Play, Table

# 5 attacking


def beats(row: str, party: str, **more: object) -> set[str]:
    """The sets of enemies a party of north may beat."""
    play = Table(row, north=party, **more).in_window()  # type: ignore[arg-type]
    if "attack 1" not in play.legal("north"):
        return set()
    play.do("north attack 1")
    return {text.removeprefix("beat ") for text in play.legal("north")}


def test_r5_1_any_own_party_may_attack_not_only_the_one_extended() -> None:
    play = Table("wargs balrog orc_patrol", north="eowyn", hand="gloin").north_to_act()
    play.do("north place gloin new")
    assert play.legal("north") == {"attack 1", "attack 2", "end"}


def test_r5_2_all_chosen_enemies_must_be_beaten_by_the_one_party() -> None:
    assert beats("wargs balrog orc_patrol", "eowyn") == {"wargs", "orc_patrol", "wargs orc_patrol"}
    play = Table("wargs balrog orc_patrol", north="eowyn").in_window().do("north attack 1")
    assert play.refused("north", "beat balrog") == ("enemies-too-strong", "5.7")
    assert play.refused("north", "beat") == ("nobody-to-beat", "5.2")
    assert play.refused("north", "beat troll") == ("not-in-row", "5.2")
    assert play.refused("north", "beat wargs wargs") == ("row-order", "5.2")


def test_r5_2_enemies_may_be_named_in_any_order() -> None:
    """Given enemies named from right to left, then the record has them one way and so has what follows."""
    table = Table("wargs balrog orc_patrol", north="eowyn")
    one, other = table.in_window().do("north attack 1"), table.in_window().do("north attack 1")
    one.do("north beat orc_patrol wargs")
    other.do("north beat wargs orc_patrol")
    assert one.state == other.state
    assert one.state.assault is not None
    assert one.state.assault.enemies == ("wargs", "orc_patrol"), "from position 1 on"


def test_r5_2_a_party_too_weak_cannot_attack() -> None:
    play = Table("balrog shelob saruman", north="eowyn").in_window()
    assert play.refused("north", "attack 1") == ("party-too-weak", "5.2")
    assert play.refused("north", "attack 2") == ("no-such-party", "5.1")


def test_r5_3_symbols_of_all_cards_count() -> None:
    assert "witch_king" in beats("balrog shelob witch_king", "eowyn+gwaihir")


def test_r5_5_a_symbol_serves_one_enemy_only() -> None:
    assert beats("balrog uruk_hai orc_patrol", "pippin+aragorn") == {"uruk_hai", "orc_patrol"}
    assert "uruk_hai orc_patrol" in beats("balrog uruk_hai orc_patrol", "pippin+aragorn+imrahil")


def test_r5_6_a_joker_stands_for_any_colour() -> None:
    assert beats("moria_goblins dunlendings crebain", "galadriel") == {
        "moria_goblins",
        "dunlendings",
        "crebain",
    }


def test_r5_7_missing_symbols_are_at_most_the_jokers() -> None:
    assert "troll" in beats("balrog shelob troll", "galadriel+gimli")
    assert beats("balrog shelob troll", "galadriel+merry+sam") == set()


def test_r5_9_an_attack_is_told_in_order() -> None:
    row = "balrog troll orc_patrol"
    play = Table(row, north="frodo+gimli+legolas", east="eowyn").in_window(arriving="mumak crebain")
    play.do("north attack 1", "north beat troll orc_patrol", "north borrow frodo eowyn", "north confirm")
    kinds = [event.kind() for event in play.events]
    assert kinds == [
        *("attack-made", "enemies-beaten", "gift-given", "companion-stayed", "party-discarded"),
        *("enemy-revealed", "enemy-revealed", "turn-began"),
    ]
    assert play.told("party-discarded")[0].cards == ("gimli",)


def test_r5_9_1_nothing_has_happened_before_the_confirmation() -> None:
    play = Table("wargs balrog orc_patrol", north="eowyn").in_window()
    play.do("north attack 1", "north beat wargs")
    assert play.events == []
    assert play.state.row == ("wargs", "balrog", "orc_patrol")
    assert play.legal("north") == {"confirm"}


def test_r5_10_an_attack_leaves_the_mordor_track_alone() -> None:
    play = Table("wargs balrog orc_patrol", north="eowyn", track="mordor_hand mordor_enemy").in_window()
    play.do("north attack 1", "north beat orc_patrol", "north confirm")
    assert play.state.track == ("mordor_hand", "mordor_enemy")


def test_an_attack_being_put_together_is_open_to_all() -> None:
    play = (
        Table("wargs balrog orc_patrol", north="eowyn").in_window().do("north attack 1", "north beat wargs")
    )
    assault = play.seen(None).assault
    assert assault is not None
    assert (assault.party, assault.enemies) == (1, ("wargs",))
    assert (assault.pool, assault.demand, assault.missing) == (("red", "yellow"), ("yellow",), ())


# 12.2 Frodo, Sam, Merry, Pippin


@pytest.mark.parametrize("hobbit", ["frodo", "sam", "merry", "pippin"])
def test_r12_2_a_hobbit_borrows_all_symbols_of_one_card(hobbit: str) -> None:
    play = Table("balrog shelob corsairs", north=hobbit, east="arwen+elrohir imrahil").in_window()
    if hobbit in ("frodo", "sam"):
        play.do("north attack 1", "north beat corsairs")
        assert f"borrow {hobbit} {'arwen' if hobbit == 'frodo' else 'elrohir'}" in play.legal("north")
    else:
        assert "attack 1" not in play.legal("north")
    joker = Table("balrog shelob moria_goblins", north=hobbit, east="galadriel").in_window()
    joker.do(
        "north attack 1", "north beat moria_goblins", f"north borrow {hobbit} galadriel", "north confirm"
    )
    assert joker.gifts("east") == {hobbit}
    assert joker.parties("east") == {1: ("galadriel",)}


def test_r12_2_borrowing_that_is_not_needed_is_not_offered() -> None:
    play = Table("balrog shelob dunlendings", north="frodo", east="imrahil").in_window()
    play.do("north attack 1", "north beat dunlendings")
    assert play.legal("north") == {"confirm"}
    play.do("north confirm")
    assert "frodo" in play.discarded
    assert play.gifts("east") == set()


def test_r12_2_only_borrowing_that_helps_is_offered() -> None:
    play = Table("balrog shelob easterlings", north="frodo", east="gloin merry").in_window()
    play.do("north attack 1", "north beat easterlings")
    assert play.legal("north") == {"borrow frodo gloin"}
    assert play.refused("north", "borrow frodo merry") == ("borrowing-idle", "12.2")
    assert play.refused("north", "borrow sam gloin") == ("no-borrower", "12.2")
    assert play.refused("north", "borrow frodo haldir") == ("not-anothers", "12.2")


def test_r12_2_two_hobbits_borrow_two_different_cards_from_whom_they_like() -> None:
    table = Table(
        "saruman shelob ugluk", north="frodo+pippin", east="halbarad", south="eowyn elladan", seats=3
    )
    play = table.in_window().do("north attack 1", "north beat ugluk")
    assert play.legal("north") == {
        *("borrow frodo halbarad", "borrow pippin halbarad"),
    }  # Halbarad alone brings red and orange
    two = Table("saruman shelob balrog", north="frodo+sam", east="halbarad", south="gwaihir", seats=3)
    play = two.in_window().do("north attack 1", "north beat balrog", "north borrow frodo halbarad")
    assert play.legal("north") == {"borrow sam gwaihir"}
    assert play.refused("north", "borrow frodo gwaihir") == ("borrower-used", "12.2")
    assert play.refused("north", "borrow sam halbarad") == ("borrowed-already", "12.2")
    play.do("north borrow sam gwaihir", "north confirm")
    assert (play.gifts("east"), play.gifts("south")) == ({"frodo"}, {"sam"})


def test_r12_2_gimli_may_be_borrowed() -> None:
    play = Table("saruman shelob troll", north="sam", east="gimli").in_window()
    play.do("north attack 1", "north beat troll")
    assert play.legal("north") == {"borrow sam gimli"}


def test_r12_2_powers_of_borrowed_cards_and_doubling_them_do_nothing() -> None:
    assert "witch_king" not in beats("balrog shelob witch_king", "frodo+aragorn", east="treebeard")
    assert beats("balrog saruman uruk_hai", "merry+faramir", east="aragorn") == set()


# 12.3 Gandalf


def gandalf(**more: object) -> Play:
    return Table(north="gandalf haldir", east="eowyn+gimli legolas", **more).in_window()  # type: ignore[arg-type]


def test_r12_3_gandalf_takes_a_companion_and_goes_to_its_player() -> None:
    play = gandalf().do("north exchange eowyn 2")
    assert play.parties("north") == {2: ("haldir", "eowyn")}
    assert play.parties("east") == {1: ("gimli",), 2: ("legolas",)}
    assert play.gifts("east") == {"gandalf"}
    assert play.seen("east").player("east").points == 2
    assert play.asked == [("north", "window")]


def test_r12_3_alone_in_his_party_he_is_replaced() -> None:
    play = gandalf().do("north exchange legolas 1")
    assert play.parties("north") == {1: ("legolas",), 2: ("haldir",)}
    assert play.parties("east") == {1: ("eowyn", "gimli")}


def test_r12_3_gimli_cannot_be_taken_and_no_party_is_opened() -> None:
    play = gandalf()
    assert play.refused("north", "exchange gimli 1") == ("immune", "12.5")
    assert play.refused("north", "exchange eowyn 3") == ("no-such-party", "12.3")
    assert play.refused("north", "exchange haldir 1") == ("not-anothers", "12.3")
    assert not any(text.startswith("exchange gimli") for text in play.legal("north"))


def test_r12_3_he_never_returns_and_acts_once() -> None:
    play = gandalf().do("north exchange eowyn 2")
    assert play.refused("north", "exchange legolas 2") == ("no-gandalf", "12.3")
    assert "gandalf" not in play.discarded


def test_r12_3_not_after_declaring_an_attack() -> None:
    play = (
        Table("balrog crebain wargs", north="gandalf haldir", east="eowyn").in_window().do("north attack 2")
    )
    assert play.refused("north", "exchange eowyn 1") == ("not-now", "5.2")


def test_r12_3_a_taken_tom_may_move_in_the_same_window_and_aragorn_does_not_act() -> None:
    play = Table(north="gandalf haldir", east="tom_bombadil aragorn", hand="gloin").in_window()
    play.do("north exchange tom_bombadil 1", "north move tom_bombadil 2")
    assert play.parties("north") == {2: ("haldir", "tom_bombadil")}
    other = Table(north="gandalf haldir", east="aragorn", hand="gloin").in_window()
    assert other.do("north exchange aragorn 1").asked == [("north", "window")]


def test_r12_3_unused_he_fights_and_is_discarded() -> None:
    play = Table("balrog shelob orc_patrol", north="gandalf+pippin", east="eowyn").in_window()
    play.do("north attack 1", "north beat orc_patrol", "north confirm")
    assert {"gandalf", "pippin"} <= play.discarded


# 12.4 Théoden, Faramir, Boromir, Éomer


@pytest.mark.parametrize(
    ("doubler", "row", "other"),
    [
        ("theoden", "balrog shelob troll", "gloin"),
        ("faramir", "balrog saruman wolf_riders", "merry"),
        ("boromir", "balrog shelob uruk_hai", "pippin"),
        ("eomer", "balrog shelob ugluk", "pippin+gloin"),
    ],
)
def test_r12_4_a_doubler_doubles_a_symbol_of_another_companion(doubler: str, row: str, other: str) -> None:
    target = row.split()[-1]
    with_doubler, without = beats(row, f"{other}+{doubler}"), beats(row, other)
    assert target in with_doubler
    assert target not in without


def test_r12_4_alone_there_is_nothing_to_double() -> None:
    assert beats("balrog saruman uruk_hai", "theoden") == set()


def test_r12_4_each_doubler_doubles_another_symbol_also_each_others() -> None:
    play = Table("balrog saruman ugluk", north="theoden+boromir+gloin").in_window()
    play.do("north attack 1", "north beat ugluk", "north confirm")
    assert play.told("attack-made")[0].doubled == (("boromir", "theoden", "red"),)
    assert "corsairs haradrim" in beats("corsairs haradrim balrog", "theoden+boromir+eomer")


def test_r12_4_a_printed_symbol_is_doubled_at_most_once() -> None:
    assert "wolf_riders" in beats("balrog saruman wolf_riders", "merry+boromir")
    assert "wolf_riders crebain" not in beats("wolf_riders crebain balrog", "merry+boromir+theoden")


def test_r12_4_a_joker_may_be_doubled() -> None:
    play = Table("balrog saruman easterlings", north="galadriel+theoden").in_window()
    play.do("north attack 1", "north beat easterlings", "north confirm")
    made = play.told("attack-made")[0]
    assert made.doubled == (("theoden", "galadriel", "joker"),)
    assert made.jokers == ("orange", "blue")


def test_r12_4_a_bonus_joker_cannot_be_doubled() -> None:
    # Gothmog (red, orange, blue) and Saruman's four: a joker, its double, and the bonus make three.
    assert beats("balrog gothmog shelob", "treebeard+merry") == set()
    assert "gothmog" in beats("balrog gothmog shelob", "treebeard+boromir")
    assert "gothmog dunlendings" not in beats("gothmog dunlendings shelob", "treebeard+boromir")


# 12.5 Gimli, 12.6 Legolas, 12.7 Tom Bombadil


def test_r12_5_gimli_is_discarded_after_an_attack() -> None:
    play = Table("balrog shelob moria_goblins", north="gimli").in_window()
    play.do("north attack 1", "north beat moria_goblins", "north confirm")
    assert "gimli" in play.discarded


def test_r12_6_legolas_stays_and_begins_a_new_party() -> None:
    play = Table("balrog shelob crebain", north="legolas+haldir gloin").in_window()
    play.do("north attack 1", "north beat crebain", "north confirm")
    assert play.parties("north") == {1: ("legolas",), 2: ("gloin",)}
    assert "haldir" in play.discarded


def test_r12_6_alone_he_may_attack_again_and_again() -> None:
    play = Table("balrog shelob crebain", north="legolas", hand="gloin").in_window(arriving="wolf_riders")
    play.do("north attack 1", "north beat crebain", "north confirm")
    assert play.parties("north") == {1: ("legolas",)}
    assert not any(event.kind() == "party-discarded" for event in play.events)


def test_r12_7_tom_changes_to_another_existing_party_once() -> None:
    play = Table(north="tom_bombadil+haldir gloin eowyn").in_window()
    assert {"move tom_bombadil 2", "move tom_bombadil 3"} <= play.legal("north")
    assert play.refused("north", "move tom_bombadil 1") == ("already-there", "12.7")
    assert play.refused("north", "move tom_bombadil 4") == ("no-such-party", "12.7")
    play.do("north move tom_bombadil 2")
    assert play.parties("north") == {1: ("haldir",), 2: ("gloin", "tom_bombadil"), 3: ("eowyn",)}
    assert play.refused("north", "move tom_bombadil 3") == ("moved-already", "12.7")


def test_r12_7_a_party_he_leaves_empty_disappears() -> None:
    play = Table(north="tom_bombadil gloin").in_window().do("north move tom_bombadil 2")
    assert play.parties("north") == {2: ("gloin", "tom_bombadil")}


def test_r12_7_he_may_move_again_in_the_next_own_turn() -> None:
    play = Table(north="tom_bombadil gloin eowyn", hand="haldir", hands={"east": "sam"}).in_window("merry")
    play.do(
        "north move tom_bombadil 2", "north end", "east place sam new", "east end", "north place haldir new"
    )
    assert "move tom_bombadil 3" in play.legal("north")


# 12.8 Glorfindel, 12.9 Treebeard


def test_r12_8_glorfindel_gets_one_joker_for_big_enemies_however_many() -> None:
    assert "mumak" in beats("balrog shelob mumak", "glorfindel+merry")
    assert beats("balrog shelob easterlings", "glorfindel") == set()
    both = beats("mumak troll balrog", "glorfindel+merry+faramir+sam+boromir+gimli")
    assert "mumak troll" in both
    play = Table("mumak troll balrog", north="glorfindel+merry+gimli+sam").in_window()
    play.do("north attack 1", "north beat mumak troll", "north confirm")
    assert play.told("attack-made")[0].bonus == ("glorfindel",)


def test_r12_9_treebeard_gets_one_joker_for_captains() -> None:
    assert "grishnakh" in beats("balrog shelob grishnakh", "treebeard")
    assert beats("balrog shelob haradrim", "treebeard") == set()


def test_r12_9_the_bonus_may_be_spent_on_any_enemy_of_the_attack() -> None:
    assert "grishnakh wargs" in beats("grishnakh wargs balrog", "treebeard+merry")


def test_r12_9_glorfindel_and_treebeard_both_give_their_bonus() -> None:
    play = Table("balrog shelob witch_king", north="glorfindel+treebeard").in_window()
    play.do("north attack 1", "north beat witch_king", "north confirm")
    assert play.told("attack-made")[0].bonus == ("glorfindel", "treebeard")


# 12.10 Aragorn, 12.11 Angbor


def test_r12_10_aragorn_brings_one_further_companion() -> None:
    play = Table(hand="aragorn haldir gloin").north_to_act().do("north place aragorn new")
    assert play.asked == [("north", "extra")]
    assert play.legal("north") == {
        *("place gloin 1", "place gloin new", "place haldir 1", "place haldir new", "decline"),
    }
    play.do("north place haldir 1")
    assert play.told("companion-placed")[1].by == "aragorn"
    assert play.asked == [("north", "window")]


def test_r12_10_it_is_optional_and_needs_a_card() -> None:
    assert Table(hand="aragorn gloin").north_to_act().do(
        "north place aragorn new", "north decline"
    ).asked == [("north", "window")]
    assert Table(hand="aragorn").north_to_act().do("north place aragorn new").asked == [("north", "window")]


def test_r12_11_angbor_draws_and_the_turn_goes_on() -> None:
    play = Table("balrog shelob dunlendings", hand="angbor haldir").north_to_act("mordor_hand", "gloin")
    play.do("north place angbor new")
    assert play.asked == [("north", "angbor")]
    play.do("north take")
    assert play.hand("north") == {"haldir", "gloin"}
    assert play.told("draw-began")[0].by == "angbor"
    assert "attack 1" in play.legal("north")


def test_r12_11_it_may_be_declined() -> None:
    play = Table(hand="angbor haldir").north_to_act().do("north place angbor new", "north decline")
    assert play.asked == [("north", "window")]
    assert play.hand("north") == {"haldir"}


def test_r12_11_as_aragorns_extra_card_his_draw_comes_after() -> None:
    play = Table(hand="aragorn angbor").north_to_act("gloin")
    play.do("north place aragorn new", "north place angbor 1", "north take")
    assert play.hand("north") == {"gloin"}
    assert play.asked == [("north", "window")]


def test_r12_11_a_counterattack_strikes_in_the_middle_of_the_turn() -> None:
    table = Table(
        "balrog shelob wargs", hand="angbor haldir", east="eowyn", track="mordor_enemy mordor_party"
    )
    play = table.north_to_act("mordor_hand", "gloin", arriving="orc_patrol").do("north place angbor new")
    play.do("north take")
    assert {event.card for event in play.told("companion-lost")} == {"angbor", "eowyn"}
    assert play.state.row == ("orc_patrol", "balrog", "shelob")
    assert play.asked == [("north", "window")]
    assert play.hand("north") == {"haldir", "gloin"}


def test_r12_11_if_the_game_ends_the_turn_is_cut_short() -> None:
    table = Table("wargs", hand="angbor haldir", track="mordor_enemy mordor_hand", enemy_deck="")
    play = table.north_to_act("mordor_hand", "gloin").do("north place angbor new", "north take")
    play.do("north discard haldir")
    assert play.outcome.reason == "outcome-last-enemy-withdrew"
    assert play.hand("north") == set()
