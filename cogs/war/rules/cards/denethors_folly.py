"""Denethor's Folly: besieged Minas Tirith loses a Leader and fights without Combat cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure
from cogs.war.model.armies import lose
from cogs.war.model.bags import count
from cogs.war.model.components import FREE, LEADERS, NUMBER, REGIONS, SHADOW
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.queries import on_table, side_besieged
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.uses import ANY, Spent, Use

ID = "sh_str_03"

MINAS_TIRITH = NUMBER["minas_tirith"]
COUNSELLORS = ("gandalf_the_grey", "gandalf_the_white", "aragorn")


@dataclass(frozen=True, slots=True)
class StrikeLeader(EffectChoice):
    """The Shadow picks a Leader in Minas Tirith, who is eliminated."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-victim")}
    step: Literal["denethors_folly_leader"] = "denethors_folly_leader"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(name) for name, _ in state.stacks[FREE][MINAS_TIRITH] if name in LEADERS]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        one = ((action.figure, 1),)
        tell(FiguresRemoved(side=SEATS[FREE], region=REGIONS[MINAS_TIRITH], figures=one, cause=ID))
        return lose(follow(state), FREE, one, MINAS_TIRITH)

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)


def play(state: State, tell: Tell) -> State:
    return first(state, StrikeLeader())


def _besieged(state: State) -> bool:
    return side_besieged(state, MINAS_TIRITH) == FREE


def _bars_cards(state: State, side: int) -> bool:
    return side == FREE and state.battle is not None and state.battle.region == MINAS_TIRITH


def _counselled(state: State) -> bool:
    """Whether Gandalf or Aragorn is there (Strider too, where that is agreed)."""
    names = (*COUNSELLORS, "strider") if state.options.strider_as_aragorn else COUNSELLORS
    return any(count(state.stacks[FREE][MINAS_TIRITH], name) for name in names)


def _pay(state: State, spent: Spent, tell: Tell) -> State:
    return leave_table(state, ID, "paid", tell)


CARD: Card = Card(
    ID,
    play,
    requires=_besieged,
    stays=_besieged,
    uses=(
        Use(
            "discard_denethors_folly",
            FREE,
            ("will_of_the_west",),
            "7.3",
            _pay,
            lambda state: on_table(state, ID) and not _counselled(state),
        ),
        Use(
            "discard_denethors_folly_counsel",
            FREE,
            ANY,
            "7.3",
            _pay,
            lambda state: on_table(state, ID) and _counselled(state),
        ),
    ),
    bars_cards=_bars_cards,
)
