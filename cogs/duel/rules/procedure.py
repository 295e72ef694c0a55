"""Every step of the rulebook, as one type that a stored agenda is read by."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cogs.duel.rules.alliances import BeginReveal, ChooseStacks, KeepToken, RevealTokens
from cogs.duel.rules.chapters import BeginTurn, DealCards, PassTurn, StartChapter, TurnUpCards, TurnUpTiles
from cogs.duel.rules.effects import ResolveEffects
from cogs.duel.rules.reviving import ReviveCard, SearchPile
from cogs.duel.rules.turn import TakeTurn

AnyStep = Annotated[
    StartChapter
    | TurnUpTiles
    | DealCards
    | BeginTurn
    | TakeTurn
    | ResolveEffects
    | ChooseStacks
    | BeginReveal
    | RevealTokens
    | KeepToken
    | SearchPile
    | ReviveCard
    | TurnUpCards
    | PassTurn,
    Field(discriminator="step"),
]
