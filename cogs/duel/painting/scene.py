"""Scenes of Duel for Middle-earth's pictures, built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language, Translator
from cogs.duel.components import CARDS, RACES
from cogs.duel.observation import Area, DuelObservation
from cogs.duel.state import FELLOWSHIP, SAURON, SEATS

STRINGS = Path(__file__).parent.parent / "strings"
Way: TypeAlias = tuple[Seat, str, str]
UP, DOWN = "up", "down"


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The strings that stand in pictures, and the names of regions, landmarks and sides."""
    return Catalogue(STRINGS, STRINGS / "board")


def translator(language: Language) -> Translator:
    """The picture strings in one language."""
    return catalogue()[language]


@dataclass(frozen=True, slots=True)
class Price:
    """The cost of a card or landmark to the player it is shown to. link: it is free by this link."""

    coins: int
    link: str | None
    can_pay: bool


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the layout; card None lies face down. price: of an available card; rival: what it would cost
    the other player, where there is room for it."""

    row: int
    x: int
    card: str | None
    available: bool
    price: Price | None
    rival: Price | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A landmark on offer."""

    tile: str
    price: Price


@dataclass(frozen=True, slots=True)
class Camp:
    """The belongings of one player, as far as the view shows them.

    acts: a decision is open to this player; more: turns that will follow. won: one of those who win.
    skills: symbols by skill; choices: skills of which one may be chosen each turn. races: green cards by
    race; eagle: the extra symbol. links: those that can still be of use. counts: cards by colour. quest:
    spaces advanced. units, fortresses: in supply.
    """

    side: Seat
    acts: bool = False
    more: int = 0
    won: bool = False
    coins: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    choices: tuple[tuple[str, ...], ...] = ()
    races: tuple[tuple[str, int], ...] = ()
    eagle: bool = False
    links: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    quest: int = 0
    units: int = 0
    fortresses: int = 0


@dataclass(frozen=True, slots=True)
class Land:
    """A region: units of both sides, and whose fortress stands there."""

    region: str
    fellowship: int
    sauron: int
    fortress: Seat | None


@dataclass(frozen=True, slots=True)
class Scene(SeatedScene):
    """The whole table. near: the side at the bottom. pile: the discard pile, for whom it is spread out. bank:
    coins there, None where nobody counts them. buyer: whose prices the large ones are. moved: units that have
    just moved: side, from and to. stepped: who has just advanced on the track, and from which space."""

    language: Language
    view: str
    near: Seat
    chapter: int
    over: bool
    number: int
    cards: tuple[Lying, ...]
    offers: tuple[Offer, ...]
    tile_stack: int
    discarded: int
    bank: int | None
    buyer: Seat
    revealed: tuple[str, ...]
    pile: tuple[str, ...]
    fellowship: Camp
    sauron: Camp
    lands: tuple[Land, ...]
    moved: tuple[Way, ...] = ()
    stepped: tuple[Seat, int] | None = None

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


def scene_of(seen: DuelObservation, view: str, language: Language) -> Scene:
    """The scene of a view. What only one view shows is left out of the others."""
    buyer = seen.viewer if seen.viewer in SEATS else seen.turn
    with_cards, with_map = view != "map", view != "cards"
    return Scene(
        language=language,
        view=view,
        near=SAURON if seen.viewer == SAURON else FELLOWSHIP,
        chapter=seen.chapter if with_cards else 0,
        over=with_cards and seen.outcome is not None,
        number=seen.number if with_cards else 0,
        cards=_cards(seen, buyer, view == "cards") if with_cards else (),
        offers=tuple(Offer(tile, _price(seen, buyer, tile)) for tile in seen.tiles) if with_map else (),
        tile_stack=seen.tile_stack if with_map else 0,
        discarded=len(seen.discards) + sum(each.count for each in seen.aside) if with_cards else 0,
        bank=seen.bank if with_cards and seen.options.limited_coins else None,
        buyer=buyer,
        revealed=seen.revealed if with_cards else (),
        pile=_pile(seen) if view == "cards" else (),
        fellowship=_camp(seen, FELLOWSHIP, view),
        sauron=_camp(seen, SAURON, view),
        lands=_lands(seen) if with_map else (),
    )


def _cards(seen: DuelObservation, buyer: Seat, with_rival: bool) -> tuple[Lying, ...]:
    rival = SAURON if buyer == FELLOWSHIP else FELLOWSHIP
    return tuple(
        Lying(
            row=slot.row,
            x=slot.x,
            card=slot.card if slot.lies == UP else None,
            available=slot.available,
            price=_price(seen, buyer, slot.card) if slot.available and slot.card is not None else None,
            rival=(
                _price(seen, rival, slot.card)
                if with_rival and slot.available and slot.card is not None
                else None
            ),
        )
        for slot in seen.slots
        if slot.lies in (UP, DOWN)
    )


def _price(seen: DuelObservation, buyer: Seat, target: str) -> Price:
    quote = seen.quote(buyer, target)
    return Price(quote.price, quote.link or None, quote.affordable)


def _pile(seen: DuelObservation) -> tuple[str, ...]:
    """The discard pile, spread out before the player who is choosing from it (10.2), and nobody else."""
    if seen.stage != "revive" or seen.viewer != seen.turn:
        return ()
    aside = tuple(card for each in seen.aside for card in each.cards)
    if not seen.options.set_aside_in_pile:
        aside = ()
    return (*seen.discards, *aside)


def _lands(seen: DuelObservation) -> tuple[Land, ...]:
    return tuple(Land(each.region, *each.units, each.fortress) for each in seen.regions)


def _camp(seen: DuelObservation, side: Seat, view: str) -> Camp:
    area = seen.area(side)
    if view == "map":
        return Camp(side, quest=area.quest)
    over = seen.outcome is not None
    winners = seen.outcome.winners if seen.outcome is not None else ()
    acting = {decision.seat for decision in seen.waiting} or {seen.turn}
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
        links=_live_links(area, seen.chapter),
        tokens=area.tokens,
        tiles=area.tiles,
    )
    if view == "cards":
        return camp
    return replace(
        camp,
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
