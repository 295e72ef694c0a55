"""Challenge of the King: three Hunt tiles are drawn; Eyes leave the game, unless all are Eyes (13.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.armies import lose
from cogs.war.model.bags import Bag, bag, each, minus, only, plus
from cogs.war.model.chance import DrawTile
from cogs.war.model.components import FREE, NATION_OF, REGIONS, STANDARD_TILES, TILES
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.events.hunts import HuntPoolRefilled, TileDrawn, TileRemoved, TileReturned
from cogs.war.model.state import SEATS, Ids, State, evolve
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import heir, with_army
from cogs.war.rules.procedure import Settled, first, follow

ID = "fp_char_14"
TILES_DRAWN = 3


@dataclass(frozen=True, slots=True)
class LookIntoTheStone(Settled):
    """Three tiles, without any of their usual effects; an empty pool takes the drawn standard tiles back.

    drawn: those out so far, which stay part of the pool until the outcome is known. No card on the table
    answers: the Free Peoples draw, not the Shadow.
    """

    rule: ClassVar[str] = "13.6"
    kind: ClassVar[str] = "tile"
    drawn: Ids = ()
    step: Literal["challenge_of_the_king_draw"] = "challenge_of_the_king_draw"

    def _left(self, state: State) -> Bag:
        return minus(state.hunt.pool, bag(*self.drawn))

    def _back(self, state: State) -> Bag:
        return only(state.hunt.drawn, STANDARD_TILES.__contains__)

    def needed(self, state: State) -> bool:
        return len(self.drawn) < TILES_DRAWN and bool(self._left(state))

    def options(self, state: State) -> Sequence[Action]:
        return [DrawTile(tile) for tile, _ in self._left(state)]

    def sample(self, state: State, rng: Random) -> Action:
        return DrawTile(rng.choice(tuple(each(self._left(state)))))

    def choose(self, state: State, action: DrawTile, tell: Tell) -> State:
        tell(TileDrawn(tile=action.tile, cause=ID))
        return follow(state, replace(self, drawn=(*self.drawn, action.tile)))

    def skip(self, state: State, tell: Tell) -> State:
        back = self._back(state)
        if len(self.drawn) < TILES_DRAWN and back:
            tell(HuntPoolRefilled(tiles=back))
            hunt = replace(state.hunt, pool=plus(state.hunt.pool, back), drawn=minus(state.hunt.drawn, back))
            return evolve(state, hunt=hunt)
        return self._outcome(follow(state), tell)

    def _outcome(self, state: State, tell: Tell) -> State:
        eyes = tuple(tile for tile in self.drawn if TILES[tile].eye)
        fails = len(eyes) == TILES_DRAWN
        for tile in self.drawn:
            if TILES[tile].eye and not fails:
                tell(TileRemoved(tile=tile, why=ID))
            else:
                tell(TileReturned(tile=tile, why=ID))
        if fails:
            return _fall(state, tell)
        hunt, gone = state.hunt, bag(*eyes)
        return evolve(
            state, hunt=replace(hunt, pool=minus(hunt.pool, gone), removed=plus(hunt.removed, gone))
        )


def _fall(state: State, tell: Tell) -> State:
    """Strider or Aragorn is eliminated."""
    name, region = heir(state)
    one = bag(name)
    tell(FiguresRemoved(side=SEATS[FREE], region=REGIONS[region], figures=one, cause=ID))
    return lose(state, FREE, one, region)


def defiant(state: State) -> bool:
    """7.2 Strider or Aragorn is with an Army in Gondor or Rohan."""
    _, region = heir(state)
    return with_army(state, region) and NATION_OF[region] in ("gondor", "rohan")


def play(state: State, tell: Tell) -> State:
    """The draw."""
    return first(state, LookIntoTheStone())


CARD = Card(ID, play, requires=defiant)
