"""Gandalf the White: his return, Shadowfax, The White Rider."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import NUMBER
from cogs.war.model.queries import MINION
from cogs.war.model.state import Battle, Fighter, State
from cogs.war.rules.characters import EnterPlay, WhiteRider
from cogs.war.rules.companions import travel_level
from tests.war.position import Position, at
from tests.war.rules.combat.position import ask_in_battle, open_battle

USE = "use will_of_the_west gandalf_the_white"


def returning() -> Position:
    """Gandalf the Grey is dead, and a Minion has been in play."""
    at = Position().without("gandalf_the_grey").having(ever=(MINION,))
    return at.dice(fp="will_of_the_west")


def test_he_comes_to_fangorn_or_an_unconquered_elven_stronghold() -> None:
    game = returning().acting("free_peoples").do(USE)
    assert game.kind == "entrance"
    assert set(game.options) == {
        f"region {region}" for region in ("fangorn", "rivendell", "lorien", "woodland_realm", "grey_havens")
    }
    game.do("region fangorn")
    assert game.there("free_peoples", "fangorn") == {"gandalf_the_white": 1}


def test_a_captured_elven_stronghold_is_closed_to_him_a_besieged_one_is_not() -> None:
    at = (
        returning()
        .empty("lorien")
        .captured("lorien")
        .put("rivendell", "sauron_regular")
        .besieged("rivendell")
    )
    game = at.acting("free_peoples").do(USE)
    assert "region lorien" not in game.options
    assert "region rivendell" in game.options


def test_he_replaces_the_grey_where_he_stands_on_the_map() -> None:
    at = Position().put("edoras", "gandalf_the_grey").having(ever=(MINION,)).dice(fp="will_of_the_west")
    game = at.acting("free_peoples").do(USE)
    assert game.there("free_peoples", "edoras")["gandalf_the_white"] == 1
    assert "gandalf_the_grey" not in game.there("free_peoples", "edoras")


def test_not_while_the_grey_is_in_the_fellowship_or_no_minion_has_come() -> None:
    at = Position().having(ever=(MINION,)).dice(fp="will_of_the_west")
    assert USE not in at.acting("free_peoples").options
    assert USE not in returning().having(ever=()).acting("free_peoples").options


def test_shadowfax_carries_him_alone_or_with_one_hobbit() -> None:
    white = "gandalf_the_white"
    assert travel_level((white,)) == 4
    assert travel_level((white, "meriadoc")) == 4
    assert travel_level((white, "meriadoc", "peregrin")) == 3
    assert travel_level((white, "legolas")) == 3


def test_shadowfax_depends_on_who_travels_not_on_who_stands_there() -> None:
    at = Position().put("edoras", "gandalf_the_white legolas").dice(fp="character")
    game = at.acting("free_peoples").do("use character move_companions")
    game.do("join gandalf_the_white")
    alone = len(game.options)
    game.do("join legolas")
    assert len(game.options) < alone


def battle(shadow: str) -> Position:
    """A battle at Edoras with these figures of the Shadow."""
    sides = (Fighter(bag("rohan_regular", "gandalf_the_white")), Fighter(bag(*shadow.split())))
    fought = Battle(1, NUMBER["fords_of_isen"], NUMBER["edoras"], "field", sides)
    return Position().put("edoras", "gandalf_the_white").having(battle=fought)


def test_the_white_rider_gives_up_his_leadership_against_that_of_all_nazgul() -> None:
    game = battle("sauron_regular nazgul").steps(WhiteRider()).do("accept")
    assert game.state.battle is not None
    assert game.state.battle.sides[0].ridden
    assert game.state.battle.sides[1].nazgul_negated


def test_the_white_rider_is_asked_for_against_the_witch_king_and_not_without_nazgul() -> None:
    assert battle("sauron_regular witch_king").steps(WhiteRider()).kind == "ability"
    assert battle("sauron_regular").steps(WhiteRider()).kind != "ability"


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "white": at().without("gandalf_the_grey").steps(EnterPlay("gandalf_the_white")).state,
        "rider": ask_in_battle(open_battle(), WhiteRider()),
    }
