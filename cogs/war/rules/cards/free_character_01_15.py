"""The Free Peoples' Character Event cards 1 to 15 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, Decline, DrawTile
from cogs.war.model.bags import Bag, bag, elements, minus, only, plus
from cogs.war.model.battle_events import DiceRolled
from cogs.war.model.components import FREE, NATION_OF, NUMBER, STANDARD_TILES, TILES
from cogs.war.model.queries import in_fellowship, unconquered
from cogs.war.model.state import SEATS, Ids, State, evolve, with_side
from cogs.war.model.turn_events import DieTurned, HuntPoolRefilled, TileDrawn, TileRemoved, TileReturned
from cogs.war.rules.cards import Card
from cogs.war.rules.cards.vocabulary import (
    GOLLUM,
    STRIDER,
    Heal,
    SeparateOrMove,
    bring_special_tile,
    guided_by,
    heal,
    heir,
    with_army,
)
from cogs.war.rules.companions import Separate
from cogs.war.rules.fellowship import HideFellowship, MoveFellowship, may_hide, may_move
from cogs.war.rules.movement import remove
from cogs.war.rules.procedure import Dice, FreeChooses, Settled, first, follow, push
from cogs.war.rules.turn import in_order, take_die

# Special Hunt tiles of the Fellowship: they wait for Mordor, or join the Hunt Pool at once there (13.9).

ELVEN_CLOAKS = bring_special_tile("fp_char_01", "fp_elven_cloaks")
ELVEN_ROPE = bring_special_tile("fp_char_02", "fp_elven_rope")
PHIAL_OF_GALADRIEL = bring_special_tile("fp_char_03", "fp_phial_of_galadriel")
SMEAGOL_HELPS_NICE_MASTER = bring_special_tile("fp_char_04", "fp_smeagol_helps_nice_master")


# Mithril Coat and Sting: given up in reply to a Hunt tile, another is drawn instead (rules/hunt.py, 13.7a).

MITHRIL_COAT_AND_STING = Card("fp_char_05")


# Axe and Bow, Horn of Gondor: given up in reply to a Hunt tile, they take 1 off the damage; Wizard's Staff:
# given up before a Hunt tile is drawn, none is (rules/hunt.py, 13.7a).


def carry(card: str, *bearers: str) -> Card:
    """7.2, 7.3 Declare a card that is played, and lies, while one of these is in the Fellowship."""

    def carried(state: State) -> bool:
        return any(in_fellowship(state, bearer) for bearer in bearers)

    return Card(card, requires=carried, stays=carried)


AXE_AND_BOW = carry("fp_char_06", "gimli", "legolas")
HORN_OF_GONDOR = carry("fp_char_07", "boromir")
WIZARDS_STAFF = carry("fp_char_08", "gandalf_the_grey")


# Athelas: three dice heal a point of corruption each (12.4).

ATHELAS_ID = "fp_char_09"


@dataclass(frozen=True, slots=True)
class RollAthelas(Dice):
    """Each die of 5 or more heals a point; with Strider as Guide each of 3 or more."""

    rule: ClassVar[str] = "7.2"
    step: Literal["athelas_roll"] = "athelas_roll"

    def number(self, state: State) -> int:
        return 3

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        target = 3 if guided_by(state, STRIDER) else 5
        healed = sum(die >= target for die in dice)
        tell(DiceRolled(side=SEATS[FREE], dice=dice, target=target, hits=healed, cause=ATHELAS_ID))
        return heal(follow(state), healed, ATHELAS_ID, tell)


ATHELAS = Card(ATHELAS_ID, push(RollAthelas()))


# There Is Another Way: corruption heals; with Gollum as Guide the Fellowship may hide or move (12.2).

THERE_IS_ANOTHER_WAY_ID = "fp_char_10"


@dataclass(frozen=True, slots=True)
class HideOrMove(FreeChooses):
    """A revealed Fellowship may hide, a hidden one may move and is hunted; no die goes to the Hunt Box."""

    rule: ClassVar[str] = "12.2"
    kind: ClassVar[str] = "hide_or_move"
    step: Literal["there_is_another_way_hide_or_move"] = "there_is_another_way_hide_or_move"

    def _possible(self, state: State) -> list[str]:
        if may_hide(state):
            return ["hide"]
        return ["move"] if may_move(state) else []

    def needed(self, state: State) -> bool:
        return guided_by(state, GOLLUM) and bool(self._possible(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Choose(choice) for choice in self._possible(state)), Decline()]

    def choose(self, state: State, action: Choose | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, HideFellowship() if action.option == "hide" else MoveFellowship())


def play_there_is_another_way(state: State, tell: Tell) -> State:
    """The healing first."""
    return first(heal(state, 1, THERE_IS_ANOTHER_WAY_ID, tell), HideOrMove())


THERE_IS_ANOTHER_WAY = Card(THERE_IS_ANOTHER_WAY_ID, play_there_is_another_way)


# I Will Go Alone: Companions leave a region further than usual, then corruption heals (13.1).

I_WILL_GO_ALONE_ID = "fp_char_11"


def accompanied(state: State) -> bool:
    """7.2 Somebody is still with the Ring-bearers."""
    return bool(state.fellowship.companions)


# 14.5 On the Mordor Track who leaves is eliminated; the healing happens all the same.
I_WILL_GO_ALONE = Card(
    I_WILL_GO_ALONE_ID,
    push(Separate(extra=1, cause=I_WILL_GO_ALONE_ID), Heal(I_WILL_GO_ALONE_ID, 1)),
    requires=accompanied,
)


# Bilbo's Song: corruption heals, twice as much with Gollum as Guide.

BILBOS_SONG_ID = "fp_char_12"


def play_bilbos_song(state: State, tell: Tell) -> State:
    """One point, or two with Gollum as Guide."""
    return heal(state, 2 if guided_by(state, GOLLUM) else 1, BILBOS_SONG_ID, tell)


BILBOS_SONG = Card(BILBOS_SONG_ID, play_bilbos_song)


# Mirror of Galadriel: a Character die becomes a Will of the West; in Lórien corruption heals too.

MIRROR_OF_GALADRIEL_ID = "fp_char_13"
LORIEN = NUMBER["lorien"]
CHARACTER_FACE, WILL = "character", "will_of_the_west"


def play_mirror_of_galadriel(state: State, tell: Tell) -> State:
    """Both parts, each as far as possible; this is the one way a die is turned to a Will of the West."""
    if CHARACTER_FACE in state.dice[FREE]:
        tell(DieTurned(side=SEATS[FREE], die=CHARACTER_FACE, face=WILL, cause=MIRROR_OF_GALADRIEL_ID))
        state = take_die(state, FREE, CHARACTER_FACE)
        faces = in_order((*state.dice[FREE], WILL))
        state = evolve(state, dice=with_side(state.dice, FREE, faces))
    if state.fellowship.region == LORIEN and unconquered(state, LORIEN):
        state = heal(state, 1, MIRROR_OF_GALADRIEL_ID, tell)
    return state


MIRROR_OF_GALADRIEL = Card(MIRROR_OF_GALADRIEL_ID, play_mirror_of_galadriel)


# Challenge of the King: three Hunt tiles are drawn; Eyes leave the game, unless all are Eyes (13.6).

CHALLENGE_OF_THE_KING_ID = "fp_char_14"
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
        return DrawTile(rng.choice(tuple(elements(self._left(state)))))

    def choose(self, state: State, action: DrawTile, tell: Tell) -> State:
        tell(TileDrawn(tile=action.tile, cause=CHALLENGE_OF_THE_KING_ID))
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
                tell(TileRemoved(tile=tile, why=CHALLENGE_OF_THE_KING_ID))
            else:
                tell(TileReturned(tile=tile, why=CHALLENGE_OF_THE_KING_ID))
        if fails:
            return _fall(state, tell)
        hunt, gone = state.hunt, bag(*eyes)
        return evolve(
            state, hunt=replace(hunt, pool=minus(hunt.pool, gone), removed=plus(hunt.removed, gone))
        )


def _fall(state: State, tell: Tell) -> State:
    """Strider or Aragorn is eliminated."""
    name, region = heir(state)
    return remove(state, FREE, region, bag(name), CHALLENGE_OF_THE_KING_ID, tell)


def defiant(state: State) -> bool:
    """7.2 Strider or Aragorn is with an Army in Gondor or Rohan."""
    _, region = heir(state)
    return with_army(state, region) and NATION_OF[region] in ("gondor", "rohan")


CHALLENGE_OF_THE_KING = Card(CHALLENGE_OF_THE_KING_ID, push(LookIntoTheStone()), requires=defiant)


# Gwaihir the Windlord: Companions travel as if of Level 4, into a besieged Stronghold too (13.1, 13.2).

GWAIHIR_THE_WINDLORD_ID = "fp_char_15"


# One group leaves the Fellowship, or moves on the map.
GWAIHIR_THE_WINDLORD = Card(GWAIHIR_THE_WINDLORD_ID, push(SeparateOrMove(GWAIHIR_THE_WINDLORD_ID, level=4)))
