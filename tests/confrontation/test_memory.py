"""What a computer player remembers of figures that were shown and are hidden again (R 6.16)."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.engine import Event
from cogs.confrontation.agent import AGENT
from cogs.confrontation.components import REGIONS
from cogs.confrontation.events import BattleJoined, FigureDefeated, FigureMoved, TurnBegan
from cogs.confrontation.game import CONFRONTATION as GAME
from tests.confrontation.position import Position

STANDING = Position(
    "gimli eregion, frodo shire",
    "balrog misty_mountains, orcs moria, shelob rohan, witch_king gondor, warg mordor, saruman mordor",
)
SHOWN = (
    BattleJoined(attacker="dark", region="misty_mountains", light="gandalf", dark="balrog"),
    FigureDefeated(side="light", figure="gandalf", region="misty_mountains", why="strength"),
    TurnBegan(side="light", turn=5),
)
"""Everybody has seen the Balrog win a battle in the Misty Mountains; then he is hidden again."""


def imagine(position: Position, story: tuple[Event, ...], figure: str, draws: int = 60) -> Counter[str]:
    """In which regions a Dark figure stands in states that Light imagines."""
    seen = GAME.observe(position.state("light"), "light")
    draw, rng = AGENT.knowledge.imagine(seen, story), Random(7)
    states = [draw(rng) for _ in range(draws)]
    assert all(GAME.observe(state, "light") == seen for state in states)
    return Counter(
        region
        for state in states
        for region, there in zip(REGIONS, state.figures[1], strict=True)
        if figure in there
    )


def test_without_a_story_a_figure_that_was_shown_may_be_anywhere() -> None:
    assert imagine(STANDING, (), "balrog")["misty_mountains"] < 30


def test_a_figure_that_was_shown_stays_known_when_it_is_hidden_again() -> None:
    assert imagine(STANDING, SHOWN, "balrog") == {"misty_mountains": 60}


def test_it_stays_known_after_it_has_moved_alone() -> None:
    moved = Position("frodo shire", "balrog rhudaur, orcs moria, shelob rohan, warg mordor, saruman mordor")
    story = (*SHOWN, FigureMoved(side="dark", origin="misty_mountains", region="rhudaur", way="step"))

    assert imagine(moved, story, "balrog") == {"rhudaur": 60}


def test_where_one_of_two_has_moved_it_may_be_either() -> None:
    together = Position("", "balrog rhudaur, orcs arthedain, shelob rohan, warg mordor", spare=False)
    story = (
        BattleJoined(attacker="light", region="rhudaur", light="gandalf", dark="balrog"),
        BattleJoined(attacker="light", region="rhudaur", light="merry", dark="orcs"),
        FigureMoved(side="dark", origin="rhudaur", region="arthedain", way="step"),
    )

    counts = imagine(together, story, "balrog")

    assert set(counts) == {"rhudaur", "arthedain"}
    assert min(counts.values()) > 10


def test_a_way_that_only_some_can_go_tells_who_went() -> None:
    flown = Position("frodo shire", "flying_nazgul arthedain, orcs moria, shelob rohan, warg mordor")
    story = (FigureMoved(side="dark", origin="gondor", region="arthedain", way="special"),)

    counts = imagine(flown, story, "flying_nazgul")

    assert counts["arthedain"] > 40
