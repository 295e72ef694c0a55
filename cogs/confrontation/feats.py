"""Feats of The Confrontation: Frodo unseen, the Balrog beaten, three in the Shire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.engine import Chronicle, Event, Feat
from cogs.confrontation import events as told

LIGHT, DARK = "light", "dark"
IN_MORDOR, FRODO_FALLS, IN_THE_SHIRE = (
    "outcome-frodo-in-mordor",
    "outcome-frodo-defeated",
    "outcome-three-in-shire",
)
FEW_FALLEN: Final = 2
MANY_FALLEN: Final = 7
EARLY: Final = 12
"""The turn, counted of both sides, up to which Frodo's fall is early."""
STRONGEST: Final = ("balrog", "witch_king")


def _light(done: bool) -> tuple[str, ...]:
    return (LIGHT,) if done else ()


def _dark(done: bool) -> tuple[str, ...]:
    return (DARK,) if done else ()


def _find_fallen(
    game: Chronicle, side: str
) -> Iterator[tuple[told.FigureDefeated, told.BattleJoined | None]]:
    """The figures a side lost, each with the battle it fell in, if it was one."""
    battle: told.BattleJoined | None = None
    for event in game.events:
        if isinstance(event, told.BattleJoined):
            battle = event
        elif isinstance(event, told.TurnBegan):
            battle = None
        elif isinstance(event, told.FigureDefeated) and event.side == side:
            yield event, battle


def _shows_frodo(event: Event) -> bool:
    if isinstance(event, told.BattleJoined):
        return event.light == "frodo"
    if isinstance(event, told.FiguresSeen):
        return "frodo" in event.figures
    return isinstance(event, told.FrodoShown | told.SamStoodIn)


def _unseen(game: Chronicle) -> tuple[str, ...]:
    return _light(game.won(LIGHT, IN_MORDOR) and not any(map(_shows_frodo, game.events)))


def _together(game: Chronicle) -> tuple[str, ...]:
    return _light(game.won(LIGHT, IN_MORDOR) and len([*_find_fallen(game, LIGHT)]) <= FEW_FALLEN)


def _alone(game: Chronicle) -> tuple[str, ...]:
    return _light(game.won(LIGHT, IN_MORDOR) and len([*_find_fallen(game, LIGHT)]) >= MANY_FALLEN)


def _share_the_load(game: Chronicle) -> tuple[str, ...]:
    stood_in = any(isinstance(event, told.SamStoodIn) and not event.in_vain for event in game.events)
    return _light(game.won(LIGHT) and stood_in)


def _no_man(game: Chronicle) -> tuple[str, ...]:
    return _light(
        any((each.figure, each.by) == ("witch_king", "merry") for each, _ in _find_fallen(game, DARK))
    )


def _horn_of_gondor(game: Chronicle) -> tuple[str, ...]:
    return _light(
        any(each.figure in STRONGEST and each.by == "boromir" for each, _ in _find_fallen(game, DARK))
    )


def _cannot_pass(game: Chronicle) -> tuple[str, ...]:
    return _light(
        any(
            each.figure == "balrog" and battle is not None and battle.light == "gandalf"
            for each, battle in _find_fallen(game, DARK)
        )
    )


def _three_in_the_shire(game: Chronicle) -> tuple[str, ...]:
    return _dark(game.won(DARK, IN_THE_SHIRE))


def _deep_places(game: Chronicle) -> tuple[str, ...]:
    return _dark(any(isinstance(event, told.BalrogStruck) for event in game.events))


def _her_lair(game: Chronicle) -> tuple[str, ...]:
    return _dark(
        any(
            each.figure == "frodo" and battle is not None and battle.dark == "shelob"
            for each, battle in _find_fallen(game, LIGHT)
        )
    )


def _short_hunt(game: Chronicle) -> tuple[str, ...]:
    last = max((event.turn for event in game.events if isinstance(event, told.TurnBegan)), default=0)
    return _dark(game.won(DARK, FRODO_FALLS) and last <= EARLY)


FEATS: tuple[Feat, ...] = (
    Feat("unseen", _unseen),
    Feat("together", _together),
    Feat("alone", _alone),
    Feat("share-the-load", _share_the_load),
    Feat("no-man", _no_man),
    Feat("horn-of-gondor", _horn_of_gondor),
    Feat("cannot-pass", _cannot_pass),
    Feat("three-in-the-shire", _three_in_the_shire),
    Feat("deep-places", _deep_places),
    Feat("her-lair", _her_lair),
    Feat("short-hunt", _short_hunt),
)
