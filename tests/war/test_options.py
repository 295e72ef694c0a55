"""The rulings that may be agreed otherwise and belong to no single card's file (docs/rules/war.md)."""

from __future__ import annotations

from dataclasses import replace

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import FiguresRemoved
from cogs.war.model.components import CHARACTER, FREE, SHADOW
from cogs.war.model.state import WarOptions
from tests.war.position import Played, Position
from tests.war.rules.cards.free_position import played
from tests.war.rules.combat.position import fought, position

HOST = bag("witch_king", sauron_regular=5)
LED = bag(gondor_leader=2, gondor_regular=5)


def full(**options: bool) -> Played:
    """Ten units in Osgiliath and two beside it; Sauron moves."""
    at = Position(**options).clear().put("osgiliath", "sauron_regular*10")
    at = at.put("south_ithilien", "sauron_regular*2").at_war("sauron")
    return at.dice(sh="army muster").acting("shadow")


def test_w10_a_move_beyond_ten_units_is_refused() -> None:
    game = full().do("use army move_armies")
    assert game.reason("march south_ithilien osgiliath") == "refusal-stacking"


def test_w10_where_it_is_agreed_the_excess_goes_back_to_the_reinforcements() -> None:
    game = full(trim_excess=True).do("use army move_armies", "march south_ithilien osgiliath", "confirm")
    while game.kind == "march":
        game.do("decline")
    while game.kind == "trim":
        game.do(game.options[0])
    assert game.there("shadow", "osgiliath") == {"sauron_regular": 10}
    assert game.there("shadow", "south_ithilien") == {}


def test_w10_mustering_beyond_ten_is_trimmed_too() -> None:
    at = Position(trim_excess=True).clear().put("morannon", "sauron_regular*10").at_war("sauron")
    game = at.dice(sh="muster").acting("shadow").do("use muster recruit", "recruit sauron_elite morannon")
    assert game.kind == "trim"
    refused = Position().clear().put("morannon", "sauron_regular*10").at_war("sauron").dice(sh="muster")
    assert "recruit sauron_elite morannon" not in refused.acting("shadow").do("use muster recruit").options


def test_w10_inside_a_siege_the_limit_of_five_stays() -> None:
    at = Position(trim_excess=True).clear().put("helms_deep", "rohan_regular*5 isengard_regular*2")
    game = at.besieged("helms_deep").at_war("rohan").dice(fp="muster").acting("free_peoples")
    assert not [option for option in game.options if option == "use muster recruit"] or not [
        option for option in game.do("use muster recruit").options if option.endswith("helms_deep")
    ]


def test_w31_north_ered_luin_is_coastal_where_that_is_agreed() -> None:
    for agreed in (False, True):
        at = Position(north_ered_luin_coast=agreed).clear().at_war("elves")
        game = played(at.put("north_ered_luin", "north_regular"), "fp_str_13")
        assert ("recruit elves_elite north_ered_luin" in game.options) == agreed


def test_w36_one_hit_of_a_fateful_strike_reaches_the_witch_king_only_where_that_is_agreed() -> None:
    for agreed in (False, True):
        options = WarOptions(witch_king_as_nazgul=agreed)
        fight = fought(replace(position(LED, HOST), options=options), free="fateful_strike")
        fight = fight.roll("11111", "11111", "11", "51")
        removed = [event for event in fight.told_of(FiguresRemoved) if event.figures == bag("witch_king")]
        assert bool(removed) == agreed


def sorcery(**options: bool) -> Played:
    """The Witch-king's side has laid a Combat card in the first round; the other none."""
    at = Position(**options).clear().put("osgiliath", "gondor_regular*3").at_war("gondor", "sauron")
    at = at.put("south_ithilien", "sauron_regular*5 witch_king").hand("sh_char_10").dice(sh="army muster")
    game = at.acting("shadow").do("use army attack", "attack south_ithilien osgiliath", "confirm")
    return game.do(next(option for option in game.options if option.startswith("lay ")))


def test_w37_the_sorcerer_draws_after_the_round_or_as_soon_as_his_card_is_turned_up() -> None:
    assert sorcery().kind == "roll"
    game = sorcery(sorcerer_at_once=True)
    assert game.kind == "ability"
    game.do("accept")
    left = len(game.state.decks[SHADOW][CHARACTER])
    game.do(game.options[0])
    assert len(game.state.decks[SHADOW][CHARACTER]) == left - 1
    assert game.kind == "roll"
    assert game.state.hands[FREE] == ()


def test_w37_he_draws_once_however_it_is_agreed() -> None:
    game = sorcery(sorcerer_at_once=True).do("decline").roll(1, 1, 1, 1, 1)
    kinds = []
    while game.kind in ("roll", "ability", "hits", "cease", "retreat"):
        kinds.append(game.kind)
        if game.kind == "cease":
            break
        game.do(game.options[0] if game.kind != "roll" else "roll " + " ".join(game.options[0].split()[1:]))
    assert "ability" not in kinds
