"""The games of The Battle for Middle-earth that are kept as golden records."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine import Action, Outcome, Seat
from bot.engine.game import AnyGame
from tests.playthroughs.make import Wanted

FOUR = '{"seats":["north","east","south","west"]}'
THREE = '{"seats":["north","south","west"],"first":"east","show_won":true}'
HOUSE_RULES = (
    '{"double_jokers":false,"double_same_colour":false,"double_once":false,"big_enemy":2,"bonus_anywhere":false,'
    '"angbor":"attacked","gandalf":"when_placed","tom":"often","gimli_safe_in_hand":false,"mordor_returns":false,'
    '"ends":"after_round","empty_attack":true,"hobbit_counts":false,"refill":"from_left"}'
)
POWERS = frozenset({"companion-taken", "companion-moved", "companion-stayed", "gift-given"})


def fierce(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """Attacks whenever it can, as many enemies as it can, and uses every power."""
    legal: list[Action] = list(game.legal(state, seat))
    rng.shuffle(legal)
    return max(legal, key=_eagerness)


def _eagerness(action: Action) -> int:
    verb, *rest = str(action).split()
    if verb == "beat":
        return 100 + len(rest)
    return {"attack": 90, "exchange": 92, "move": 91, "place": 20, "take": 18, "end": 0, "decline": 1}.get(
        verb, 50
    )


def ended(reason: str, *kinds: str) -> Any:
    """Whether a game ended like this and had events of these kinds."""

    def wants(outcome: Outcome, told: frozenset[str]) -> bool:
        return outcome.reason == f"outcome-{reason}" and {*kinds} <= told

    return wants


WANTED: tuple[Wanted, ...] = (
    Wanted("two-at-random", ended("last-enemy-withdrew", "enemies-beaten", "won-enemy-lost")),
    Wanted("two-fierce", ended("last-enemy-beaten", *POWERS), policy=fierce),
    Wanted("three-open-piles", ended("last-enemy-beaten", "gift-given"), THREE, policy=fierce),
    Wanted("four-fierce", ended("last-enemy-beaten", *POWERS), FOUR, policy=fierce),
    Wanted("four-shared", lambda outcome, _: len(outcome.winners) > 1, FOUR),
    Wanted("house-rules", ended("round-finished", "enemies-beaten", "last-round"), HOUSE_RULES),
    Wanted("standstill", ended("standstill"), HOUSE_RULES),
    Wanted("two-resigned", ended("resigned"), resigns=40),
    Wanted("three-one-resigned", ended("last-enemy-withdrew", "seat-resigned"), THREE, resigns=60),
)
