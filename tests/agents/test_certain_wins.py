"""A win that is certain from what the seat knows is taken at once, at every level and in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import LEVELS, Budget, Story
from bot.agents.certain_win import find_certain_win
from bot.engine import Outcome, Seat
from cogs.war.model.bags import bag
from cogs.war.model.state import SIDE, evolve
from cogs.war.rules.turn import BeginTurn, EndAction, ResolveActions, TakeAction
from cogs.war.rules.victory import CheckVictory
from tests.agents.play import Turn, play
from tests.battle.table import Table
from tests.confrontation.position import Position as Confrontation
from tests.duel.position import Position as Duel
from tests.war.position import Played, at
from tests.war.position import Position as War

FEW = Budget(playouts=8)
SEEDS = range(4)
FOUR_STRONGHOLDS = ("dol_amroth", "lorien", "rivendell", "erebor")
SOON = 400
"""Actions within which a game that is certainly won is over."""


def choose(key: str, level: str, state: Any, seat: Seat, seed: int, story: Story = ()) -> str:
    """What a level chooses, in short."""
    seen = cogs.game(key).observe(state, seat)
    return str(cogs.agent(key).at(level).choose(seen, story, FEW, Random(seed)).action)


def last_die(position: War, seat: Seat) -> Played:
    """The last die of a turn is used, and then it is seen who has won."""
    side = SIDE[seat]
    played = position.steps(TakeAction(side), EndAction(), ResolveActions(1 - side), CheckVictory())
    played.state = evolve(played.state, agenda=(BeginTurn(), *played.state.agenda[1:]))
    return played


def one_point_short(**figures: str) -> War:
    """The Shadow has nine points of ten, and an Army Die."""
    return at(**figures).at_war().captured(*FOUR_STRONGHOLDS, "edoras").dice(sh="army")


def two_points_short(**figures: str) -> War:
    """The Free Peoples have two points of four, and an Army Die."""
    return at(**figures).at_war().captured("moria").dice(fp="army")


WAR = {
    "an army may walk into Pelargir": (
        last_die(one_point_short(osgiliath="sauron_regular*3 nazgul"), "shadow"),
        {"use army move_armies"},
    ),
    "it may go there rather than fight for it": (
        last_die(one_point_short(osgiliath="sauron_regular*5 nazgul*5", pelargir="gondor_regular"), "shadow"),
        {"use army move_armies"},
    ),
    "it chooses where to go": (
        last_die(one_point_short(osgiliath="sauron_regular*3 nazgul"), "shadow").do("use army move_armies"),
        {"march osgiliath minas_tirith", "march osgiliath pelargir"},
    ),
    "an army may walk into Orthanc": (
        last_die(two_points_short(fords_of_isen="rohan_regular*2 rohan_leader"), "free_peoples"),
        {"use army move_armies"},
    ),
    "it chooses Orthanc": (
        last_die(two_points_short(fords_of_isen="rohan_regular*2 rohan_leader"), "free_peoples").do(
            "use army move_armies"
        ),
        {"march fords_of_isen orthanc"},
    ),
    "the last step of the Fellowship": (
        last_die(
            War().fellowship(region="", mordor=4, corruption=3).hunt(pool=bag("std_1")).dice(fp="character"),
            "free_peoples",
        ),
        {"use character move_fellowship"},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("about", WAR)
def test_war(about: str, level: str) -> None:
    played, wanted = WAR[about]

    for seed in SEEDS:
        assert choose("war", level, played.state, played.seat, seed) in wanted


@pytest.mark.parametrize("level", LEVELS)
def test_the_others(level: str) -> None:
    mordor = Confrontation(
        "frodo dagorlad, gimli mirkwood", "balrog mordor, orcs mordor, warg gondor", spare=False
    )
    shire = Confrontation(
        "frodo rhudaur, sam cardolan",
        "warg arthedain, balrog shire, saruman shire, orcs high_pass",
        spare=False,
    )
    quest = Duel("c3_07 c3_03", 3, coins=(4, 9), fellowship="c1_03 c1_04 c1_08", quest=(11, 4))

    for seed in SEEDS:
        assert choose("confrontation", level, mordor.state("light"), "light", seed) == "move frodo mordor"
        assert choose("confrontation", level, shire.state("dark"), "dark", seed) == "move warg shire"
        assert choose("duel", level, quest.state("fellowship"), "fellowship", seed) == "play c3_07"


def test_nothing_is_called_certain_that_a_card_may_spoil() -> None:
    at_window = Table("shelob witch_king orc_patrol", north="celeborn+elrohir+eowyn").in_window()
    state, knowledge = at_window.state, cogs.agent("battle").knowledge
    seen = knowledge.game.observe(state, "north")

    assert find_certain_win(knowledge, "north", knowledge.imagine(seen, ())) is None


def certain_wins(key: str, games: int) -> Iterator[tuple[Turn, str]]:
    """Decisions of games by rules of thumb in which a win is called certain, and what brings it."""
    game, knowledge = cogs.game(key), cogs.agent(key).knowledge

    def by_thumb(seen: Any, story: Story, rng: Random) -> Any:
        state = knowledge.imagine(seen, story)(rng)
        return rng.choices(seen.legal, knowledge.weigh(state, seen.viewer, seen.legal))[0]

    for seed in range(games):
        players = dict.fromkeys(game.facts.seats, by_thumb)
        for turn in play(game, game.options(), players, Random(seed)):
            if isinstance(turn, Turn) and len(turn.seen.legal) > 1:
                imagine = knowledge.imagine(turn.seen, turn.stories[turn.seat])
                won = find_certain_win(knowledge, turn.seat, imagine)
                if won is not None:
                    yield turn, str(won)


@pytest.mark.parametrize("key", ["confrontation", "duel", "battle"])
def test_what_is_called_certain_is_won_whatever_the_others_do(key: str) -> None:
    game, rng, told = cogs.game(key), Random(1), 0
    for turn, won in certain_wins(key, games=3):
        state = game.apply(turn.state, turn.seat, game.parse(won)).state
        told += 1
        for _ in range(SOON):
            pending = game.pending(state)
            if isinstance(pending, Outcome):
                break
            seat = next(iter(pending.open)).seat if hasattr(pending, "open") else "chance"
            if seat == turn.seat:
                action = game.parse(choose(key, "newcomer", state, seat, 1, turn.stories[seat]))
            else:
                action = rng.choice(game.legal(state, seat))
            state = game.apply(state, seat, action).state
        outcome = game.pending(state)
        assert isinstance(outcome, Outcome)
        assert outcome.winners == (turn.seat,), (won, turn.state)
    assert told
