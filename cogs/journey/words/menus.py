"""What the active player is asked, and the way through the menus to each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import Action, Seat
from bot.text import Chain, Forms, Item, aim_by_word
from cogs.journey import actions
from cogs.journey.components import (
    ANY_SYMBOLS,
    GANDALF,
    NAZGUL,
    NO_GANDALF,
    ORC,
    ORCS_DOUBLE,
    PLACES,
    WEAPON,
    WEAPONS_DOUBLE,
    WHITE_TREE,
)
from cogs.journey.observation import JourneyObservation, victims_of
from cogs.journey.state import Effects, Square
from cogs.journey.words.phrases import FACES, Phrasebook

# What dice set aside do, or would do, in words.


def foretell(say: Phrasebook, effects: Effects, viewer: Seat | None) -> str:
    """The effects as a list after a colon, the viewer called *you*; says so where there are none."""
    return "; ".join(_parts(say, effects, viewer)) or say("ahead-nothing")


def _parts(say: Phrasebook, effects: Effects, viewer: Seat | None) -> Iterator[str]:
    if effects.void:
        rings = {"rings": effects.rings} if effects.rings else {}
        yield say(
            "ahead-void" if rings else "ahead-orcs", orcs=effects.orcs, weapons=effects.weapons, **rings
        )
    elif effects.ring_less and not effects.effective:
        yield say("ahead-lost")
    elif effects.crossed:
        own = next(track for track in effects.tracks if track.seat == effects.seat)
        yield say("ahead-circles", count=effects.crossed, place=say.name(PLACES[own.circles]))
    if effects.halved:
        yield say("ahead-halved", count=len(effects.halved))
    for strike in effects.strikes:
        who = _who(say, strike.seat, viewer)
        if strike.seat in effects.out:
            yield say("ahead-out", **who)
        else:
            yield say("ahead-struck", count=len(strike.dice), left=strike.left, **who)


def in_short(say: Phrasebook, effects: Effects, viewer: Seat | None) -> str:
    """Circles and strikes as they stand on a button, the viewer called *you*."""
    parts = [say("menu-circles", count=effects.crossed)]
    for strike in effects.strikes:
        who = _who(say, strike.seat, viewer)
        out = strike.seat in effects.out
        parts.append(say("menu-out", **who) if out else say("menu-struck", count=len(strike.dice), **who))
    return ", ".join(parts)


def _who(say: Phrasebook, seat: Seat, viewer: Seat | None) -> dict[str, str | Forms]:
    return {"seat": say.name(seat), "who": "you" if seat == viewer else "other"}


# What the active player is asked: what must be among the dice, and what would come of them.


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: JourneyObservation) -> None:
        self.say = say
        self.seen = seen

    def prompt(self) -> str:
        """Tell the viewer what to decide now, with the rules it comes from."""
        return " ".join([*self._task(), *self._nazgul(), *self._more(), *self._ahead()])

    def _task(self) -> Iterator[str]:
        if self.seen.complete and self.seen.chosen:
            more = set(self.seen.chosen) - set(self.seen.forced)
            yield self.say("prompt-more" if more else "prompt-forced")
        else:
            equal = self.seen.place_rule == ANY_SYMBOLS
            yield self.say("prompt-nothing-equal" if equal else "prompt-nothing")

    def _nazgul(self) -> Iterator[str]:
        nazgul = [(die.colour, die.symbol) for die in self.seen.rolled if die.symbol == NAZGUL]
        taken = [nazgul_die for nazgul_die in nazgul if nazgul_die[0] in self.seen.chosen]
        if nazgul and not taken:
            if self.seen.place_rule == ANY_SYMBOLS:
                yield self.say("prompt-nazgul-needed-equal")
            else:
                yield self.say("prompt-nazgul-needed", count=len(nazgul))
        elif taken and taken[0][0] in self.seen.forced:
            yield self.say("prompt-nazgul-taken", dice=self.say.dice(taken))

    def _more(self) -> Iterator[str]:
        if any(die.symbol == WHITE_TREE for die in self.seen.rolled) and not self.seen.ends:
            yield self.say("prompt-tree")
        if self.seen.may_repeat:
            yield self.say("prompt-again")

    def _ahead(self) -> Iterator[str]:
        if self.seen.forecast is not None and self.seen.forecast.dice:
            yield self.say("ahead", effects=foretell(self.say, self.seen.forecast, self.seen.viewer))


# The way through the menus to each action: the dice of the roll as buttons, to be taken and put back.

LONGEST_LABEL, LONGEST_DETAIL = 60, 100
_OTHERWISE = {
    (GANDALF, NO_GANDALF): "-void",
    (WEAPON, WEAPONS_DOUBLE): "-double",
    (ORC, ORCS_DOUBLE): "-double",
}
"""Symbols that do something else in a place (8)."""


class Menus:
    """Menu paths for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: JourneyObservation) -> None:
        self.say = say
        self.seen = seen

    def path(self, action: Action) -> tuple[Item, ...]:
        """The menu level that leads to an action."""
        return (_PATHS[type(action)](self, action),)

    def chains(self) -> list[Chain]:
        """4.2, 4.3 Dice are taken and kept at once: in one menu, or the only one left with a button."""
        takes = [action for action in self.seen.legal if isinstance(action, actions.Take)]
        if len(takes) == 1:
            return [Chain((takes[0], actions.Keep()), (self._also(takes[0]),), instead=True)]
        dice = self._dice([take.colour for take in takes])
        return [Chain((take,), (dice, self.take(take)), instead=True) for take in takes]

    def _dice(self, colours: Sequence[str]) -> Item:
        """4.2 The dice of this roll, to be taken together and kept; only taken, while a Nazgûl may be missing
        among them (4.3)."""
        symbols = (
            colours if self.seen.place_rule == ANY_SYMBOLS else {self._symbol(colour) for colour in colours}
        )
        if self._owes_nazgul():
            return Item("dice", self.say("menu-dice-nazgul"), many=len(symbols))
        message = "menu-dice-more" if self.seen.chosen else "menu-dice"
        return Item("dice", self.say(message), many=len(symbols), then=str(actions.Keep()))

    def _owes_nazgul(self) -> bool:
        """4.3 Whether a Nazgûl was rolled and none has been taken."""
        rolled = [die.colour for die in self.seen.rolled if die.symbol == NAZGUL]
        return bool(rolled) and not set(rolled) & set(self.seen.chosen)

    def _also(self, action: actions.Take) -> Item:
        """4.2 The last die that may go with those chosen, which are kept with it."""
        item = self.take(action)
        return replace(item, label=self.say("menu-take-also", die=item.label))

    def take(self, action: actions.Take) -> Item:
        """4.2 A die to set aside: what it shows, and what that does."""
        symbol, colour = self._symbol(action.colour), self.say.name(action.colour)
        key, emoji = f"take_{action.colour}", FACES[action.colour]
        if symbol != NAZGUL:
            label = self.say("menu-take", colour=colour, symbol=self.say.name(symbol))
            return Item(key, label, self.say(f"detail-{symbol}{self._otherwise(symbol)}"), emoji)
        struck = victims_of(self.seen, action.colour)
        if not struck:
            label = self.say("menu-take-nazgul-nobody", colour=colour)
            return Item(key, label, self.say("detail-nazgul-nobody"), emoji)
        seats = self.say.several(struck)
        if struck == (self.seen.viewer,):
            label = self.say("menu-take-nazgul-you", colour=colour)
            return Item(key, label, self.say("detail-nazgul-you"), emoji)
        message = "detail-nazgul" if len(struck) == 1 else "detail-nazgul-several"
        label = self.say("menu-take-nazgul", colour=colour, seats=seats)
        return Item(key, label, self.say(message, seats=seats), emoji)

    def _otherwise(self, symbol: str) -> str:
        """8, B16 What a symbol does instead of the usual, by the end of its message's id."""
        otherwise = _OTHERWISE.get((symbol, self.seen.place_rule or ""), "")
        idle = symbol == GANDALF and not otherwise and not self._can_halve()
        return "-none" if idle else otherwise

    def _can_halve(self) -> bool:
        """B3, B16 Whether the dice set aside and chosen leave Gandalf a square to halve."""
        seen = self.seen
        whole = seen.track(seen.turn).squares.count(Square()) if seen.turn else 0
        kept = [*seen.aside, *(die for die in seen.rolled if die.colour in seen.chosen)]
        return whole > sum(die.symbol == GANDALF for die in kept)

    def put(self, action: actions.Put) -> Item:
        """4.2 A die put back."""
        symbol = self.say.name(self._symbol(action.colour))
        label = self.say("menu-put", colour=self.say.name(action.colour), symbol=symbol)
        return Item(f"put_{action.colour}", label, emoji=FACES[action.colour], tone="success")

    def keep(self, action: actions.Keep) -> Item:
        """4.2 What is chosen is set aside; with the last die, what comes of it."""
        seen = self.seen
        if not seen.ends or seen.forecast is None:
            label = self.say("menu-keep", count=len(seen.chosen), left=len(seen.left))
            return Item("keep", label, self.say("menu-keep.detail"), "🎲", "primary")
        label = self.say("menu-keep-end", effects=in_short(self.say, seen.forecast, seen.viewer))
        if len(label) > LONGEST_LABEL:
            label = self.say("menu-keep-end-short")
        detail = foretell(self.say, seen.forecast, seen.viewer)
        detail = detail[:1].upper() + detail[1:]
        if len(detail) > LONGEST_DETAIL:
            detail = self.say("menu-keep-end.detail")
        return Item("keep", label, detail, "🏁", "primary")

    def again(self, action: actions.Again) -> Item:
        """8 The roll is repeated."""
        return Item("again", self.say("menu-again"), self.say("menu-again.detail"), "🔁")

    def _symbol(self, colour: str) -> str:
        """Return what a die of this roll shows."""
        return next(die.symbol for die in self.seen.rolled if die.colour == colour)


_PATHS: Mapping[type[Action], Callable[[Menus, Any], Item]] = {
    actions.Take: Menus.take,
    actions.Put: Menus.put,
    actions.Keep: Menus.keep,
    actions.Again: Menus.again,
}


def find_spot(seen: JourneyObservation, action: str, item: Item) -> str:
    """Tell where a step of a menu lies in the pictures: dice by their colour, several on the tray."""
    return "tray" if item.many else aim_by_word(seen, action, item)
