"""Everything Journey to Mordor says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText
from cogs.journey.observation import JourneyObservation
from cogs.journey.words.description import Description, outcome, status
from cogs.journey.words.menus import Menus
from cogs.journey.words.phrases import PHRASES, STRINGS, Phrasebook
from cogs.journey.words.prompts import Prompts
from cogs.journey.words.story import tell

WORDS: BaseGameText[JourneyObservation, Phrasebook] = BaseGameText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Menus,
    chains=lambda say, seen: Menus(say, seen).chains(),
    description=Description,
)
