"""Scenes beside the map: the Hunt, the reserves, what was fought last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import Event, Seat
from bot.text import Language
from cogs.war.groteka.events import ClashFought, FlankJoined
from cogs.war.model.bags import Bag, bag, common, minus, plus
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.events.fighting import (
    AttackDeclared,
    BattleEnded,
    CombatCardCancelled,
    CombatCardShown,
    CombatRolled,
    EliteReduced,
    ExtraAttackRolled,
    FiguresRemoved,
    HitsTaken,
    LeaderRerolled,
    RoundBegan,
)
from cogs.war.model.events.turns import (
    CompanionLost,
    CorruptionChanged,
    DieSkipped,
    DieUsed,
    EventPlayed,
    HuntDamageSet,
    HuntRolled,
    SidePassed,
    TileDrawn,
    TurnBegan,
)
from cogs.war.model.map import Army, army_of
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Ids
from cogs.war.painting.scene import BattleScene, Side, Struck
from cogs.war.rules.hunt.rolling import success

# The picture of a Hunt just over: its dice, its tile, and where the Ring-bearers stand after it.

OVER = (DieUsed, DieSkipped, SidePassed, TurnBegan, EventPlayed, AttackDeclared)
"""With these something else has begun."""


@dataclass(frozen=True, slots=True)
class HuntRoll:
    """13.5 A roll or re-roll: each die with whether it finds the Fellowship; bonus: added to each."""

    dice: tuple[tuple[int, bool], ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class HuntScene:
    """A Hunt."""

    language: Language
    rolls: tuple[HuntRoll, ...]
    tile: str  # empty where none was drawn
    damage: int | None  # None where there is none
    corruption: tuple[int, int]  # before and now
    mordor: int  # the step on the Mordor Track, -1 outside
    hidden: bool
    lost: Ids  # Companions


def hunt_scene(seen: WarObservation, news: Sequence[Event], language: Language) -> HuntScene | None:
    """Return the last Hunt told of, until the next thing is done; None without one."""
    begun = next((at for at in reversed(range(len(news))) if _begins(news[at])), None)
    if begun is None:
        return None
    told = news[begun:]
    if any(isinstance(event, OVER) for event in told):
        return None
    rolls = tuple(
        HuntRoll(tuple((die, success(die, each.bonus)) for die in each.dice), each.bonus)
        for each in told
        if isinstance(each, HuntRolled)
    )
    tiles = [each.tile for each in told if isinstance(each, TileDrawn)]
    damages = [each.damage for each in told if isinstance(each, HuntDamageSet)]
    by = sum(each.by for each in told if isinstance(each, CorruptionChanged))
    now = seen.fellowship.corruption
    lost = tuple(each.companion for each in told if isinstance(each, CompanionLost))
    return HuntScene(
        language,
        rolls,
        tiles[-1] if tiles else "",
        damages[0] if damages else None,
        (now - by, now),
        seen.fellowship.mordor,
        seen.fellowship.hidden,
        lost,
    )


def _begins(event: Event) -> bool:
    """Check whether a Hunt begins: with its roll, or with a tile that is drawn without one."""
    if isinstance(event, HuntRolled):
        return not event.again
    return isinstance(event, TileDrawn) and event.cause != "roll"


# What is not on the map: reinforcements, losses, cards discarded face up, tiles of the Hunt.


@dataclass(frozen=True, slots=True)
class Reserve:
    """The belongings of one side beside the map."""

    at_hand: Army | None
    lost: Army | None
    discards: Ids


@dataclass(frozen=True, slots=True)
class ReservesScene:
    """Everything that is open to everybody and not on the map. left, drawn, removed: tiles of the Hunt."""

    language: Language
    sides: tuple[Reserve, Reserve]
    left: Bag
    drawn: Bag
    removed: Bag


def reserves_scene(seen: WarObservation, language: Language) -> ReservesScene:
    """Return the scene of what is not on the map: the same for every viewer."""
    first, second = (
        Reserve(
            army_of(SIDES.index(side.seat), side.reinforcements),
            army_of(SIDES.index(side.seat), side.casualties),
            side.discards,
        )
        for side in seen.sides
    )
    return ReservesScene(language, (first, second), seen.hunt.pool, seen.hunt.drawn, seen.hunt.removed)


# The picture of a battle just over: its last round, who is left of both Armies, and how it ended.

LOSSES = (HitsTaken, FiguresRemoved, EliteReduced)


def fought_scene(news: Sequence[Event], language: Language) -> BattleScene | None:
    """Return the battle told of last, once it is over and until the next thing is done; None without one in
    which anybody fought.
    """
    begun = next((at for at in reversed(range(len(news))) if isinstance(news[at], AttackDeclared)), None)
    if begun is None:
        return None
    declared, told = news[begun], news[begun + 1 :]
    is_past = any(isinstance(each, OVER) for each in told)
    rounds = [at for at, each in enumerate(told) if isinstance(each, RoundBegan)]
    ended = next((each for each in told if isinstance(each, BattleEnded)), None)
    if not isinstance(declared, AttackDeclared) or ended is None or is_past or not rounds:
        return None
    last = told[rounds[-1] :]
    attacker = SIDES.index(declared.side)
    force = declared.attackers
    for each in told:
        force = plus(force, each.figures) if isinstance(each, FlankJoined) else force
    number = next((each.round for each in last if isinstance(each, RoundBegan)), 0)
    return BattleScene(
        language,
        declared.manner,
        declared.region,
        declared.origin,
        number,
        _side(SIDES[attacker], force, told, last),
        _side(SIDES[1 - attacker], declared.defenders, told, last),
        over=ended.how,
    )


def _side(seat: Seat, force: Bag, told: Sequence[Event], last: Sequence[Event]) -> Side:
    """Return one side: what is left of its force after all that is told, and what it did in the
    last round.
    """
    left, lost = force, bag()
    for each in told:
        if isinstance(each, LOSSES) and each.side == seat and each.region in REGIONS:
            left, gone = _lose(left, each)
            lost = plus(lost, gone)
    rolled = [each for each in last if isinstance(each, CombatRolled) and each.side == seat]
    rerolled = [each for each in last if isinstance(each, LeaderRerolled) and each.side == seat]
    more = [each for each in last if isinstance(each, ExtraAttackRolled) and each.side == seat]
    clashes = [each for each in last if isinstance(each, ClashFought) and each.side == seat]
    shown = [each for each in last if isinstance(each, CombatCardShown) and each.side == seat]
    # The mod's lower halves are not those of the cards as printed.
    card = next((each.card for each in shown if each.rules == "base"), "")
    effect = next((each.effect for each in shown if each.rules != "base"), "")
    number = SIDES.index(seat)
    scored = (sum(each.hits for each in rolled), sum(each.hits for each in rerolled))
    return Side(
        army=army_of(number, left) or Army(seat, (), 0, ()),
        card=card,
        none=not shown,
        cancelled=any(isinstance(each, CombatCardCancelled) and each.side == seat for each in last),
        rolled=rolled[-1].dice if rolled else (),
        rerolled=rerolled[-1].dice if rerolled else (),
        scored=scored,
        hits=sum(scored) + sum(each.hits for each in more) + sum(each.success for each in clashes),
        dice=0,
        leadership=0,
        target=0,
        lost=lost,
        effect=effect,
        struck=tuple(Struck(each.die, each.attack, each.defence, each.success) for each in clashes),
    )


def _lose(held: Bag, event: Event) -> tuple[Bag, Bag]:
    """Return what is left of a force after a loss, and what has gone for good."""
    if isinstance(event, FiguresRemoved):
        gone = common(held, event.figures)
        return minus(held, gone), gone
    if isinstance(event, HitsTaken):
        gone = common(held, event.lost)
        return _reduce(minus(held, gone), event.reduced), gone
    given = bag(event.figure) if isinstance(event, EliteReduced) else ()
    if isinstance(event, EliteReduced) and event.lost:
        gone = common(held, given)
        return minus(held, gone), gone
    return _reduce(held, given), ()


def _reduce(held: Bag, elites: Bag) -> Bag:
    """11.8 Elites become Regulars of their Nation."""
    there = common(held, elites)
    regulars: Bag = tuple((name.replace("_elite", "_regular"), number) for name, number in there)
    return plus(minus(held, there), regulars)
