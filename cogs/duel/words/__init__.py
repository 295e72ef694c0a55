"""Everything Duel for Middle-earth says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText, Forms
from cogs.duel.components import CARDS
from cogs.duel.observation import DuelObservation
from cogs.duel.state import EFFECT_KINDS
from cogs.duel.words.description import Description, outcome, status
from cogs.duel.words.menus import Choices, Prompts, find_spot
from cogs.duel.words.phrases import PHRASES, SIGNS, STRINGS, Phrasebook, card_label, glossary
from cogs.duel.words.story import tally, tell


class DuelText(BaseGameText[DuelObservation, Phrasebook]):
    """The texts of the game: `GameText[DuelObservation]`."""

    def fact(self, say: Phrasebook, name: str, fact: str) -> str | int | Forms:
        """A fact of a refusal: a number, an effect's kind, the id of something, or a word nobody knows."""
        if fact.isdecimal():
            return int(fact)
        if name == "effect" and fact in EFFECT_KINDS:
            return say(f"effect-{fact}")
        if say.names(fact):
            return say.name(fact)
        return card_label(say, fact) if fact in CARDS else fact


WORDS = DuelText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Choices,
    aim=find_spot,
    description=Description,
    glossary=glossary,
    signs=SIGNS,
    tally=tally,
)
