"""Hill-trolls."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_strategy import ReplaceRegular
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_15"


def test_two_regulars_become_elites_wherever_they_are() -> None:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular*2").put("nurn", "sauron_regular")
    game = played(at, CARD, "figure_in sauron_regular nurn")
    assert game.there("shadow", "nurn") == {"sauron_elite": 1}
    assert game.there("shadow", "moria") == {"sauron_regular": 1, "sauron_elite": 1}
    assert game.kind == "allocate"


def test_r7_2_fewer_where_there_are_no_more_elites() -> None:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular*2")
    game = played(at.having(reinforcements=((), (("sauron_elite", 1),))), CARD)
    assert game.there("shadow", "moria") == {"sauron_regular": 1, "sauron_elite": 1}


def test_sauron_must_be_at_war() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "trolls": at(moria="sauron_regular*2", morannon="sauron_regular").steps(ReplaceRegular()).state,
        "trolls-last": at(moria="sauron_regular*2", morannon="sauron_regular").steps(ReplaceRegular(1)).state,
    }
