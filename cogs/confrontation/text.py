"""Everything The Confrontation says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText
from cogs.confrontation.asking import Prompts
from cogs.confrontation.choosing import Choices
from cogs.confrontation.describing import Description, outcome, status
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.phrases import PHRASES, STRINGS, Phrasebook
from cogs.confrontation.telling import tell

WORDS: BaseGameText[ConfrontationObservation, Phrasebook] = BaseGameText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Choices,
    description=Description,
)
