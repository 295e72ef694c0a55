"""4 The turn sequence."""

from __future__ import annotations

from random import Random

from bot.engine import CHANCE, Chance, Event
from cogs.war.game import WAR
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.queries import HUNTED
from cogs.war.model.state import WarOptions
from cogs.war.model.turn_events import CardDrawn, CardsDrawn
from cogs.war.rules.event_cards import DiscardExcess, DrawCards
from cogs.war.rules.turn import AllocateHunt, BeginTurn, RollActionDice, pool_size
from cogs.war.rules.victory import CheckVictory
from tests.war.position import Position


def test_r4_1_dice_return_and_fp_dice_in_the_hunt_box_are_remembered() -> None:
    game = Position().dice(fp="army").hunt(free=2, shadow=3).steps(BeginTurn())
    assert game.state.dice == ((), ())
    assert (game.state.hunt.free, game.state.hunt.shadow) == (0, 0)
    assert HUNTED in game.state.once
    assert game.state.turn == 2


def test_r4_1b_characters_in_play_add_dice_up_to_the_maximum() -> None:
    at = Position()
    assert (pool_size(at.state, FREE), pool_size(at.state, SHADOW)) == (4, 7)
    at.put("dol_amroth", "aragorn").put("fangorn", "gandalf_the_white")
    at.put("orthanc", "saruman").put("barad_dur", "witch_king mouth_of_sauron")
    assert (pool_size(at.state, FREE), pool_size(at.state, SHADOW)) == (6, 10)


def test_r4_1c_each_draws_one_card_of_each_deck_and_only_the_drawer_knows_which() -> None:
    state = WAR.new(WarOptions())
    rng = Random(1)
    events: list[Event] = []
    while isinstance(WAR.pending(state), Chance) and WAR.pending(state).kind == "draw":  # type: ignore[union-attr]
        step = WAR.apply(state, CHANCE, WAR.sample(state, rng))
        state, events = step.state, [*events, *step.events]
    assert [len(hand) for hand in state.hands] == [2, 2]
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert [event.audience for event in drawn] == [("free_peoples",)] * 2 + [("shadow",)] * 2
    assert [event.deck for event in events if isinstance(event, CardsDrawn)] == ["character", "strategy"] * 2


def test_r4_1c_an_empty_deck_gives_nothing() -> None:
    at = Position()
    at.having(decks=(((), at.state.decks[0][1]), at.state.decks[1]), buried=(at.state.decks[0][0], ()))
    game = at.steps(DrawCards(FREE, 0))
    assert game.kind == "allocate"


def test_r4_1d_the_hand_is_cut_to_six_face_down() -> None:
    cards = [f"fp_char_{number:02}" for number in range(1, 9)]
    game = Position().hand(*cards).steps(DiscardExcess(FREE))
    assert game.kind == "excess"
    game.do("discard fp_char_02", "discard fp_char_05")
    assert game.kind == "allocate"
    assert game.state.buried[FREE] == ("fp_char_02", "fp_char_05")
    spectator = WAR.observe(game.state, "shadow").sides[FREE]
    assert spectator.buried == ()
    assert spectator.buried_backs == (2, 0)


def test_r4_1d_option_after_each_draw() -> None:
    cards = [f"fp_str_{number:02}" for number in range(1, 7)]
    both = Position(discards="after_both").hand(*cards).steps(BeginTurn()).do("draw fp_char_01")
    assert both.kind == "draw"
    after_each = Position(discards="after_each").hand(*cards).steps(BeginTurn()).do("draw fp_char_01")
    assert after_each.kind == "excess"


def test_r4_3_allocation_between_zero_and_the_companions() -> None:
    game = Position().steps(AllocateHunt())
    assert game.options == [f"allocate {dice}" for dice in range(8)]
    assert game.reason("allocate 8") == "refusal-hunt-allocation"


def test_r4_3_at_least_one_where_the_hunt_box_held_a_fp_die() -> None:
    game = Position().having(once=(HUNTED,)).steps(AllocateHunt())
    assert game.options[0] == "allocate 1"


def test_r4_3_one_die_is_always_allowed() -> None:
    at = Position()
    at.without(*at.state.fellowship.companions)
    assert at.steps(AllocateHunt()).options == ["allocate 0", "allocate 1"]


def test_r4_4_the_shadow_rolls_what_it_did_not_allocate_and_eyes_go_to_the_box() -> None:
    game = Position().hunt(shadow=2).steps(RollActionDice(SHADOW))
    game.roll(6, 6, 1, 2, 4)
    assert game.state.hunt.shadow == 4
    assert game.state.dice[SHADOW] == ("character", "army", "event")


def test_r4_5_sides_alternate_and_one_without_dice_is_bypassed() -> None:
    game = Position().dice(fp="character", sh="army army army").acting("free_peoples")
    game.do("skip character")
    assert game.seat == "shadow"
    game.do("skip army", "skip army", "skip army")
    assert game.kind == "allocate"


def test_r11_pass_needs_strictly_fewer_dice() -> None:
    game = Position().dice(fp="character character", sh="army army").acting("free_peoples")
    assert game.reason("pass") == "refusal-may-not-pass"
    game.do("skip character")
    game.do("skip army")
    assert game.reason("pass") == "refusal-may-not-pass"
    game.do("skip character", "skip army")
    fewer = Position().dice(fp="character", sh="army army").acting("free_peoples").do("pass")
    assert fewer.seat == "shadow"
    assert fewer.state.dice[FREE] == ("character",)


def test_r4_6_phase_six_ends_the_game_only_with_enough_points() -> None:
    game = Position().captured("minas_tirith", "lorien").steps(CheckVictory())
    assert game.kind == "allocate"


def test_the_turn_limit_ends_a_game_without_a_winner() -> None:
    game = Position(most_turns=1).steps(BeginTurn())
    assert game.kind == "outcome-turn-limit"
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ()


def test_r4_1a_dice_of_the_shadow_alone_in_the_box_return_without_a_trace() -> None:
    """Given no die of the Free Peoples in the Hunt Box, when a turn begins, then none need be allocated."""
    game = Position().dice(sh="army muster").hunt(shadow=3).steps(BeginTurn())
    assert game.state.dice == ((), ())
    assert game.state.hunt.shadow == 0
    assert HUNTED not in game.state.once
