"""The house finds what a good player sees: positions of the strategy reference, a few of each game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import Budget, Story
from bot.engine import Seat
from cogs.confrontation.events import BattleJoined
from cogs.war.model.state import evolve
from cogs.war.rules.turn import BeginTurn
from tests.battle.table import Table
from tests.confrontation.position import Position as Confrontation
from tests.duel.position import Position as Duel
from tests.journey.position import Position as Journey
from tests.journey.position import sheet
from tests.war.position import Position as War

ENOUGH = Budget(playouts=240)
KNOWN_ORCS_PREY = (BattleJoined(attacker="light", region="moria", light="gandalf", dark="warg"),)
RACES = "c1_17 c1_20 c1_18 c1_19 c3_11 c1_05 c1_06 c1_07 c1_08"


def choose(key: str, state: Any, seat: Seat, story: Story = ()) -> str:
    """What the master chooses, in short."""
    return str(cogs.agent(key).choose(cogs.game(key).observe(state, seat), story, ENOUGH, Random(11)).action)


def test_frodo_goes_into_mordor_whoever_stands_there() -> None:
    dark = "balrog mordor, shelob mordor, orcs mordor, warg gondor"
    state = Confrontation("frodo dagorlad, gimli mirkwood", dark, spare=False).state("light")

    assert choose("confrontation", state, "light") == "move frodo mordor"


def test_the_third_dark_figure_goes_into_the_shire() -> None:
    dark = "warg arthedain, balrog shire, saruman shire, orcs high_pass"
    state = Confrontation("frodo rhudaur, sam cardolan", dark, spare=False).state("dark")

    assert choose("confrontation", state, "dark") == "move warg shire"


def test_the_orcs_attack_whom_nobody_else_beats_for_certain() -> None:
    state = Confrontation("gandalf moria, frodo shire", "orcs fangorn, witch_king rohan").state("dark")

    assert choose("confrontation", state, "dark", KNOWN_ORCS_PREY) == "move orcs moria"


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        (
            Duel("c3_07 c3_03", 3, coins=(4, 9), fellowship="c1_03 c1_04 c1_08", quest=(11, 4)),
            "play c3_07",
        ),
        (Duel("c3_09 c3_07 c3_18", 3, coins=(1, 9), sauron=RACES, trio=(True, True)), "discard c3_09"),
    ],
    ids=["it wins at once", "it takes away what the other would win with"],
)
def test_duel(position: Duel, wanted: str) -> None:
    assert choose("duel", position.state("fellowship"), "fellowship") == wanted


def test_a_party_that_can_attack_does() -> None:
    at = Table("shelob witch_king orc_patrol", north="celeborn+elrohir+eowyn").in_window()

    assert choose("battle", at.state, "north") == "attack 1"
    at.do("north attack 1")
    assert choose("battle", at.state, "north") == "beat witch_king orc_patrol"


def test_a_hobbit_strikes_down_the_other_where_that_wins() -> None:
    sheets = {"frodo": sheet(5, 5), "sam": sheet(8, 1)}
    at = Journey(sheets=sheets).rolled("yellow.orc red.nazgul blue.nazgul green.ring black.orc")

    assert choose("journey", at.state, "frodo") in ("take red", "take green")


def test_what_has_to_be_taken_is_taken_in_the_others_colour() -> None:
    at = Journey().rolled("yellow.orc red.nazgul blue.nazgul green.orc black.orc")

    assert choose("journey", at.state, "frodo") == "take red"


@pytest.mark.parametrize(
    ("position", "seat", "wanted"),
    [
        (
            War().put("minas_tirith", "strider").dice(fp="will_of_the_west army", sh="army army"),
            "free_peoples",
            "use will_of_the_west aragorn",
        ),
        (War().at_war("isengard").dice(fp="army", sh="muster"), "shadow", "use muster saruman"),
    ],
    ids=["a king is crowned", "a Minion comes"],
)
def test_war(position: War, seat: Seat, wanted: str) -> None:
    state = position.acting(seat).state

    assert choose("war", evolve(state, agenda=(BeginTurn(), *state.agenda)), seat) == wanted
