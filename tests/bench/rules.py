"""The rules against python-chess, and what one action costs in parts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Any

import chess

from bot.engine import CHANCE, Decisions
from bot.engine.agenda import evolver
from bot.engine.game import AnyGame
from cogs import games
from tests.bench import play
from tests.bench.bars import bars, more_rules
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain
from tests.laws.variations import AGREED

MOVES = 3000
"""Moves of one round, ours and the floor's alike."""
LONGEST_CHESS = 200
CALLS = 500
GAMES = 20
LONGEST_LISTS = 500
WHOLE_GAMES = 10
WORST = 20
"""Of the positions with the slowest legal lists: measured again to find the worst."""


def measure(plan: Plan) -> list[Figure]:
    """Random play and its parts, for each game of the house."""
    figures = []
    for game in games():
        states = [state for seed in range(GAMES) for state in play.positions(game, seed)]
        figures.append(_random_play(game, plan))
        figures.append(_whole_game(game, plan, "a random game to the end"))
        for name, options in more_rules(game.facts.key).items():
            figures.append(_whole_game(game, plan, f"a random game to the end, {name}", **options))
        figures += _parts(game, states, plan)
        figures.append(_applied(game, states, plan))
        figures.append(_worst(game, states, plan))
    return figures


def _random_play(game: AnyGame, plan: Plan) -> Figure:
    pairs = interleaved(_ours(game), _chess(), rounds=plan.rounds)
    note = (
        "CPU time per move of random play: pending decision, legal list, choice, apply (chance counts as a "
        "move) / python-chess: legal list, choice, push"
    )
    key = game.facts.key
    gain = "A computer player looks at as many positions a second as a chess program in Python would."
    return against_floor(f"{key}: a move of random play", pairs, bars(key).move, note, gain)


def _whole_game(game: AnyGame, plan: Plan, name: str, **options: object) -> Figure:
    pairs = interleaved(_to_the_end(game, options), _chess_to_the_end(), rounds=plan.rounds)
    agreed = {**AGREED.get(game.facts.key, {}), **options}
    with_these = f" ({', '.join(f'{option} {value}' for option, value in agreed.items())})" if agreed else ""
    note = (
        f"CPU time of one random game{with_these} / one of python-chess, at most {LONGEST_CHESS} moves long"
    )
    return against_floor(f"{game.facts.key}: {name}", pairs, None, note)


def _to_the_end(game: AnyGame, options: Mapping[str, object]) -> Work:
    rng = Random(1)

    def work() -> int:
        for _ in range(WHOLE_GAMES):
            state: Any = play.start(game, **options)
            while (after := play.step(game, state, rng)) is not None:
                state = after[0]
        return WHOLE_GAMES

    return work


def _chess_to_the_end() -> Work:
    rng = Random(1)

    def work() -> int:
        for _ in range(WHOLE_GAMES):
            board = chess.Board()
            for _ in range(LONGEST_CHESS):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(rng.choice(legal))
        return WHOLE_GAMES

    return work


def _ours(game: AnyGame) -> Work:
    rng = Random(1)

    def moves() -> Iterator[None]:
        while True:
            state = play.start(game)
            while (after := play.step(game, state, rng)) is not None:
                state = after[0]
                yield

    going = moves()
    return lambda: sum(1 for _ in islice(going, MOVES))


def _chess() -> Work:
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


def _parts(game: AnyGame, states: list[Any], plan: Plan) -> list[Figure]:
    """Each operation against the flat clone: a copy of a bytes object as long as the dumped state."""
    moves = [_move(game, state) for state in states[:-1] if isinstance(game.pending(state), Decisions)]
    dumps = [game.dump(state) for state in states]
    seats = game.seats(states[0])
    flat = bytearray(dumps[len(dumps) // 2].encode())
    operations: tuple[tuple[str, Callable[[Any], object], list[Any]], ...] = (
        ("apply", lambda each: game.apply(*each), moves),
        (f"legal list, the {LONGEST_LISTS} longest", lambda each: game.legal(*each), _widest(game, states)),
        ("observe", lambda each: game.observe(each, seats[0]), states),
        ("a copy of a state", evolver(type(states[0])), states),
        ("dump", game.dump, states),
        ("load", game.load, dumps),
    )
    note = "CPU time of one call over the positions of random games / flat clone: a copy of as many bytes"
    return [
        against_floor(
            f"{game.facts.key}: {name}",
            interleaved(_calls(call, over), _calls(lambda _: bytearray(flat), [None]), rounds=plan.rounds),
            None,
            note,
        )
        for name, call, over in operations
    ]


def _applied(game: AnyGame, states: list[Any], plan: Plan) -> Figure:
    """How many actions a second, each over as many as a round of `apply`."""
    moves = cycle([_move(game, state) for state in states[:-1] if isinstance(game.pending(state), Decisions)])
    speeds = []
    for _ in range(plan.rounds + 1):
        some = list(islice(moves, CALLS))
        begun = time.process_time()
        for each in some:
            game.apply(*each)
        speeds.append(CALLS / (time.process_time() - begun))
    note = f"actions chosen by people over the positions of {GAMES} random games, CPU time of apply alone"
    return plain(f"{game.facts.key}: actions applied in a second", speeds[1:], None, "/s", note)


def _worst(game: AnyGame, states: list[Any], plan: Plan) -> Figure:
    """The legal list where it took longest: found among all positions, then taken again and again."""
    open_ = [
        (state, decision.seat)
        for state in states
        if isinstance(pending := game.pending(state), Decisions)
        for decision in pending.open
    ]
    slowest = sorted(open_, key=lambda each: _taken(game, *each))[-WORST:]
    rounds = [[_taken(game, *each) * 1000 for each in slowest] for _ in range(plan.rounds)]
    # What a busy machine adds to one measurement is no property of the position.
    worst = max(range(len(slowest)), key=lambda at: median(each[at] for each in rounds))
    note = (
        f"CPU time of one call in the slowest of {len(open_)} positions of random games, its list of "
        f"{len(game.legal(*slowest[worst]))} made anew"
    )
    key = game.facts.key
    values = [each[worst] for each in rounds]
    return plain(
        f"{key}: legal list, the worst position",
        values,
        bars(key).legal,
        "ms",
        note,
        gain="No menu is long in coming.",
    )


def _taken(game: AnyGame, state: Any, seat: str) -> float:
    """Seconds of one legal list of a state that nobody has looked at: a copy of it."""
    fresh = evolver(type(state))(state)
    begun = time.process_time()
    game.legal(fresh, seat)
    return time.process_time() - begun


def _calls(call: Callable[[Any], object], over: list[Any]) -> Work:
    source = cycle(over)

    def work() -> int:
        for each in islice(source, CALLS):
            call(each)
        return CALLS

    return work


def _move(game: AnyGame, state: Any) -> tuple[Any, str, Any]:
    pending = game.pending(state)
    if not isinstance(pending, Decisions):
        return state, CHANCE, game.sample(state, Random(3))
    seat = pending.open[0].seat
    return state, seat, Random(3).choice(game.legal(state, seat))


def _widest(game: AnyGame, states: list[Any]) -> list[tuple[Any, str]]:
    """Enough different positions that no cache of a few hundred helps."""
    open_ = [
        (state, decision.seat)
        for state in states
        if isinstance(pending := game.pending(state), Decisions)
        for decision in pending.open
    ]
    return sorted(open_, key=lambda each: -len(game.legal(*each)))[:LONGEST_LISTS]
