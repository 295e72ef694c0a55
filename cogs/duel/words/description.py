"""The position in words: the text twin of the pictures, and their alt texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.engine import Seat
from bot.text import APART, join_fitting
from cogs.duel.components import CARDS, GOAL, RACES_TO_WIN, REGIONS, SIDES, TILES
from cogs.duel.observation import Area, DuelObservation, RegionSeen, SlotSeen
from cogs.duel.words.phrases import (
    OR,
    Phrasebook,
    card_label,
    cost_label,
    effect_label,
    full_price,
    gain_label,
    list_labels,
    place_in_row,
    times,
)
from cogs.duel.words.story import both, how_it_ended

LONGEST = 3800
"""Of the whole description."""


def status(say: Phrasebook, seen: DuelObservation) -> str:
    """Tell where the game stands, for everybody: two lines at most."""
    if seen.outcome is not None:
        return say("status-over", how=outcome(say, seen), **dict(seen.outcome.scores), **both(say))
    if not seen.number:
        return say("status-setup")
    line = say("status-turn", chapter=seen.chapter, number=seen.number, side=say.name(seen.turn))
    if seen.extra:
        line = f"{line} {say('status-extra', count=seen.extra, side=say.name(seen.turn))}"
    return "\n".join([line, APART.join(_standing(say.to(None), area) for area in seen.areas)])


def _standing(say: Phrasebook, area: Area) -> str:
    facts = {"quest": area.quest, "goal": GOAL, "races": area.symbols, "most": RACES_TO_WIN}
    regions = {"regions": len(area.presence), "all": len(REGIONS)}
    return say("status-side", side=say.name(area.seat), coins=area.coins, **facts, **regions)


def outcome(say: Phrasebook, seen: DuelObservation) -> str:
    """Tell how the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return how_it_ended(say, seen.outcome.reason, seen.outcome.winners)


