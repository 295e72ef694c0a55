"""Who holds the field after a battle of War, from what everybody is told of it."""

from __future__ import annotations

import pytest

from cogs.war.contest import CONTEST, find_holder
from cogs.war.model.battle_events import AttackDeclared, BattleEnded, HitsTaken, RoundBegan
from tests.war.battles import attack, field
from tests.war.position import Played, Position

DECLARED = AttackDeclared(
    side="shadow",
    origin="orthanc",
    region="fords_of_isen",
    manner="field",
    attackers=(("isengard_regular", 1), ("nazgul", 1)),
    defenders=(("rohan_regular", 1), ("rohan_leader", 1)),
)


def hold(game: Played) -> str | None:
    """Who holds the field of the one battle of a game, for all that everybody knows."""
    told = [event for event in game.events if event.known_to(None)]
    begun = next(at for at, event in enumerate(told) if isinstance(event, CONTEST.began))
    ended = next(at for at, event in enumerate(told) if isinstance(event, CONTEST.ended))
    return find_holder(told[begun : ended + 1])


def quiet_round(game: Played) -> Played:
    """Everybody misses."""
    while game.kind == "roll":
        game.do(game.options[0])
    return game


def test_the_attacker_holds_it_where_the_defender_retreats() -> None:
    assert (
        hold(quiet_round(field("sauron_regular*2", "gondor_regular*2")).do("press_on", "retreat bree"))
        == "shadow"
    )


def test_the_defender_holds_it_where_the_attack_ceases() -> None:
    assert hold(quiet_round(field("sauron_regular*2", "gondor_regular*2")).do("cease")) == "free_peoples"


def test_the_attacker_holds_it_where_the_defender_withdraws_into_the_stronghold() -> None:
    at = (
        Position()
        .clear()
        .at_war()
        .put("osgiliath", "sauron_regular*2")
        .put("minas_tirith", "gondor_regular*2")
    )
    assert hold(attack(at, "shadow", "osgiliath", "minas_tirith").do("withdraw")) == "shadow"


@pytest.mark.parametrize(
    ("beaten", "holder"),
    [(("free_peoples",), "shadow"), (("shadow",), "free_peoples"), (("free_peoples", "shadow"), None)],
)
def test_who_has_units_left_holds_it_where_an_army_is_wiped_out(
    beaten: tuple[str, ...], holder: str | None
) -> None:
    """Given leaders and Nazgûl that are left alone, they hold nothing."""
    lost = {"shadow": "isengard_regular", "free_peoples": "rohan_regular"}
    hits = [
        HitsTaken(side=side, region="fords_of_isen", lost=((lost[side], 1),), reduced=()) for side in beaten
    ]
    ended = BattleEnded(region="fords_of_isen", how="wiped_out")
    assert find_holder([DECLARED, RoundBegan(round=1), *hits, ended]) == holder


@pytest.mark.parametrize("how", ["both", "wiped_out"])
def test_nobody_holds_it_where_nobody_or_everybody_is_left(how: str) -> None:
    assert find_holder([DECLARED, RoundBegan(round=1), BattleEnded(region="fords_of_isen", how=how)]) is None


def test_nobody_holds_what_was_not_fought_to_its_end() -> None:
    assert find_holder([DECLARED, RoundBegan(round=1)]) is None
    assert find_holder([DECLARED, BattleEnded(region="fords_of_isen", how="wiped_out")]) is None
