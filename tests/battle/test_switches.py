"""Every option on and off (docs/rules/battle.md, rulings A1 to A12)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine import CHANCE, Chance
from cogs.battle.components import DATA, PRINTED, RULEBOOK
from cogs.battle.game import BATTLE
from cogs.battle.rules.ending import MOST_QUIET
from cogs.battle.state import SEATS, BattleOptions, evolve
from cogs.battle.words import WORDS
from tests.battle.table import Play, Table


def beats(row: str, party: str, east: str = "", **options: Any) -> set[str]:
    """The sets of enemies a party of north may beat."""
    play = Table(row, north=party, east=east, options=options).in_window()
    if "attack 1" not in play.legal("north"):
        return set()
    play.do("north attack 1")
    return {text.removeprefix("beat").strip() for text in play.legal("north")}


def test_the_defaults_are_those_of_the_data() -> None:
    usual, told = BattleOptions(), json.loads((DATA / "cards.json").read_text("utf-8"))["rulings"]
    assert usual.double_jokers is told["double_may_copy_joker"]
    assert usual.double_same_colour is told["double_colour_may_match_own"]
    assert usual.double_once is told["same_symbol_doubled_once_only"]
    assert usual.bonus_anywhere is told["bonus_joker_usable_on_any_enemy_of_the_attack"]
    assert (usual.gandalf == "any_turn") is told["gandalf_any_own_A_turn"]
    assert usual.gimli_safe_in_hand is told["gimli_immune_in_hand_too"]
    assert (usual.tom == "once") is (told["tom_moves_per_turn"] == 1)
    assert (usual.angbor == "placed") is told["angbor_triggers_on_placement"]
    assert usual.mordor_returns is told["all_mordor_cards_recycled"]
    assert usual.empty_attack is not told["attack_must_beat_at_least_one_enemy"]
    assert (usual.ends == "at_once") is told["game_ends_immediately"]
    assert usual.big_enemy == RULEBOOK.abilities["joker_big_enemy"].min_enemy_symbols


@pytest.mark.parametrize("seats", [("north",), ("east", "north"), ("north", "north"), ("north", "up"), ()])
def test_seats_are_two_to_four_clockwise(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        BattleOptions(seats=seats)


@pytest.mark.parametrize(
    ("first", "seats", "begins"),
    [
        ("south", SEATS, "south"),
        ("south", ("north", "west"), "west"),
        ("west", ("north", "east"), "north"),
        ("east", ("east", "south"), "east"),
    ],
)
def test_first_names_who_begins_or_the_next_clockwise(
    first: Any, seats: tuple[str, ...], begins: str
) -> None:
    state = BATTLE.new(BattleOptions(first=first, seats=seats))
    for _ in range(20):
        if not isinstance(BATTLE.pending(state), Chance):
            break
        state = BATTLE.apply(state, CHANCE, BATTLE.legal(state, CHANCE)[0]).state
    assert state.active == begins


@pytest.mark.parametrize("shown", [False, True])
def test_show_won_lets_everybody_see_piles_and_points(shown: bool) -> None:
    table = Table(won={"east": "wargs"}, gifts={"east": "gandalf"}, options={"show_won": shown})
    east = table.north_to_act().seen(None).player("east")
    assert (east.won, east.gifts, east.points) == (
        (("wargs",), ("gandalf",), 3) if shown else (None, None, None)
    )


@pytest.mark.parametrize("on", [True, False])
def test_a1_double_jokers(on: bool) -> None:
    assert ("easterlings" in beats("balrog saruman easterlings", "galadriel+theoden", double_jokers=on)) is on


@pytest.mark.parametrize("on", [True, False])
def test_a1_double_same_colour(on: bool) -> None:
    # Uglúk and the Uruk-hai want four reds: the party has three, and a red doubler.
    party = "pippin+theoden+elladan+gloin"
    row = "balrog ugluk uruk_hai"
    assert ("ugluk uruk_hai" in beats(row, party, double_same_colour=on)) is on


@pytest.mark.parametrize("on", [True, False])
def test_a1_double_once(on: bool) -> None:
    beaten = beats("wolf_riders crebain balrog", "merry+boromir+theoden", double_once=on)
    assert ("wolf_riders crebain" in beaten) is not on


@pytest.mark.parametrize(("least", "enough"), [(3, False), (2, True)])
def test_a2_big_enemy(least: int, enough: bool) -> None:
    assert bool(beats("balrog shelob easterlings", "glorfindel", big_enemy=least)) is enough


@pytest.mark.parametrize("on", [True, False])
def test_a3_bonus_anywhere(on: bool) -> None:
    # Elladan meets Grishnákh whole, so that a joker bound to him is worth nothing against the others.
    row = "grishnakh wargs moria_goblins"
    assert (row in beats(row, "treebeard+elladan", bonus_anywhere=on)) is on


@pytest.mark.parametrize("on", [True, False])
def test_a3_two_bound_jokers_do_not_cover_the_same_symbol(on: bool) -> None:
    # Four reds are missing; both bonus jokers are earned by Shagrat, who has one of them.
    beaten = beats("uruk_hai orc_patrol shagrat", "glorfindel+treebeard+angbor+sam", bonus_anywhere=on)
    assert ("uruk_hai orc_patrol shagrat" in beaten) is on
    assert "uruk_hai shagrat" in beaten


@pytest.mark.parametrize(("when", "asked"), [("placed", "angbor"), ("attacked", "window")])
def test_a4_angbor_draws_when_placed_or_after_fighting(when: str, asked: str) -> None:
    table = Table("balrog shelob dunlendings", hand="angbor sam", options={"angbor": when})
    play = table.north_to_act("gloin").do("north place angbor new")
    assert play.asked == [("north", asked)]
    if when == "placed":
        play.do("north decline")
    play.do("north attack 1", "north beat dunlendings", "north confirm")
    assert play.asked == ([("east", "turn")] if when == "placed" else [("north", "angbor")])
    if when == "attacked":
        play.do("north take")
        assert play.hand("north") == {"gloin", "sam"}
        assert play.asked == [("east", "turn")]


@pytest.mark.parametrize(("when", "may"), [("any_turn", True), ("when_placed", False)])
def test_a5_gandalf_acts_in_any_turn_or_when_placed(when: str, may: bool) -> None:
    options = {"gandalf": when}
    later = Table(north="gandalf", east="eowyn", hand="sam", options=options).north_to_act()
    later.do("north place sam new")
    assert (later.refused("north", "exchange eowyn 1") == ("", "")) is may
    assert may or later.refused("north", "exchange eowyn 1") == ("gandalf-not-placed", "12.3")
    now = Table(east="eowyn", hand="gandalf", options=options).north_to_act().do("north place gandalf new")
    assert "exchange eowyn 1" in now.legal("north")


@pytest.mark.parametrize(("often", "moves"), [("once", 1), ("often", 6)])
def test_a6_tom_moves_once_or_often(often: str, moves: int) -> None:
    play = Table(north="tom_bombadil+sam gloin", options={"tom": often}).in_window()
    for number in range(moves):
        play.do(f"north move tom_bombadil {2 - number % 2}")
    assert play.refused("north", "move tom_bombadil 1")[0] == "moved-already"


@pytest.mark.parametrize(
    ("safe", "legal"), [(True, {"discard sam"}), (False, {"discard sam", "discard gimli"})]
)
def test_a7_gimli_safe_in_hand(safe: bool, legal: set[str]) -> None:
    table = Table(hand="sam gimli", track="mordor_enemy mordor_hand", options={"gimli_safe_in_hand": safe})
    assert table.north_to_act("mordor_enemy").do("north take").legal("north") == legal


@pytest.mark.parametrize("returns", [True, False])
def test_a8_mordor_returns(returns: bool) -> None:
    table = Table(track="mordor_enemy mordor_party", options={"mordor_returns": returns})
    play = table.north_to_act("mordor_hand", "gloin").do("north take")
    assert play.state.removed == (() if returns else ("mordor_party",))
    assert ("mordor_party" in play.discarded) is returns
    assert play.told("mordor-discarded")[0].removed == ("" if returns else "mordor_party")


def face_the_last(ends: str, start: str = "north") -> Play:
    hands = {"east": "gloin", "south": "elrond"}
    table = Table("wargs", north="haldir", hands=hands, enemy_deck="", seats=3, options={"ends": ends})
    play = Play(evolve(table.in_window().state, start=start))
    return play.do("north attack 1", "north beat wargs")


def last_enemy(ends: str, start: str = "north") -> Play:
    return face_the_last(ends, start).do("north confirm")


@pytest.mark.parametrize(("ends", "said"), [("at_once", "ends the game"), ("after_round", "the last round")])
def test_a9_the_attack_on_the_last_enemies_says_what_it_ends(ends: str, said: str) -> None:
    seen = BATTLE.observe(face_the_last(ends).state, "north")
    (confirm,) = (WORDS.paths(seen, "en")(action) for action in seen.legal if str(action) == "confirm")
    assert said in confirm[-1].detail


def test_a9_the_game_ends_at_once() -> None:
    assert last_enemy("at_once").outcome.reason == "outcome-last-enemy-beaten"


def test_a9_or_the_round_is_finished() -> None:
    play = last_enemy("after_round")
    assert len(play.told("last-round")) == 1
    assert play.asked == [("east", "turn")]
    play.do("east place gloin new")
    assert play.refused("east", "attack 1") == ("no-enemies", "5.2")
    play.do("east end", "south take")
    assert play.outcome.reason == "outcome-round-finished"
    assert last_enemy("after_round", start="east").outcome.reason == "outcome-round-finished"


def test_a9_b4_in_the_last_round_nobody_draws_for_mordor_cards_alone() -> None:
    half = "+".join(PRINTED.companions[:16])
    table = Table(
        "", north=half, east="+".join(PRINTED.companions[16:]), options={"ends": "after_round"}, enemy_deck=""
    )
    play = table.north_to_act().do("north take")
    assert [event.seat for event in play.told("nothing-drawn")] == ["north"]
    assert play.asked == [("east", "turn")]


@pytest.mark.parametrize("on", [True, False])
def test_a10_empty_attack(on: bool) -> None:
    beaten = beats("balrog shelob saruman", "sam", empty_attack=on)
    assert beaten == ({""} if on else set())
    if on:
        play = Table(north="sam", options={"empty_attack": True}).in_window()
        play.do("north attack 1", "north beat", "north confirm")
        assert "sam" in play.discarded
        assert play.won("north") == set()
        assert play.asked == [("east", "turn")]


@pytest.mark.parametrize("on", [True, False])
def test_a11_hobbit_counts(on: bool) -> None:
    row = "balrog shelob corsairs"
    assert ("corsairs" in beats(row, "frodo", east="boromir", hobbit_counts=on)) is on


@pytest.mark.parametrize(
    ("side", "row", "positions"),
    [
        ("from_right", ("mumak", "troll", "balrog"), [2, 1]),
        ("from_left", ("troll", "mumak", "balrog"), [1, 2]),
    ],
)
def test_a12_refill(side: str, row: tuple[str, ...], positions: list[int]) -> None:
    table = Table("wargs balrog orc_patrol", north="eowyn", options={"refill": side})
    play = table.in_window(arriving="troll mumak")
    play.do("north attack 1", "north beat wargs orc_patrol", "north confirm")
    assert play.state.row == row
    assert [event.position for event in play.told("enemy-revealed")] == positions


def test_b3_a_standstill_ends_the_game() -> None:
    play = Play(evolve(Table(hand="sam", east="wargs").state(), quiet=MOST_QUIET))
    play.do("north take")
    assert play.outcome.reason == "outcome-standstill"


def test_b3_an_enemy_that_leaves_begins_the_count_anew() -> None:
    table = Table("balrog shelob wargs", north="haldir", hand="sam")
    play = Play(evolve(table.state(), quiet=MOST_QUIET)).do("north place sam new")
    play.do("north attack 1", "north beat wargs", "north confirm")
    assert play.state.outcome is None
    assert play.state.quiet == 0
