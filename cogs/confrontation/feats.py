"""Feats of The Confrontation: Frodo unseen, the Balrog beaten, three in the Shire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.engine import Chronicle, Event, Feat, Seat
from cogs.confrontation import events as told
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.rules import FRODO_DEFEATED, FRODO_IN_MORDOR, THREE_IN_SHIRE

FEW_FALLEN: Final = 2
MANY_FALLEN: Final = 7
EARLY: Final = 12
"""The turn, counted of both sides, up to which Frodo's fall is early."""
STRONGEST: Final = ("balrog", "witch_king")


def _find_losses(game: Chronicle, side: Seat) -> list[told.FigureDefeated]:
    """The figures a side lost."""
    return [event for event in game.find(told.FigureDefeated) if event.side == side]


def _fell_to(game: Chronicle, figure: str, enemy: str) -> bool:
    """Check whether a figure fell in a battle with this enemy."""
    battle: told.BattleJoined | None = None
    for event in game.find(told.BattleJoined, told.TurnBegan, told.FigureDefeated):
        if not isinstance(event, told.FigureDefeated):
            battle = event if isinstance(event, told.BattleJoined) else None
        elif event.figure == figure and battle is not None and enemy in (battle.light, battle.dark):
            return True
    return False


def _shows_frodo(event: Event) -> bool:
    if isinstance(event, told.BattleJoined):
        return event.light == "frodo"
    if isinstance(event, told.FiguresSeen):
        return "frodo" in event.figures
    return isinstance(event, told.FrodoShown | told.SamStoodIn)


def _unseen(game: Chronicle) -> bool:
    return game.won(LIGHT, FRODO_IN_MORDOR) and not any(map(_shows_frodo, game.events))


def _together(game: Chronicle) -> bool:
    return game.won(LIGHT, FRODO_IN_MORDOR) and len(_find_losses(game, LIGHT)) <= FEW_FALLEN


def _alone(game: Chronicle) -> bool:
    return game.won(LIGHT, FRODO_IN_MORDOR) and len(_find_losses(game, LIGHT)) >= MANY_FALLEN


def _share_the_load(game: Chronicle) -> bool:
    return game.won(LIGHT) and any(not event.in_vain for event in game.find(told.SamStoodIn))


def _no_man(game: Chronicle) -> bool:
    return any((event.figure, event.by) == ("witch_king", "merry") for event in _find_losses(game, DARK))


def _horn_of_gondor(game: Chronicle) -> bool:
    return any(event.figure in STRONGEST and event.by == "boromir" for event in _find_losses(game, DARK))


def _short_hunt(game: Chronicle) -> bool:
    last = max((event.turn for event in game.find(told.TurnBegan)), default=0)
    return game.won(DARK, FRODO_DEFEATED) and last <= EARLY


def _feat(key: str, side: Seat, is_done: Callable[[Chronicle], bool]) -> Feat:
    return Feat(key, lambda game: (side,) if is_done(game) else ())


FEATS: tuple[Feat, ...] = (
    _feat("unseen", LIGHT, _unseen),
    _feat("together", LIGHT, _together),
    _feat("alone", LIGHT, _alone),
    _feat("share-the-load", LIGHT, _share_the_load),
    _feat("no-man", LIGHT, _no_man),
    _feat("horn-of-gondor", LIGHT, _horn_of_gondor),
    _feat("cannot-pass", LIGHT, lambda game: _fell_to(game, "balrog", "gandalf")),
    _feat("three-in-the-shire", DARK, lambda game: game.won(DARK, THREE_IN_SHIRE)),
    _feat("deep-places", DARK, lambda game: any(game.find(told.BalrogStruck))),
    _feat("her-lair", DARK, lambda game: _fell_to(game, "frodo", "shelob")),
    _feat("short-hunt", DARK, _short_hunt),
)
