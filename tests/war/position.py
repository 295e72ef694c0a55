"""States of War of the Ring from a few words, and a way to play on from them.

    at = Position().clear().put("minas_tirith", "gondor_regular*3 gondor_leader boromir")
    at = at.put("osgiliath", "sauron_regular*5 nazgul").at_war("gondor", "sauron").dice(sh="army army")
    game = at.acting("shadow")
    game.do("use army attack", "attack osgiliath minas_tirith", "confirm", "stand")
    game.roll(1, 3, 5, 5, 6)

Figures are taken from the reinforcements, else from the casualties, the Fellowship or elsewhere on the
map, so that everything stays conserved; cards come from their decks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine import CHANCE, Action, Chance, Decisions, Event, Outcome, Refusal
from cogs.war.game import WAR
from cogs.war.model.armies import with_stack
from cogs.war.model.bags import Bag, bag, count, elements, minus, plus
from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    CARD_SIDE,
    FACE_ORDER,
    FIGURES,
    FREE,
    NATION_NUMBER,
    NUMBER,
    REGIONS,
    SHADOW,
)
from cogs.war.model.state import SIDE, State, WarOptions, evolve, with_item, with_side
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.turn import AllocateHunt, EndAction, ResolveActions, TakeAction, start


def figures(text: str) -> Bag:
    """A bag from words like `gondor_regular*3 boromir`."""
    counts: dict[str, int] = {}
    for word in text.split():
        name, _, number = word.partition("*")
        counts[name] = counts.get(name, 0) + int(number or 1)
    return bag(**counts)


class Position:
    """A state being put together; every method returns the position itself."""

    def __init__(self, **options: Any) -> None:
        self.state: State = replace(start(WarOptions(**options)), turn=1)

    def clear(self) -> Position:
        """Takes everybody off the map, into the reinforcements; the Fellowship stays as it is."""
        for side in (FREE, SHADOW):
            pool = self.state.reinforcements[side]
            for held in self.state.stacks[side]:
                pool = plus(pool, held)
            empty: tuple[Bag, ...] = ((),) * len(REGIONS)
            self.state = evolve(
                self.state,
                stacks=with_side(self.state.stacks, side, empty),
                reinforcements=with_side(self.state.reinforcements, side, pool),
            )
        return self

    def put(self, region: str, text: str) -> Position:
        """Adds figures to a region."""
        for name in elements(figures(text)):
            side = FIGURES[name].side
            self._take(side, name)
            held = plus(self.state.stacks[side][NUMBER[region]], bag(name))
            self.state = with_stack(self.state, side, NUMBER[region], held)
        return self

    def empty(self, region: str) -> Position:
        """Takes everybody out of a region, into the reinforcements."""
        for side in (FREE, SHADOW):
            held = self.state.stacks[side][NUMBER[region]]
            pool = plus(self.state.reinforcements[side], held)
            self.state = with_stack(self.state, side, NUMBER[region], ())
            self.state = evolve(self.state, reinforcements=with_side(self.state.reinforcements, side, pool))
        return self

    def _take(self, side: int, name: str) -> None:
        state, one = self.state, bag(name)
        if count(state.reinforcements[side], name):
            pool = minus(state.reinforcements[side], one)
            self.state = evolve(state, reinforcements=with_side(state.reinforcements, side, pool))
        elif count(state.casualties[side], name):
            pool = minus(state.casualties[side], one)
            self.state = evolve(state, casualties=with_side(state.casualties, side, pool))
        elif name in state.fellowship.companions:
            self.without(name)
            self._take(side, name)
        else:
            region = next(r for r, held in enumerate(state.stacks[side]) if count(held, name))
            self.state = with_stack(state, side, region, minus(state.stacks[side][region], one))

    def without(self, *companions: str) -> Position:
        """Companions have left the Fellowship and wait among the casualties until they are put somewhere."""
        left = tuple(name for name in self.state.fellowship.companions if name not in companions)
        guide = self.state.fellowship.guide
        if guide in companions:
            guide = max(left, key=lambda name: FIGURES[name].level or 0) if left else "gollum"
        fellowship = replace(self.state.fellowship, companions=left, guide=guide)
        dead = plus(self.state.casualties[FREE], bag(*companions))
        self.state = evolve(
            self.state, fellowship=fellowship, casualties=with_side(self.state.casualties, FREE, dead)
        )
        return self

    def lose(self, text: str) -> Position:
        """Figures from the reinforcements are among the casualties instead."""
        for name in elements(figures(text)):
            side = FIGURES[name].side
            self._take(side, name)
            dead = plus(self.state.casualties[side], bag(name))
            self.state = evolve(self.state, casualties=with_side(self.state.casualties, side, dead))
        return self

    def nation(self, name: str, box: int, active: bool = True) -> Position:
        """A Nation's counter and side."""
        number = NATION_NUMBER[name]
        self.state = evolve(
            self.state,
            nations=with_item(self.state.nations, number, box),
            active=with_item(self.state.active, number, active),
        )
        return self

    def at_war(self, *names: str) -> Position:
        """Nations At War."""
        for name in names or tuple(NATION_NUMBER):
            self.nation(name, AT_WAR)
        return self

    def besieged(self, *regions: str) -> Position:
        """Strongholds whose controller's figures are inside."""
        self.state = evolve(self.state, sieges=tuple(sorted(NUMBER[region] for region in regions)))
        return self

    def captured(self, *regions: str) -> Position:
        """Settlements not controlled by their first owner."""
        self.state = evolve(self.state, captured=tuple(sorted(NUMBER[region] for region in regions)))
        return self

    def dice(self, fp: str = "", sh: str = "") -> Position:
        """Unused dice by their faces."""
        dice = tuple(tuple(sorted(text.split(), key=FACE_ORDER.index)) for text in (fp, sh))
        self.state = evolve(self.state, dice=(dice[FREE], dice[SHADOW]))
        return self

    def hand(self, *cards: str) -> Position:
        """Cards in the hands of their owners."""
        for card in cards:
            side = CARD_SIDE[card]
            self._uncard(side, card)
            held = tuple(sorted((*self.state.hands[side], card)))
            self.state = evolve(self.state, hands=with_side(self.state.hands, side, held))
        return self

    def table(self, *cards: str) -> Position:
        """Cards on the table."""
        for card in cards:
            side = CARD_SIDE[card]
            self._uncard(side, card)
            held = tuple(sorted((*self.state.table[side], card)))
            self.state = evolve(self.state, table=with_side(self.state.table, side, held))
        return self

    def _uncard(self, side: int, card: str) -> None:
        deck = CARD_DECK[card]
        left = tuple(deck_card for deck_card in self.state.decks[side][deck] if deck_card != card)
        decks = with_side(self.state.decks[side], deck, left)
        self.state = evolve(self.state, decks=with_side(self.state.decks, side, decks))

    def fellowship(self, **changes: Any) -> Position:
        """Fields of the Fellowship; `region` by its id."""
        if "region" in changes:
            changes["region"] = NUMBER.get(changes["region"], -1)
        self.state = evolve(self.state, fellowship=replace(self.state.fellowship, **changes))
        return self

    def hunt(self, **changes: Any) -> Position:
        """Fields of the Hunt."""
        self.state = evolve(self.state, hunt=replace(self.state.hunt, **changes))
        return self

    def having(self, **changes: Any) -> Position:
        """Fields of the state itself."""
        self.state = evolve(self.state, **changes)
        return self

    def acting(self, seat: str) -> Played:
        """A side is about to take an action; afterwards the sides act in turn as usual."""
        side = SIDE[seat]
        return self.steps(TakeAction(side), EndAction(), ResolveActions(1 - side))

    def steps(self, *steps: WarStep) -> Played:
        """These steps are to be done, in this order; below them `allocate` of the Shadow rests."""
        agenda = (AllocateHunt(), *reversed(steps))
        return Played(evolve(self.state, agenda=agenda))


