"""Everything The Battle for Middle-earth says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine import Action, Event, Options, Refusal, Seat
from bot.text import LANGUAGES, Chapter, Item, Language, Translator, read_chapters
from cogs.battle.observation import BattleObservation
from cogs.battle.words.description import Description, outcome, status
from cogs.battle.words.menus import Choices
from cogs.battle.words.phrases import PHRASES, STRINGS, Phrasebook, party_letter
from cogs.battle.words.prompts import Prompts
from cogs.battle.words.story import tell

APART = " · "
NO_RULE = "-"
UNASKED = frozenset({"seats"})
"""Options the lobby fills in: who has sat down needs no words here."""


class BattleWords:
    """The texts of the game: `Words[BattleObservation]`."""

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return PHRASES[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return PHRASES[language]("game-name")

    def seat(self, seat: Seat, language: Language) -> str:
        """A seat's name."""
        return PHRASES[language].label(seat)

    def status(self, observation: BattleObservation, language: Language) -> str:
        """Whose turn it is, what lies in the row, and which order strikes next."""
        return status(PHRASES[language], observation)

    def prompt(self, observation: BattleObservation, language: Language) -> str:
        """What the viewer must decide now, with the rule."""
        return Prompts(PHRASES[language], observation).prompt()

    def paths(
        self, observation: BattleObservation, language: Language
    ) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the menu levels that lead to an action."""
        return Choices(PHRASES[language], observation).path

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event, if the viewer may know it and no other line says more."""
        return tell(PHRASES[language], event, viewer)

    def describe(self, observation: BattleObservation, language: Language) -> str:
        """Everything the viewer may know, in words."""
        return Description(PHRASES[language], observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture."""
        say = PHRASES[language]
        kind, _, seat = view.partition("_")
        return say("view-mat", seat=say.name(seat)) if seat else say(f"view-{kind}")

    def alt(self, observation: BattleObservation, view: str, language: Language) -> str:
        """The alt text of a picture."""
        return Description(PHRASES[language], observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, with the rule's number."""
        say = PHRASES[language]
        why = say(refusal.reason, **{name: _fact(say, name, fact) for name, fact in refusal.facts.items()})
        return why if refusal.rule == NO_RULE else say("refusal-with-rule", why=why, rule=refusal.rule)

    def outcome(self, observation: BattleObservation, language: Language) -> str:
        """How the game ended."""
        return outcome(PHRASES[language], observation)

    def rules(self, language: Language) -> Sequence[Chapter]:
        """The summary for players, chapter by chapter."""
        return _CHAPTERS[language]

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values (`true` and `false` for a switch)."""
        say = PHRASES[language]
        message = f"option-{name}" if value is None else f"option-{name}-{value.lower()}"
        return Item(name if value is None else value.lower(), say(message), say(f"{message}.detail"))

    def options(self, options: Options, language: Language) -> str:
        """What was agreed differently from the usual, in one line; who plays is not an option."""
        usual = type(options)()
        changed = [
            self.option(name, str(value), language).label
            for name, value in options
            if name not in UNASKED and value != getattr(usual, name)
        ]
        return APART.join(changed)


def _fact(say: Phrasebook, name: str, fact: str) -> Any:
    """A fact of a refusal as a sentence needs it: a name with its forms, a party's letter, or as it is."""
    if name == "party":
        return party_letter(int(fact)) if fact.isdecimal() and fact != "0" else fact
    return say.name(fact) if say.names(fact) else fact


_CHAPTERS: Mapping[Language, tuple[Chapter, ...]] = {
    language: read_chapters(STRINGS / f"rules-{language}.md") for language in LANGUAGES
}
WORDS = BattleWords()
