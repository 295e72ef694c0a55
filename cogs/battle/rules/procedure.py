"""Every step of the rulebook, as one type that a stored agenda is read by."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cogs.battle.rules.attack import BorrowSymbols, ChooseEnemies, ConfirmAttack
from cogs.battle.rules.counterattack import EndCounterattack, ObeyOrder
from cogs.battle.rules.drawing import DrawCard
from cogs.battle.rules.ending import CheckEnd
from cogs.battle.rules.manoeuvres import ManoeuvreWindow
from cogs.battle.rules.placing import AngborDraws, ExtraCard
from cogs.battle.rules.row import RefillRow
from cogs.battle.rules.setup import ChooseFirst, DealHand
from cogs.battle.rules.turn import BeginTurn, ChooseOption, PassTurn

AnyStep = Annotated[
    DealHand
    | ChooseFirst
    | RefillRow
    | BeginTurn
    | ChooseOption
    | PassTurn
    | ExtraCard
    | AngborDraws
    | ManoeuvreWindow
    | ChooseEnemies
    | BorrowSymbols
    | ConfirmAttack
    | DrawCard
    | ObeyOrder
    | EndCounterattack
    | CheckEnd,
    Field(discriminator="step"),
]
