"""Feats remembered of a War of the Ring, the GroTeka mod's battles among it; openings, and cards played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.engine import Chronicle, Event, Feat, Seat
from bot.text import Translator
from cogs.war.groteka import actions as mod
from cogs.war.model import battle_events, turn_events

FREE, SHADOW = "free_peoples", "shadow"
RING_DESTROYED, CORRUPTED = "outcome-ring-destroyed", "outcome-corruption"
FREE_CONQUEST, SHADOW_CONQUEST = "outcome-free-peoples-conquest", "outcome-shadow-conquest"
LIGHT_BURDEN: Final = 4
LAST_STEP: Final = 11
"""Corruption: one more, and the Ring-bearers would have succumbed."""
SWIFT: Final = 8
LONG_SIEGE: Final = 4
"""Rounds of one attack on a besieged Stronghold that the garrison outlasts."""
MINIONS: Final = frozenset({"saruman", "witch_king", "mouth_of_sauron"})
TOGETHER: Final = 3
"""Units in one clash."""


def _free(done: bool) -> tuple[str, ...]:
    return (FREE,) if done else ()


def _shadow(done: bool) -> tuple[str, ...]:
    return (SHADOW,) if done else ()


def _happened(game: Chronicle, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in game.events)


def _find_entered(game: Chronicle) -> frozenset[str]:
    return frozenset(
        event.character for event in game.events if isinstance(event, turn_events.CharacterEntered)
    )


def _corruption(game: Chronicle) -> int:
    corruptions = [
        event.corruption for event in game.events if isinstance(event, turn_events.CorruptionChanged)
    ]
    return corruptions[-1] if corruptions else 0


def _nobody_lost(game: Chronicle) -> tuple[str, ...]:
    lost = _happened(game, turn_events.CompanionLost) or _happened(game, turn_events.CasualtyTaken)
    return _free(game.won(FREE, RING_DESTROYED) and not lost)


def _gollum_leads(game: Chronicle) -> tuple[str, ...]:
    guides = [event.guide for event in game.events if isinstance(event, turn_events.GuideChanged)]
    return _free(game.won(FREE, RING_DESTROYED) and guides[-1:] == ["gollum"])


def _stronghold_holds(game: Chronicle) -> Iterator[str]:
    """Attacks on besieged Strongholds that lasted, and did not take them."""
    siege, rounds = False, 0
    for event in game.events:
        if isinstance(event, battle_events.AttackDeclared):
            siege, rounds = event.manner == "siege" and event.side == SHADOW, 0
        elif isinstance(event, battle_events.RoundBegan):
            rounds = max(rounds, event.round)
        elif isinstance(event, battle_events.BattleEnded):
            if siege and rounds >= LONG_SIEGE and event.how == "ceased":
                yield FREE
            siege = False


def _white_city(game: Chronicle) -> tuple[str, ...]:
    return _shadow(
        any(
            isinstance(event, battle_events.SettlementCaptured)
            and (event.side, event.region) == (SHADOW, "minas_tirith")
            for event in game.events
        )
    )


def _swift_war(game: Chronicle) -> tuple[str, ...]:
    last = max((event.turn for event in game.events if isinstance(event, turn_events.TurnBegan)), default=0)
    return _shadow(game.won(SHADOW, SHADOW_CONQUEST) and last <= SWIFT)


def _from_all_sides(game: Chronicle) -> Iterator[str]:
    """The mod: a clash of several units, won in a battle into which a second Army has come."""
    flanking = ""
    for event in game.events:
        if isinstance(event, battle_events.AttackDeclared):
            flanking = ""
        elif isinstance(event, mod.FlankJoined):
            flanking = event.side
        elif (
            isinstance(event, mod.ClashFought)
            and (event.side, event.success) == (flanking, True)
            and len(event.units) >= TOGETHER
        ):
            yield event.side


def _ring_saves(game: Chronicle) -> Iterator[str]:
    """The mod: a commander saved by an Elven Ring, in a game that was won."""
    return (
        event.side for event in game.events if isinstance(event, mod.CommanderSaved) and game.won(event.side)
    )


FEATS: tuple[Feat, ...] = (
    Feat(
        "hidden-road",
        lambda game: _free(
            game.won(FREE, RING_DESTROYED) and not _happened(game, turn_events.FellowshipRevealed)
        ),
    ),
    Feat(
        "light-burden",
        lambda game: _free(game.won(FREE, RING_DESTROYED) and _corruption(game) <= LIGHT_BURDEN),
    ),
    Feat("last-step", lambda game: _free(game.won(FREE, RING_DESTROYED) and _corruption(game) == LAST_STEP)),
    Feat("nobody-lost", _nobody_lost),
    Feat("gollum-leads", _gollum_leads),
    Feat(
        "king-returns",
        lambda game: _free(game.won(FREE) and {"aragorn", "gandalf_the_white"} <= _find_entered(game)),
    ),
    Feat("black-gate", lambda game: _free(game.won(FREE, FREE_CONQUEST))),
    Feat("stronghold-holds", lambda game: {*_stronghold_holds(game)}),
    Feat("all-servants", lambda game: _shadow(game.won(SHADOW) and _find_entered(game) >= MINIONS)),
    Feat("white-city", _white_city),
    Feat("swift-war", _swift_war),
    Feat(
        "never-saw-mordor",
        lambda game: _shadow(game.won(SHADOW, CORRUPTED) and not _happened(game, turn_events.MordorEntered)),
    ),
    Feat("from-all-sides", lambda game: {*_from_all_sides(game)}),
    Feat("ring-saves", lambda game: {*_ring_saves(game)}),
)


# How somebody began a War of the Ring: the use of their first die. And the Event cards they played.


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The first use of a die; None in a battle on its own."""
    used = (event for event in game.find(turn_events.DieUsed) if event.side == seat)
    return next((event.what for event in used), None)


def say_opening(translator: Translator, opening: str) -> str:
    """Tell what the first die was used for."""
    return translator("opening-use", use=translator(f"use-{opening}"))


def find_cards(game: Chronicle, seat: Seat) -> Iterator[str]:
    """The Event cards somebody has played."""
    return (event.card for event in game.find(turn_events.EventPlayed) if event.side == seat)


def say_card(translator: Translator, card: str) -> str:
    """Tell which card it is."""
    return translator(f"card-{card}")
