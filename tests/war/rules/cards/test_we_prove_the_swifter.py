"""We Prove the Swifter"""

from __future__ import annotations

from cogs.war.model.components import DISTANCE, NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary import SeparateOrMove
from tests.war.position import Played, Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_char_16"
FELLOWS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def farthest(game: Played, origin: str) -> int:
    goals = [text.split()[1] for text in game.options if text.startswith("travel")]
    return max(DISTANCE[NUMBER[origin]][NUMBER[goal]] for goal in goals)


def test_r13_1_companions_who_leave_the_fellowship_go_further() -> None:
    game = played(Position().fellowship(progress=1), ID, "join legolas", "confirm")
    assert farthest(game, "rivendell") == 5


def test_r13_2_a_group_on_the_map_goes_further() -> None:
    at = Position().put("edoras", "boromir")
    game = played(at, ID, "choose move", "join boromir")
    assert farthest(game, "edoras") == 4
    game.do("travel folde")
    assert game.kind == AT_REST


def test_r13_2_they_may_end_in_a_besieged_stronghold() -> None:
    at = Position().without(*FELLOWS).put("edoras", "boromir").put("fords_of_isen", "isengard_regular")
    game = played(at.put("helms_deep", "isengard_regular").besieged("helms_deep"), ID, "join boromir")
    assert "travel helms_deep" in game.options
    game.do("travel helms_deep")
    assert game.there("free_peoples", "helms_deep")["boromir"] == 1


def test_r7_2_with_nobody_to_travel_it_does_nothing() -> None:
    game = played(Position().without(*FELLOWS), ID)
    assert game.told("effect-without")
    assert game.kind == AT_REST


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "swifter": Position().put("edoras", "gimli").steps(SeparateOrMove("fp_char_16", extra=2)).state,
    }
