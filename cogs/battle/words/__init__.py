"""Everything The Battle for Middle-earth says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias, TypeVar

from bot.engine import Options
from bot.text import BaseGameText, Chapter, Forms, Item, Language
from cogs.battle.components import CardSet
from cogs.battle.observation import BattleObservation
from cogs.battle.state import BattleOptions
from cogs.battle.words.description import Description, fill_page, list_doubts, outcome, status
from cogs.battle.words.menus import Choices, Prompts, find_spot
from cogs.battle.words.phrases import (
    PHRASES,
    POWERS,
    SIGNS,
    STRINGS,
    Phrasebook,
    glossary,
    holders,
    party_letter,
)
from cogs.battle.words.story import MINOR, tally, tell

T = TypeVar("T")
Make: TypeAlias = Callable[[Phrasebook, BattleObservation], T]
CARDS = "cards"
"""The option that is a card file."""


class BattleText(BaseGameText[BattleObservation, Phrasebook]):
    """The texts of the game: `GameText[BattleObservation]`."""

    def of(self, options: Options) -> BattleText:
        """The texts of a table that plays with these options: its cards have the names of its card file."""
        assert isinstance(options, BattleOptions)
        return self if options.cards is None else _text_for(options.card_set)

    def fact(self, say: Phrasebook, name: str, fact: str) -> str | int | Forms:
        """A fact of a refusal as its sentence needs it: a name, a party's letter, or as it is."""
        if name == "party":
            return party_letter(int(fact)) if fact.isdecimal() and fact != "0" else fact
        return super().fact(_for_markdown(say), name, fact)

    def describe(self, observation: BattleObservation, language: Language) -> str:
        """Everything the viewer may know, in words."""
        say = self._say(language, observation.viewer).of(observation.cards.escaped)
        return Description(say, observation).whole()

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """The summary, with the cards of the table in it."""
        say = _for_markdown(self.phrases[language])
        return tuple(
            replace(chapter, body=fill_page(chapter.body, say)) for chapter in super().chapters(language)
        )

    def doubts(self, language: Language) -> Sequence[str]:
        """What of the cards of the table is a reconstruction."""
        return tuple(list_doubts(self.phrases[language]))

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values, by the names of who has the power; a card file has no values."""
        say = _for_markdown(self.phrases[language])
        names = {power: holders(say, power) for power in POWERS}
        chosen = None if value is None or name == CARDS else value.lower()
        message = f"option-{name}" if chosen is None else f"option-{name}-{chosen}"
        return Item(chosen or name, say(message, **names), say(f"{message}.detail", **names))


def _for_table(make: Make[T], *, marked: bool = False) -> Make[T]:
    """The same with the names of the cards of the table that is seen.

    marked: the text is read as Discord markdown, whatever the names of a card file hold.
    """
    return lambda say, seen: make(say.of(seen.cards.escaped if marked else seen.cards), seen)


def _for_markdown(say: Phrasebook) -> Phrasebook:
    return say.of(say.cards.escaped)


def _make_text(phrases: Mapping[Language, Phrasebook]) -> BattleText:
    return BattleText(
        phrases,
        STRINGS,
        status=_for_table(status, marked=True),
        outcome=_for_table(outcome, marked=True),
        tell=lambda say, event, viewer: tell(_for_markdown(say), event, viewer),
        prompts=_for_table(Prompts, marked=True),
        menus=_for_table(Choices),
        aim=find_spot,
        chains=lambda say, seen: _for_table(Choices)(say, seen).chains(),
        description=_for_table(Description),
        glossary=glossary,
        signs=SIGNS,
        minor=MINOR,
        tally=lambda say, events, seen: tally(_for_markdown(say), events, seen),
    )


@lru_cache(maxsize=32)
def _text_for(cards: CardSet) -> BattleText:
    return _make_text({language: say.of(cards) for language, say in PHRASES.items()})


WORDS = _make_text(PHRASES)
