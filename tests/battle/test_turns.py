"""Sections 1 to 4, 6, 7 and 10: cards, set-up, the turn, placing, the row, drawing, limits."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.engine import CHANCE, Chance
from cogs.battle.actions import First
from cogs.battle.components import COLOURS, DATA, ICON, PRINTED
from cogs.battle.game import BATTLE
from cogs.battle.state import SEATS, BattleOptions
from tests.battle.table import Play, Table


def begun(seats: int = 2, seed: int = 1, **options: object) -> Play:
    """A game set up by chance."""
    state, rng = BATTLE.new(BattleOptions(seats=SEATS[:seats], **options)), Random(seed)  # type: ignore[arg-type]
    play = Play.__new__(Play)
    play.state, play.events, play.coming, play.arriving = state, [], [], []
    for _ in range(40):
        if not isinstance(BATTLE.pending(play.state), Chance):
            break
        step = BATTLE.apply(play.state, CHANCE, BATTLE.sample(play.state, rng))
        play.state, play.events = step.state, [*play.events, *step.events]
    return play


# 1 components


def test_r1_1_64_cards() -> None:
    assert (len(PRINTED.companions), len(PRINTED.mordor), len(PRINTED.enemies)) == (31, 12, 21)


def test_r1_2_six_colours_each_with_an_icon_and_the_joker() -> None:
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple")
    assert len(set(ICON.values())) == 7


def test_r1_3_companions_show_one_or_two_symbols_or_a_joker_and_sixteen_have_powers() -> None:
    for card in PRINTED.companions:
        assert len(PRINTED.symbols[card]) == 1 or (
            len(PRINTED.symbols[card]) == 2 and "joker" not in PRINTED.symbols[card]
        )
    assert sum(power is not None for power in PRINTED.power.values()) == 16
    for power, ability in json.loads((DATA / "cards.json").read_text("utf-8"))["abilities"].items():
        assert {card for card in PRINTED.companions if PRINTED.power[card] == power} == set(ability["cards"])


def test_r1_4_points_follow_the_number_of_symbols() -> None:
    assert {(len(PRINTED.symbols[enemy]), PRINTED.points[enemy]) for enemy in PRINTED.enemies} == {
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
    }
    assert sum(PRINTED.points.values()) == 99
    assert len(PRINTED.captains) == 6


def test_r11_3_gandalf_is_worth_two_and_hobbits_one() -> None:
    worth = {card: points for card, points in PRINTED.help_points.items() if points}
    assert worth == {"gandalf": 2, "frodo": 1, "sam": 1, "merry": 1, "pippin": 1}


# 2 set-up


def test_r2_1_the_first_enemy_revealed_goes_to_position_3() -> None:
    play = begun()
    revealed = play.told("enemy-revealed")
    assert [event.position for event in revealed] == [3, 2, 1]
    assert play.state.row == tuple(event.enemy for event in reversed(revealed))
    assert play.seen(None).enemy_at(3) == revealed[0].enemy


@pytest.mark.parametrize(("seats", "deck"), [(2, 37), (3, 34), (4, 31)])
def test_r2_2_r2_3_three_companions_each_and_the_rest_is_the_ring_deck(seats: int, deck: int) -> None:
    play = begun(seats)
    assert [len(player.hand) for player in play.state.players] == [3] * seats
    assert len(play.state.ring_deck) == deck
    assert sum(card in PRINTED.mordor for card in play.state.ring_deck) == 12
    assert all(event.audience == (event.seat,) for event in play.told("card-dealt"))


def test_r2_4_chance_chooses_who_begins() -> None:
    assert {begun(3, seed).state.active for seed in range(20)} == {"north", "east", "south"}
    play = begun(3)
    state = BATTLE.new(BattleOptions())
    assert BATTLE.check(state, CHANCE, First("north")) is not None
    assert play.asked == [(play.state.active, "turn")]


def test_r2_4_play_is_clockwise() -> None:
    play = begun(4, first="south")
    order = []
    for _ in range(5):
        order.append(play.state.active)
        card = play.state.player(play.state.active).hand[-1]
        play.coming = []
        play.do(f"{play.state.active} place {card} new")
        while play.asked[0][1] in ("extra", "angbor"):
            play.do(f"{play.state.active} decline")
        play.do(f"{play.state.active} end")
    assert order == ["south", "west", "north", "east", "south"]


# 3 the turn


@pytest.mark.parametrize(
    ("hand", "place", "take"),
    [("", False, True), ("arwen", True, True), ("arwen haldir gloin elrond gwaihir", True, False)],
)
def test_r3_2_hand_size_decides_what_may_be_chosen(hand: str, place: bool, take: bool) -> None:
    play = Table(hand=hand).north_to_act()
    assert any(text.startswith("place") for text in play.legal("north")) is place
    assert ("take" in play.legal("north")) is take


def test_r3_2_five_cards_must_muster() -> None:
    play = Table(hand="arwen haldir gloin elrond gwaihir").north_to_act()
    assert play.refused("north", "take") == ("hand-full", "3.2")


def test_r3_3_there_is_no_pass() -> None:
    play = Table(hand="arwen").north_to_act()
    assert play.refused("north", "end") == ("not-now", "3.1")
    assert play.refused("north", "decline") == ("not-now", "3.1")


def test_r3_4_no_attack_without_placing_or_after_drawing() -> None:
    play = Table("balrog troll orc_patrol", north="eowyn", hand="arwen").north_to_act("gloin")
    assert play.refused("north", "attack 1") == ("not-now", "3.1")
    play.do("north take")
    assert play.asked == [("east", "turn")]


# 4 placing


def test_r4_1_into_any_own_party_or_a_new_one() -> None:
    play = Table(north="eowyn haldir", hand="arwen").north_to_act()
    assert play.legal("north") == {"place arwen 1", "place arwen 2", "place arwen new", "take"}
    assert play.do("north place arwen 2").parties("north") == {1: ("eowyn",), 2: ("haldir", "arwen")}


def test_r4_1_a_new_party_takes_the_lowest_free_number() -> None:
    play = Table(north="eowyn", hand="arwen").north_to_act().do("north place arwen new")
    assert play.parties("north") == {1: ("eowyn",), 2: ("arwen",)}
    assert play.told("companion-placed")[0].new


def test_r4_2_a_card_once_placed_stays() -> None:
    play = Table(north="eowyn haldir").in_window()
    assert play.refused("north", "move eowyn 2") == ("cannot-move", "4.2")


def test_r4_3_never_into_the_parties_of_others() -> None:
    play = Table(east="eowyn", hand="arwen", hands={"east": "gloin"}).north_to_act()
    assert play.refused("north", "place arwen 1") == ("no-such-party", "4.1")
    assert play.refused("north", "place gloin new") == ("not-in-hand", "4.1")
    assert play.refused("north", "place sauron new") == ("unknown", "4.1")


def test_r4_5_the_window_stays_open_until_the_turn_is_ended() -> None:
    play = Table(hand="arwen").north_to_act().do("north place arwen new")
    assert play.asked == [("north", "window")]
    assert play.do("north end").asked == [("east", "turn")]


# 6 the row


def test_r6_1_r6_2_the_row_slides_right_and_is_filled_from_the_right() -> None:
    play = Table("wargs balrog orc_patrol", north="eowyn").in_window(arriving="troll mumak")
    play.do("north attack 1", "north beat wargs orc_patrol", "north confirm")
    assert play.state.row == ("mumak", "troll", "balrog")
    assert [(e.enemy, e.position) for e in play.told("enemy-revealed")] == [("troll", 2), ("mumak", 1)]


def test_r6_3_with_an_empty_deck_fewer_enemies_lie_open() -> None:
    play = Table("wargs balrog orc_patrol", north="eowyn", enemy_deck="").in_window()
    play.do("north attack 1", "north beat orc_patrol", "north confirm")
    assert play.state.row == ("wargs", "balrog")
    assert [play.seen(None).enemy_at(position) for position in (1, 2, 3)] == [None, "wargs", "balrog"]


def test_r6_4_discarded_enemies_do_not_come_back() -> None:
    play = Table("wargs", enemy_deck="", north="haldir").in_window()
    assert play.state.enemy_discard
    play.do("north attack 1", "north beat wargs", "north confirm")
    assert play.outcome.reason == "outcome-last-enemy-beaten"


# 7 drawing


def test_r7_2_a_drawn_companion_is_seen_by_its_player_alone() -> None:
    play = Table(hand="arwen").north_to_act("gloin").do("north take")
    assert play.hand("north") == {"arwen", "gloin"}
    public = [event.kind() for event in play.events if event.known_to("east")]
    assert "companion-drawn" in public
    assert "card-drawn" not in public
    assert play.seen("east").player("north").hand is None
    assert play.seen("east").player("north").hand_size == 2


def test_r7_3_mordor_cards_do_not_end_a_draw() -> None:
    play = Table(hand="arwen").north_to_act("mordor_party", "mordor_hand", "gloin").do("north take")
    assert play.state.track == ("mordor_hand", "mordor_party")
    assert play.hand("north") == {"arwen", "gloin"}


def test_r7_4_the_ring_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    play = Table(hand="arwen", deck="gloin").north_to_act().do("north take")
    assert play.state.ring_deck == ()
    assert play.told("ring-deck-shuffled") == []
    there = len(play.state.ring_discard)
    play.do("east take")
    assert play.told("ring-deck-shuffled")[0].cards == there
    assert play.state.ring_discard == ()


EMPTIED: dict[str, bool] = {"mordor_returns": False}


def emptied(**more: object) -> Table:
    """All companions on the table or in hands, all Mordor cards out of the game."""
    rest = [card for card in PRINTED.companions if card not in ("arwen", "gloin")]
    return Table(north="+".join(rest[:15]), east="+".join(rest[15:]), options=EMPTIED, **more)  # type: ignore[arg-type]


def without_mordor(table: Table) -> Play:
    from cogs.battle.state import evolve

    return Play(evolve(table.state(), ring_deck=(), ring_discard=(), removed=PRINTED.mordor))


def test_r7_5_with_nothing_to_draw_a_hand_must_be_played() -> None:
    play = without_mordor(emptied(hand="arwen", hands={"east": "gloin"}))
    assert play.refused("north", "take") == ("nothing-to-draw", "7.5")


def test_r7_5_an_empty_hand_passes_and_all_passing_ends_the_game() -> None:
    play = without_mordor(emptied(gifts={"east": "arwen gloin"}))
    assert play.legal("north") == {"take"}
    play.do("north take")
    assert [event.seat for event in play.told("nothing-drawn")] == ["north"]
    play.do("east take")
    assert play.outcome.reason == "outcome-nothing-to-draw"


def test_r7_5_one_who_plays_breaks_the_row_of_passes() -> None:
    play = without_mordor(emptied(hands={"east": "arwen"}, gifts={"east": "gloin"}))
    play.do("north take", "east place arwen new", "east end", "north take")
    assert play.state.outcome is None
    assert play.state.passes == 1


def test_r7_6_without_companions_in_deck_and_discard_the_draw_goes_on() -> None:
    """An order brings one back into the discard, and with the next shuffle it comes."""
    half = "+".join(PRINTED.companions[:16])
    play = Table(
        north=half, east="+".join(PRINTED.companions[16:]), track="mordor_enemy mordor_party"
    ).north_to_act()
    play.do("north take")
    assert play.asked == [("north", "counterattack"), ("east", "counterattack")]
    play.do("north discard frodo", "east discard haldir")
    for _ in range(6):
        if play.asked[0][1] != "counterattack":
            break
        for seat, _kind in play.asked:
            play.do(f"{seat} {min(play.legal(seat))}")
    assert len(play.hand("north")) == 1


# 10 limits


def test_r10_1_nobody_ever_holds_more_than_five() -> None:
    for seed in range(5):
        rng = Random(seed)
        state = BATTLE.new(BattleOptions(seats=SEATS))
        for _ in range(2000):
            pending = BATTLE.pending(state)
            if state.outcome is not None:
                break
            seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat  # type: ignore[union-attr]
            action = BATTLE.sample(state, rng) if seat == CHANCE else rng.choice(BATTLE.legal(state, seat))
            state = BATTLE.apply(state, seat, action).state
            assert all(len(player.hand) <= 5 for player in state.players)
            assert all(party.cards for player in state.players for party in player.parties)
            assert len(state.track) <= 3
