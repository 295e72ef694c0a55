"""Sections 8, 9 and 11: the counterattack, what is known, the end; and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import IllegalActionError, NotationError
from cogs.battle.game import BATTLE
from cogs.battle.state import evolve
from tests.battle.table import Play, Table

PARTY, HAND, ENEMY = "mordor_party", "mordor_hand", "mordor_enemy"


def struck(order: str, *then: str, arriving: str = "", **more: Any) -> Play:
    """North draws the third Mordor card, and this order strikes."""
    return (
        Table(track=f"{ENEMY} {order}", **more).north_to_act(HAND, *then, arriving=arriving).do("north take")
    )


# 8 Mordor cards


def test_r8_1_a_mordor_card_lies_on_position_1_and_the_others_slide() -> None:
    play = Table(track=PARTY).north_to_act(HAND, "gloin").do("north take")
    assert play.state.track == (HAND, PARTY)
    assert play.told("mordor-drawn")[0].lying == 2
    assert play.told("counterattack-began") == []


def test_r8_3_only_the_oldest_card_takes_effect() -> None:
    play = struck(PARTY, "gloin", north="haldir eowyn", east="arwen elrond", hand="sam")
    assert play.told("counterattack-began")[0].order == "discard_from_party"
    assert play.asked == [("north", "counterattack"), ("east", "counterattack")]
    assert play.legal("north") == {"discard haldir", "discard eowyn"}


def test_r8_3_it_happens_though_nobody_has_attacked_yet_and_all_cards_return() -> None:
    play = struck(ENEMY, "gloin", arriving="troll", hand="sam")
    assert [event.seat for event in play.told("nothing-lost")] == ["north", "east"]
    assert play.state.row == ("troll", "balrog", "saruman")
    assert sorted(play.state.ring_discard) == sorted((HAND, ENEMY, ENEMY))
    assert play.state.track == ()
    assert play.told("enemy-withdrew")[0].enemy == "shelob"


def test_r8_3_5_without_an_open_enemy_the_draw_is_not_finished() -> None:
    play = struck(ENEMY, "gloin", row="balrog", enemy_deck="", hand="sam")
    assert play.outcome.reason == "outcome-last-enemy-withdrew"
    assert play.hand("north") == {"sam"}


def test_r8_4_a_single_draw_can_trigger_two_counterattacks() -> None:
    play = struck(ENEMY, PARTY, PARTY, ENEMY, "gloin", hand="sam", north="eowyn", arriving="troll wargs")
    assert [event.order for event in play.told("counterattack-began")] == [
        *("discard_won_enemy", "discard_from_party"),
    ]
    assert play.state.row == ("wargs", "troll", "balrog")
    assert play.parties("north") == {}
    assert play.hand("north") == {"sam", "gloin"}


def test_r8_5_choices_are_made_at_the_same_time_and_shown_clockwise_from_the_active_player() -> None:
    table = Table(
        track=f"{ENEMY} {HAND}",
        hand="sam merry",
        hands={"east": "arwen elrond", "south": "gwaihir imrahil"},
        seats=3,
    )
    state = evolve(table.state(), active="east")
    play = Play(state, [ENEMY, "gloin"]).do("east take")
    assert [seat for seat, _ in play.asked] == ["east", "south", "north"]
    play.do("north discard sam", "south discard imrahil")
    assert [event.seat for event in play.told("discard-chosen")] == ["north", "south"]
    assert play.told("companion-lost") == []
    assert play.discarded == set()
    assert play.asked == [("east", "counterattack")]
    play.do("east discard elrond")
    lost = [(event.seat, event.card, event.source) for event in play.told("companion-lost")]
    assert lost == [("east", "elrond", "hand"), ("south", "imrahil", "hand"), ("north", "sam", "hand")]


def test_r8_5_a_choice_is_seen_by_its_seat_alone_and_cannot_be_changed() -> None:
    play = struck(HAND, hand="sam merry", hands={"east": "arwen elrond"}).do("north discard sam")
    assert play.seen("north").own_choice == "sam"
    assert play.seen("east").own_choice is None
    assert play.seen(None).own_choice is None
    assert play.refused("north", "discard merry") == ("already-chosen", "8.5")


def test_r8_6_hand_the_active_player_chooses_among_the_cards_held_before() -> None:
    play = struck(HAND, "gloin", hand="sam merry", hands={"east": "arwen"})
    assert play.legal("north") == {"discard sam", "discard merry"}
    play.do("north discard sam", "east discard arwen")
    assert play.hand("north") == {"merry", "gloin"}
    assert {"sam", "arwen"} <= play.discarded


def test_r8_6_won_enemies_go_to_the_enemy_discard() -> None:
    play = struck(ENEMY, hand="sam", won={"north": "troll wargs", "east": "crebain"})
    assert play.asked == [("north", "counterattack")]
    play.do("north discard wargs")
    assert play.won("north") == {"troll"}
    assert play.won("east") == set()
    assert {"wargs", "crebain"} <= set(play.state.enemy_discard)


def test_r8_6_wrong_choices_are_refused() -> None:
    play = struck(PARTY, hand="sam", north="haldir eowyn gimli", east="arwen elrond")
    assert play.refused("north", "discard arwen") == ("not-in-your-parties", "8.6")
    assert play.refused("north", "discard gimli") == ("immune", "12.5")
    assert play.refused("north", "discard sauron") == ("unknown", "8.6")
    assert play.refused("north", "keep") == ("another-card", "8.7")
    assert play.refused("north", "take") == ("not-now", "8.6")


def test_r8_7_without_a_suitable_card_nothing_is_discarded() -> None:
    play = struck(PARTY, "gloin", hand="sam", north="gimli", east="arwen")
    assert [event.seat for event in play.told("nothing-lost")] == ["north"]
    assert play.parties("north") == {1: ("gimli",)}


@pytest.mark.parametrize(("hand", "legal"), [("gimli", "keep"), ("arwen", "discard arwen")])
def test_r8_7_a_hand_is_asked_whatever_it_holds(hand: str, legal: str) -> None:
    play = struck(HAND, "gloin", hands={"east": hand})
    assert play.asked == [("east", "counterattack")]
    assert play.legal("east") == {legal}
    play.do(f"east {legal}")
    assert play.hand("east") == ({"gimli"} if hand == "gimli" else set())


def test_r8_7_an_empty_hand_is_not_asked() -> None:
    play = struck(HAND, "gloin", hands={"east": ""})
    assert len(play.told("nothing-lost")) == 2
    assert play.asked == [("east", "turn")]


def test_r8_8_gift_piles_are_never_affected() -> None:
    play = struck(ENEMY, "gloin", gifts={"north": "gandalf", "east": "frodo"})
    assert (play.gifts("north"), play.gifts("east")) == ({"gandalf"}, {"frodo"})


# 9 information


def test_r9_1_what_is_public() -> None:
    table = Table(north="eowyn", hand="sam merry", track=PARTY, discard="gloin", won={"east": "wargs"})
    seen = table.north_to_act().seen(None)
    assert (seen.row, seen.track, seen.ring_discard) == (
        ("balrog", "saruman", "shelob"),
        (PARTY,),
        ("gloin",),
    )
    assert [player.hand_size for player in seen.players] == [2, 0]
    assert [player.won_size for player in seen.players] == [0, 1]
    assert seen.ring_deck == 31 + 12 - 5
    assert seen.enemy_deck == 17


def test_r9_2_hands_and_won_piles_are_secret() -> None:
    table = Table(hand="sam merry", won={"east": "wargs"}, gifts={"east": "gandalf"})
    play = table.north_to_act()
    assert play.seen("north").player("north").hand == ("sam", "merry")
    assert play.seen("east").player("north").hand is None
    east = play.seen("north").player("east")
    assert (east.won, east.gifts, east.points) == (None, None, None)
    assert play.seen("east").player("east").points == 3


# 11 the end


def last_attack(**more: Any) -> Play:
    """North beats the last enemy, one point, with one card."""
    play = Table("wargs", north="haldir", enemy_deck="", **more).in_window()
    return play.do("north attack 1", "north beat wargs", "north confirm")


def test_r11_1_the_game_ends_the_moment_no_enemy_lies_open() -> None:
    play = last_attack(hands={"east": "gloin"})
    assert play.outcome.reason == "outcome-last-enemy-beaten"
    assert play.asked == []


def test_r11_2_the_order_of_the_last_counterattack_counts() -> None:
    play = struck(ENEMY, row="balrog", enemy_deck="", won={"north": "troll", "east": "mumak crebain"})
    play.do("east discard mumak")
    assert dict(play.outcome.scores) == {"north": 0, "east": 1}
    assert play.outcome.winners == ("east",)


def test_r11_3_enemies_and_gifts_count_cards_in_hand_and_parties_do_not() -> None:
    play = last_attack(
        won={"east": "troll"}, gifts={"east": "gandalf frodo sam"}, hand="arwen", east="elrond"
    )
    assert dict(play.outcome.scores) == {"north": 1, "east": 6 + 2 + 1 + 1}
    assert play.outcome.winners == ("east",)


def test_r11_4_a_tie_goes_to_the_most_enemies() -> None:
    play = last_attack(won={"north": "corsairs crebain orc_patrol", "east": "troll"})
    assert dict(play.outcome.scores) == {"north": 6, "east": 6}
    assert play.outcome.winners == ("north",)


def test_r11_4_still_tied_they_share_and_gifts_are_no_enemies() -> None:
    play = last_attack(won={"east": "crebain"}, hand="arwen")
    assert play.outcome.winners == ("north", "east")
    gift = last_attack(won={"north": "crebain"}, gifts={"east": "frodo"}, east="elrond")
    assert gift.outcome.winners == ("north",)
    level = last_attack(won={"north": "crebain"}, gifts={"east": "gandalf"})
    assert dict(level.outcome.scores) == {"north": 2, "east": 2}
    assert level.outcome.winners == ("north",)


def test_everything_lies_open_at_the_end() -> None:
    seen = last_attack(won={"east": "crebain"}, hands={"east": "gloin"}).seen(None)
    assert (seen.stage, seen.player("east").won, seen.player("east").hand) == (
        "over",
        ("crebain",),
        ("gloin",),
    )


# B1, B2 giving up


def test_b1_of_two_the_other_wins() -> None:
    play = Table(hand="sam", won={"north": "balrog"}, row="saruman").north_to_act().do("north resign")
    assert (play.outcome.winners, play.outcome.reason) == (("east",), "outcome-resigned")
    assert dict(play.outcome.scores) == {"north": 0, "east": 0}


def three(**more: Any) -> Table:
    return Table(
        north="haldir gloin",
        east="arwen eowyn",
        south="imrahil elladan",
        hand="sam merry",
        hands={"east": "elrond gwaihir", "south": "pippin frodo"},
        seats=3,
        **more,
    )


def test_b1_of_three_hand_and_parties_are_discarded_and_the_turn_passes() -> None:
    play = three(won={"north": "wargs"}).north_to_act().do("north resign")
    assert {"haldir", "gloin", "sam", "merry"} <= play.discarded
    assert play.asked == [("east", "turn")]
    assert play.state.player("north").won == ("wargs",)
    play.do("east place elrond new", "east end", "south place pippin new", "south end")
    assert play.asked == [("east", "turn")]


def test_b1_a_seat_that_has_gone_wins_nothing_and_is_asked_nothing() -> None:
    play = three(won={"north": "troll"}, row="wargs", enemy_deck="").north_to_act().do("north resign")
    play.do("east place gwaihir 1", "east attack 1", "east beat wargs", "east confirm")
    assert play.outcome.winners == ("east",)
    assert play.outcome.score("north") == 0
    with pytest.raises(IllegalActionError):
        play.do("north resign")


def test_b1_nobody_gives_up_twice() -> None:
    play = three().north_to_act().do("south resign")
    with pytest.raises(IllegalActionError):
        play.do("south resign")


def test_b2_the_others_finish_a_counterattack() -> None:
    play = three(track=f"{ENEMY} {HAND}").north_to_act(ENEMY, arriving="troll").do("north take")
    play.do("south discard frodo", "north resign")
    assert play.asked == [("east", "counterattack")]
    play.do("east discard elrond")
    assert [event.seat for event in play.told("companion-lost")] == ["east", "south"]
    assert play.state.row == ("troll", "balrog", "saruman")
    assert play.asked == [("east", "turn")]


def test_b2_the_last_one_waited_for_goes() -> None:
    play = three(track=f"{ENEMY} {HAND}").north_to_act(ENEMY, "boromir", arriving="troll").do("north take")
    play.do("north discard sam", "south discard frodo", "east resign")
    assert "sam" in play.discarded
    assert play.hand("north") == {"merry", "boromir"}
    assert play.asked == [("south", "turn")]


def test_b2_an_attack_that_borrows_from_one_who_goes_is_put_together_anew() -> None:
    table = Table("balrog shelob haradrim", north="sam", east="pippin", south="imrahil", seats=3)
    play = table.in_window().do("north attack 1", "north beat haradrim", "north borrow sam pippin")
    play.do("east resign")
    assert play.asked == [("north", "window")]
    assert play.state.assault is None
    play.do("north attack 1", "north beat haradrim")
    assert play.legal("north") == {"borrow sam imrahil"}


def test_out_of_turn_nothing_may_be_done() -> None:
    play = Table(hand="sam", hands={"east": "arwen"}).north_to_act()
    assert play.refused("east", "take") == ("not-your-decision", "-")


# notation


@pytest.mark.parametrize(
    "text",
    [
        *("place haldir new", "place haldir 2", "take", "decline", "exchange eowyn 1", "move tom_bombadil 2"),
        *("end", "attack 1", "beat wargs troll", "beat", "borrow frodo eowyn", "confirm", "discard arwen"),
        *("keep", "reveal troll", "deal frodo", "first east", "draw mordor_hand"),
    ],
)
def test_actions_and_their_texts_are_inverse(text: str) -> None:
    assert str(BATTLE.parse(text)) == text


@pytest.mark.parametrize("text", ["", "place haldir", "attack one", "attack 01", "fly", "take now"])
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        BATTLE.parse(text)
