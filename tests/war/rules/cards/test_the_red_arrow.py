"""The Red Arrow"""

from __future__ import annotations

from cogs.war.model.queries import box
from tests.war.position import Position
from tests.war.rules.cards.free_position import played, refused

ID = "fp_str_09"


def test_r7_2_gondor_must_be_active() -> None:
    assert refused(Position().nation("gondor", 2, True), ID) == ""
    assert refused(Position().nation("gondor", 2, False), ID) == "refusal-card-condition"


def test_rohan_advances_and_recruits_a_unit_and_a_leader_in_edoras() -> None:
    at = Position().clear().nation("gondor", 2).nation("rohan", 1, False)
    game = played(at, ID, "recruit rohan_elite edoras")
    assert box(game.state, "rohan") == 2
    assert game.there("free_peoples", "edoras") == {"rohan_elite": 1, "rohan_leader": 1}


def test_r9_2_a_passive_rohan_does_not_come_to_war() -> None:
    at = Position().clear().nation("gondor", 2).nation("rohan", 3, False)
    assert box(played(at, ID).state, "rohan") == 3
