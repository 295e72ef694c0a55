"""There Is Another Way: corruption heals; with Gollum as Guide the Fellowship may hide or move (12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, Decline
from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import GOLLUM, guided_by, heal
from cogs.war.rules.fellowship import HideFellowship, MoveFellowship, may_hide, may_move
from cogs.war.rules.procedure import Choice, first, follow

ID = "fp_char_10"
HIDE, MOVE = "hide", "move"


@dataclass(frozen=True, slots=True)
class HideOrMove(Choice):
    """A revealed Fellowship may hide, a hidden one may move and is hunted; no die goes to the Hunt Box."""

    rule: ClassVar[str] = "12.2"
    kind: ClassVar[str] = "hide_or_move"
    step: Literal["there_is_another_way_hide_or_move"] = "there_is_another_way_hide_or_move"

    def chooser(self, state: State) -> int:
        return FREE

    def _possible(self, state: State) -> list[str]:
        if may_hide(state):
            return [HIDE]
        return [MOVE] if may_move(state) else []

    def needed(self, state: State) -> bool:
        return guided_by(state, GOLLUM) and bool(self._possible(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Choose(each) for each in self._possible(state)), Decline()]

    def choose(self, state: State, action: Choose | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, HideFellowship() if action.option == HIDE else MoveFellowship())


def play(state: State, tell: Tell) -> State:
    """The healing first."""
    return first(heal(state, 1, ID, tell), HideOrMove())


CARD = Card(ID, play)
