"""Battles on their own from a few words."""

from __future__ import annotations

from typing import Any

from bot.engine import CHANCE, Outcome
from cogs.war.game import WAR
from cogs.war.model.state import WarOptions
from cogs.war.skirmish.place import OUTCOMES
from tests.war.position import Played

NO_CARDS = "draw_hand 0"


def opened(rules: str = "base", **options: Any) -> Played:
    """Nothing is chosen yet."""
    return Played(WAR.new(WarOptions(scenario="battle", rules=rules, **options)))  # type: ignore[arg-type]


def ground(region: str, manner: str, attacker: str, origin: str = "", rules: str = "base") -> Played:
    """The place is chosen; the attackers put their Army together."""
    game = opened(rules).do(f"ground {region} {manner} {attacker}")
    return game.do(f"region {origin}") if game.kind == "battle_origin" else game


def drawn_up(game: Played) -> Played:
    """All Armies as they are proposed, no second Army."""
    while game.kind in ("battle_army", "battle_flank"):
        game.do("confirm" if game.kind == "battle_army" else "decline")
    return game


def begun(game: Played, *hands: str) -> Played:
    """The Armies as they are, no cards unless `hands` says so; the battle begins."""
    drawn_up(game)
    for hand in hands or (NO_CARDS, NO_CARDS):
        game.do(hand)
        while game.kind in ("draw", "battle_cards"):
            game.do("confirm" if game.kind == "battle_cards" else game.options[0])
    while game.kind == "battle_ready":
        game.do("confirm")
    return game


def fought(game: Played, *answers: str, roll: int = 1, most: int = 400) -> Outcome:
    """Plays on: an answer of these where one is legal, dice that all show the same; returns the end."""
    for _ in range(most):
        if game.kind in OUTCOMES:
            assert isinstance(game.pending, Outcome)
            return game.pending
        if game.seat == CHANCE and game.kind == "roll":
            dice = len(game.options[0].split()) - 1
            game.roll(*[roll] * dice)
            continue
        options = game.options
        game.do(next((answer for answer in answers if answer in options), options[0]))
    raise AssertionError("the battle does not end")
