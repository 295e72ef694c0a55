"""Setting up a battle on its own: place, Armies, cards (docs/rules/war-battle.md, S1 to S6)."""

from __future__ import annotations

import pytest

from cogs.war.game import WAR
from cogs.war.model.bags import total
from cogs.war.model.components import NUMBER, REGIONS, SIDES, STRONGHOLDS
from cogs.war.model.state import WarOptions
from cogs.war.skirmish.muster import MANNERS, MOST_CHANGES, on_the_map
from cogs.war.skirmish.place import FAMOUS
from tests.war.skirmish.setting_up import begun, drawn_up, ground, opened


def test_s1_everybody_is_at_hand_and_at_war_and_the_ring_is_far_away() -> None:
    game, whole = opened(), WAR.new(WarOptions())
    assert WAR.conserved(game.state) == WAR.conserved(whole)
    assert not on_the_map(game.state, 0)
    assert not on_the_map(game.state, 1)
    assert set(game.state.nations) == {4}
    assert game.state.fellowship.companions == ()
    assert dict(game.state.reinforcements[0])["legolas"] == 1


def test_s1_the_shadow_names_a_ready_battle_or_any_place_and_kind() -> None:
    game = opened()
    assert (game.seat, game.kind) == ("shadow", "battle_place")
    assert sum(option.startswith("famous") for option in game.options) == len(FAMOUS)
    grounds = {tuple(option.split()[1:]) for option in game.options if option.startswith("ground")}
    assert grounds == {
        (region, manner, side)
        for number, region in enumerate(REGIONS)
        for manner in (MANNERS if number in STRONGHOLDS else ("field",))
        for side in SIDES
    }
    assert game.reason("ground nowhere field shadow") == "refusal-unknown"
    assert game.reason("ground bree siege shadow") == "refusal-not-among"
    assert game.reason("famous waterloo") == "refusal-unknown"


@pytest.mark.parametrize("name", FAMOUS)
@pytest.mark.parametrize("rules", ["base", "groteka"])
def test_s1_every_ready_battle_can_be_fought_as_it_is(name: str, rules: str) -> None:
    game = begun(opened(rules).do(f"famous {name}"))
    where = FAMOUS[name]
    battle = game.state.battle
    assert battle is not None
    assert (battle.attacker, battle.origin, battle.region) == (where.attacker, where.origin, where.region)
    assert battle.kind == ("field" if where.manner == "relief" else where.manner)


def test_s2_settlements_belong_to_those_who_stand_there() -> None:
    game = ground("minas_tirith", "field", "free_peoples", "osgiliath")
    assert NUMBER["minas_tirith"] in game.state.captured
    game = ground("osgiliath", "field", "shadow", "minas_tirith")
    assert NUMBER["minas_tirith"] in game.state.captured
    game = ground("moria", "sortie", "free_peoples")
    assert (game.state.captured, game.state.sieges) == ((NUMBER["moria"],), (NUMBER["moria"],))
    game = ground("moria", "siege", "free_peoples")
    assert (game.state.captured, game.state.sieges) == ((), (NUMBER["moria"],))


def test_s2_the_attackers_choose_where_they_come_from() -> None:
    game = opened().do("ground helms_deep field free_peoples")
    assert (game.seat, game.options) == ("free_peoples", ["region fords_of_isen", "region westemnet"])


def test_s3_a_small_army_of_the_nearest_nation_stands_ready() -> None:
    game = ground("westemnet", "field", "shadow", "fords_of_isen")
    assert game.there("shadow", "fords_of_isen") == {"isengard_regular": 4, "isengard_elite": 1, "nazgul": 1}
    game.do("confirm")
    assert game.there("free_peoples", "westemnet") == {
        "rohan_regular": 4,
        "rohan_elite": 1,
        "rohan_leader": 1,
    }


def test_s3_figures_are_set_by_number_and_can_be_taken_out_again() -> None:
    game = ground("edoras", "field", "free_peoples", "westemnet")
    game.do("enlist rohan_elite 3", "enlist rohan_regular 1", "enlist gimli 1")
    assert game.there("free_peoples", "westemnet") == {
        "rohan_regular": 1,
        "rohan_elite": 3,
        "rohan_leader": 1,
        "gimli": 1,
    }
    game.do("enlist gimli 0", "enlist rohan_elite 0")
    assert game.there("free_peoples", "westemnet") == {"rohan_regular": 1, "rohan_leader": 1}


