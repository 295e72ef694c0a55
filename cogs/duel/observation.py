"""The view of a player, or a spectator (docs/rules/duel.md, 14): an allow-list, field by field.

Nearly everything is public. Hidden are face-down cards, stacks, and the cards set aside in the present
chapter; they do not exist in the state either until they are turned up, with one exception: a player who
has looked through the discard pile knows the cards set aside, and only that player does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engine import Observation, Seat
from cogs.duel.rules.costs import Quote
from cogs.duel.state import Agenda, DuelOptions, Effect, Ids

Stage = Literal[  # what is going on; also the kinds of decisions, except `setup` and `over`
    "setup",
    "turn",
    "effects",
    "place",
    "place_each",
    "moves",
    "remove",
    "manoeuvres",
    "raze",
    "trio",
    "draft",
    "token",
    "strip",
    "pile",
    "revive",
    "extra_turn",
    "over",
]


@dataclass(frozen=True, slots=True)
class SlotSeen:
    """A place of the layout."""

    slot: int
    row: int  # from 1, laid first, to the last, on top
    x: int  # half card widths from the centre line
    lies: Literal["up", "down", "taken"]
    card: str | None  # its id where it lies face up
    available: bool
    covered_by: tuple[int, ...]  # slots that still cover it


@dataclass(frozen=True, slots=True)
class Area:
    """One player's things."""

    seat: Seat
    coins: int
    cards: tuple[tuple[str, Ids], ...]  # by colour, in the order of COLOURS, each in the order played
    skills: tuple[tuple[str, int], ...]  # fixed symbols by skill, in the order of SKILLS
    choices: tuple[tuple[str, Ids], ...]  # grey cards that give one of several skills in a turn, with these
    joker: bool  # the Elf token that gives any skill
    races: Ids  # different race symbols on green cards, in the order gained
    eagle: bool  # owns the eagle
    symbols: int  # how many count for the race victory (13.2)
    links: Ids  # linking symbols owned
    tokens: Ids
    tiles: Ids
    quest: int  # spaces advanced (14 wins)
    bonuses: tuple[int, ...]  # bonus spaces reached
    units_left: int
    fortresses_left: int  # in supply
    presence: Ids  # regions with presence (11.6)
    trio: bool  # the reward for three races has been taken
    income: int  # coins for a card discarded now


@dataclass(frozen=True, slots=True)
class RegionSeen:
    """A region. units: (fellowship, sauron). fortress: whose stands there. presence: who is there."""

    region: str
    units: tuple[int, int]
    fortress: Seat | None
    presence: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TokenStack:
    """A race's stack. size: tokens left, those on top included. tops: known ones, the uppermost first.

    unseen: tokens of the race nobody has seen yet.
    """

    race: str
    size: int
    tops: Ids
    unseen: Ids


@dataclass(frozen=True, slots=True)
class Aside:
    """The cards set aside in a chapter and still on the discard pile.

    cards: what the viewer knows them to be: all of them, or none. looked: who has looked at them.
    """

    chapter: int
    count: int
    cards: Ids
    looked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelObservation(Observation):
    """Everything a viewer may know of a game."""

    stage: Stage
    options: DuelOptions
    chapter: int  # 0 before the first is dealt
    turn: Seat  # the active player
    number: int  # turns begun
    extra: int  # further turns due to the active player
    bank: int  # coins there
    slots: tuple[SlotSeen, ...]  # the layout
    tiles: Ids  # landmark tiles face up
    tile_stack: int  # how many lie face down
    areas: tuple[Area, Area]  # of the Fellowship and of Sauron
    regions: tuple[RegionSeen, ...]  # in the order of REGIONS
    stacks: tuple[TokenStack, ...]  # in the order of RACES
    discards: Ids  # cards discarded face up, the last one last
    aside: tuple[Aside, ...]  # the face-down part of the pile, chapter by chapter so far
    pile: int  # how many cards may be played from the discard pile (15.9)
    unseen: Ids  # cards of this chapter the viewer has not seen: they lie face down or set aside
    quotes: tuple[tuple[Quote, ...], tuple[Quote, ...]]
    """For each side the prices of all cards face up, by slot, and of all tiles face up."""
    effects: tuple[Effect, ...]  # what the active player may resolve now, in order
    later: tuple[Effect, ...]  # effects that wait behind these
    revealed: Ids  # tokens shown, one of which will be kept
    picked: Ids  # stacks chosen so far for a postponed trio
    agenda: Agenda  # the procedure from here on, all public

    def area(self, seat: Seat) -> Area:
        """One player's things."""
        return self.areas[0] if self.areas[0].seat == seat else self.areas[1]

    def quote(self, seat: Seat, target: str) -> Quote:
        """Return what a face-up card or tile costs a player now. Raises StopIteration for anything else."""
        number = 0 if self.areas[0].seat == seat else 1
        return next(quote for quote in self.quotes[number] if quote.target == target)
