"""1 What the words of the rules mean: Nations, control, Armies, free regions, war."""

from __future__ import annotations

import pytest

from cogs.war.model.armies import free, has_army, open_to
from cogs.war.model.components import (
    FREE,
    NATION_OF,
    NATION_SIDE,
    NATIONS,
    NATIONS_OF,
    NUMBER,
    REGIONS,
    SHADOW,
)
from cogs.war.model.queries import at_war, controller, fights, unconquered
from tests.war.battles import attack, facing
from tests.war.position import Played, Position

MINAS_TIRITH = NUMBER["minas_tirith"]


def marching(at: Position, seat: str) -> Played:
    """The side moves Armies with its only die."""
    die = "muster_army"
    game = (at.dice(fp=die) if seat == "free_peoples" else at.dice(sh=die)).acting(seat)
    return game.do(f"use {die} move_armies")


def test_r1_1_r1_a_river_is_a_border_like_any_other() -> None:
    """Given an Army in Pelargir, when it crosses the Anduin, then it stands in West Harondor."""
    game = marching(Position().clear().at_war().put("pelargir", "gondor_regular"), "free_peoples")
    game.do("march pelargir west_harondor")
    assert game.there("free_peoples", "west_harondor") == {"gondor_regular": 1}


def test_r1_1_a_black_border_is_crossed_by_nobody() -> None:
    """Given the mountains between Gorgoroth and South Ithilien, then no Army passes them."""
    game = marching(Position().clear().at_war().put("gorgoroth", "sauron_regular"), "shadow")
    assert game.reason("march gorgoroth south_ithilien") == "refusal-not-adjacent"


def test_r1_2_eight_nations_and_a_region_belongs_to_one_at_most() -> None:
    assert NATIONS_OF[FREE] == ("dwarves", "elves", "gondor", "north", "rohan")
    assert NATIONS_OF[SHADOW] == ("isengard", "sauron", "southrons_easterlings")
    owned = [nation for nation in NATION_OF if nation is not None]
    assert (len(owned), len(REGIONS) - len(owned)) == (52, 53)
    assert set(owned) == set(NATIONS) == set(NATION_SIDE)


def test_r1_4_control_changes_by_capture_and_recapture_makes_unconquered_again() -> None:
    """Given an empty Pelargir, when the Shadow walks in and then Gondor, then it is unconquered again."""
    at = Position().clear().at_war().put("lossarnach", "sauron_regular")
    taken = marching(at, "shadow").do("march lossarnach pelargir")
    assert controller(taken.state, NUMBER["pelargir"]) == SHADOW
    assert not unconquered(taken.state, NUMBER["pelargir"])
    at = Position().clear().at_war().put("lossarnach", "gondor_regular").captured("pelargir")
    back = marching(at, "free_peoples").do("march lossarnach pelargir")
    assert controller(back.state, NUMBER["pelargir"]) == FREE
    assert unconquered(back.state, NUMBER["pelargir"])


def test_r1_4_a_besieged_stronghold_is_unconquered_while_its_owner_holds_it() -> None:
    at = Position().clear().put("minas_tirith", "gondor_regular sauron_regular*2").besieged("minas_tirith")
    assert unconquered(at.state, MINAS_TIRITH)
    assert not unconquered(at.captured("minas_tirith").state, MINAS_TIRITH)


def test_r1_4_a_region_without_a_settlement_is_controlled_by_nobody() -> None:
    at = Position().clear().put("osgiliath", "sauron_regular*3")
    assert controller(at.state, NUMBER["osgiliath"]) is None
    assert controller(at.state, NUMBER["hollin"]) is None


def test_r1_5_a_city_on_a_card_is_whose_it_was_at_the_start() -> None:
    """Given a captured Rivendell, then it is a Settlement of the Free Peoples to Orc Patrol, as Bree is."""
    at = Position().empty("rivendell").put("rivendell", "sauron_regular").captured("rivendell")
    game = at.fellowship(hidden=False).hand("sh_char_05").dice(sh="character").acting("shadow")
    assert game.reason("event character sh_char_05") == "refusal-card-condition"
    game = at.fellowship(region="hollin").acting("shadow")
    assert game.reason("event character sh_char_05") == ""


def test_r1_7_an_army_is_everybody_in_the_region_whatever_their_nations() -> None:
    """Given figures of three Nations and a Companion together, when attacked, then all of them defend."""
    held = "gondor_regular rohan_elite elves_regular gondor_leader boromir"
    game = attack(
        facing("sauron_regular", held, ("cardolan", "south_downs")), "shadow", "cardolan", "south_downs"
    )
    assert game.told("attack-declared")[0].defenders == tuple(
        game.there("free_peoples", "south_downs").items()
    )
    assert len(game.told("attack-declared")[0].defenders) == 5


def test_r1_7_figures_without_a_unit_are_no_army() -> None:
    """Given Nazgûl and Companions alone, then they are not attacked and Armies walk past them."""
    at = Position().clear().at_war().put("hollin", "nazgul*2").put("trollshaws", "north_regular boromir")
    assert not has_army(at.state, SHADOW, NUMBER["hollin"])
    game = at.dice(fp="muster_army").acting("free_peoples")
    assert game.reason("use muster_army attack") == "refusal-use-impossible"
    game.do("use muster_army move_armies", "march trollshaws hollin", "confirm")
    assert game.there("free_peoples", "hollin") == {"north_regular": 1, "boromir": 1}
    assert game.there("shadow", "hollin") == {"nazgul": 2}


@pytest.mark.parametrize(
    ("region", "held", "captured", "besieged", "expected"),
    [
        ("hollin", "", False, False, (True, True)),
        ("hollin", "boromir nazgul", False, False, (True, True)),
        ("hollin", "gondor_regular", False, False, (True, False)),
        ("lossarnach", "", False, False, (True, False)),
        ("lossarnach", "", True, False, (False, True)),
        ("minas_tirith", "", False, False, (True, False)),
        ("minas_tirith", "gondor_regular sauron_regular", False, True, (False, True)),
        ("minas_tirith", "gondor_regular sauron_regular", True, True, (True, False)),
    ],
)
def test_r1_8_a_free_region_has_no_enemy_army_nor_enemy_settlement_unless_besieged(
    region: str, held: str, captured: bool, besieged: bool, expected: tuple[bool, bool]
) -> None:
    at = Position().clear().put(region, held)
    if captured:
        at.captured(region)
    if besieged:
        at.besieged(region)
    assert tuple(free(at.state, side, NUMBER[region]) for side in (FREE, SHADOW)) == expected


def test_r1_9_an_army_may_also_move_to_an_enemy_settlement_without_units() -> None:
    """Given Pelargir with Companions only, then it is not free for the Shadow but free to move into."""
    at = Position().clear().put("pelargir", "boromir")
    assert not free(at.state, SHADOW, NUMBER["pelargir"])
    assert open_to(at.state, SHADOW, NUMBER["pelargir"])
    assert not open_to(at.put("pelargir", "gondor_regular").state, SHADOW, NUMBER["pelargir"])


def test_r1_10_only_the_last_box_is_war_and_nazgul_and_characters_always_are() -> None:
    at = Position().nation("sauron", 3).nation("gondor", 3)
    assert not at_war(at.state, "sauron")
    assert [fights(at.state, figure) for figure in ("sauron_regular", "gondor_leader")] == [False, False]
    assert all(
        fights(at.state, figure) for figure in ("nazgul", "witch_king", "saruman", "boromir", "meriadoc")
    )
    at.at_war("sauron")
    assert fights(at.state, "sauron_regular")
