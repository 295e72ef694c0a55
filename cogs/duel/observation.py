"""The view of a player, or a spectator (docs/rules/duel.md, 14): an allow-list, field by field.

Nearly everything is public. Hidden are face-down cards, stacks, and the cards set aside in the present
chapter; they do not exist in the state either until they are turned up, with one exception: a player who
has looked through the discard pile knows the cards set aside, and only that player does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engine import Observation, Seat
from cogs.duel.costs import Quote
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
    """A place of the layout.

    row: from 1, laid first, to the last, on top. x: half card widths from the centre line.
    lies: `up`, `down` or `taken`. card: its id where it lies face up. covered_by: slots that still cover it.
    """

    slot: int
    row: int
    x: int
    lies: Literal["up", "down", "taken"]
    card: str | None
    available: bool
    covered_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """One player's things.

    cards: by colour, in the order of COLOURS, each in the order played. skills: fixed symbols by skill, in
    the order of SKILLS. choices: grey cards that give one of several skills in a turn, each with these.
    joker: the Elf token that gives any. races: different race symbols on green cards, in the order gained;
    eagle: owns the eagle; symbols: how many count for the race victory (13.2). links: linking symbols
    owned. quest: spaces advanced (14 wins); bonuses: bonus spaces reached. units_left, fortresses_left: in
    supply. presence: regions with presence (11.6). trio: the reward for three races has been taken. income:
    coins for a card discarded now.
    """

    seat: Seat
    coins: int
    cards: tuple[tuple[str, Ids], ...]
    skills: tuple[tuple[str, int], ...]
    choices: tuple[tuple[str, Ids], ...]
    joker: bool
    races: Ids
    eagle: bool
    symbols: int
    links: Ids
    tokens: Ids
    tiles: Ids
    quest: int
    bonuses: tuple[int, ...]
    units_left: int
    fortresses_left: int
    presence: Ids
    trio: bool
    income: int


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
    """Everything a viewer may know of a game.

    stage: what is going on. chapter: 0 before the first is dealt. turn: the active player; number: turns
    begun; extra: further turns due to the active player. bank: coins there. slots: the layout. tiles:
    landmark tiles face up; tile_stack: how many lie face down. areas: (fellowship, sauron). regions: in the
    order of REGIONS. stacks: in the order of RACES. discards: cards discarded face up, the last one last.
    aside: the face-down part of the pile, chapter by chapter so far. pile: how many cards may be played
    from the discard pile (15.9). unseen: cards of this chapter the viewer has not seen: those that lie face
    down or set aside. quotes: for (fellowship, sauron), the prices of all cards face up, by slot, and of
    all tiles face up. effects: what the active player may resolve now, in order; later: effects that wait
    behind these. revealed: tokens shown, one of which will be kept. picked: stacks chosen so far for a
    postponed trio. options, agenda: what was agreed, and the procedure from here on, all public.
    """

    stage: Stage
    options: DuelOptions
    chapter: int
    turn: Seat
    number: int
    extra: int
    bank: int
    slots: tuple[SlotSeen, ...]
    tiles: Ids
    tile_stack: int
    areas: tuple[Area, Area]
    regions: tuple[RegionSeen, ...]
    stacks: tuple[TokenStack, ...]
    discards: Ids
    aside: tuple[Aside, ...]
    pile: int
    unseen: Ids
    quotes: tuple[tuple[Quote, ...], tuple[Quote, ...]]
    effects: tuple[Effect, ...]
    later: tuple[Effect, ...]
    revealed: Ids
    picked: Ids
    agenda: Agenda

    def area(self, seat: Seat) -> Area:
        """One player's things."""
        return self.areas[0] if self.areas[0].seat == seat else self.areas[1]

    def quote(self, seat: Seat, target: str) -> Quote:
        """Return what a face-up card or tile costs a player now. Raises StopIteration for anything else."""
        number = 0 if self.areas[0].seat == seat else 1
        return next(each for each in self.quotes[number] if each.target == target)