class Played:
    """A game being played from a position: its state and everything that has happened."""

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.state: State = WAR.proceed(state, self.events.append)
        self.totals = WAR.conserved(self.state)

    def do(self, *texts: str) -> Played:
        """Takes actions for whoever must choose; chance too, by its text."""
        for text in texts:
            action = WAR.parse(text)
            step = WAR.apply(self.state, self.seat, action)
            self.state = step.state
            self.events += step.events
            assert WAR.conserved(self.state) == self.totals
        return self

    def roll(self, *dice: int) -> Played:
        """Chance rolls these dice."""
        return self.do(" ".join(["roll", *map(str, dice)]))

    @property
    def seat(self) -> str:
        """Who must choose, or chance."""
        pending = self.pending
        if isinstance(pending, Chance):
            return CHANCE
        assert isinstance(pending, Decisions), pending
        return pending.open[0].seat

    @property
    def pending(self) -> Decisions | Chance | Outcome:
        """What is to be settled now."""
        return WAR.pending(self.state)

    @property
    def kind(self) -> str:
        """The kind of decision or chance that is open, or the outcome's reason."""
        pending = self.pending
        if isinstance(pending, Outcome):
            return pending.reason
        return pending.kind if isinstance(pending, Chance) else pending.open[0].kind

    @property
    def options(self) -> list[str]:
        """Every legal action, as texts."""
        return [str(action) for action in WAR.legal(self.state, self.seat)]

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why an action may not be taken."""
        action: Action = WAR.parse(text)
        return WAR.check(self.state, seat or self.seat, action)

    def reason(self, text: str) -> str:
        """The id of the refusal of an action; empty where it may be taken."""
        refusal = self.refusal(text)
        return "" if refusal is None else refusal.reason

    def there(self, seat: str, region: str) -> dict[str, int]:
        """One side's figures in a region."""
        return dict(self.state.stacks[SIDE[seat]][NUMBER[region]])

    def told(self, kind: str) -> list[Any]:
        """The events of a kind, e.g. `army-moved`."""
        return [event for event in self.events if event.kind() == kind]


SOUTHRONS = "southrons_easterlings_regular"


def at(**figures: str) -> Position:
    """An empty map with these figures, by region."""
    here = Position().clear()
    for region, text in figures.items():
        here.put(region, text)
    return here
