"""`python -m tests.ladder.tune GAME`: how the terms of a game's evaluation should be weighted, by its games.

Plays a game of two by its rules of thumb, against itself and against strangers in turn, and fits a factor
for each term by which it is judged (`Knowledge.weigh_terms`) to who won: a factor of 1 says that its weight
is right, 2 that it should be twice as heavy. The same seed gives the same factors.

--seed SEED    of the games and of what is held back (1)
--games GAMES  how many are played (400)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from types import MappingProxyType
from typing import Any

import cogs
from bot.agents import AnyKnowledge
from bot.engine import CHANCE, Chance, Outcome, Seat
from tests.agents.play import Player
from tests.ladder.strangers import Style, list_strangers_of

EVERY = 5
"""Decisions from one position that is looked at to the next: neighbours say nearly the same."""
MOST_STEPS = 4_000
HELD_BACK = 5
"""Of so many games one is not fitted to, but shows whether the factors hold."""
ROUNDS, RATE = 300, 0.5
NOBODY: Mapping[Seat, Style] = MappingProxyType({})
CAUTION = 0.002
"""How strongly a factor is drawn back to 1."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position. terms: in favour of the first seat; won: what it came to for that seat, from 0 to 1."""

    terms: Mapping[str, float]
    won: float


def play(knowledge: AnyKnowledge, rng: Random, strangers: Mapping[Seat, Style] = NOBODY) -> list[Sample]:
    """Positions of one game by rules of thumb, of strangers where they sit; none where it does not end."""
    game = knowledge.game
    state = game.new(game.options())
    first = game.seats(state)[0]
    positions: list[Mapping[str, float]] = []
    decided = 0
    for _ in range(MOST_STEPS):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            won = knowledge.reward(pending, game.seats(state))[first]
            return [Sample(terms, won) for terms in positions]
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if decided % EVERY == 0:
            positions.append(knowledge.weigh_terms(state, first))
        decided += 1
        seat = pending.open[0].seat
        if seat in strangers:
            strange = strangers[seat].choose(game.observe(state, seat), rng)
            state = game.apply(state, seat, strange).state
        else:
            state = _choose(knowledge, state, seat, rng)
    return []


def seat_stranger(key: str, number: int, rng: Random) -> Mapping[Seat, Style]:
    """Seat a stranger in every second game: levels are fitted to one another and to strangers alike."""
    if number % 2 == 0:
        return NOBODY
    style = rng.choice(list_strangers_of(key))
    return {rng.choice(style.seats): style}


def as_player(style: Style) -> Player:
    """A stranger as a player."""
    return lambda seen, story, rng: style.choose(seen, rng)


def _choose(knowledge: AnyKnowledge, state: Any, seat: str, rng: Random) -> Any:
    game = knowledge.game
    by_heart = knowledge.choose_by_heart(game.observe(state, seat), rng)
    if by_heart is None:
        legal = knowledge.narrow(state, seat, game.legal(state, seat))
        by_heart = rng.choices(legal, knowledge.weigh(state, seat, legal))[0]
    return game.apply(state, seat, by_heart).state


def fit(samples: Sequence[Sample], names: Sequence[str]) -> tuple[float, dict[str, float]]:
    """What the first seat has beforehand, in logits, and a factor for each term: logistic regression."""
    begins, factors = 0.0, dict.fromkeys(names, 1.0)
    scales = {name: max(_spread(sample.terms.get(name, 0.0) for sample in samples), 1e-9) for name in names}
    for _ in range(ROUNDS):
        offset, slopes = 0.0, dict.fromkeys(names, 0.0)
        for sample in samples:
            error = sample.won - _chance(begins, factors, sample)
            offset += error
            for name, term in sample.terms.items():
                slopes[name] += error * term
        begins += RATE * offset / len(samples)
        for name in names:
            step = slopes[name] / len(samples) / scales[name] - CAUTION * (factors[name] - 1)
            factors[name] += RATE * step
    return begins, factors


def loss(samples: Iterable[Sample], begins: float, factors: Mapping[str, float]) -> float:
    """How badly chances foretell who won, as the mean logarithm: 0 is perfect, 0.693 a guess."""
    losses = []
    for sample in samples:
        chance = min(max(_chance(begins, factors, sample), 1e-6), 1 - 1e-6)
        losses.append(-sample.won * log(chance) - (1 - sample.won) * log(1 - chance))
    return sum(losses) / max(len(losses), 1)


def _chance(begins: float, factors: Mapping[str, float], sample: Sample) -> float:
    total = begins + sum([factors[name] * term for name, term in sample.terms.items()])
    return 1 / (1 + exp(-min(max(total, -30.0), 30.0)))


def _spread(values: Iterable[float]) -> float:
    """The mean square: a step for a term that varies much is a small one."""
    numbers = list(values)
    return sum([number * number for number in numbers]) / max(len(numbers), 1)


def report(key: str, seed: int, games: int) -> Iterator[str]:
    """The lines that are printed."""
    knowledge = cogs.agent(key).knowledge
    rng = Random(seed)
    played = [play(knowledge, rng, seat_stranger(key, number, rng)) for number in range(games)]
    tried = [sample for number, game in enumerate(played) if number % HELD_BACK for sample in game]
    held = [sample for number, game in enumerate(played) if number % HELD_BACK == 0 for sample in game]
    names = sorted({name for sample in tried for name in sample.terms})
    before, _ = fit([Sample({}, sample.won) for sample in tried], ())
    begins, factors = fit(tried, names)
    yield f"{key}: {games} games, seed {seed}, {len(tried)} positions fitted, {len(held)} held back"
    as_they_are = dict.fromkeys(names, 1.0)
    yield f"mean loss held back: {loss(held, begins, as_they_are):.4f} as they are, " + (
        f"{loss(held, begins, factors):.4f} with these factors, "
        f"{loss(held, before, dict.fromkeys(names, 0.0)):.4f} without terms"
    )
    yield from tell_factors("the first seat", begins, factors)


def tell_fit(what: str, samples: Sequence[Sample], names: Sequence[str]) -> Iterator[str]:
    """The lines of a fit of which nothing is held back: what it gains, and its factors."""
    begins, factors = fit(samples, names)
    as_they_are = dict.fromkeys(names, 1.0)
    yield f"{what}, mean loss: {loss(samples, 0.0, as_they_are):.4f} as they are, " + (
        f"{loss(samples, begins, factors):.4f} with these factors"
    )
    yield from tell_factors(what, begins, factors)


def tell_factors(who: str, begins: float, factors: Mapping[str, float]) -> Iterator[str]:
    """The lines that say how it stands for somebody beforehand, and the factor of each part."""
    yield f"{who} beforehand: {begins:+.2f}"
    for name, factor in factors.items():
        yield f"{name:14} × {factor:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.tune")
    parser.add_argument("game", choices=[game.facts.key for game in cogs.games()])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    for line in report(given.game, given.seed, given.games):
        print(line)


if __name__ == "__main__":
    main()
