"""Everything The Battle for Middle-earth says: observation to words, in English and Polish."""

from __future__ import annotations

from bot.text import BaseGameText, Forms, Language
from cogs.battle.observation import BattleObservation
from cogs.battle.words.description import Description, outcome, status
from cogs.battle.words.menus import Choices
from cogs.battle.words.phrases import PHRASES, STRINGS, Phrasebook, party_letter
from cogs.battle.words.prompts import Prompts
from cogs.battle.words.story import tell


class BattleText(BaseGameText[BattleObservation, Phrasebook]):
    """The texts of the game: `GameText[BattleObservation]`."""

    def view(self, view: str, language: Language) -> str:
        """The name of a picture; of one player's parties with the seat."""
        kind, _, seat = view.partition("_")
        say = self.phrases[language]
        return say("view-mat", seat=say.name(seat)) if seat else super().view(kind, language)

    def fact(self, say: Phrasebook, name: str, fact: str) -> str | int | Forms:
        """A fact of a refusal as its sentence needs it: a name, a party's letter, or as it is."""
        if name == "party":
            return party_letter(int(fact)) if fact.isdecimal() and fact != "0" else fact
        return super().fact(say, name, fact)


WORDS = BattleText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Choices,
    description=Description,
)
