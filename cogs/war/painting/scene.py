"""The scenes of War of the Ring's pictures, built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language, Translator
from cogs.war.model.bags import Bag
from cogs.war.model.components import CARDS, DECKS, MOST_DICE, REGIONS, SIDES, TILES
from cogs.war.model.map import OVERVIEW, Army, MapScene, Window, army_of, map_scene
from cogs.war.model.observation import SideSeen, WarObservation
from cogs.war.model.state import Fighter, RulesName, State
from cogs.war.rules.battle.record import combat_dice, leadership, target
from cogs.war.secrecy.determinise import determinise
from cogs.war.words.card_texts import DERIVED, MARK
from cogs.war.words.names import PHRASES
from cogs.war.words.status import points_to_win


def translator(language: Language) -> Translator:
    """Return the picture strings in one language."""
    return PHRASES[language].translator


@lru_cache(maxsize=1024)
def name_of(kind: str, thing: str, language: Language) -> str:
    """Return the name of a `region`, `card`, `effect` or `nation`: the short one of the map where
    it has one.
    """
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
class ZoomScene:
    """A part of the map. moved: what has just moved there: side, from and to."""

    language: Language
    window: str
    map: MapScene
    moved: tuple[tuple[Seat, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HandScene:
    """One side's own cards, in the order of the hand. rules: those by which their lower halves act."""

    language: Language
    side: Seat
    cards: tuple[str, ...]
    rules: RulesName


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
        nations=tuple(Counter(each.nation, each.box, each.active) for each in seen.nations),
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


def zoom_scene(seen: WarObservation, window: Window, language: Language) -> ZoomScene:
    """Return the scene of a part of the map: the same for every viewer."""
    return ZoomScene(language, window.name, map_scene(seen, window))


def hand_scene(seen: WarObservation, language: Language) -> HandScene:
    """Return the scene of a player's own cards. Raises ValueError for a spectator."""
    if seen.viewer is None:
        raise ValueError("a spectator has no hand")
    cards = tuple(card for card in seen.side(seen.viewer).hand if card in CARDS)
    return HandScene(language, seen.viewer, cards, seen.options.rules)


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
    )


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
