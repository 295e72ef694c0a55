"""The games by themselves: random play against python-chess, long menus, the search, presses a turn."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from typing import Any

import chess

import cogs
from bot.agents import Agent, Budget
from bot.engine import CHANCE, Chance, Decisions, Observation, Outcome, Seat
from bot.engine.agenda import evolver
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from tests.bench.plan import Plan, bars
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain
from tests.laws.variations import AGREED, MODULES
from tests.walks import Walk, walk

MOVES = 3000
"""Moves of one round, ours and the floor's alike."""
LONGEST_CHESS = 200
GAMES = 20
"""Random games in whose positions the slowest legal list is looked for."""
WORST = 20
"""Of the positions with the slowest legal lists: measured again to find the worst."""
PLAYOUTS, POSITIONS = 60, 6
ACTIONS = 60_000
"""About so many actions are walked through the menus, as far as a game declares how long it may be."""
MOST_WALKS, FEWEST_WALKS = 40, 4


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure every game of the house."""
    for key, bundle in cogs.bundles().items():
        yield _random_play(bundle.game, plan)
        if bars(key).legal is not None:
            yield _worst_list(bundle.game, plan)
        yield _playouts(key, plan)
        yield from _presses(bundle)
        yield _touches(bundle)


def start(game: AnyGame) -> Any:
    """Return a new game with the default options, but for what the laws agree on beforehand."""
    return game.new(game.options(**AGREED.get(game.facts.key, {})))


def step(game: AnyGame, state: Any, rng: Random) -> tuple[Any, Seat] | None:
    """Make one random move, chance included; return the state after it and who made it, None after the end.

    Where several seats may choose at once, one of them is drawn.
    """
    pending = game.pending(state)
    if isinstance(pending, Outcome):
        return None
    if isinstance(pending, Chance):
        return game.apply(state, CHANCE, game.sample(state, rng)).state, CHANCE
    seat = rng.choice(pending.open).seat
    action = rng.choice(game.legal(state, seat))
    return game.apply(state, seat, action).state, seat


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield every state of one random game, from the start to the end."""
    rng = Random(seed)
    state = start(game)
    for _ in range(game.facts.longest):
        yield state
        after = step(game, state, rng)
        if after is None:
            return
        state = after[0]
    raise RuntimeError(f"{game.facts.key} does not end")


def walks_of(bundle: GameBundle, *, touching: bool = False) -> list[Walk]:
    """Walk through some games of a bundle by its menus, or by touching: few of a long game, many of a short
    one."""
    games = FEWEST_WALKS if bundle.game.facts.longest > ACTIONS else MOST_WALKS
    return [walk(bundle, seed, touching=touching) for seed in range(games)]


def _random_play(game: AnyGame, plan: Plan) -> Figure:
    pairs = interleaved(_our_moves(game), _chess_moves(), rounds=plan.rounds)
    note = (
        "CPU time per move of random play: pending decision, legal list, choice, apply (chance counts as a "
        "move) / python-chess: legal list, choice, push"
    )
    key = game.facts.key
    return against_floor(f"{key}: a move of random play", pairs, bars(key).move, note)


def _our_moves(game: AnyGame) -> Work:
    rng = Random(1)

    def moves() -> Iterator[None]:
        while True:
            state = start(game)
            while (after := step(game, state, rng)) is not None:
                state = after[0]
                yield

    going = moves()
    return lambda: sum(1 for _ in islice(going, MOVES))


def _chess_moves() -> Work:
    rng = Random(1)

    def moves() -> Iterator[None]:
        while True:
            board = chess.Board()
            for _ in range(LONGEST_CHESS):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(rng.choice(legal))
                yield

    going = moves()
    return lambda: sum(1 for _ in islice(going, MOVES))


def _worst_list(game: AnyGame, plan: Plan) -> Figure:
    """Measure the legal list where it takes longest: found among all positions, then taken again."""
    asked = [
        (state, decision.seat)
        for seed in range(GAMES)
        for state in positions(game, seed)
        if isinstance(pending := game.pending(state), Decisions)
        for decision in pending.open
    ]
    slowest = sorted(asked, key=lambda question: _list_seconds(game, *question))[-WORST:]
    rounds = [[_list_seconds(game, *question) * 1000 for question in slowest] for _ in range(plan.rounds)]
    # What a busy machine adds to one measurement is no property of the position.
    worst = max(range(len(slowest)), key=lambda at: median(taken[at] for taken in rounds))
    note = f"CPU time of one call in the slowest of {len(asked)} positions of random games"
    key = game.facts.key
    values = [taken[worst] for taken in rounds]
    return plain(f"{key}: legal list, the worst position", values, bars(key).legal, "ms", note)


def _list_seconds(game: AnyGame, state: Any, seat: str) -> float:
    """Take one legal list of a state that nobody has looked at: a copy of it."""
    fresh = evolver(type(state))(state)
    begun = time.process_time()
    game.legal(fresh, seat)
    return time.process_time() - begun


def _playouts(key: str, plan: Plan) -> Figure:
    agent, rng = cogs.agent(key), Random(5)
    asked = _find_questions(agent, rng)
    rates = [_think(agent, asked, rng) for _ in range(plan.rounds)]
    note = f"CPU time; {PLAYOUTS} play-outs in each of {len(asked)} positions of random play, without a story"
    return plain(f"{key}: play-outs of the search a second", rates, None, "/s", note)


def _find_questions(agent: Agent, rng: Random) -> list[Observation]:
    """Find observations of seats that have a choice which is not known by heart."""
    game, questions = agent.knowledge.game, []
    for state in positions(game, 1):
        pending = game.pending(state)
        if isinstance(pending, Decisions):
            seen = game.observe(state, pending.open[0].seat)
            if len(seen.legal) > 1 and agent.knowledge.choose_by_heart(seen, rng) is None:
                questions.append(seen)
    return rng.sample(questions, min(POSITIONS, len(questions)))


def _think(agent: Agent, asked: list[Observation], rng: Random) -> float:
    begun = time.process_time()
    made = sum(agent.choose(seen, (), Budget(playouts=PLAYOUTS), rng).playouts for seen in asked)
    return made / (time.process_time() - begun)


def _touches(bundle: GameBundle) -> Figure:
    """Count the touches of a turn on the board itself."""
    walks = walks_of(bundle, touching=True)
    note = f"{len(walks)} random games, one thing lit in the pictures or standing beside them drawn each time"
    turns = [walked.a_turn for walked in walks]
    return plain(f"{bundle.key}: touches a turn", turns, MODULES[bundle.key].TOUCHES, "", note)


def _presses(bundle: GameBundle) -> Iterator[Figure]:
    """Count the presses of a turn, and of what takes most presses in it."""
    walks = walks_of(bundle)
    note = f"{len(walks)} random games through the menus, one component of each level drawn"
    for kinds, bar in MODULES[bundle.key].PRESSES.items():
        if kinds == "turn":
            turns = [walked.a_turn for walked in walks]
            yield plain(f"{bundle.key}: presses a turn", turns, bar, "", note)
            continue
        visits = [float(presses) for walked in walks for presses in walked.visits(*kinds.split("+"))]
        if visits:
            yield plain(f"{bundle.key}: presses for {kinds}", visits, bar, "", note)