class Description:
    """Everything one observer may know, said in one language."""

    def __init__(self, say: Phrasebook, seen: DuelObservation) -> None:
        self.say = say
        self.seen = seen
        self._sides = say.to(None)
        """Names the sides, where what they have is listed."""

    def whole(self) -> str:
        """All of it, as Discord markdown; where room is short, the last lines are left out."""
        parts = [status(self.say, self.seen), *self._now(), *self._layout(), *self._landmarks()]
        for area in self.seen.areas:
            parts += self._area(area)
        parts += [f"### {self.say('describe-quest')}", *self._quest(), *self._map(), *self._stacks()]
        spare = [*self._pile(), *self._unseen()]
        while len("\n".join([*parts, *spare])) > LONGEST and spare:
            spare.pop()
        return "\n".join([*parts, *spare])

    def alt(self, view: str) -> str:
        """The alt text of a picture, the most important first; what does not fit is left out at the end."""
        sentences = [self.say("alt-table"), *map(_sentence, status(self.say, self.seen).split("\n"))]
        parts = {
            "available": self._alt_available,
            "map": self._alt_map,
            "landmarks": self._alt_landmarks,
            "quest": self._quest,
        }
        on_the_map = ("map", "quest")
        first = {"map": on_the_map, "rival": on_the_map, "cards": ("available", "landmarks")}.get(view, ())
        order = (*first, *(part for part in parts if part not in first))
        for part in order:
            sentences += parts[part]()
        return join_fitting(sentences)

    # The parts of the whole

    def _now(self) -> Iterator[str]:
        """Tell what is being resolved."""
        if self.seen.revealed:
            yield self.say("describe-revealed", tokens=self._tokens(self.seen.revealed))
        waiting = [*self.seen.effects, *self.seen.later]
        if waiting:
            labels = list_labels([effect_label(self.say, effect) for effect in waiting])
            yield self.say("describe-effects", effects=labels)

    def _layout(self) -> Iterator[str]:
        if not self.seen.slots:
            return
        yield f"### {self.say('describe-cards', chapter=self.seen.chapter)}"
        for row, slots in groupby(self.seen.slots, key=lambda slot: slot.row):
            content = self._row(list(slots))
            if content:
                yield self.say("describe-row", row=row, content=content)

    def _unseen(self) -> Iterator[str]:
        if self.seen.unseen:
            yield self.say("describe-unseen", cards=self._cards(self.seen.unseen))

    def _row(self, slots: Sequence[SlotSeen]) -> str:
        """The cards left in a row, each with its number; covered ones with what lies on them."""
        return "; ".join(
            f"{self._number(slot)} {self._in_layout(slot)}" for slot in slots if slot.lies != "taken"
        )

    def _number(self, slot: SlotSeen) -> str:
        place = place_in_row(self.seen.chapter, slot.slot)[1]
        if not slot.covered_by:
            return f"{place}:"
        above = [place_in_row(self.seen.chapter, other) for other in slot.covered_by]
        under = OR.join(str(number) for _, number in above)
        return self.say("describe-under", place=place, row=above[0][0], under=under)

    def _in_layout(self, slot: SlotSeen) -> str:
        if slot.card is None:
            return self.say("describe-down")
        label = f"{card_label(self.say, slot.card)}{self._links(slot.card)}"
        if not slot.available:
            cost = cost_label(self.say, CARDS[slot.card].cost)
            return f"{label} [{cost}]" if cost else label
        return f"**{label}** ({self._prices(slot.card)})"

    def _links(self, card: str) -> str:
        """`→ pot` where a card grants a linking symbol, `← pot` where it asks for one."""
        printed = CARDS[card]
        links = [f" ← {self.say.label(printed.link_required)}"] if printed.link_required else []
        links += [f" → {self.say.label(printed.link_granted)}"] if printed.link_granted else []
        return "".join(links)

    def _prices(self, target: str) -> str:
        prices = [full_price(self.say, self.seen.quote(side, target)) for side in SIDES]
        if prices[0] == prices[1]:
            return prices[0]
        return ", ".join(
            self.say("describe-price", side=self._sides.name(side), price=price)
            for side, price in zip(SIDES, prices, strict=True)
        )

    def _landmarks(self) -> Iterator[str]:
        yield f"### {self.say('describe-landmarks', count=self.seen.tile_stack)}"
        for tile in self.seen.tiles:
            printed = TILES[tile]
            effects = [effect for effect in printed.effects if effect.type != "place_fortress"]
            yield self.say(
                "describe-tile",
                tile=self.say.name(tile),
                prices=self._prices(tile),
                cost=cost_label(self.say, printed.cost),
                region=self.say.name(printed.region),
                gives=gain_label(self.say, effects),
            )
        if not self.seen.tiles:
            yield self.say("describe-none")

    def _area(self, area: Area) -> Iterator[str]:
        yield f"### {self._sides.label(area.seat)}"
        yield self.say("describe-supply", coins=area.coins, units=area.units_left, forts=area.fortresses_left)
        skills = self._skills(area)
        if skills:
            yield self.say("describe-skills", skills=skills)
        cards = [self._cards_of_colour(colour, cards) for colour, cards in area.cards if cards]
        if cards:
            yield self.say("describe-area", cards=APART.join(cards))
        if area.symbols:
            yield self.say("describe-races", races=self._races(area), count=area.symbols, most=RACES_TO_WIN)
        if area.links:
            yield self.say("describe-links", links=self._list(area.links))
        if area.tokens:
            yield self.say("describe-tokens", tokens=self._tokens(area.tokens))
        if area.tiles:
            yield self.say("describe-tiles", tiles=self._list(area.tiles))

    def _cards_of_colour(self, colour: str, cards: Sequence[str]) -> str:
        """Cards of one colour, the mark once: `■ 1 ring ×2, 2 rings`."""
        mark = card_label(self.say, cards[0]).split(" ")[0]
        return f"{mark} {list_labels([gain_label(self.say, CARDS[card].effects) for card in cards])}"

    def _skills(self, area: Area) -> str:
        parts = [times(self.say.label(skill), count) for skill, count in area.skills if count]
        parts += [f" {OR} ".join(map(self.say.label, skills)) for _, skills in area.choices]
        if area.joker:
            parts.append(self.say("describe-joker"))
        return ", ".join(parts)

    def _races(self, area: Area) -> str:
        return self._list([*area.races, *(["eagle"] if area.eagle else [])])

    def _quest(self) -> Iterator[str]:
        fellowship, sauron = (area.quest for area in self.seen.areas)
        left = {"goal": GOAL, "left": GOAL - fellowship, "distance": GOAL - sauron}
        yield self.say("describe-track", fellowship=fellowship, sauron=sauron, **left)

    def _map(self) -> Iterator[str]:
        yield f"### {self.say('describe-map')}"
        for region in self.seen.regions:
            content = self._content(region) or self.say("describe-empty")
            yield self.say("describe-region", region=self.say.name(region.region), content=content)

    def _content(self, region: RegionSeen) -> str:
        return ", ".join(
            self._presence(side, units, region.fortress == side)
            for side, units in zip(SIDES, region.units, strict=True)
            if units or region.fortress == side
        )

    def _presence(self, side: Seat, units: int, fortress: bool) -> str:
        there = "yes" if fortress else "no"
        return self.say("describe-presence", side=self._sides.name(side), units=units, fortress=there)

    def _stacks(self) -> Iterator[str]:
        yield f"### {self.say('describe-stacks')}"
        parts: list[str] = []
        for stack in self.seen.stacks:
            label = f"{self.say.label(stack.race)} {stack.size}"
            if stack.tops:
                top = self.say("token-quoted", token=self.say.name(stack.tops[0]))
                label = self.say("describe-top", stack=label, token=top)
            parts.append(label)
        yield APART.join(parts)

    def _pile(self) -> Iterator[str]:
        yield f"### {self.say('describe-pile')}"
        if self.seen.discards:
            yield self._cards(self.seen.discards)
        for aside in self.seen.aside:
            if aside.cards:
                yield self.say("describe-aside-known", chapter=aside.chapter, cards=self._cards(aside.cards))
            elif aside.count:
                yield self.say("describe-aside", chapter=aside.chapter, count=aside.count)

    def _cards(self, cards: Iterable[str]) -> str:
        return list_labels([card_label(self.say, card) for card in cards])

    def _tokens(self, tokens: Sequence[str]) -> str:
        return ", ".join(self.say("token-quoted", token=self.say.name(token)) for token in tokens)

    def _list(self, known: Sequence[str]) -> str:
        return ", ".join(map(self.say.label, known))

    # Alt texts

    def _alt_available(self) -> Iterator[str]:
        cards = [slot.card for slot in self.seen.slots if slot.available and slot.card is not None]
        if cards:
            labels = [f"{card_label(self.say, card)} ({self._prices(card)})" for card in cards]
            yield self.say("alt-available", cards="; ".join(labels))

    def _alt_map(self) -> Iterator[str]:
        for region in self.seen.regions:
            content = self._content(region)
            if content:
                yield self.say("alt-region", region=self.say.name(region.region), content=content)

    def _alt_landmarks(self) -> Iterator[str]:
        if self.seen.tiles:
            yield self.say("alt-landmarks", tiles=self._list(self.seen.tiles))


def _sentence(line: str) -> str:
    return line if line.endswith(".") else f"{line}."
