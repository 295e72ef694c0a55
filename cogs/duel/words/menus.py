"""What a player is asked and what may come of it, and the way through the menus to each action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine import Action, Seat
from bot.text import APART, Item, aim_by_word, join_details
from cogs.duel import actions
from cogs.duel.components import CARDS, SIDES, TILES, TOKENS, Card, Printed
from cogs.duel.observation import DuelObservation, RegionSeen
from cogs.duel.rules.costs import Quote
from cogs.duel.words.phrases import (
    EMOJI,
    Phrasebook,
    card_label,
    cost_label,
    effect_label,
    emoji_of,
    gain_label,
    place_in_row,
    price_label,
    reasons,
    source_label,
    sum_label,
)

# Prompts for a player, and what may come of the choice.

# What the rules have decided about a choice before it is made: effects without effect, conflicts, income.


def opponent_of(side: Seat) -> Seat:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def split_units(there: RegionSeen, side: Seat) -> tuple[int, int]:
    """The units of a side and of its opponent in a region."""
    first, second = there.units
    return (first, second) if side == SIDES[0] else (second, first)


def income_of(seen: DuelObservation, side: Seat) -> int:
    """4.4, 15.2 The coins a discarded card brings: no more than the bank has, where that is limited."""
    income = seen.area(side).income
    return min(income, seen.bank) if seen.options.limited_coins else income


def units_to_place(seen: DuelObservation, side: Seat) -> int:
    """11.2, 15.3 How many units the effect in hand places in one region."""
    effect = next(
        (open_effect for open_effect in seen.effects if open_effect.kind in ("place", "place_each")), None
    )
    if effect is None:
        return 0
    units = effect.amount if effect.kind == "place" else 1
    return min(units, seen.area(side).units_left) if seen.options.limited_units else units


def balance_after(there: RegionSeen, side: Seat, coming: int) -> int | None:
    """11.3 Own units left when so many have come, negative for the enemy's; None without conflict."""
    own, enemy = split_units(there, side)
    return own + coming - enemy if enemy and coming else None


def find_idle(seen: DuelObservation, side: Seat, effects: Iterable[Printed]) -> list[Printed]:
    """15.11 Of the effects of a card or tile those that could do nothing now."""
    printed = list(effects)
    kinds = {effect.type for effect in printed}
    own, enemy = seen.area(side), seen.area(opponent_of(side))
    units = [split_units(region, side) for region in seen.regions]
    can_place = own.units_left > 0 or not seen.options.limited_units
    idle = {
        "coins": seen.options.limited_coins and not seen.bank,
        "place_units": not can_place,
        "move_units": not any(mine for mine, _ in units) and not (can_place and "place_units" in kinds),
        "remove_enemy_units": not any(theirs for _, theirs in units),
        "opponent_loses_coins": not enemy.coins,
        "discard_opponent_card": not dict(enemy.cards)["grey"],
        "play_discarded_card": not seen.pile,
        "draft_alliance_token": not any(stack.size for stack in seen.stacks),
    }
    return [effect for effect in printed if idle.get(effect.type, False)]


# What a player is asked: one or two sentences for each decision, with the rule it comes from.

LONGEST_LIST = 4
"""Effects named in a question; more are counted."""


