"""Corsairs of Umbar."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_strategy import Land
from tests.war.position import SOUTHRONS, Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_10"


def _fleet() -> Position:
    return Position().clear().at_war("southrons_easterlings").put("umbar", f"{SOUTHRONS}*3 sauron_regular")


def test_r16_1_it_lands_in_a_region_of_gondor_on_the_coast_and_takes_it() -> None:
    game = played(_fleet(), CARD)
    assert set(game.options) == {
        f"region {region}" for region in ("anfalas", "dol_amroth", "lamedon", "pelargir")
    }
    game.do("region pelargir", "leave southrons_easterlings_regular 1", "confirm")
    assert game.there("shadow", "pelargir") == {SOUTHRONS: 2}
    assert game.there("shadow", "umbar") == {SOUTHRONS: 1, "sauron_regular": 1}
    assert NUMBER["pelargir"] in game.state.captured


def test_an_army_there_must_be_fought_without_ceasing() -> None:
    at = _fleet().put("pelargir", "gondor_regular*2").nation("gondor", 3, active=False)
    game = played(at, CARD, "region pelargir", "confirm")
    assert game.told("attack-declared")[0].attackers == ((SOUTHRONS, 3),)
    assert at_war(game.state, "gondor")
    game.roll(1, 1, 1).roll(1, 1)
    assert game.kind != "cease"


def test_newcomers_join_a_siege_and_storm_the_stronghold() -> None:
    at = _fleet().put("dol_amroth", f"gondor_regular {SOUTHRONS}").besieged("dol_amroth")
    game = played(at, CARD, "region dol_amroth", "confirm", "confirm")
    assert game.told("attack-declared")[0].manner == "siege"
    assert game.told("attack-declared")[0].attackers == ((SOUTHRONS, 4),)


def test_r10_1_the_stacking_limit_holds_at_once() -> None:
    game = played(_fleet().put("lamedon", "sauron_regular*8"), CARD, "region lamedon")
    assert "confirm" not in game.options


def test_the_southrons_and_easterlings_must_be_at_war() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "corsairs": at(umbar=f"{SOUTHRONS}*3", pelargir="gondor_regular").at_war().steps(Land()).state,
    }
