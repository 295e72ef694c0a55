"""Every step of the rulebook, as one type that a stored agenda is read by."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cogs.journey.rules.effects import UseSymbols
from cogs.journey.rules.rolling import ChooseDice, RollDice
from cogs.journey.rules.turn import BeginTurn, ChooseFirst, EndTurn

AnyStep = Annotated[
    ChooseFirst | BeginTurn | RollDice | ChooseDice | UseSymbols | EndTurn,
    Field(discriminator="step"),
]
