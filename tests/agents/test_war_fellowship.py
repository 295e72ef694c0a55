"""Where the house leads the Fellowship: it rests where it can, and stops at the gates of Mordor."""

from __future__ import annotations

from typing import cast

import cogs
from cogs.war.agents import WarKnowledge
from cogs.war.agents.policy import find_haven, has_leisure
from cogs.war.model.actions import Stop
from cogs.war.model.components import NUMBER
from cogs.war.rules.fellowship import FellowshipPhase, Walk
from tests.war.position import Played, Position

KNOWLEDGE = cast("WarKnowledge", cogs.agent("war").knowledge)
MOVE = "use character move_fellowship"


def readiness(game: Played) -> dict[str, float]:
    """How readily the seat that is asked takes each action."""
    legal = cogs.game("war").legal(game.state, game.seat)
    return dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))


def favourite(game: Played) -> str:
    weights = readiness(game)
    return max(weights, key=weights.__getitem__)


def walk(at: Position) -> Played:
    """The Fellowship declares itself and goes where it is readiest to go."""
    game = at.steps(FellowshipPhase()).do("declare")
    while game.kind == "path":
        game.do(favourite(game))
    return game


def test_a_tired_fellowship_declares_itself_where_it_heals_and_a_fresh_one_does_not() -> None:
    tired = Position().fellowship(region="lorien", corruption=1).steps(FellowshipPhase())
    fresh = Position().fellowship(region="lorien", corruption=0, progress=1).steps(FellowshipPhase())

    assert favourite(tired) == "declare"
    assert favourite(fresh) == "decline"


def test_it_goes_to_a_place_to_rest_on_its_way_and_stops_there() -> None:
    """12.3, 12.4 From Rivendell with five steps and three points of corruption, to Lórien."""
    at = Position().fellowship(progress=5, corruption=3)
    assert favourite(at.steps(FellowshipPhase())) == "declare"

    game = walk(at)

    assert game.state.fellowship.region == NUMBER["lorien"]
    assert game.state.fellowship.corruption == 2


def test_it_does_not_rest_in_a_place_that_has_been_captured() -> None:
    at = Position().fellowship(progress=5, corruption=3).captured("lorien").state

    assert find_haven(at, NUMBER["rivendell"], 5) == -1


def test_at_the_gates_it_stops_and_enters() -> None:
    """14.1 With a step to spare it goes no further than the gate."""
    game = walk(Position().fellowship(region="minas_tirith", progress=4))

    assert game.state.fellowship.region == NUMBER["minas_morgul"]
    assert favourite(game) == "enter_mordor"


def test_it_does_not_move_past_the_gates() -> None:
    far = Position().fellowship(region="minas_tirith", progress=1).dice(fp="character", sh="army")
    near = Position().fellowship(region="minas_tirith", progress=3).dice(fp="character", sh="army")

    assert readiness(near.acting("free_peoples"))[MOVE] < readiness(far.acting("free_peoples"))[MOVE] / 10


def test_it_stays_where_it_heals_as_long_as_there_is_time() -> None:
    def move(position: Position) -> float:
        return readiness(position.dice(fp="character", sh="army").acting("free_peoples"))[MOVE]

    tired, fresh = ({"region": "lorien", "corruption": corruption} for corruption in (3, 0))
    hurried = Position().fellowship(**tired).captured("minas_tirith", "erebor", "helms_deep", "edoras")

    assert move(Position().fellowship(**tired)) < move(Position().fellowship(**fresh)) / 2
    assert not has_leisure(hurried.state)
    assert move(hurried) == move(Position().fellowship(**fresh))


def test_revealed_it_shuns_the_houses_of_the_shadow() -> None:
    """12.5 A Stronghold of the Shadow that the path touches draws another tile."""
    way = (NUMBER["hollin"],)
    game = Position().fellowship(region="hollin", progress=2).steps(Walk("revealed", way))
    declared = Position().fellowship(region="hollin", progress=2).steps(Walk("declared", way))

    assert readiness(game)["go moria"] < readiness(declared)["go moria"] / 3 + 1e-9


def test_a_march_by_card_is_no_walk_of_the_fellowship() -> None:
    """`stop` ends a march by some cards too."""
    state = Position().dice(fp="character", sh="army").acting("free_peoples").state

    assert KNOWLEDGE.weigh(state, "free_peoples", [Stop()]) == [0.5]
