"""Computer players: they sit and are asked like people, and what is asked of them outlives a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.agents import Agent, Budget
from bot.engine import Event, Observation
from bot.match import house as house_alone
from bot.match.house import ComputerPlayers
from bot.match.match import is_computer, level_of
from bot.match.rating import Ladder
from bot.match.thinking import Thinking
from bot.match.values import Place
from bot.match.workers import Outbox, OutboxItem, Rest
from tests.match.house import ANN, BEN, HERE, House, begin_against, refused
from tests.match.tiny_game import tiny_bundle

NEWCOMER, MASTER = 11, 31


class Recorder:
    """Runs thoughts at once, and keeps what it was handed. meanwhile: is called before each."""

    def __init__(self) -> None:
        self.handed: list[tuple[Any, ...]] = []
        self.fails = False

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self.handed.append(arguments)
        if self.fails:
            raise RuntimeError("killed in the middle of a thought")
        return function(*arguments)

    def close(self) -> None:
        """Nothing to end."""


def players(house: House, runner: Recorder) -> ComputerPlayers:
    thinking = Thinking([runner], Budget(playouts=1))
    return ComputerPlayers(house.tables, {"tiny": tiny_bundle()}, thinking, is_hurried=True)


async def test_the_house_takes_the_free_seats_at_the_levels_asked_for(house: House) -> None:
    table = await house.lobby(ANN)

    await house.tables.hire(table.id, ANN, "newcomer", house.token())
    await house.tables.hire(table.id, ANN, "newcomer", house.token())
    table = await house.tables.hire(table.id, ANN, "master", house.token())

    assert [level_of(user) for user in table.joined if is_computer(user)] == ["newcomer"] * 2 + ["master"]
    assert len(set(table.joined)) == 4


async def test_who_of_the_house_came_last_goes_first_and_a_table_of_the_house_alone_closes(
    house: House,
) -> None:
    table = await house.lobby(ANN)
    await house.tables.hire(table.id, ANN, "newcomer", house.token())
    await house.tables.hire(table.id, ANN, "master", house.token())

    left = await house.tables.dismiss(table.id, ANN, house.token())
    closed = await house.tables.leave(table.id, ANN, house.token())

    assert left.joined == (ANN, NEWCOMER)
    assert closed.phase == "cancelled"


async def test_who_is_not_at_the_table_cannot_ask_the_house_to_sit_down(house: House) -> None:
    table = await house.lobby(ANN)

    error = await refused(house.tables.hire(table.id, BEN, "master", house.token()))

    assert error.reason == "refused-not-joined"


async def test_the_house_plays_whenever_it_is_told_of_its_turn_until_the_game_is_over(house: House) -> None:
    match = await begin_against(house, "newcomer")
    outbox = Outbox(house.store, Told(players(house, Recorder())))
    await outbox.start()
    try:
        for _ in range(200):
            view = await house.tables.view(match, ANN)
            if view.table.phase != "playing":
                break
            if view.observation.legal:
                await house.play(match, ANN, str(view.observation.legal[0]))
            else:
                await asyncio.sleep(0.01)
    finally:
        await outbox.stop()

    assert (await house.tables.table(match)).phase == "over"


async def test_a_thought_that_was_killed_is_thought_again_and_counts_once(house: House) -> None:
    match = await begin_against(house, "newcomer")
    runner = Recorder()
    runner.fails = True
    with pytest.raises(RuntimeError):
        await players(house, runner).play(match, NEWCOMER)
    assert (match, "turn", NEWCOMER) in await house.outbox()

    again = await house.reopened()
    await players(again, Recorder()).play(match, NEWCOMER)
    played = [line for line in await again.log(match) if line.startswith("east ")]
    await players(again, Recorder()).play(match, NEWCOMER)

    assert played
    assert played == [line for line in await again.log(match) if line.startswith("east ")]
    await again.store.close()


async def test_a_turn_that_does_not_end_stays_in_the_outbox(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begin_against(house, "newcomer")
    monkeypatch.setattr(house_alone, "MOST_ACTIONS", 1)

    with pytest.raises(RuntimeError, match="does not end"):
        await players(house, Recorder()).play(match, NEWCOMER)

    assert (match, "turn", NEWCOMER) in await house.outbox()


async def test_p4_a_thought_is_handed_the_seats_observation_and_story_and_nothing_else(house: House) -> None:
    match = await begin_against(house, "master")
    await house.play(match, ANN, "put b", "put c")
    runner = Recorder()

    await players(house, runner).play(match, MASTER)

    view = await house.tables.view(match, MASTER)
    assert runner.handed
    for agent, seen, story, budget, seed in runner.handed:
        assert isinstance(agent, Agent)
        assert isinstance(seen, Observation)
        assert seen.viewer == view.seat
        assert all(isinstance(event, Event) and event.known_to(view.seat) for event in story)
        assert (type(budget), type(seed)) == (Budget, int)


class Clock:
    """A clock that only sleeping and thinking move."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


