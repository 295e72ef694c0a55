"""Everything Journey to Mordor says: observation to words, in English and Polish."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Options
from bot.text import BaseGameText, Chapter, Item, Language, escape_markdown
from cogs.journey.components import PRINTED
from cogs.journey.observation import JourneyObservation
from cogs.journey.profile import Profile
from cogs.journey.state import JourneyOptions
from cogs.journey.words.description import Description, fill_page, outcome, status
from cogs.journey.words.menus import Menus
from cogs.journey.words.phrases import PHRASES, SIGNS, STRINGS, Phrasebook, glossary
from cogs.journey.words.prompts import Prompts
from cogs.journey.words.story import tally, tell

PROFILE = "profile"
"""The option that is a profile."""


class JourneyText(BaseGameText[JourneyObservation, Phrasebook]):
    """The texts of the game: `GameText[JourneyObservation]`. printed: what the dice and sheets show."""

    def __init__(self, printed: Profile = PRINTED) -> None:
        super().__init__(
            PHRASES,
            STRINGS,
            status=status,
            outcome=outcome,
            tell=tell,
            prompts=Prompts,
            menus=Menus,
            chains=lambda say, seen: Menus(say, seen).chains(),
            description=Description,
            glossary=glossary,
            signs=SIGNS,
            tally=tally,
        )
        self._printed = printed

    def of(self, options: Options) -> JourneyText:
        """The texts of a table that plays with these options: its rules say what its dice show."""
        assert isinstance(options, JourneyOptions)
        return self if options.printed == self._printed else JourneyText(options.printed)

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """The summary, with what the dice and sheets of the table show in it."""
        say = self.phrases[language]
        return tuple(
            replace(each, body=fill_page(each.body, say, self._printed))
            for each in super().chapters(language)
        )

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values; a profile has a name instead, if any."""
        if name != PROFILE:
            return super().option(name, value, language)
        item, called = super().option(name, None, language), escape_markdown(self._printed.name(language))
        if not called:
            return item
        return replace(item, label=self.phrases[language]("option-profile-called", name=called))


WORDS = JourneyText()
