"""The scenes of War of the Ring's pictures, built field by field from an observation, without Pillow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.draw.board import SeatedScene
from bot.engine import Event, Seat
from bot.text import Language, Translator
from cogs.war.model import turn_events
from cogs.war.model.bags import Bag
from cogs.war.model.components import CARDS, DECKS, MOST_DICE, REGIONS, SIDES, TILES
from cogs.war.model.map import (
    OVERVIEW,
    Army,
    MapScene,
    army_of,
    map_scene,
)
from cogs.war.model.observation import SideSeen, WarObservation
from cogs.war.model.state import Fighter, Ids, RulesName, State
from cogs.war.rules.battle.fighting import combat_dice, leadership, target
from cogs.war.rules.hunt import success
from cogs.war.secrecy import determinise
from cogs.war.words.card_texts import DERIVED, MARK
from cogs.war.words.names import PHRASES
from cogs.war.words.status import points_to_win
from cogs.war.words.story.latest import OVER


def translator(language: Language) -> Translator:
    """Return the picture strings in one language."""
    return PHRASES[language].translator


@lru_cache(maxsize=1024)
def name_of(kind: str, thing: str, language: Language) -> str:
    """Return the name of a `region`, `card`, `effect` or `nation`: the map's short one where it has one."""
    say, name = translator(language), f"{kind}-{thing}"
    short = f"{name}.map"
    return say(short if say.has(short) else name)


def name_of_effect(effect: str, rules: RulesName, language: Language) -> str:
    """Return the name of a Combat effect, under the mod with its mark where it is not its authors' (G52)."""
    name = name_of("effect", effect, language)
    return f"{name}{MARK}" if rules == "groteka" and effect in DERIVED else name


@dataclass(frozen=True, slots=True)
class Camp:
    """One side's belongings."""

    side: Seat
    dice: tuple[str, ...]
    rings: int
    points: int
    enough: int  # the points that win
    backs: tuple[int, int]  # Character and Strategy cards in the hand
    decks: tuple[int, int]  # cards left in both decks
    table: tuple[str, ...]
    acts: bool  # a decision is open to it


@dataclass(frozen=True, slots=True)
class Counter:
    """A Nation on the Political Track."""

    nation: str
    box: int
    active: bool


@dataclass(frozen=True, slots=True)
class Company:
    """The Fellowship's own panel."""

    companions: tuple[str, ...]
    guide: str
    progress: int
    hidden: bool
    corruption: int
    mordor: int  # steps on that track, -1 before it


@dataclass(frozen=True, slots=True)
class Stalking:
    """The Hunt."""

    shadow: int  # dice in the Hunt Box
    free: int
    left: int  # tiles in the pool
    drawn: Bag  # tiles with numbers
    waiting: Bag  # tiles with numbers
    tile: str  # what is being resolved, or empty
    damage: int  # what it does
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """The whole table."""

    language: Language
    turn: int
    stage: str  # as in the observation
    winner: Seat | None  # a seat, or empty
    map: MapScene
    camps: tuple[Camp, Camp]  # both sides
    nations: tuple[Counter, ...]
    company: Company
    hunt: Stalking


@dataclass(frozen=True, slots=True)
class HandScene:
    """One side's own cards, in the order of the hand. rules: those by which their lower halves act; whole:
    with every word."""

    language: Language
    side: Seat
    cards: tuple[str, ...]
    rules: RulesName
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Struck:
    """G32-G35 An attack of the mod: its die, its sum, and what that had to exceed."""

    die: int
    attack: int
    defence: int
    success: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a battle."""

    army: Army
    card: str  # its id, a deck's name where it lies face down, or empty
    none: bool  # it plays no card
    cancelled: bool
    rolled: tuple[int, ...]
    rerolled: tuple[int, ...]
    scored: tuple[int, int]  # how many of the dice of the roll and of the re-roll hit
    hits: int  # all of this round
    dice: int  # of the roll, five at most
    leadership: int  # dice of the re-roll, five at most
    target: int  # what a die needs (11.5, 11.6)
    lost: Bag = ()  # what the whole battle has cost
    effect: str = ""  # of its card; by the mod
    struck: tuple[Struck, ...] = ()  # the last attacks, by the mod; all of a battle that is over


@dataclass(frozen=True, slots=True)
class BattleScene(SeatedScene):
    """A battle, the attacker first."""

    language: Language
    kind: str
    region: str
    origin: str
    round: int
    attacker: Side
    defender: Side
    over: str = ""  # how it has ended, empty while it is fought
    relief: bool = False  # the besiegers of a Stronghold are attacked from outside


def table_scene(seen: WarObservation, language: Language) -> TableScene:
    """Return the scene of the table: the same for every viewer."""
    winners = seen.outcome.winners if seen.outcome is not None else ()
    company = seen.fellowship
    chase = seen.chase
    return TableScene(
        language=language,
        turn=seen.turn,
        stage=seen.stage,
        winner=winners[0] if len(winners) == 1 else None,
        map=map_scene(seen, OVERVIEW),
        camps=(_camp(seen, seen.sides[0]), _camp(seen, seen.sides[1])),
        nations=tuple(Counter(nation.nation, nation.box, nation.active) for nation in seen.nations),
        company=Company(
            company.companions,
            company.guide,
            company.progress,
            company.hidden,
            company.corruption,
            company.mordor,
        ),
        hunt=Stalking(
            shadow=seen.hunt.shadow,
            free=seen.hunt.free,
            left=sum(number for _, number in seen.hunt.pool),
            drawn=seen.hunt.drawn,
            waiting=seen.hunt.waiting,
            tile=chase.tile if chase is not None and chase.tile in TILES else "",
            damage=chase.damage if chase is not None else 0,
            rolled=chase.rolled if chase is not None else (),
        ),
    )


def _camp(seen: WarObservation, side: SideSeen) -> Camp:
    return Camp(
        side=side.seat,
        dice=side.dice,
        rings=side.rings,
        points=side.points,
        enough=points_to_win(seen)[SIDES.index(side.seat)],
        backs=side.backs,
        decks=side.decks,
        table=side.table,
        acts=seen.outcome is None and any(decision.seat == side.seat for decision in seen.waiting),
    )


def hand_scene(seen: WarObservation, language: Language, *, whole: bool = False) -> HandScene:
    """Return the scene of a player's own cards; whole: with every word. Raises ValueError for a spectator."""
    if seen.viewer is None:
        raise ValueError("a spectator has no hand")
    cards = tuple(card for card in seen.side(seen.viewer).hand if card in CARDS)
    return HandScene(language, seen.viewer, cards, seen.options.rules, whole)


