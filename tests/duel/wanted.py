"""The games of Duel for Middle-earth that are kept as golden records, and players that get there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine import Action, Seat
from bot.engine.game import AnyGame
from cogs.duel.components import CARDS, REGIONS, TILES
from cogs.duel.rules.ending import presence, races_of
from cogs.duel.state import SIDE, State
from tests.playthroughs.make import Policy, Wanted

Worth = Callable[[State, Seat, str, str], int]
"""(state, seat, verb, what it names) to how much the player likes the action."""


def player(worth: Worth) -> Policy:
    """A player that takes what it likes best, by lot among equals."""

    def policy(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
        legal = list(game.legal(state, seat))
        liked = [worth(state, seat, *(str(action) + " -").split(" ")[:2]) for action in legal]
        best = max(liked)
        choice: Action = rng.choice(
            [legal_action for legal_action, value in zip(legal, liked, strict=True) if value == best]
        )
        return choice

    return policy


def quest(state: State, seat: Seat, verb: str, name: str) -> int:
    """Rings before all; skills to pay for them."""
    if verb == "play":
        return {"blue": 5, "grey": 4, "yellow": 3}.get(CARDS[name].color, 2)
    if verb == "landmark":
        return 5 if name in ("minas_tirith", "isengard") else 1
    return _eager(verb)


def friends(state: State, seat: Seat, verb: str, name: str) -> int:
    """Races not yet won over, and the eagle."""
    if verb in ("play", "revive"):
        card = CARDS[name]
        new = card.color == "green" and card.effects[0].race not in races_of(state.sides[SIDE[seat]])
        return 6 if new else {"grey": 4, "yellow": 3, "green": 3}.get(card.color, 2)
    if verb == "keep":
        return 6 if name == "hobbits_eagle" else 3
    return 1 if verb == "landmark" else _eager(verb)


def conquest(state: State, seat: Seat, verb: str, name: str) -> int:
    """Regions without presence."""
    there = dict(zip(REGIONS, presence(state.sides[SIDE[seat]]), strict=True))
    if verb == "place":
        return 6 if not there[name] else 4
    if verb == "landmark":
        return 6 if not there[TILES[name].region] else 5
    if verb == "play":
        return {"red": 5, "grey": 4}.get(CARDS[name].color, 3)
    return _eager(verb)


def any_way(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """Plays rather than discards, takes tiles and greens, looks through the pile: seeks what is rare."""

    def worth(state: State, seat: Seat, verb: str, name: str) -> int:
        if verb == "play":
            return 5 if CARDS[name].color == "green" else 4
        return {"landmark": 5, "search": 6, "ally": 5}.get(verb, _eager(verb))

    return player(worth)(game, state, seat, rng)


def _eager(verb: str) -> int:
    return {"discard": 1, "skip": 0}.get(verb, 3)


def for_one(side: Seat, worth: Worth) -> Policy:
    """One player seeks its victory, the other plays by lot."""
    seeking = player(worth)

    def policy(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
        return seeking(game, state, seat, rng) if seat == side else rng.choice(list(game.legal(state, seat)))

    return policy


def _ends(reason: str, *winners: Seat) -> Callable[[Any, frozenset[str]], bool]:
    return lambda end, _: end.reason == f"outcome-{reason}" and (not winners or end.winners == winners)


WANTED = (
    Wanted("mount_doom", _ends("mount-doom", "fellowship"), policy=for_one("fellowship", quest)),
    Wanted("ring_caught", _ends("ring-caught", "sauron"), policy=for_one("sauron", quest)),
    Wanted("six_races", _ends("races", "fellowship"), policy=for_one("fellowship", friends)),
    Wanted("conquest", _ends("conquest", "sauron"), policy=for_one("sauron", conquest)),
    Wanted("more_regions", _ends("regions", "fellowship")),
    Wanted("shared", _ends("shared")),
    Wanted("fellowship_resigns", _ends("resigned", "sauron"), resigns=40),
    Wanted(
        "tiles_tokens_and_the_pile",
        lambda _, kinds: {"pile-seen", "card-stripped", "token-kept", "extra-turn-earned"} <= kinds,
        policy=any_way,
    ),
    Wanted(
        "other_rulings",
        lambda _, kinds: {"token-kept", "effect-lost", "landmark-taken"} <= kinds,
        '{"extra_turns":"one","limited_coins":false,"limited_units":false,"effect_order":"printed",'
        '"optional_effects":false,"token_acts_at_once":true,"trio_postponable":true,"reveal_short_stacks":false,'
        '"set_aside_in_pile":false,"revived_counts_as_played":false,"choose_payment":true}',
        policy=any_way,
    ),
)