def test_s3_ten_units_stand_in_a_region_and_five_in_a_stronghold() -> None:
    game = ground("minas_tirith", "siege", "shadow")
    assert game.reason("enlist sauron_regular 9") == ""
    assert game.reason("enlist sauron_regular 10") == "refusal-stacking"
    game.do("confirm")
    assert total(on_the_map(game.state, 0)) == 6
    assert game.reason("enlist gondor_regular 5") == "refusal-stacking"
    assert game.do("enlist gondor_elite 0").reason("enlist gondor_regular 5") == ""


def test_s3_an_army_always_has_a_unit() -> None:
    game = ground("edoras", "field", "free_peoples", "westemnet").do("enlist rohan_elite 0")
    assert game.reason("enlist rohan_regular 0") == "refusal-not-among"
    assert game.reason("enlist rohan_regular 1") == ""


def test_s3_nobody_is_there_twice() -> None:
    game = ground("edoras", "field", "free_peoples", "westemnet").do("enlist strider 1")
    assert game.reason("enlist aragorn 1") == "refusal-not-among"
    game.do("enlist strider 0", "enlist aragorn 1", "enlist gandalf_the_white 1")
    assert game.reason("enlist gandalf_the_grey 1") == "refusal-not-among"


def test_s3_saruman_is_in_orthanc_wherever_the_battle_is() -> None:
    game = ground("helms_deep", "siege", "shadow").do("enlist saruman 1")
    assert game.there("shadow", "orthanc") == {"saruman": 1}
    assert "saruman" not in game.there("shadow", "helms_deep")
    assert ground("orthanc", "field", "shadow", "fords_of_isen").reason("enlist saruman 1") != ""
    game = ground("orthanc", "sortie", "shadow").do("enlist saruman 1")
    assert game.there("shadow", "orthanc")["saruman"] == 1


def test_s3_an_army_can_be_changed_sixty_times() -> None:
    game = ground("edoras", "field", "free_peoples", "westemnet")
    for number in range(MOST_CHANGES):
        game.do(f"enlist gimli {(number + 1) % 2}")
    assert game.options == ["confirm"]


def test_s4_only_the_mod_knows_a_second_army_and_it_may_flank() -> None:
    assert ground("westemnet", "field", "shadow", "fords_of_isen").do("confirm").kind == "battle_army"
    game = ground("westemnet", "field", "shadow", "fords_of_isen", "groteka").do("confirm")
    assert (game.kind, game.seat) == ("battle_flank", "shadow")
    game.do("region fangorn", "enlist isengard_regular 2")
    assert game.reason("enlist isengard_regular 6") == "refusal-stacking"
    begun(game)
    assert game.kind == "flank"
    assert "flank fangorn" in game.options


def test_s5_cards_are_drawn_by_chance_from_both_decks_in_turn() -> None:
    game = drawn_up(ground("westemnet", "field", "shadow", "fords_of_isen")).do("draw_hand 3")
    while game.kind == "draw":
        game.do(game.options[0])
    assert len(game.state.hands[1]) == 3
    assert [event.deck for event in game.told("cards-drawn")] == ["character", "character", "strategy"]


def test_s5_cards_can_be_chosen_and_only_their_backs_are_seen() -> None:
    game = drawn_up(ground("westemnet", "field", "shadow", "fords_of_isen"))
    game.do("pick_hand", "card sh_str_05", "card sh_char_07", "card sh_str_01", "confirm")
    assert game.state.hands[1] == ("sh_char_07", "sh_str_01", "sh_str_05")
    seen = WAR.observe(game.state, "free_peoples").sides[1]
    assert (seen.hand, seen.backs) == ((), (1, 2))
    assert all(event.audience == ("shadow",) for event in game.told("card-taken"))
    assert game.told("hand-taken")[0].strategy == 2


def test_s5_six_cards_are_all() -> None:
    game = drawn_up(ground("westemnet", "field", "shadow", "fords_of_isen")).do("pick_hand")
    game.do(*(f"card sh_str_0{number}" for number in range(1, 7)))
    assert game.options == ["confirm"]


def test_s6_the_battle_begins_when_both_are_ready() -> None:
    game = drawn_up(ground("westemnet", "field", "shadow", "fords_of_isen")).do("draw_hand 0", "draw_hand 0")
    assert (game.kind, game.seat) == ("battle_ready", "shadow")
    game.do("confirm")
    assert (game.kind, game.seat) == ("battle_ready", "free_peoples")
    assert game.state.battle is None
    game.do("confirm")
    assert game.state.battle is not None
