"""Why a choice is good: the term of the evaluation that it changes most in one's favour.

Each action is played in the same imagined states, and on by the policy to where a position may be judged.
What an action brings is compared with what the others bring on average: that is what speaks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from bot.agents.knowledge import AnyKnowledge
from bot.engine import CHANCE, Action, Chance, Outcome, Seat

WIN: Final = "win"
"""The term of an end: `why-win` is a message of all games."""
WON: Final = 6.0
UNDECIDED: Final = 3.0
"""What a win, and a position that is not over, are worth beside a game's own terms."""
LEAST: Final = 0.02
"""Whatever speaks less for an action than this is not worth a sentence."""
LEAST_OF_AN_END: Final = 1.5
"""That it wins is said only where it does so in many more of the imagined games than the others."""
SAMPLES: Final = 10
MOST_STEPS: Final = 200


def find_reasons(
    knowledge: AnyKnowledge,
    viewer: Seat,
    imagine: Callable[[Random], Any],
    actions: Sequence[Action],
    rng: Random,
) -> list[str | None]:
    """The name of the term that speaks for each action; None where nothing much does."""
    gains: list[dict[str, float]] = [{} for _ in actions]
    for _ in range(SAMPLES):
        state, seed = imagine(rng), rng.getrandbits(32)
        before = {**knowledge.weigh_terms(state, viewer), WIN: UNDECIDED}
        for found, action in zip(gains, actions, strict=True):
            after = _follow(knowledge, state, viewer, action, Random(seed))  # noqa: S311 - play, not secrecy
            for term in after:
                gained = after[term] - before.get(term, 0.0)
                found[term] = found.get(term, 0.0) + gained / SAMPLES
    return [_name(found, [each for each in gains if each is not found]) for found in gains]


def _name(gained: Mapping[str, float], others: Sequence[Mapping[str, float]]) -> str | None:
    def lead(term: str) -> float:
        usual = sum([each.get(term, 0.0) for each in others]) / len(others) if others else 0.0
        return gained[term] - usual

    telling = [term for term in gained if lead(term) >= (LEAST_OF_AN_END if term == WIN else LEAST)]
    return max(telling, key=lead, default=None)


def _follow(
    knowledge: AnyKnowledge, state: Any, viewer: Seat, action: Action, rng: Random
) -> Mapping[str, float]:
    """The terms once the turn of an action is over, as sensible players would go on."""
    game = knowledge.game
    end = knowledge.clock(state) + knowledge.horizon
    state = game.apply(state, viewer, action).state
    for _ in range(MOST_STEPS):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            return {WIN: WON * knowledge.reward(pending, game.seats(state))[viewer]}
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if knowledge.clock(state) >= end:
            break
        seat = pending.open[0].seat
        legal = knowledge.narrow(state, seat, game.legal(state, seat))
        chosen = rng.choices(legal, knowledge.weigh(state, seat, legal))[0]
        state = game.apply(state, seat, chosen).state
    return {**knowledge.weigh_terms(state, viewer), WIN: UNDECIDED}
