"""Every step of the rulebook, as one type that a stored agenda is read by."""

from __future__ import annotations

from typing import TypeAlias

from cogs.journey.rules.effects import UseSymbols
from cogs.journey.rules.rolling import ChooseDice, RollDice
from cogs.journey.rules.turn import BeginTurn, ChooseFirst, EndTurn

AnyStep: TypeAlias = ChooseFirst | BeginTurn | RollDice | ChooseDice | UseSymbols | EndTurn
