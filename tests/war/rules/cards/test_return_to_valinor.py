"""Return to Valinor."""

from __future__ import annotations

from cogs.war.model.queries import box
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_01"


def _leaving() -> Position:
    at = Position().clear().captured("grey_havens")
    return at.put("lorien", "elves_regular elves_elite").put("rivendell", "elves_regular north_regular")


def test_a_die_for_each_elven_unit_and_a_six_hits() -> None:
    game = played(_leaving(), CARD).roll(6, 5).do("hit elves_elite reduce").roll(5)
    assert game.there("free_peoples", "lorien") == {"elves_regular": 2}
    assert game.there("free_peoples", "rivendell") == {"elves_regular": 1, "north_regular": 1}
    assert game.kind == "allocate"


def test_the_hits_are_taken_by_the_whole_army() -> None:
    game = played(_leaving(), CARD).roll(1, 1).roll(6)
    assert game.options == ["hit elves_regular remove", "hit north_regular remove"]


def test_r7_7_no_nation_reacts() -> None:
    game = played(_leaving().nation("elves", 1), CARD).roll(6, 6)
    assert box(game.state, "elves") == 1


def test_besieged_ones_are_left_alone() -> None:
    at = _leaving().put("lorien", "sauron_regular").besieged("lorien")
    game = played(at, CARD).roll(1)
    assert game.kind == "allocate"


def test_the_shadow_must_control_an_elven_stronghold() -> None:
    assert barred(Position(), CARD)