class Asked:
    """A question to one observer in one language."""

    def __init__(self, say: Phrasebook, seen: DuelObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self.verbs = frozenset(action.verb for action in seen.legal)


class Prompts(Asked):
    """Prompts for one observer in one language."""

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        rule = next((decision.rule for decision in self.seen.waiting if decision.seat == self.side), "4.1")
        what = _ASKS.get(self.seen.stage, Prompts.about)(self)
        asked = self.say("prompt-with-rule", what=what, rule=rule)
        skips = "skip" in self.verbs and self.seen.stage != "trio"
        return f"{asked} {self.say('prompt-may-skip')}" if skips else asked

    def about(self) -> str:
        """A question about the effect in hand: how much of it is left, and where it comes from."""
        effect = next(iter(self.seen.effects), None)
        count = 1 if effect is None else effect.amount
        asked = self.say(f"prompt-{self.seen.stage}", count=count)
        if effect is None:
            return asked
        return self.say("prompt-from", what=asked, source=source_label(self.say, effect.source))

    def turn(self) -> str:
        coins = self.seen.area(self.side).coins
        if not self.seen.tiles:
            return self.say("prompt-turn-cards", count=coins)
        return self.say("prompt-turn" if "landmark" in self.verbs else "prompt-turn-poor", count=coins)

    def effects(self) -> str:
        named = [effect_label(self.say, effect) for effect in self.seen.effects]
        if len(named) > LONGEST_LIST:
            return self.say("prompt-effects-many", count=len(named))
        return self.say("prompt-effects", effects=", ".join(named))

    def trio(self) -> str:
        if "ally" in self.verbs:
            return self.say("prompt-trio-now")
        return self.say("prompt-trio", count=len(self.seen.picked) + 1)

    def strip(self) -> str:
        return self.say("prompt-strip", enemy=self.say.name(opponent_of(self.side)))


_ASKS: Mapping[str, Callable[[Prompts], str]] = {
    "turn": Prompts.turn,
    "effects": Prompts.effects,
    "trio": Prompts.trio,
    "token": lambda prompts: prompts.say("prompt-token"),
    "strip": Prompts.strip,
    "pile": lambda prompts: prompts.say("prompt-pile", count=prompts.seen.pile),
    "revive": lambda prompts: prompts.say("prompt-revive"),
}


# The way through the menus to each action.

MOST_UNSORTED = 10
"""Cards of the discard pile offered in one row; more are sorted by colour first."""


class Choices(Asked):
    """Menu paths for one observer in one language."""

    def path(self, action: Action) -> tuple[Item, ...]:
        """The menu levels that lead to an action, outermost first."""
        return _PATHS[type(action)](self, action)

    # The turn

    def play(self, action: actions.Play) -> tuple[Item, ...]:
        idle = self._idle(CARDS[action.card].effects)
        return (self._card_in_layout(action.card), self._price_item(self._quote(action.card), idle))

    def pay(self, action: actions.Pay) -> tuple[Item, ...]:
        cost = cost_label(self.say, CARDS[action.card].cost)
        detail = self.say("menu-pay.detail", cost=cost)
        return (self._card_in_layout(action.card), Item("pay", self.say("menu-pay"), detail, EMOJI["play"]))

    def discard(self, action: actions.Discard) -> tuple[Item, ...]:
        label = self.say("menu-discard", count=income_of(self.seen, self.side))
        detail = self.say("menu-discard.detail")
        path = (self._card_in_layout(action.card), Item("discard", label, detail, EMOJI["discard"]))
        return (*path, self._surely(label)) if self._gives_away(action.card) else path

    def landmark(self, action: actions.Landmark) -> tuple[Item, ...]:
        quote, tile = self._quote(action.tile), TILES[action.tile]
        label = self.say("menu-landmark", tile=self.say.name(action.tile), price=self._bill(quote))
        effects = [effect for effect in tile.effects if effect.type != "place_fortress"]
        why = list(reasons(self.say, quote))
        # What is missing comes last, where there is room: the price in the label sums it up.
        missing = [why.pop(0)] if quote.missing else []
        idle = self._idle(effects)
        parts = [*why, self.say.label(tile.region), gain_label(self.say, effects), *idle, *missing]
        bare = self.say.label(action.tile)
        item = Item(action.tile, label, join_details(parts), EMOJI[action.tile], bare=bare)
        if self.seen.extra or self._asks_on(action.tile):
            return (item,)
        return (item, self._surely(bare))

    def _surely(self, what: str) -> Item:
        """Ask once more: what follows cannot be taken back without consent."""
        label, detail = self.say("menu-surely", what=what), self.say("menu-surely.detail")
        return Item("surely", label, detail, tone="danger", asks=True)

    def _gives_away(self, card: str) -> bool:
        """Check whether a card discarded hands the turn over, shows a hidden card or ends the chapter."""
        slot = next(seen_slot.slot for seen_slot in self.seen.slots if seen_slot.card == card)
        uncovers = any(
            seen_slot.lies == "down" and seen_slot.covered_by == (slot,) for seen_slot in self.seen.slots
        )
        last = sum(seen_slot.lies != "taken" for seen_slot in self.seen.slots) == 1
        return uncovers or last or not self.seen.extra

    def _asks_on(self, tile: str) -> bool:
        """Check whether a tile has an effect that asks its buyer something, so that the turn goes on."""
        reacting = [TOKENS[token].trigger for token in self.seen.area(self.side).tokens]
        if any(trigger is not None and trigger.event == "landmark_taken" for trigger in reacting):
            return True
        asking = {"draft_alliance_token", "move_units", "discard_opponent_card", "play_discarded_card"}
        if self.seen.options.optional_effects:
            asking.add("place_units")
        idle = find_idle(self.seen, self.side, TILES[tile].effects)
        return any(effect.type in asking and effect not in idle for effect in TILES[tile].effects)

    def _card_in_layout(self, card: str) -> Item:
        quote, printed = self._quote(card), CARDS[card]
        what, where = card_label(self.say, card), self.where(card)
        up = [slot.card for slot in self.seen.slots if slot.available and slot.card is not None]
        same = sum(card_label(self.say, open_card) == what for open_card in up) > 1
        label = APART.join([what, *([where] if same else []), price_label(self.say, quote)])
        parts = [*([] if same else [where]), *self._grants(printed)]
        return Item(card, label, join_details(parts), emoji_of(card))

    def _grants(self, printed: Card) -> list[str]:
        if printed.link_granted is None:
            return []
        return [self.say("menu-grants", link=self.say.label(printed.link_granted))]

    def where(self, card: str) -> str:
        """Tell where a card lies: `row 5, no. 2`; empty where it is not in the layout."""
        slot = next((seen_slot.slot for seen_slot in self.seen.slots if seen_slot.card == card), None)
        if slot is None:
            return ""
        row, place = place_in_row(self.seen.chapter, slot)
        return self.say("place-in-row", row=row, place=place)

    def _idle(self, effects: Iterable[Printed]) -> list[str]:
        """Tell what of a card or tile would do nothing now, in a phrase of its own."""
        idle = find_idle(self.seen, self.side, effects)
        return [self.say("menu-idle", effects=gain_label(self.say, idle))] if idle else []

    def _price_item(self, quote: Quote, idle: Sequence[str]) -> Item:
        if quote.link:
            label = self.say("menu-play-link", link=self.say.label(quote.link))
            detail = join_details([*idle, self.say("menu-play-link.detail")])
            return Item("play", label, detail, EMOJI["link"], "success", bare=self.say("menu-play-it"))
        why = join_details([*idle, *reasons(self.say, quote)])
        if not quote.price:
            why = why or self.say("menu-play-free.detail")
            label, bare = self.say("menu-play-free"), self.say("menu-play-it")
            return Item("play", label, why, EMOJI["play"], "success", bare=bare)
        label = self.say("menu-play", price=self._bill(quote))
        return Item("play", label, why, EMOJI["play"], "primary", bare=self.say("menu-play-it"))

    def _bill(self, quote: Quote) -> str:
        if not quote.price:
            return self.say("price-free")
        return self.say("bill", count=quote.price, sum=sum_label(self.say, quote))

    def _quote(self, target: str) -> Quote:
        return self.seen.quote(self.side, target)

    # Effects

    def place(self, action: actions.Place) -> tuple[Item, ...]:
        coming = units_to_place(self.seen, self.side)
        return (*self._first("place", "place", "place_each"), self._region(action.region, coming))

    def move(self, action: actions.Move) -> tuple[Item, ...]:
        origin = self._find_region(action.origin)
        label = self.say("menu-from", region=self.say.name(action.origin))
        start = Item(f"from_{action.origin}", label, self._there(origin), EMOJI["move"])
        return (*self._first("move", "moves", "manoeuvres"), start, self._region(action.region, 1))

    def remove(self, action: actions.Remove) -> tuple[Item, ...]:
        return (*self._first("remove", "remove", "manoeuvres"), self._region(action.region))

    def raze(self, action: actions.Raze) -> tuple[Item, ...]:
        return (*self._first("raze", "raze"), self._region(action.region))

    def ally(self, action: actions.Ally) -> tuple[Item, ...]:
        message = f"menu-ally-{action.alliance}"
        label, detail = self.say(message), self.say(f"{message}.detail")
        return (Item(f"ally_{action.alliance}", label, detail, EMOJI["ally"], "primary"),)

    def advance(self, action: actions.Advance) -> tuple[Item, ...]:
        steps = next((effect.amount for effect in self.seen.effects if effect.kind == "quest"), 1)
        own = self.seen.area(self.side).quest
        detail = self.say("menu-advance.detail", space=own, seat=self.side)
        return (Item("advance", self.say("menu-advance", count=steps), detail, EMOJI["advance"], "primary"),)

    def stack(self, action: actions.Stack) -> tuple[Item, ...]:
        stack = next(seen_stack for seen_stack in self.seen.stacks if seen_stack.race == action.race)
        parts = [self.say("menu-stack-size", count=stack.size)]
        if stack.tops:
            parts.append(self.say("menu-stack-top", token=self.say.name(stack.tops[0])))
        item = Item(action.race, self.say.label(action.race), join_details(parts), EMOJI[action.race])
        return (*self._first("stack", "draft", "trio"), item)

    def keep(self, action: actions.Keep) -> tuple[Item, ...]:
        race = TOKENS[action.token].race
        label = self.say("menu-keep", race=self.say.name(race), token=self.say.name(action.token))
        return (Item(action.token, label, self.say(f"token-{action.token}.text"), EMOJI[race]),)

    def strip(self, action: actions.Strip) -> tuple[Item, ...]:
        label = self._among(action.card, "strip")
        return (*self._first("strip", "strip"), Item(action.card, label, "", emoji_of(action.card)))

    def revive(self, action: actions.Revive) -> tuple[Item, ...]:
        printed = CARDS[action.card]
        parts = [self.say("menu-chapter", chapter=printed.chapter), *self._grants(printed)]
        label = self._among(action.card, "revive")
        card = Item(action.card, label, join_details(parts), emoji_of(action.card))
        if len(self.seen.legal) <= MOST_UNSORTED:
            return (card,)
        revivable = [
            CARDS[legal_action.card]
            for legal_action in self.seen.legal
            if isinstance(legal_action, actions.Revive)
        ]
        count = sum(pile_card.color == printed.color for pile_card in revivable)
        colour = Item(printed.color, self.say.label(printed.color), self.say("menu-cards", count=count))
        return (colour, card)

    def _among(self, card: str, verb: str) -> str:
        """A card's label, numbered where others offered look the same."""
        label = card_label(self.say, card)
        offered = [getattr(action, "card", card) for action in self.seen.legal if action.verb == verb]
        same = [
            offered_card
            for offered_card in dict.fromkeys(offered)
            if card_label(self.say, offered_card) == label
        ]
        return self.say("menu-same", card=label, number=same.index(card) + 1) if len(same) > 1 else label

    def skip(self, action: actions.Skip) -> tuple[Item, ...]:
        if action.effect == "trio":
            return (Item("skip_trio", self.say("menu-wait"), self.say("menu-wait.detail"), EMOJI["skip"]),)
        label = self.say("menu-skip", effect=self.say(f"effect-{action.effect}"))
        return (Item(f"skip_{action.effect}", label, self.say("menu-skip.detail"), EMOJI["skip"]),)

    # What items are made of

    def _first(self, verb: str, *kinds: str) -> tuple[Item, ...]:
        """The level that names the effect; only where several effects can be chosen from."""
        if len(self.verbs - {"skip"}) < 2:
            return ()
        effect = next((open_effect for open_effect in self.seen.effects if open_effect.kind in kinds), None)
        detail = "" if effect is None else join_details([effect_label(self.say, effect)])
        return (Item(verb, self.say(f"menu-do-{verb}"), detail, EMOJI[verb]),)

    def _region(self, region: str, coming: int = 0) -> Item:
        """A region to choose. coming: own units that would come there; a conflict they begin is told."""
        there = self._find_region(region)
        left = balance_after(there, self.side, coming)
        if left is None:
            return Item(region, self._forces(there), self._there(there))
        who = "nobody" if not left else "own" if left > 0 else "enemy"
        conflict = self.say("menu-conflict", who=who, left=abs(left))
        return Item(region, self._forces(there), join_details([conflict, self._there(there)]), "⚔️")

    def _forces(self, there: RegionSeen) -> str:
        """A region with the units there, in short: a button has no small print."""
        kinds = zip(("own", "enemy"), split_units(there, self.side), strict=True)
        parts = [self.say(f"menu-here-{kind}", count=count) for kind, count in kinds if count]
        if not parts:
            return self.say.label(there.region)
        return self.say("menu-here", region=self.say.name(there.region), forces=", ".join(parts))

    def _there(self, there: RegionSeen) -> str:
        own, enemy = split_units(there, self.side)
        parts = [self.say("menu-own", count=own), self.say("menu-enemy", count=enemy)]
        if there.fortress is not None:
            whose = "own" if there.fortress == self.side else "enemy"
            parts.append(self.say(f"menu-{whose}-fortress"))
        return APART.join(parts)

    def _find_region(self, region: str) -> RegionSeen:
        return next(seen_region for seen_region in self.seen.regions if seen_region.region == region)


def _plain(message: str, face: str, tone: Any = "secondary") -> Callable[[Choices, Any], tuple[Item, ...]]:
    """The path of an action that has no further parts: one item named by the message."""

    def path(choices: Choices, action: Action) -> tuple[Item, ...]:
        return (Item(action.verb, choices.say(message), choices.say(f"{message}.detail"), EMOJI[face], tone),)

    return path


_PATHS: Mapping[type[Action], Callable[[Choices, Any], tuple[Item, ...]]] = {
    actions.Play: Choices.play,
    actions.Pay: Choices.pay,
    actions.Discard: Choices.discard,
    actions.Landmark: Choices.landmark,
    actions.Place: Choices.place,
    actions.Move: Choices.move,
    actions.Remove: Choices.remove,
    actions.Drain: _plain("menu-drain", "drain"),
    actions.Raze: Choices.raze,
    actions.Advance: Choices.advance,
    actions.Ally: Choices.ally,
    actions.Stack: Choices.stack,
    actions.Keep: Choices.keep,
    actions.Strip: Choices.strip,
    actions.Search: _plain("menu-search", "search", "primary"),
    actions.Revive: Choices.revive,
    actions.Again: _plain("menu-again", "again", "success"),
    actions.Skip: Choices.skip,
}


def find_spot(seen: DuelObservation, action: str, item: Item) -> str:
    """Tell where a step of a menu lies in the pictures: cards, landmarks, regions and tokens by name, paying
    for a card on its price, discarding it on the own coins, a step of the Quest on its track."""
    places = {"play": f"price:{action.rpartition(' ')[2]}", "discard": f"coins:{seen.viewer}"}
    return places.get(item.key) or (
        "track:quest" if item.key == "advance" else aim_by_word(seen, action, item)
    )
