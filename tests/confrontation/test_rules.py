"""Numbered rules that no scenario covers."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import IllegalActionError, NotationError, UnreadableStateError
from cogs.confrontation.components import CAPACITY, CARDS, FIGURES, FORWARD, REGIONS, SIDEWAYS, STRENGTH
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.rules.movement import MOST_TURNS
from cogs.confrontation.state import DARK, LIGHT, evolve
from tests.confrontation.position import Play, Position


def attacked(light: str, dark: str, **more: str) -> Play:
    """Dark attacks Eregion from Moria."""
    position = Position(f"{light} eregion", f"{dark} moria", **more)  # type: ignore[arg-type]
    return position.dark_to_move().do(f"dark move {dark} eregion")


# 1-2 Components


def test_r1_2_strengths_add_up() -> None:
    assert sum(STRENGTH[figure] for figure in FIGURES[0]) == 21
    assert sum(STRENGTH[figure] for figure in FIGURES[1]) == 38
    assert [len(side) for side in (*FIGURES, *CARDS)] == [9, 9, 9, 9]


def test_r2_2_forward_links_mirror_each_other() -> None:
    for region in range(16):
        assert all(region in FORWARD[1][ahead] for ahead in FORWARD[0][region])
        assert all(region in SIDEWAYS[0][beside] for beside in SIDEWAYS[0][region])
    assert sum(map(len, FORWARD[0])) == 24
    assert dict(zip(REGIONS, CAPACITY, strict=True)) == {
        region: 4 if region in ("shire", "mordor") else 1 if 6 <= number <= 9 else 2
        for number, region in enumerate(REGIONS)
    }


# 4-5 Turn and movement


def test_r4_2_exactly_one_figure_moves_then_the_other_side() -> None:
    play = Position("gimli cardolan").light_to_move().do("light move gimli eregion")
    assert play.asked == [(DARK, "move")]
    assert play.refused(LIGHT, "move gimli moria") == ("not-your-decision", "-")


def test_r4_3_defenders_are_rearranged_before_a_challenge() -> None:
    play = Position("merry eregion, gimli eregion", "balrog moria").dark_to_move()
    step = CONFRONTATION.apply(play.state, DARK, CONFRONTATION.parse("move balrog eregion"))
    orders = {str(action) for action in CONFRONTATION.legal(step.state, "chance")}
    assert orders == {"shuffle light eregion 0 1", "shuffle light eregion 1 0"}
    swapped = CONFRONTATION.apply(step.state, "chance", CONFRONTATION.parse("shuffle light eregion 1 0"))
    assert swapped.events == ()
    assert Play(swapped.state).position("gimli") == 1


def test_r4_3_bad_orders_are_refused() -> None:
    play = Position("merry eregion, gimli eregion", "balrog moria").dark_to_move()
    state = CONFRONTATION.apply(play.state, DARK, CONFRONTATION.parse("move balrog eregion")).state
    for text in ("shuffle light eregion 0 0", "shuffle light eregion 0", "shuffle dark eregion 0 1"):
        refusal = CONFRONTATION.check(state, "chance", CONFRONTATION.parse(text))
        assert refusal is not None
        assert refusal.reason == "refusal-bad-chance"


def test_r4_3_looked_at_figures_stay_where_they_are() -> None:
    position = Position("merry eregion, gimli eregion", "balrog moria", specials="palantir")
    state = position.dark_to_move().do("dark palantir eregion").state
    after = CONFRONTATION.apply(state, DARK, CONFRONTATION.parse("move balrog eregion")).state
    assert [str(action) for action in CONFRONTATION.legal(after, DARK)] == ["challenge 1", "challenge 2"]


def test_r4_3_looked_at_figures_are_mixed_after_the_turn() -> None:
    position = Position("merry eregion, gimli eregion", "orcs fangorn", specials="palantir")
    state = position.dark_to_move().do("dark palantir eregion").state
    after = CONFRONTATION.apply(state, DARK, CONFRONTATION.parse("move orcs misty_mountains")).state
    assert len(CONFRONTATION.legal(after, "chance")) == 2


@pytest.mark.parametrize(
    ("light", "dark", "seat", "text", "reason"),
    [
        ("gimli cardolan", "", LIGHT, "move gimli mirkwood", "not-adjacent"),
        ("gimli cardolan", "", LIGHT, "move gimli cardolan", "not-adjacent"),
        ("gimli cardolan", "", LIGHT, "move gollum shire", "unknown"),
        ("gimli cardolan", "", LIGHT, "move gimli lorien", "unknown"),
        ("gimli cardolan", "", LIGHT, "move sam shire", "figure-defeated"),
        ("gimli cardolan", "", LIGHT, "move cave_troll gondor", "not-your-figure"),
        ("aragorn eregion", "", LIGHT, "move aragorn rhudaur", "no-enemy"),
        ("aragorn eregion", "", LIGHT, "move aragorn arthedain", "no-enemy"),
        ("", "witch_king rohan", DARK, "move witch_king fangorn", "no-enemy"),
        ("sam eregion, gimli eregion", "flying_nazgul mordor", DARK, "move flying_nazgul eregion", "flight"),
        ("sam eregion", "black_rider fangorn, orcs moria, warg misty_mountains", DARK,
         "move black_rider eregion", "ride"),
        ("gimli cardolan", "", LIGHT, "fight", "not-now"),
        ("gimli cardolan", "", LIGHT, "shadowfax gimli eregion", "no-special"),
    ],
)  # fmt: skip
def test_r5_refusals_say_why(light: str, dark: str, seat: str, text: str, reason: str) -> None:
    position = Position(light, dark)
    play = position.light_to_move() if seat == LIGHT else position.dark_to_move()
    assert play.refused(seat, text)[0] == reason
    with pytest.raises(IllegalActionError):
        CONFRONTATION.apply(play.state, seat, CONFRONTATION.parse(text))


def test_r5_3_aragorn_never_upstream_by_river_but_attacks_beside() -> None:
    play = Position("aragorn fangorn", "orcs mirkwood, warg eregion").light_to_move()
    assert play.targets("aragorn") == {"dagorlad", "gondor", "rohan", "mirkwood"}


def test_r5_5_flight_never_to_the_own_region_and_to_home() -> None:
    play = Position("frodo shire, sam mordor", "flying_nazgul moria", spare=False).dark_to_move()
    assert play.targets("flying_nazgul") == {"eregion", "enedwaith", "shire", "mordor"}


def test_r5_6_black_rider_stops_at_the_first_enemy() -> None:
    light = "sam misty_mountains, gimli eregion"
    play = Position(light, "black_rider fangorn, orcs moria").dark_to_move()
    assert play.targets("black_rider") == {"misty_mountains"}


def test_r5_7_ambush_of_a_shadowfax_rider_ends_the_turn() -> None:
    position = Position("gimli eregion", "balrog moria", specials="shadowfax")
    play = position.light_to_move().do("light shadowfax gimli fangorn")
    assert play.asked == [(DARK, "tunnel")]
    play.do("dark ambush")
    assert play.fallen("gimli")
    assert play.asked == [(DARK, "move")]


def test_a36_gandalf_lost_in_the_tunnel_may_return() -> None:
    position = Position("gandalf eregion", "balrog moria", specials="gandalf_white")
    play = position.light_to_move().do(
        "light move gandalf fangorn", "dark ambush", "dark move cave_troll gondor"
    )
    assert "gandalf_white" in play.legal(LIGHT)


# 6 Battle


def test_r6_1_one_enemy_needs_no_challenge() -> None:
    assert attacked("aragorn", "balrog").asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_r6_1_positions_that_do_not_exist() -> None:
    play = (
        Position("merry eregion, gimli eregion", "balrog moria").dark_to_move().do("dark move balrog eregion")
    )
    assert play.asked == [(DARK, "challenge")]
    assert play.refused(DARK, "challenge 3") == ("no-such-position", "6.1")
    assert play.refused(DARK, "challenge 0") == ("no-such-position", "6.1")


def test_r6_4_a_frodo_flees_into_the_region_the_witch_king_left() -> None:
    play = Position("frodo fangorn", "witch_king rohan").dark_to_move().do("dark move witch_king fangorn")
    assert play.legal(LIGHT) == {"flee mirkwood", "flee rohan", "fight"}
    assert play.refused(LIGHT, "flee dagorlad") == ("no-retreat-there", "6.4")


def test_r6_4_c_sam_counts_five_with_frodo_shown() -> None:
    play = Position("frodo eregion, sam eregion", "balrog moria").dark_to_move()
    play.do(
        "dark move balrog eregion", "dark challenge sam", "light show_frodo", "light play l1", "dark play d1"
    )
    assert play.fallen("sam")
    assert play.fallen("balrog")


def test_r6_4_c_a_hidden_frodo_leaves_sam_at_two() -> None:
    play = Position("frodo eregion, sam eregion", "balrog moria").dark_to_move()
    play.do("dark move balrog eregion", "dark challenge sam", "light fight", "light play l3", "dark play d1")
    assert play.fallen("sam")
    assert not play.fallen("balrog")


def test_r6_6_orcs_first_attack_is_spent_on_frodo_who_fled() -> None:
    play = Position("frodo eregion, gimli eregion, sam shire", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", "dark challenge frodo", "light flee rhudaur")
    assert play.fallen("orcs")  # Gimli's text needs no first attack
    play = Position("frodo eregion, merry eregion", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", "dark challenge frodo", "light flee rhudaur")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_r6_7_saruman_is_asked_before_gandalf_makes_dark_show() -> None:
    play = attacked("gandalf", "saruman")
    assert play.asked == [(DARK, "saruman")]
    assert play.do("dark allow_cards").asked == [(DARK, "cards")]


def test_r6_7_sam_counts_five_without_cards() -> None:
    play = Position("frodo eregion, sam eregion", "saruman moria").dark_to_move()
    play.do("dark move saruman eregion", "dark challenge sam", "light show_frodo", "dark forbid_cards")
    assert play.fallen("saruman")


def test_r6_8_only_cards_in_hand() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d1")
    assert play.refused(LIGHT, "play l5") == ("not-in-hand", "6.8")
    assert play.refused(LIGHT, "play d2") == ("not-in-hand", "6.8")
    assert play.refused(LIGHT, "play l9") == ("unknown", "1.3")
    play.do("light play l1")
    assert play.refused(LIGHT, "play l2") == ("not-your-decision", "-")


def test_r6_9_both_magic_dark_names_first() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d6")
    play.do("light play l_magic", "dark play d_magic")
    assert play.asked == [(DARK, "magic")]
    play.do("dark exchange d6")
    assert play.seen(LIGHT).battle.dark_card == "d6"  # type: ignore[union-attr]
    assert play.asked == [(LIGHT, "magic")]


def test_r6_9_dark_magic_may_become_the_eye() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d_eye")
    play.do("light play l_sacrifice", "dark play d_magic", "dark exchange d_eye")
    assert play.fallen("aragorn")
    assert not play.fallen("balrog")


def test_r6_9_dark_magic_may_become_a_retreat() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d_retreat")
    play.do("light play l_sacrifice", "dark play d_magic", "dark exchange d_retreat", "dark retreat rhudaur")
    assert (play.where("aragorn"), play.where("balrog")) == ("eregion", "rhudaur")


def test_r6_9_lights_magic_becomes_a_retreat_after_dark_has_left() -> None:
    play = attacked("aragorn", "balrog", light_used="l_retreat l5", dark_used="d1 d2")
    play.do("light play l_magic", "dark play d_retreat", "dark retreat rhudaur", "light exchange l_retreat")
    assert play.asked == [(LIGHT, "retreat")]
    play.do("light retreat cardolan")
    assert (play.where("aragorn"), play.where("balrog")) == ("cardolan", "rhudaur")


def test_r6_9_lights_magic_against_a_blocked_retreat() -> None:
    position = Position("aragorn moria", "balrog fangorn", light_used="l5", dark_used="d1")
    play = position.dark_to_move().do("dark move balrog moria", "light play l_magic", "dark play d_retreat")
    assert play.asked == [(LIGHT, "magic")]
    play.do("light exchange l5")
    assert play.fallen("balrog")


def test_r6_9_only_own_used_cards() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d1").do(
        "light play l_magic", "dark play d2"
    )
    assert play.refused(LIGHT, "exchange l4") == ("not-used", "6.9")
    assert play.refused(LIGHT, "exchange d1") == ("not-used", "6.9")


def test_a15_the_shown_eye_stops_magic() -> None:
    play = attacked("aragorn", "balrog", light_used="l5", dark_used="d1").do(
        "light play l_magic", "dark play d_eye"
    )
    assert not play.told("magic-exchanged")
    assert play.fallen("aragorn")


def test_a15_gandalf_against_an_eye_from_magic() -> None:
    play = attacked("gandalf", "balrog", light_used="l5", dark_used="d_eye")
    play.do("dark play d_magic", "dark exchange d_eye", "light play l_magic")
    assert [event.side for event in play.told("magic-exchanged")] == [DARK]  # type: ignore[attr-defined]
    assert play.fallen("gandalf")
    assert play.fallen("balrog")


def test_a33_gandalf_plays_before_darks_retreat_is_carried_out() -> None:
    play = attacked("gandalf", "balrog", light_used="l_retreat", dark_used="d1").do("dark play d_retreat")
    assert play.where("balrog") == "eregion"
    play.do("light play l_magic")
    assert play.asked == [(DARK, "retreat")]


def test_a35_cloak_against_a_number_from_magic() -> None:
    play = attacked("aragorn", "black_rider", light_used="l1", dark_used="d6")
    play.do("light play l_cloak", "dark play d_magic", "dark exchange d6")
    assert play.fallen("black_rider")
    assert not play.fallen("aragorn")


def test_r6_10_retreats_are_compulsory_and_only_to_free_regions() -> None:
    play = Position("aragorn eregion, sam rhudaur", "balrog moria").dark_to_move()
    play.do("dark move balrog eregion", "light play l1", "dark play d_retreat")
    assert play.legal(DARK) == {"retreat enedwaith"}
    assert play.refused(DARK, "retreat rhudaur") == ("no-retreat-there", "6.10")
    assert play.refused(DARK, "stay") == ("retreat-compulsory", "6.10")


def test_r6_14_shelob_finds_light_in_gondor() -> None:
    play = Position("merry eregion, gimli gondor", "shelob moria").dark_to_move()
    play.do("dark move shelob eregion", "light play l1", "dark play d1")
    assert play.fallen("shelob")


def test_r6_14_shelob_defending_returns_too() -> None:
    play = Position("gimli rhudaur", "shelob misty_mountains").light_to_move()
    play.do("light move gimli misty_mountains", "light play l1", "dark play d1")
    assert play.where("shelob") == "gondor"


def test_a21_shelob_beating_frodo_stands_at_the_end() -> None:
    position = Position("frodo moria", "shelob fangorn, warg gondor, orcs gondor", spare=False)
    play = position.dark_to_move().do("dark move shelob moria", "light play l1", "dark play d1")
    assert play.outcome is not None
    assert play.outcome.scores == ((LIGHT, 0), (DARK, 3))


def test_r6_15_used_cards_are_seen_by_everybody() -> None:
    play = attacked("aragorn", "balrog").do("light play l5", "dark play d1")
    for viewer in (LIGHT, DARK, None):
        assert dict(play.seen(viewer).used) == {LIGHT: ("l5",), DARK: ("d1",)}
        assert len(dict(play.seen(viewer).hands)[DARK]) == 8


def test_r6_16_survivors_are_hidden_again() -> None:
    play = attacked("aragorn", "black_rider").do("light play l5", "dark play d1")
    assert [piece.figure for piece in play.seen(DARK).pieces_in("eregion", LIGHT)] == [None]


def test_r6_17_the_attacker_is_seen_until_the_move_is_over() -> None:
    position = Position("merry shire, gimli shire, sam shire", "balrog arthedain")
    play = position.dark_to_move().do("dark move balrog shire", "dark challenge merry")
    play.do("light play l1", "dark play d6")
    assert play.asked == [(DARK, "challenge")]
    for viewer in (LIGHT, None):
        assert [piece.figure for piece in play.seen(viewer).pieces_in("shire", DARK)] == ["balrog"]


# 9-10 The end


def test_r9_2_a_third_figure_must_fight_its_way_into_the_shire() -> None:
    play = Position("frodo moria, gimli shire", "saruman arthedain, black_rider cardolan").dark_to_move()
    play.do("dark move saruman shire", "dark allow_cards", "light play l5", "dark play d1")
    assert play.fallen("saruman")
    assert play.outcome is None


def test_r9_3_a_side_without_a_move_loses_at_the_start_of_its_turn() -> None:
    play = Position("frodo moria", "warg shire", spare=False).beginning(DARK)
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ((LIGHT,), "outcome-no-move")
    assert [event.kind() for event in play.events] == ["turn-began", "game-ended"]


def test_the_turn_limit_ends_an_endless_game_without_a_winner() -> None:
    play = Position("gimli cardolan").light_to_move()
    play.state = evolve(play.state, number=MOST_TURNS)
    play.do("light move gimli eregion")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.scores) == ((), ((LIGHT, 0), (DARK, 0)))


def test_two_hobbits_can_flee_for_ever() -> None:
    """Why there is a turn limit: no rule ends this dance of a fleeing Frodo and a fleeing Pippin."""
    play = Position(
        "frodo arthedain, pippin rhudaur", "flying_nazgul mordor, cave_troll high_pass"
    ).dark_to_move()
    for number in range(MOST_TURNS):
        if play.outcome is not None:
            break
        if number % 2 == 0:
            to, away = ("arthedain", "cardolan") if number % 4 == 0 else ("cardolan", "arthedain")
            play.do(f"dark move flying_nazgul {to}", f"light flee {away}")
        else:
            play.do("light move pippin high_pass", "light flee rhudaur")
    assert play.outcome is not None
    assert play.outcome.reason == "outcome-turn-limit"


def test_resigning_in_the_middle_of_a_battle_counts_figures_on_the_map() -> None:
    play = attacked("aragorn", "balrog").do("light play l5")
    after = CONFRONTATION.resign(play.state, DARK).state
    assert after.outcome is not None
    assert after.outcome.scores == ((LIGHT, 2), (DARK, 0))
    assert CONFRONTATION.conserved(after)["light-cards"] == 9


# Notation and storage


def test_notation_is_canonical() -> None:
    for text in (
        "move frodo arthedain",
        "challenge 2",
        "shuffle light shire 2 0 1 3",
        "fill dark 0 1",
        "let_pass",
    ):
        assert str(CONFRONTATION.parse(text)) == text
    for text in (
        "move frodo",
        "move  frodo shire",
        "challenge two",
        "challenge 02",
        "dance",
        "fight now",
        "",
    ):
        with pytest.raises(NotationError):
            CONFRONTATION.parse(text)


def test_states_survive_storage_in_the_middle_of_everything() -> None:
    plays = [
        attacked("aragorn", "balrog").do("light play l5"),
        attacked("gandalf", "balrog", light_used="l1", dark_used="d6").do("dark play d_magic"),
        Position("gimli eregion", "balrog moria").light_to_move().do("light move gimli fangorn"),
        attacked("pippin", "balrog").do("light play l_retreat", "dark play d_retreat"),
    ]
    for play in plays:
        text = CONFRONTATION.dump(play.state)
        assert CONFRONTATION.load(text) == play.state
        assert CONFRONTATION.dump(CONFRONTATION.load(text)) == text
        assert CONFRONTATION.legal(CONFRONTATION.load(text), DARK) == CONFRONTATION.legal(play.state, DARK)


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"game":"chess","ruleset":1,"state":{}}', '{"game":"confrontation","ruleset":99,"state":{}}',
     '{"game":"confrontation","ruleset":1,"state":{"agenda":[{"step":"dance"}]}}'],
)  # fmt: skip
def test_unreadable_states_are_refused(text: str) -> None:
    with pytest.raises(UnreadableStateError):
        CONFRONTATION.load(text)


def test_determinise_never_puts_frodo_in_mordor() -> None:
    play = Position("gimli mordor, sam mordor, frodo shire", "orcs fangorn", spare=False).dark_to_move()
    for seed in range(50):
        imagined = CONFRONTATION.determinise(play.seen(DARK), Random(seed))
        assert "frodo" not in imagined.figures[0][15]


def test_determinise_believes_the_way_an_attack_came() -> None:
    play = Position("merry fangorn, gimli fangorn", "witch_king rohan, orcs mordor").dark_to_move()
    play.do("dark move witch_king fangorn")
    assert play.asked == [(DARK, "challenge")]
    for seed in range(30):
        assert CONFRONTATION.determinise(play.seen(LIGHT), Random(seed)).fight.mover == "witch_king"  # type: ignore[union-attr]
