"""Scenes of Duel for Middle-earth's pictures, built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language
from cogs.duel.components import CARDS, RACES
from cogs.duel.observation import Area, DuelObservation
from cogs.duel.state import FELLOWSHIP, SAURON, SEATS

STRINGS = Path(__file__).parent.parent / "strings"
Way: TypeAlias = tuple[Seat, str, str]


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The strings that stand in pictures, and the names of regions, landmarks and sides."""
    return Catalogue(STRINGS, STRINGS / "board")


@dataclass(frozen=True, slots=True)
class Price:
    """The cost of a card or landmark to the player it is shown to. link: it is free by this link."""

    coins: int
    link: str | None
    can_pay: bool


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the layout."""

    row: int
    x: int
    card: str | None  # None face down
    available: bool
    price: Price | None  # of an available card
    rival: Price | None  # what it would cost the other player, where there is room for it


@dataclass(frozen=True, slots=True)
class Offer:
    """A landmark on offer."""

    tile: str
    price: Price


@dataclass(frozen=True, slots=True)
class Camp:
    """The belongings of one player, as far as the view shows them."""

    side: Seat
    acts: bool = False  # a decision is open to this player
    more: int = 0  # turns that will follow
    won: bool = False  # one of those who win
    coins: int = 0
    skills: tuple[tuple[str, int], ...] = ()  # symbols by skill
    choices: tuple[tuple[str, ...], ...] = ()  # skills of which one may be chosen each turn
    races: tuple[tuple[str, int], ...] = ()  # green cards by race
    eagle: bool = False  # the extra symbol
    links: tuple[str, ...] = ()  # those that can still be of use
    tokens: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()  # cards by colour
    quest: int = 0  # spaces advanced
    units: int = 0
    fortresses: int = 0  # in supply


@dataclass(frozen=True, slots=True)
class Land:
    """A region: units of both sides, and whose fortress stands there."""

    region: str
    fellowship: int
    sauron: int
    fortress: Seat | None


@dataclass(frozen=True, slots=True)
class Scene(SeatedScene):
    """The whole table."""

    language: Language
    view: str
    near: Seat  # the side at the bottom
    chapter: int
    over: bool
    number: int
    cards: tuple[Lying, ...]
    offers: tuple[Offer, ...]
    tile_stack: int
    discarded: int
    bank: int | None  # coins there, None where nobody counts them
    buyer: Seat  # whose prices the large ones are
    revealed: tuple[str, ...]
    pile: tuple[str, ...]  # the discard pile, for whom it is spread out
    fellowship: Camp
    sauron: Camp
    lands: tuple[Land, ...]
    moved: tuple[Way, ...] = ()  # units that have just moved: side, from and to
    stepped: tuple[Seat, int] | None = None  # who has just advanced on the track, and from which space

    def camp(self, side: Seat) -> Camp:
        """Return what one player has."""
        return self.fellowship if side == FELLOWSHIP else self.sauron

    def came_from(self, side: Seat) -> int | None:
        """From which space of the track a side has just come, if it has."""
        return self.stepped[1] if self.stepped is not None and self.stepped[0] == side else None

    @property
    def camps(self) -> tuple[Camp, Camp]:
        """The far player's things, and the near one's."""
        return (self.sauron, self.fellowship) if self.near == FELLOWSHIP else (self.fellowship, self.sauron)


TABLE, CARDS_VIEW, RIVAL, MAP, WIDE = "table", "cards", "rival", "map", "wide"
WITHOUT_CARDS, WITHOUT_TILES = frozenset({RIVAL, MAP}), frozenset({TABLE, RIVAL})


def scene_of(seen: DuelObservation, view: str, language: Language) -> Scene:
    """The scene of a view. What a view does not show is left out of its scene."""
    buyer = seen.viewer if seen.viewer in SEATS else seen.turn
    with_cards, with_map = view not in WITHOUT_CARDS, view != CARDS_VIEW
    with_tiles = view not in WITHOUT_TILES
    lands = tuple(Land(region.region, *region.units, region.fortress) for region in seen.regions)
    offers = tuple(Offer(tile, _price(seen, buyer, tile)) for tile in seen.tiles)
    return Scene(
        language=language,
        view=view,
        near=SAURON if seen.viewer == SAURON else FELLOWSHIP,
        chapter=seen.chapter if with_cards else 0,
        over=with_cards and seen.outcome is not None,
        number=seen.number if with_cards else 0,
        cards=_cards(seen, buyer, view == WIDE) if with_cards else (),
        offers=offers if with_tiles else (),
        tile_stack=seen.tile_stack if with_tiles else 0,
        discarded=len(seen.discards) + sum(set_aside.count for set_aside in seen.aside) if with_cards else 0,
        bank=seen.bank if with_cards and seen.options.limited_coins else None,
        buyer=buyer,
        revealed=seen.revealed if with_cards else (),
        pile=_pile(seen) if view == CARDS_VIEW else (),
        fellowship=_camp(seen, FELLOWSHIP, view, buyer),
        sauron=_camp(seen, SAURON, view, buyer),
        lands=lands if with_map else (),
    )


def _cards(seen: DuelObservation, buyer: Seat, with_rival: bool) -> tuple[Lying, ...]:
    rival = SAURON if buyer == FELLOWSHIP else FELLOWSHIP
    lying = []
    for slot in seen.slots:
        if slot.lies != "taken":
            sold = slot.card if slot.available else None
            price = _price(seen, buyer, sold) if sold is not None else None
            other = _price(seen, rival, sold) if with_rival and sold is not None else None
            lying.append(Lying(slot.row, slot.x, slot.card, slot.available, price, other))
    return tuple(lying)


def _price(seen: DuelObservation, buyer: Seat, target: str) -> Price:
    quote = seen.quote(buyer, target)
    return Price(quote.price, quote.link or None, quote.affordable)


def _pile(seen: DuelObservation) -> tuple[str, ...]:
    """The discard pile, spread out before the player who is choosing from it (10.2), and nobody else."""
    if seen.stage != "revive" or seen.viewer != seen.turn:
        return ()
    aside = [card for set_aside in seen.aside for card in set_aside.cards]
    return (*seen.discards, *(aside if seen.options.set_aside_in_pile else ()))


def _camp(seen: DuelObservation, side: Seat, view: str, buyer: Seat) -> Camp:
    area = seen.area(side)
    if view == MAP:
        return Camp(side, quest=area.quest, units=area.units_left, fortresses=area.fortresses_left)
    over = seen.outcome is not None
    winners = seen.outcome.winners if seen.outcome is not None else ()
    acting = {decision.seat for decision in seen.waiting} or {seen.turn}
    if view == CARDS_VIEW and side != buyer:
        return Camp(side, won=side in winners)
    if view == RIVAL and side == buyer:
        return Camp(side, quest=area.quest)
    camp = Camp(
        side=side,
        acts=not over and side in acting,
        more=seen.extra if side == seen.turn and not over else 0,
        won=side in winners,
        coins=area.coins,
        skills=area.skills,
        choices=tuple(skills for _, skills in area.choices),
        races=_races(area),
        eagle=area.eagle,
        tokens=area.tokens,
    )
    if view in (TABLE, RIVAL):
        return replace(camp, quest=area.quest)
    camp = replace(camp, links=_live_links(area, seen.chapter))
    if view == CARDS_VIEW:
        return camp
    return replace(
        camp,
        tiles=area.tiles,
        counts=tuple((colour, len(cards)) for colour, cards in area.cards if colour not in ("grey", "green")),
        quest=area.quest,
        units=area.units_left,
        fortresses=area.fortresses_left,
    )


def _races(area: Area) -> tuple[tuple[str, int], ...]:
    """Count the green cards of each race."""
    green = dict(area.cards).get("green", ())
    owned = [effect.race for card in green for effect in CARDS[card].effects]
    return tuple((race, owned.count(race)) for race in RACES)


def _live_links(area: Area, chapter: int) -> tuple[str, ...]:
    """The links that can still make a card free: that card is neither played nor of an earlier chapter."""
    own = {card for _, cards in area.cards for card in cards}
    wanted = {card.link_required for card in CARDS.values() if card.chapter >= chapter and card.id not in own}
    return tuple(link for link in area.links if link in wanted)
