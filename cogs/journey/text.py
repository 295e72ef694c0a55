"""Everything Journey to Mordor says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText
from cogs.journey.asking import Prompts
from cogs.journey.choosing import Choices
from cogs.journey.describing import Description, outcome, status
from cogs.journey.observation import JourneyObservation
from cogs.journey.phrases import PHRASES, STRINGS, Phrasebook
from cogs.journey.telling import tell

WORDS: BaseGameText[JourneyObservation, Phrasebook] = BaseGameText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Choices,
    description=Description,
)