def battle_scene(seen: WarObservation, language: Language) -> BattleScene:
    """Return the scene of the battle being fought. Raises ValueError where there is none."""
    battle = seen.battle
    if battle is None:
        raise ValueError("nobody fights")
    position = determinise(seen, Random(0))  # noqa: S311 - only what everybody sees is looked at
    return BattleScene(
        language=language,
        kind=battle.kind,
        region=REGIONS[battle.region],
        origin=REGIONS[battle.origin],
        round=battle.round,
        attacker=_fighter(position, battle.attacker, battle.sides[battle.attacker]),
        defender=_fighter(position, 1 - battle.attacker, battle.sides[1 - battle.attacker]),
        relief=is_relief(seen),
    )


def is_relief(seen: WarObservation) -> bool:
    """Check whether those who attack come to the help of a besieged Stronghold."""
    battle = seen.battle
    if battle is None or battle.kind != "field":
        return False
    return seen.regions[battle.region].besieged == SIDES[battle.attacker]


def _fighter(position: State, side: int, fighter: Fighter) -> Side:
    card = fighter.card if fighter.laid == "card" else ""
    army = army_of(side, fighter.force) or Army(SIDES[side], (), 0, ())
    return Side(
        army=army,
        card=card if card in CARDS or card in DECKS else "",
        none=fighter.laid == "none",
        cancelled=fighter.cancelled,
        rolled=fighter.rolled,
        rerolled=fighter.rerolled,
        scored=(fighter.hits, fighter.reroll_hits),
        hits=fighter.hits + fighter.reroll_hits + fighter.early_hits + fighter.extra_hits,
        dice=combat_dice(fighter),
        leadership=min(MOST_DICE, leadership(position, side)),
        target=target(position, side),
    )


# The picture of a Hunt just over: its dice, its tile, and where the Ring-bearers stand after it.


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
        HuntRoll(tuple((die, success(die, roll.bonus)) for die in roll.dice), roll.bonus)
        for roll in told
        if isinstance(roll, turn_events.HuntRolled)
    )
    tiles = [draw.tile for draw in told if isinstance(draw, turn_events.TileDrawn)]
    damages = [damage.damage for damage in told if isinstance(damage, turn_events.HuntDamageSet)]
    by = sum(change.by for change in told if isinstance(change, turn_events.CorruptionChanged))
    now = seen.fellowship.corruption
    lost = tuple(loss.companion for loss in told if isinstance(loss, turn_events.CompanionLost))
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


def chase_scene(seen: WarObservation, language: Language) -> HuntScene:
    """Return the Hunt that is being resolved. Raises ValueError where there is none."""
    chase, company = seen.chase, seen.fellowship
    if chase is None:
        raise ValueError("nobody hunts")
    dice = tuple((die, success(die, chase.bonus)) for die in chase.rolled)
    return HuntScene(
        language,
        (HuntRoll(dice, chase.bonus),) if dice else (),
        chase.tile if chase.tile in TILES else "",
        chase.damage if chase.tile else None,
        (company.corruption, company.corruption),
        company.mordor,
        company.hidden,
        (),
    )


def _begins(event: Event) -> bool:
    """Check whether a Hunt begins: with its roll, or with a tile that is drawn without one."""
    if isinstance(event, turn_events.HuntRolled):
        return not event.again
    return isinstance(event, turn_events.TileDrawn) and event.cause != "roll"


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