@pytest.mark.parametrize("level", [NEWCOMER, MASTER])
@pytest.mark.parametrize("over", [0.0, 0.016, 0.061, 0.2])
async def test_p4_when_an_action_of_the_house_comes_tells_not_whether_it_was_searched(
    house: House, level: int, over: float
) -> None:
    """Given thoughts that are over at once and such that take all their time and a little more, as the last
    play-out and the way between the processes do, then the actions come at the same moments."""
    moments: dict[bool, list[float]] = {}
    for searched in (False, True):
        match = await begin_against(house, level_of(level), place=Place(1, 100 + searched))
        clock, runner = Clock(), Recorder()
        budget = tiny_bundle().agent.at(level_of(level)).level.budget.seconds or 0.0

        def think(
            function: Callable[..., Any], *arguments: Any, clock: Clock = clock, takes: float = budget + over
        ) -> Any:
            clock.now += takes
            return function(*arguments)

        if searched:
            runner.run = think  # type: ignore[method-assign]
        computers = ComputerPlayers(
            house.tables,
            {"tiny": tiny_bundle()},
            Thinking([runner], Budget(playouts=1)),
            clock=clock,
            sleep=clock.sleep,
        )
        came = moments[searched] = []
        act = house.tables.act

        async def note(
            *arguments: Any, act: Any = act, clock: Clock = clock, came: list[float] = came
        ) -> Any:
            came.append(clock.now)
            return await act(*arguments)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.tables, "act", note)
            await computers.play(match, level)

    fewest = min(map(len, moments.values()))
    assert fewest, "what is chosen is left to luck, and with it how long a turn is"
    assert moments[True][:fewest] == pytest.approx(moments[False][:fewest])


async def test_against_the_house_alone_taking_back_is_free_and_takes_its_answer_along(house: House) -> None:
    match = await begin_against(house, "newcomer")
    await house.play(match, ANN, "put a", "ready")
    await players(house, Recorder()).play(match, NEWCOMER)
    before = await house.log(match)
    await house.play(match, ANN, "end")
    answer = (await house.tables.view(match, NEWCOMER)).observation.legal[0]
    await house.play(match, NEWCOMER, str(answer))

    assert (await house.tables.view(match, ANN)).can_undo == "free"
    await house.tables.undo(match, ANN, house.token())

    assert await house.log(match) == before


async def test_p4_a_hint_is_what_the_house_would_choose_from_what_the_asking_seat_knows(house: House) -> None:
    match = await begin_against(house, "newcomer")
    runner = Recorder()

    view, choice = await players(house, runner).hint(match, ANN)

    assert choice.action in view.observation.legal
    (_, seen, story, _, _) = runner.handed[0]
    assert seen == view.observation
    assert all(event.known_to("north") for event in story)


async def test_among_people_the_house_gives_no_hints(house: House) -> None:
    match = await house.begun(ANN, BEN)

    error = await refused(players(house, Recorder()).hint(match, ANN))

    assert error.reason == "refused-hint-people"


async def test_past_what_was_rolled_the_house_takes_nothing_back(house: House) -> None:
    match = await begin_against(house, "newcomer")
    await house.play(match, ANN, "put a", "ready")
    await players(house, Recorder()).play(match, NEWCOMER)
    await house.play(match, ANN, "roll")

    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, house.token()))).reason == "refused-undo-shown"


async def test_of_two_people_and_the_house_only_the_person_is_asked_to_take_back(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    await house.tables.hire(table.id, ANN, "newcomer", house.token())
    match = (await house.tables.begin(table.id, ANN, house.token())).id
    for user in (ANN, BEN):
        await house.play(match, user, "put a", "ready")
    await players(house, Recorder()).play(match, NEWCOMER)
    await house.play(match, ANN, "end")
    await house.clear_outbox()

    await house.tables.undo(match, ANN, house.token())

    assert {user for _, kind, user in await house.outbox() if kind == "offer"} == {BEN}


async def test_games_with_the_house_count_in_a_list_of_their_own(house: House) -> None:
    match = await begin_against(house, "master")
    await house.tables.resign(match, ANN, house.token())
    await house.finished(ANN, BEN, place=HERE)

    standings = (await house.tables.leaderboards.of(1, Ladder())).lines
    against = await house.tables.leaderboards.of_house(1)

    assert {standing.user: standing.played for standing in standings} == {ANN: 1, BEN: 1}
    assert [
        (
            house_standing.user,
            house_standing.level,
            house_standing.seat,
            house_standing.played,
            house_standing.won,
        )
        for house_standing in against
    ] == [(ANN, "master", "north", 1, 0)]


class Told:
    """Tells the house of its turns, and nobody else of anything."""

    def __init__(self, computers: ComputerPlayers) -> None:
        self.computers = computers

    async def deliver(self, item: OutboxItem) -> Rest | None:
        if item.kind != "turn" or not is_computer(item.user):
            return None
        return Rest(lambda: self.computers.play(item.match, item.user or 0))
