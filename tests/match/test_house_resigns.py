"""The house gives up where it has seen no hope for several turns, and only there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.agents import Agent, Budget
from bot.match.house import ComputerPlayers, Hopes
from bot.match.thinking import Thinking
from tests.match.house import ANN, BEN, House, begin_against
from tests.match.test_computer import Recorder
from tests.match.tiny_game import SEATS, TinyKnowledge, tiny_bundle

NEWCOMER = 11


class Judging(TinyKnowledge):
    """Judges every position alike: `chance` for the second seat."""

    def __init__(self, chance: float, hopeless: float = 0.1) -> None:
        self.chance = chance
        self.hopeless = hopeless  # type: ignore[misc]  # of one player, for the test

    def evaluate(self, state: Any) -> Mapping[str, float]:
        return {**dict.fromkeys(SEATS, 0.5), "east": self.chance}

    def clock(self, state: Any) -> int:
        return int(state.turn) + sum(state.ready)


async def plays_on(house: House, match: int, knowledge: Judging) -> bool:
    """Whether the house is still playing after three turns of each side; a turn more than it waits."""
    bundle = replace(tiny_bundle(), agent=Agent(knowledge))
    thinking = Thinking([Recorder()], Budget(playouts=1))
    computers = ComputerPlayers(house.tables, {"tiny": bundle}, thinking, is_hurried=True)
    await house.play(match, ANN, "put a", "ready")
    for _ in range(3):
        await computers.play(match, NEWCOMER)
        if (await house.tables.view(match, ANN)).observation.legal:
            await house.play(match, ANN, "end")
    return "east resign" not in await house.log(match)


@pytest.mark.parametrize(
    ("knowledge", "stays"),
    [(Judging(0.05), False), (Judging(0.2), True), (Judging(0.05, hopeless=0.0), True)],
    ids=["without hope", "with some", "a game nobody resigns"],
)
async def test_it_resigns_after_three_turns_without_hope(
    house: House, knowledge: Judging, stays: bool
) -> None:
    match = await begin_against(house, "newcomer", rounds=5)
    assert await plays_on(house, match, knowledge) == stays


async def test_of_three_it_never_resigns(house: House) -> None:
    match = await begin_against(house, "newcomer", "newcomer", rounds=5)
    assert await plays_on(house, match, Judging(0.05))


async def test_one_turn_with_hope_and_it_waits_again(house: House) -> None:
    hopes, agent = Hopes(), Agent(Judging(0.05))
    match = await begin_against(house, "newcomer")
    view = await house.tables.view(match, NEWCOMER)

    def thinks(chance: float) -> bool:
        return hopes.gives_up(view, NEWCOMER, agent, chance)

    assert [thinks(odds) for odds in (0.05, 0.05, 0.5, 0.05, 0.05, 0.05)] == [False] * 5 + [True]


async def test_it_does_not_resign_for_whom_it_stands_in(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await house.tables.ask_stand_in(match, BEN, BEN, "newcomer", house.token())
    await house.tables.agree(match, ANN, house.token())
    view = await house.tables.view(match, NEWCOMER)
    hopes = Hopes()

    assert not any(hopes.gives_up(view, NEWCOMER, Agent(Judging(0.05)), 0.0) for _ in range(5))


class Secretive(Judging):
    """Sees no hope from its own seat, where whoever looks on sees some."""

    def imagine(self, seen: Any, story: Any) -> Callable[[Random], Any]:
        self.chance = 0.5 if seen.viewer is None else 0.05
        return super().imagine(seen, story)


async def test_p4_what_it_alone_knows_does_not_make_it_resign(house: House) -> None:
    match = await begin_against(house, "newcomer", rounds=5)
    assert await plays_on(house, match, Secretive(0.05))
