"""How a battle on its own ends: who has won, what is scored (docs/rules/war-battle.md, S7, S8)."""

from __future__ import annotations

import pytest

from cogs.war.game import WAR
from cogs.war.model.state import SIDE, WarOptions
from cogs.war.skirmish.muster import on_the_map
from tests.war.skirmish.setting_up import begun, drawn_up, fought, ground, opened


def test_s7_a_defender_who_stands_has_won() -> None:
    game = begun(ground("westemnet", "field", "shadow", "fords_of_isen"))
    outcome = fought(game, "cease")
    assert (outcome.winners, outcome.reason) == (("free_peoples",), "outcome-battle-won")
    assert outcome.scores == (("free_peoples", 0), ("shadow", 0))


def test_s7_attackers_win_where_nobody_is_left_to_defend() -> None:
    game = ground("westemnet", "field", "shadow", "fords_of_isen").do("enlist isengard_elite 6", "confirm")
    game.do("enlist rohan_regular 1", "enlist rohan_elite 0", "enlist rohan_leader 0", "confirm")
    outcome = fought(begun(game), "press_on", "stand", roll=6)
    assert outcome.winners == ("shadow",)
    assert outcome.score("shadow") == 1
    ended = game.told("skirmish-ended")[0]
    assert (ended.winner, ended.free_peoples) == ("shadow", ())


def test_s7_who_retreats_has_lost_the_field() -> None:
    game = begun(ground("westemnet", "field", "shadow", "fords_of_isen"))
    outcome = fought(game, "press_on", "retreat folde", "decline")
    assert outcome.winners == ("shadow",)
    assert on_the_map(game.state, SIDE["free_peoples"])


@pytest.mark.parametrize(("advance", "winner"), [("advance", "shadow"), ("decline", "free_peoples")])
def test_s7_who_is_shut_up_in_the_stronghold_has_lost_the_field(advance: str, winner: str) -> None:
    game = begun(ground("helms_deep", "field", "shadow", "fords_of_isen"))
    outcome = fought(game, "withdraw", advance, "confirm")
    assert outcome.winners == (winner,)


@pytest.mark.parametrize("rules", ["base", "groteka"])
@pytest.mark.parametrize(
    ("region", "manner", "attacker"),
    [
        ("minas_tirith", "siege", "shadow"),
        ("dol_guldur", "siege", "free_peoples"),
        ("dol_guldur", "sortie", "shadow"),
        ("lorien", "sortie", "free_peoples"),
    ],
)
def test_s7_an_attack_that_comes_to_nothing_is_lost(
    region: str, manner: str, attacker: str, rules: str
) -> None:
    game = begun(ground(region, manner, attacker, rules=rules))
    outcome = fought(game, "cease", "stand")
    assert outcome.winners != (attacker,)


def test_s7_a_relief_that_drives_the_besiegers_away_is_won() -> None:
    game = opened().do("famous pelennor_fields")
    outcome = fought(begun(drawn_up(game)), "press_on", "retreat osgiliath", "retreat lossarnach")
    assert outcome.winners == ("free_peoples",)
    assert game.state.sieges == ()


def test_s7_the_losses_of_the_other_side_are_the_score() -> None:
    game = begun(ground("westemnet", "field", "shadow", "fords_of_isen"))
    outcome = fought(game, "cease", "stand", roll=6)
    lost = [13 - 1 - 6 - sum(dict(on_the_map(game.state, side)).values()) for side in (0, 1)]
    assert outcome.scores == (("free_peoples", lost[1]), ("shadow", lost[0]))
    assert any(lost)


@pytest.mark.parametrize("seat", ["free_peoples", "shadow"])
def test_s8_whoever_gives_up_has_lost(seat: str) -> None:
    for game in (opened(), begun(ground("westemnet", "field", "shadow", "fords_of_isen"))):
        after = WAR.resign(game.state, seat).state
        assert after.outcome is not None
        assert after.outcome.reason == "outcome-resigned"
        assert after.outcome.winners == ("shadow" if seat == "free_peoples" else "free_peoples",)
        assert WAR.conserved(after) == game.totals


def test_s8_it_does_not_count() -> None:
    assert not WarOptions(scenario="battle").counts
    assert WarOptions().counts
    assert "scenario" not in WarOptions().model_dump()
    assert (
        WarOptions.model_validate_json(WarOptions(scenario="battle").model_dump_json()).scenario == "battle"
    )
