"""The games of Journey to Mordor that are kept as golden records."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine import Action, Seat
from bot.engine.game import AnyGame
from cogs.journey.actions import Again, Keep, Put, Take
from cogs.journey.components import GANDALF, NAZGUL, ORC, RING, WEAPON
from tests.playthroughs.make import Wanted

FOUR = '"seats":["frodo","sam","merry","pippin"]'
THREE = '"seats":["frodo","sam","pippin"]'
_LIKED = (RING, WEAPON, GANDALF)


def careful(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """Takes Rings, weapons and Gandalf, Orcs only for want of anything else; repeats a roll with Nazgûl."""
    legal: list[Action] = list(game.legal(state, seat))
    symbols = {die.colour: die.symbol for die in state.rolling.rolled}
    if NAZGUL in symbols.values() and Again() in legal:
        return Again()
    takes = [action for action in legal if isinstance(action, Take)]
    if rng.random() < 0.1 and takes:
        return rng.choice(takes)
    liked = [action for action in takes if symbols[action.colour] in _LIKED]
    if liked:
        return rng.choice(liked)
    if Keep() in legal:
        return Keep()
    better = [action for action in takes if symbols[action.colour] != ORC]
    return rng.choice(better or takes or [action for action in legal if not isinstance(action, Put)])


WANTED = (
    Wanted("one_arrives", lambda end, _: end.reason == "outcome-arrived", policy=careful),
    Wanted("at_random_all_fall", lambda end, _: end.reason == "outcome-all-out"),
    Wanted(
        "tie_break_of_four",
        lambda end, kinds: end.reason == "outcome-tie-break" and "hobbit-eliminated" in kinds,
        f"{{{FOUR}}}",
        policy=careful,
    ),
    Wanted("shared", lambda end, _: end.reason == "outcome-shared", f"{{{FOUR}}}", policy=careful),
    Wanted(
        "advanced_through_every_place",
        lambda end, kinds: (
            {"roll-repeated", "nazgul-spared", "ring-lost", "gandalf-without-effect"} <= kinds
            and len(end.winners) == 1
        ),
        f'{{{THREE},"side":"advanced","first":"merry"}}',
        policy=careful,
    ),
    Wanted(
        "arrived_and_struck_down",
        lambda _, kinds: "journey-goes-on" in kinds,
        f"{{{FOUR}}}",
        policy=careful,
    ),
    Wanted(
        "first_arrival",
        lambda end, _: end.reason == "outcome-first-arrival",
        f'{{{FOUR},"side":"advanced","ending":"first_arrival","nazgul_strikes_both":true}}',
        policy=careful,
    ),
    Wanted("last_one", lambda end, _: end.reason == "outcome-last-one", '{"ending":"first_arrival"}'),
    Wanted(
        "arrived_and_spared",
        lambda end, kinds: {"final-round", "nazgul-spared"} <= kinds,
        f'{{{FOUR},"arrived_immune":true}}',
        policy=careful,
    ),
    Wanted("one_of_two_resigns", lambda end, _: end.winners == ("sam",), resigns=20),
    Wanted(
        "one_of_four_resigns",
        lambda end, _: end.reason == "outcome-arrived",
        f"{{{FOUR}}}",
        resigns=30,
        policy=careful,
    ),
)
