"""What the house costs: a bot with whom nobody plays, twenty tables of the house at once, as many masters who
are asked at once, a turn of War."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

import cogs
from bot.agents import LEVELS, Agent, Budget
from bot.engine import CHANCE, Action, Chance, Outcome, Seat
from bot.match.house import find_seconds
from bot.match.thinking import Thinking
from bot.sandbox import Person, RateSettings, SandboxSettings
from bot.worker import WorkerProcess
from tests.agents.play import Turn, play
from tests.bench.plan import Plan
from tests.bench.process import cpu_seconds, resident
from tests.bench.ratio import Figure, percentile, plain
from tests.wire.inn import Inn, many_channels, open_inn
from tests.wire.oracle import truth

TABLES = 20
SEAT, LEVEL = "light", "regular"
MOST_OF_A_TURN = {"newcomer": 4.0, "regular": 4.0, "master": 12.0}
"""Seconds."""
ALONE = 3
"""Thoughts of a master whom nobody disturbs."""
LEAST_PLAYOUTS = 0.25
"""The part of its play-outs that nobody of twenty falls below."""
WAR_LEAST = 100
"""Play-outs of a master of War, whatever happens."""
BEGUN = 40
"""Decisions after which it is asked."""
SETTLE = 5.0
"""Seconds after the start until a bot counts as idle."""
PAUSES = (0.2, 1.0)
"""Seconds a person thinks."""


def measure(plan: Plan) -> list[Figure]:
    """Measure it idle, then at work, then many at once, then its turns in War."""
    return [*asyncio.run(_measure(plan)), *measure_masters(), *_turns(plan)]


def measure_masters() -> list[Figure]:
    """Measure what masters think who are asked at twenty tables at once."""
    return asyncio.run(_ask_masters())


async def _ask_masters() -> list[Figure]:
    with closing(WorkerProcess("thinking")) as worker:
        figures = [figure for key in cogs.bundles() async for figure in _ask_twenty(key, worker)]
        memory = resident(worker.pid or 0) / 1000
    note = f"PSS of one process that has thought about {TABLES} tables of every game; 1 MB is 1,000,000 B"
    return [*figures, plain("house: memory of what thinks", [memory], None, "MB", note)]


async def _ask_twenty(key: str, worker: WorkerProcess) -> AsyncIterator[Figure]:
    """Measure the play-outs of masters asked at once against those of one who is asked alone."""
    agent, turn = cogs.agent(key).at("master"), _find_turn(key)
    if turn is None:
        return
    seen, story = turn.seen, turn.stories[turn.seat]
    thinking = Thinking([worker])
    alone = [(await thinking.choose(agent, seen, story, 0)).playouts for _ in range(ALONE)]
    asked = [thinking.choose(agent, seen, story, table) for table in range(TABLES)]
    least = min(choice.playouts for choice in await asyncio.gather(*asked))
    note = f"the master with the fewest, {least}, beside the median of {ALONE} asked alone, {median(alone):g}"
    note += f"; one process thinks, the load of the machine {os.getloadavg()[0]:.1f}"
    share = [least / median(alone)]
    yield replace(
        plain(f"{key}: play-outs of {TABLES} at once", share, LEAST_PLAYOUTS, "", note), at_least=True
    )
    if key == "war":
        name = f"war: play-outs of {TABLES} at once, the fewest"
        yield replace(plain(name, [least], WAR_LEAST, "", note), at_least=True)


def _find_turn(key: str) -> Turn | None:
    """Find a decision in the midst of a game that is searched at length; None where all are reckoned."""
    game, agent = cogs.game(key), cogs.agent(key).at("master")
    rng, decided, latest = Random(1), 0, list[Turn]()

    def policy(*_: object) -> Action:
        state, seat = latest[-1].state, latest[-1].seat
        legal = agent.knowledge.narrow(state, seat, game.legal(state, seat))
        chosen: Action = rng.choices(legal, agent.knowledge.weigh(state, seat, legal))[0]
        return chosen

    for turn in play(game, game.options(), dict.fromkeys(game.facts.seats, policy), rng):
        if isinstance(turn, Turn):
            latest.append(turn)
            decided += 1
            if decided > BEGUN and not agent.is_small(turn.seen) and _is_searched(agent, turn):
                return turn
    return None


def _is_searched(agent: Agent, turn: Turn) -> bool:
    choice = agent.choose(turn.seen, turn.stories[turn.seat], Budget(playouts=2), Random(1))
    return choice.playouts == 2 and not choice.is_reckoned


def _turns(plan: Plan) -> Iterator[Figure]:
    """Measure how long the house takes for one seat in a turn of War, as it takes its time at a table."""
    game, knowledge = cogs.game("war"), cogs.agent("war").knowledge
    seconds: dict[tuple[str, Seat], list[float]]
    seconds = {(level, seat): [] for level in LEVELS for seat in game.facts.seats}
    for seed in range(plan.rounds):
        rng, state, turn = Random(seed), game.new(game.options()), 0
        while not isinstance(pending := game.pending(state), Outcome):
            if state.turn > turn:
                turn = state.turn
                for turns in seconds.values():
                    turns.append(0.0)
            if isinstance(pending, Chance):
                state = game.apply(state, CHANCE, game.sample(state, rng)).state
                continue
            seat = pending.open[0].seat
            legal = knowledge.narrow(state, seat, game.legal(state, seat))
            if len(game.legal(state, seat)) > 1:
                seen = game.observe(state, seat)
                for level in LEVELS:
                    seconds[level, seat][-1] += find_seconds(cogs.agent("war").at(level), seen)
            action = rng.choices(legal, knowledge.weigh(state, seat, legal))[0]
            state = game.apply(state, seat, action).state
    note = (
        f"what the house takes at a table; {plan.rounds} games by the policy of its player, a turn on average"
    )
    for (level, seat), turns in seconds.items():
        bar = MOST_OF_A_TURN[level]
        yield plain(f"war: a turn of the {level}, {seat}", [sum(turns) / len(turns)], bar, "s", note)


async def _measure(plan: Plan) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        chosen = SandboxSettings(world=many_channels(), rates=RateSettings(enabled=False))
        async with open_inn(Path(name), chosen) as inn:
            inn.expected |= {"no_answer", "late_answer"}
            return [*await _idle(inn, plan.house_seconds), *await _play(inn, plan.house_seconds)]


async def _idle(inn: Inn, seconds: float) -> list[Figure]:
    """Measure a bot whose house nobody plays: no process thinks, and nothing happens."""
    await asyncio.sleep(SETTLE)
    before = cpu_seconds(_family(inn))
    await asyncio.sleep(seconds)
    family = _family(inn)
    used = 1000 * (cpu_seconds(family) - before) / seconds
    note = f"CPU time of the bot and its children in {seconds:g} s in which nobody does anything"
    return [plain("house: an idle bot, a second", [used], None, "ms", f"{note}; {len(family)} processes")]


async def _play(inn: Inn, seconds: float) -> list[Figure]:
    people = [inn.person("frida", f"table-{number + 1}") for number in range(TABLES)]
    for person in people:
        await person.slash("confront solo", seat=SEAT, level=LEVEL)
    answers: list[float] = []
    end = time.monotonic() + seconds
    playing = [
        _sit(inn, inn.person("frida", str(thread)), match, answers, end)
        for match, thread in inn.rows("SELECT id, channel_id FROM match ORDER BY id")
    ]
    await asyncio.gather(*playing)
    note = (
        f"wall time from a command that plays to its answer, at {TABLES} tables against the house's {LEVEL} "
        f"for {seconds:g} s; {len(answers)} answers, the load of the machine {os.getloadavg()[0]:.1f}"
    )
    slowest = 1000 * percentile(answers, 0.99)
    return [plain(f"house: {TABLES} tables, answer p99", [slowest], None, "ms", note)]


async def _sit(inn: Inn, person: Person, match: int, answers: list[float], end: float) -> None:
    """Play at random until the time is over."""
    rng = Random(match)
    while time.monotonic() < end:
        now = truth(inn, match)
        if now.outcome is not None:
            return
        if SEAT in now.waiting:
            begun = time.perf_counter()
            answer = await person.slash("act", action=rng.choice(now.legal(SEAT)))
            if not answer.failed:
                answers.append(time.perf_counter() - begun)
        await asyncio.sleep(rng.uniform(*PAUSES))


def _family(inn: Inn) -> list[int]:
    return [inn.bot.pid, *inn.bot.children()]
