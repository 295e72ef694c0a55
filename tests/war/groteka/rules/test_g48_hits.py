"""G46, G48 Units broken by dice and texts, additional attacks."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.groteka.extra import BreakByDice, BreakUnits, ExtraStrikes
from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.procedure import WarStep, first
from tests.war.battles import attack
from tests.war.groteka.fighting import OPEN, clashes, facing, fought, handles, ranks, unit
from tests.war.position import Played, Position


def acting(game: Played, *steps: WarStep) -> Played:
    """A card pushes these steps now."""
    game.state = WAR.proceed(first(game.state, *steps), game.events.append)
    return game


def test_g48_v31_durins_bane_on_a_regular_and_two_elites() -> None:
    """Given three dice 4, 5, 2 of 4 or more, then the Regular is broken first, then an Elite."""
    game = fought("sauron_regular*3", "gondor_regular gondor_elite*2")
    acting(game, BreakByDice(SHADOW, "durins_bane", 3, 4)).roll(4, 5, 2)
    assert [e.figure for e in game.told("unit-broken")] == ["gondor_regular", "gondor_elite"]
    assert handles(game, "free_peoples") == ["d3"]


def test_a51_the_side_that_rolls_chooses_among_them() -> None:
    """Given two kinds of Regulars, then the Shadow picks which; where there is no choice it is not asked."""
    game = fought("sauron_regular*3", "gondor_regular rohan_regular gondor_elite")
    acting(game, BreakByDice(SHADOW, "durins_bane", 3, 4)).roll(4, 1, 1)
    assert (game.seat, game.kind, game.options) == ("shadow", "mod_hits", ["target d1", "target d3"])
    game.do("target d3")
    assert handles(game, "free_peoples") == ["d1", "d2"]


def test_g48_more_hits_than_units_break_everybody() -> None:
    game = fought("sauron_regular*3", "gondor_elite*2")
    acting(game, BreakUnits(SHADOW, "x", 5))
    assert all(fighting_unit.broken for fighting_unit in ranks(game, "free_peoples").units)


def test_g48_a_text_may_leave_the_kind_free_or_fix_it() -> None:
    game = fought("sauron_regular*3", "gondor_regular gondor_elite*2")
    acting(game, BreakUnits(SHADOW, "mumakil", 1, "any"))
    assert game.options == ["target d1", "target d2"]
    game = fought("sauron_regular*3 sauron_elite", "gondor_elite*2")
    acting(game, BreakUnits(FREE, "no_quarter", 1, "regular", optional=True))
    assert game.options == ["target a1", "decline"]


def test_a20_an_additional_attack_is_applied_at_once_and_not_answered() -> None:
    """Given an additional attack that breaks D1, then D1 is gone and D2, which stood it, fights on."""
    game = fought("sauron_elite*2", "gondor_regular*2")
    acting(game, ExtraStrikes(SHADOW, "we_come_to_kill", 5, "elite"))
    game.do("bind a1 d1", "bind a2 d2", "confirm").roll(6).roll(1)
    assert handles(game, "free_peoples") == ["d2"]
    assert [side for side, _, _, _ in clashes(game)] == ["shadow", "shadow"]
    assert ranks(game, "shadow").successes == 1


def test_a82_a_ring_saves_from_losses_applied_at_once() -> None:
    """Given D1 broken by an additional attack, then a Ring may raise it before it goes."""
    at = facing("sauron_elite*2", "gondor_regular*2").having(rings=(1, 0))
    game = acting(attack(at, "shadow", *OPEN), ExtraStrikes(SHADOW, "we_come_to_kill", 1, "elite"))
    game.do("bind a1 d1", "confirm").roll(6)
    assert (game.seat, game.options) == ("free_peoples", ["raise d1", "decline"])
    assert handles(game.do("raise d1"), "free_peoples") == ["d1", "d2"]


def test_a21_units_used_for_it_fight_normally_too() -> None:
    game = fought("sauron_elite*2", "gondor_elite*3")
    acting(game, ExtraStrikes(SHADOW, "we_come_to_kill", 1, "elite")).do("bind a1 d1", "confirm").roll(6)
    assert not unit(game, "a1").struck
    assert "bind a1 d2" in game.options


def test_g46_five_units_at_most_and_only_those_meant() -> None:
    game = fought("sauron_elite*6 sauron_regular", "gondor_elite*6")
    acting(game, ExtraStrikes(SHADOW, "we_come_to_kill", 9, "elite"))
    assert not [option for option in game.options if option.startswith("bind a7")]
    game.do("spread")
    for _ in range(5):
        game.roll(1)
    assert len(clashes(game)) == 5


def test_g46_several_units_on_one_target_have_one_die() -> None:
    game = fought("sauron_elite*3", "gondor_elite*2")
    acting(game, ExtraStrikes(SHADOW, "charge", 3)).do("bind a1 d1", "bind a2 d1", "confirm").roll(2)
    assert clashes(game) == [("shadow", ("a1", "a2"), "d1", True)]


# Event cards


def by_card(position: Position, hits: int) -> Played:
    """A card of the Free Peoples hits the Shadow's Army in Orthanc."""
    return position.steps(TakeHits(SHADOW, NUMBER["orthanc"], hits, battle=False, cause="fp_char_11"))


def test_g48_a50_hits_of_an_event_break_regulars_first_and_elites_whole() -> None:
    """Given two Regulars and two Elites, when a card hits three times, then the Regulars and an Elite go,
    the Elite whole for one hit.
    """
    at = facing("isengard_regular*2 isengard_elite*2", "rohan_regular", ("orthanc", "fangorn"))
    game = by_card(at, 3)
    assert game.there("shadow", "orthanc") == {"isengard_elite": 1}
    assert [e.reduced for e in game.told("hits-taken")] == [()]


def test_a51_the_player_who_rolls_picks_the_nation() -> None:
    at = facing("isengard_regular sauron_regular", "rohan_regular", ("orthanc", "fangorn"))
    game = by_card(at, 1)
    assert (game.seat, game.kind) == ("free_peoples", "mod_hits")
    assert set(game.options) == {"figure isengard_regular", "figure sauron_regular"}


def test_r7_6_in_the_base_game_the_owner_takes_them_as_it_likes() -> None:
    at = Position().clear().at_war().put("orthanc", "isengard_regular isengard_elite")
    game = by_card(at, 1)
    assert (game.seat, game.kind) == ("shadow", "hits")
