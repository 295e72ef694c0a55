"""Everything The Confrontation says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.words.description import Description, outcome, status
from cogs.confrontation.words.menus import Menus
from cogs.confrontation.words.phrases import PHRASES, SIGNS, STRINGS, Phrasebook, glossary
from cogs.confrontation.words.prompts import Prompts
from cogs.confrontation.words.story import list_unknown, tally, tell

WORDS: BaseGameText[ConfrontationObservation, Phrasebook] = BaseGameText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Menus,
    description=Description,
    glossary=glossary,
    signs=SIGNS,
    tally=tally,
    unknown=list_unknown,
)
