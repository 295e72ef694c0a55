"""The games of War of the Ring that are kept as golden records.

Play at random hardly ends, so the sides have aims: to fight, or to carry the Ring to Mordor.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine import Action, Seat
from bot.engine.game import AnyGame
from cogs.war.model.actions import Allocate, Assault, March, PlayEvent, Step, TurnDie, UseDie
from cogs.war.model.components import DISTANCE, NUMBER, OWNER, POINTS
from cogs.war.model.state import SIDE
from tests.playthroughs.make import Policy, Wanted

_MORDOR = (NUMBER["morannon"], NUMBER["minas_morgul"])
_LIKED = {"attack": 30, "attack_led": 30, "advance_nation": 12, "move_armies": 10, "recruit": 8}
_WORDS = {"skip": 0.2, "pass": 0.2, "leave": 0.15, "press_on": 3, "advance": 4, "lay": 4, "withdraw": 0.7}


def _goal(state: Any, side: int, region: str) -> int:
    """Regions to the nearest Settlement worth conquering."""
    left = [there for there, owner in enumerate(OWNER) if owner == 1 - side and POINTS[there]]
    return min(DISTANCE[NUMBER[region]][there] for there in left if there not in state.captured)


def _eager(state: Any, action: Action, side: int) -> float:
    if isinstance(action, UseDie):
        return _LIKED.get(action.what, 2)
    if isinstance(action, PlayEvent):
        return 8
    if isinstance(action, March):
        return 12 if _goal(state, side, action.region) < _goal(state, side, action.origin) else 1
    return _WORDS.get(action.verb, 1)


def warlike(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """Attacks wherever it can, marches on enemy Settlements, plays its cards."""
    legal: list[Action] = list(game.legal(state, seat))
    chosen: Action = rng.choices(legal, [_eager(state, action, SIDE[seat]) for action in legal])[0]
    return chosen


def conquest(conqueror: Seat) -> Policy:
    """One side wages war, the other wastes its dice."""

    def policy(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
        idle = [action for action in game.legal(state, seat) if action.verb == "skip"]
        return idle[0] if idle and seat != conqueror else warlike(game, state, seat, rng)

    return policy


def _far(region: str) -> int:
    return min(DISTANCE[NUMBER[region]][gate] for gate in _MORDOR)


def ringbearing(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """The Free Peoples carry the Ring straight to Mordor; the Shadow hunts little and wastes its dice."""
    legal: list[Action] = list(game.legal(state, seat))
    if seat == "shadow":
        few = [action for action in legal if isinstance(action, Allocate) or action.verb == "skip"]
        return few[0] if few else rng.choice(legal)
    for what in ("move_fellowship", "hide_fellowship"):
        uses = [action for action in legal if isinstance(action, UseDie) and action.what == what]
        if uses:
            return uses[0]
    turned = [action for action in legal if isinstance(action, TurnDie) and action.face == "character"]
    if turned:
        return turned[0]
    words = {action.verb: action for action in legal}
    if "declare" in words:
        near = state.fellowship.progress >= min(DISTANCE[state.fellowship.region][gate] for gate in _MORDOR)
        return words["declare" if near else "decline"]
    steps = [action for action in legal if isinstance(action, Step)]
    if steps:
        best = min(steps, key=lambda action: _far(action.region))
        here = min(DISTANCE[state.fellowship.region][gate] for gate in _MORDOR)
        return words["stop"] if "stop" in words and here == 0 else best
    for word in ("enter_mordor", "skip"):
        if word in words:
            return words[word]
    return rng.choice(legal)


_CAMPAIGN = {
    "flank": 8,
    "sacrifice": 6,
    "spread": 3,
    "press_on": 4,
    "advance": 6,
    "withdraw": 3,
    "stand": 2,
    "cease": 0.2,
    "disband": 0.02,
    "skip": 0.05,
    "pass": 0.05,
}


def _bold(state: Any, action: Action, side: int) -> float:
    if isinstance(action, Assault) and action.origin == action.region:
        return 8
    if isinstance(action, UseDie) and action.what == "disband":
        return 0.1
    return _CAMPAIGN.get(action.verb, _eager(state, action, side))


def campaigning(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """As `warlike`, but it flanks, storms Strongholds, and pays for it."""
    legal: list[Action] = list(game.legal(state, seat))
    chosen: Action = rng.choices(legal, [_bold(state, action, SIDE[seat]) for action in legal])[0]
    return chosen


AIM: Policy = ringbearing
"""How a game is brought to its end soon, where play at random would not do it."""

WANTED = (
    Wanted(
        "the_ring_is_destroyed",
        lambda end, _: end.reason == "outcome-ring-destroyed",
        policy=ringbearing,
    ),
    Wanted("corruption", lambda end, _: end.reason == "outcome-corruption", policy=ringbearing),
    Wanted(
        "the_shadow_conquers",
        lambda end, _: end.reason == "outcome-shadow-conquest",
        policy=conquest("shadow"),
    ),
    Wanted(
        "the_free_peoples_conquer",
        lambda end, kinds: (
            end.reason == "outcome-free-peoples-conquest"
            and {"siege-began", "combat-card-shown", "army-moved"} <= kinds
        ),
        policy=conquest("free_peoples"),
    ),
    Wanted(
        "a_few_turns_at_random",
        lambda end, kinds: "hunt-rolled" in kinds and "combat-rolled" in kinds,
        '{"most_turns":4}',
    ),
    Wanted(
        "every_ruling_the_other_way",
        lambda end, kinds: "siege-began" in kinds,
        '{"discards":"after_each","declare_in_mordor":true,"army_cards":"deck","lure_is_casualty":true,'
        '"saved_is_casualty":false,"strider_as_aragorn":true,"rohan_by_cards":true,"split_witch_king":false,'
        '"witch_king_as_nazgul":true,"sorcerer_at_once":true,"trim_excess":true,'
        '"north_ered_luin_coast":true,'
        '"most_turns":8}',
        policy=warlike,
    ),
    Wanted(
        "the_groteka_mod",
        lambda end, kinds: (
            {"flank-joined", "unit-sacrificed", "combat-card-shown", "leadership-split"} <= kinds
        ),
        '{"rules":"groteka","most_turns":8}',
        policy=campaigning,
    ),
    Wanted("the_free_peoples_resign", lambda end, _: end.winners == ("shadow",), resigns=60),
)
