"""Every step of the rulebook, as one type that a stored agenda is read by."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cogs.confrontation.rules.battle import (
    ChallengeEnemy,
    EarlyChoice,
    EndBattle,
    NextBattle,
    OnSight,
    SarumanChooses,
)
from cogs.confrontation.rules.cards import (
    ChooseCards,
    CompareTotals,
    DarkText,
    ExchangeMagic,
    LateMagic,
    LightText,
    Magic,
)
from cogs.confrontation.rules.movement import TunnelOfMoria
from cogs.confrontation.rules.rearranging import OfferRearrangement, ShuffleFigures
from cogs.confrontation.rules.setup import FillPlaces, SetUp
from cogs.confrontation.rules.specials import RideOn
from cogs.confrontation.rules.turn import BeginTurn, ChooseMove, EndMove

AnyStep = Annotated[
    SetUp
    | FillPlaces
    | ShuffleFigures
    | OfferRearrangement
    | BeginTurn
    | ChooseMove
    | RideOn
    | TunnelOfMoria
    | EndMove
    | NextBattle
    | ChallengeEnemy
    | EarlyChoice
    | OnSight
    | SarumanChooses
    | ChooseCards
    | Magic
    | ExchangeMagic
    | DarkText
    | LateMagic
    | LightText
    | CompareTotals
    | EndBattle,
    Field(discriminator="step"),
]
