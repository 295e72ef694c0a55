"""Everything Journey to Mordor says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Action, Event, Options, Refusal, Seat
from bot.text import LANGUAGES, Chapter, Item, Language, Translator, read_chapters
from cogs.journey.asking import prompt
from cogs.journey.choosing import Choices
from cogs.journey.describing import Description, outcome, status
from cogs.journey.observation import JourneyObservation
from cogs.journey.phrases import PHRASES, STRINGS
from cogs.journey.telling import tell

APART = " · "
NO_RULE = "-"
SEATS_FIELD = "seats"
"""Who sits where is said elsewhere."""


class JourneyWords:
    """The texts of the game: `Words[JourneyObservation]`."""

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return PHRASES[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return PHRASES[language]("game-name")

    def seat(self, seat: Seat, language: Language) -> str:
        """A hobbit’s name."""
        return PHRASES[language].label(seat)

    def status(self, observation: JourneyObservation, language: Language) -> str:
        """Whose turn it is, what is going on and who is waited for."""
        return status(PHRASES[language], observation)

    def prompt(self, observation: JourneyObservation, language: Language) -> str:
        """What the viewer must decide now, with the rule."""
        return prompt(PHRASES[language], observation)

    def paths(
        self, observation: JourneyObservation, language: Language
    ) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the menu levels that lead to an action."""
        return Choices(PHRASES[language], observation).path

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event."""
        return tell(PHRASES[language], event, viewer)

    def describe(self, observation: JourneyObservation, language: Language) -> str:
        """Everything the viewer may know, in words."""
        return Description(PHRASES[language], observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture."""
        return PHRASES[language](f"view-{view}")

    def alt(self, observation: JourneyObservation, view: str, language: Language) -> str:
        """The alt text of a picture."""
        return Description(PHRASES[language], observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, with the rule's number."""
        say = PHRASES[language]
        facts = {name: say.name(fact) if say.names(fact) else fact for name, fact in refusal.facts.items()}
        why = say(refusal.reason, **facts)
        return why if refusal.rule == NO_RULE else say("refusal-with-rule", why=why, rule=refusal.rule)

    def outcome(self, observation: JourneyObservation, language: Language) -> str:
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
        """What was agreed differently from the usual, in one line."""
        usual = type(options)()
        changed = [
            self.option(name, str(value), language).label
            for name, value in options
            if name != SEATS_FIELD and value != getattr(usual, name)
        ]
        return APART.join(changed)


_CHAPTERS: Mapping[Language, tuple[Chapter, ...]] = {
    language: read_chapters(STRINGS / f"rules-{language}.md") for language in LANGUAGES
}
WORDS = JourneyWords()
