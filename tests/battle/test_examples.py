"""The worked examples of the rules, with the values of data/cards.json."""

from __future__ import annotations

from tests.battle.table import Table


def test_r15_1_two_enemies_and_one_wasted_symbol() -> None:
    play = Table("shelob witch_king orc_patrol", north="celeborn+elrohir+eowyn").in_window(
        arriving="troll mumak"
    )
    play.do("north attack 1", "north beat witch_king orc_patrol")
    assert play.asked == [("north", "confirm")]
    play.do("north confirm")
    made = play.told("attack-made")[0]
    assert made.unused == ("green",)
    assert play.told("enemies-beaten")[0].points == 11
    assert play.won("north") == {"witch_king", "orc_patrol"}
    assert {"celeborn", "elrohir", "eowyn"} <= play.discarded
    assert play.state.row == ("mumak", "troll", "shelob")


def test_r15_2_boromir_doubles_one_green_of_elrond() -> None:
    play = Table("balrog mumak crebain", north="elrond+boromir").in_window()
    play.do("north attack 1", "north beat mumak crebain", "north confirm")
    made = play.told("attack-made")[0]
    assert made.doubled == (("boromir", "elrond", "green"),)
    assert made.pool == ("yellow", "green", "green", "green")
    assert play.told("enemies-beaten")[0].points == 7


def test_r15_2_boromir_may_not_double_his_own_yellow() -> None:
    play = Table("balrog corsairs wargs", north="angbor+boromir").in_window()
    play.do("north attack 1")
    assert play.legal("north") == {"beat corsairs", "beat wargs"}


def test_r15_3_frodo_borrows_eowyn() -> None:
    play = Table("balrog troll orc_patrol", north="frodo+gimli", east="eowyn").in_window()
    play.do("north attack 1", "north beat troll orc_patrol")
    assert play.asked == [("north", "borrow")]
    assert play.seen("east").assault.missing == ("red", "yellow")  # type: ignore[union-attr]
    assert play.legal("north") == {"borrow frodo eowyn"}
    play.do("north borrow frodo eowyn")
    assert play.seen(None).assault.missing == ()  # type: ignore[union-attr]
    play.do("north confirm")
    assert play.told("enemies-beaten")[0].points == 7
    assert play.parties("east") == {1: ("eowyn",)}
    assert play.gifts("east") == {"frodo"}
    assert "gimli" in play.discarded
    assert "frodo" not in play.discarded
    assert play.seen("east").player("east").points == 1


def test_r15_4_the_bonus_joker_beats_the_wargs() -> None:
    play = Table("balrog shagrat wargs", north="glorfindel+imrahil").in_window()
    play.do("north attack 1", "north beat shagrat wargs", "north confirm")
    made = play.told("attack-made")[0]
    assert made.bonus == ("glorfindel",)
    assert made.jokers == ("yellow", "yellow")
    assert made.unused == ()


def test_r15_5_a_counterattack_in_the_middle_of_a_draw() -> None:
    table = Table(
        "balrog saruman shelob",
        north="haldir elladan",
        east="arwen",
        hand="celeborn eowyn imrahil beregond",
        track="mordor_hand mordor_party",
    )
    play = table.north_to_act("mordor_enemy", "gwaihir", arriving="troll").do("north take")
    assert play.seen(None).order == "discard_from_party"
    assert play.asked == [("north", "counterattack")]  # east has only one candidate
    play.do("north discard elladan")
    lost = [(event.seat, event.card) for event in play.told("companion-lost")]
    assert lost == [("north", "elladan"), ("east", "arwen")]
    assert play.told("mordor-discarded")[0].cards == ("mordor_enemy", "mordor_hand", "mordor_party")
    assert play.state.track == ()
    assert play.state.row == ("troll", "balrog", "saruman")
    assert play.state.enemy_discard == ("shelob",)
    assert play.hand("north") == {"celeborn", "eowyn", "imrahil", "beregond", "gwaihir"}
    assert play.asked == [("east", "turn")]
