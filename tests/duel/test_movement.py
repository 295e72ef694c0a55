"""11.4 Units that have just moved are shown on the map, with an arrow each."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Event, Outcome
from cogs.duel.events import CardPlayed, QuestAdvanced, TurnBegan, UnitMoved
from cogs.duel.game import DUEL
from cogs.duel.painting import BOARD
from cogs.duel.painting.scene import Scene
from tests.duel.position import Position

MOVED = UnitMoved(seat="sauron", origin="rohan", region="enedwaith")
NEXT = TurnBegan(seat="fellowship", turn=3, extra=False)
TAKEN = CardPlayed(seat="fellowship", card="c1_red_1", way="free", price=0, link="")


def shown(*news: Event) -> object:
    return BOARD.climax(DUEL.observe(Position().state("fellowship"), None), news, "en")


def test_an_arrow_leads_from_where_to_where_until_something_else_is_taken() -> None:
    scene = shown(MOVED, NEXT)
    assert isinstance(scene, Scene)
    assert (scene.view, scene.moved) == ("map", (("sauron", "rohan", "enedwaith"),))
    assert shown(MOVED, NEXT, TAKEN) is None
    pictures = [
        BOARD.paint(painted_scene, "parchment", 0.25).tobytes()
        for painted_scene in (scene, replace(scene, moved=()))
    ]
    assert pictures[0] != pictures[1]


def test_the_last_step_is_shown_on_the_track() -> None:
    seen = DUEL.observe(Position().state("fellowship"), None)
    won = replace(seen, outcome=Outcome(("fellowship",), "outcome-mount-doom", ()), waiting=())
    step = QuestAdvanced(seat="fellowship", steps=2, space=14)
    scene = BOARD.climax(won, (TAKEN, step), "en")
    assert isinstance(scene, Scene)
    assert (scene.stepped, scene.came_from("fellowship"), scene.came_from("sauron")) == (
        ("fellowship", 12),
        12,
        None,
    )
    assert BOARD.climax(seen, (TAKEN, step), "en") is None
