"""Shadows on the Misty Mountains."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_19"


def test_two_units_and_a_nazgul_come_in_one_place() -> None:
    units = ("recruit sauron_elite mount_gram", "recruit sauron_regular mount_gram")
    game = played(Position().clear(), CARD, "region mount_gram", *units)
    assert game.there("shadow", "mount_gram") == {"sauron_regular": 1, "sauron_elite": 1, "nazgul": 1}


def test_where_one_place_is_not_free_it_is_the_other() -> None:
    game = played(Position().clear().captured("moria"), CARD)
    assert game.options == ["recruit sauron_regular mount_gram", "recruit sauron_elite mount_gram"]


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "mountains": Position()
        .clear()
        .steps(
            MusterWhere(
                "sh_str_19",
                (("sauron_regular", "sauron_elite"), ("sauron_regular", "sauron_elite"), ("nazgul",)),
                (NUMBER["mount_gram"], NUMBER["moria"]),
            )
        )
        .state,
    }
