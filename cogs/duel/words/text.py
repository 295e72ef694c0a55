"""Everything Duel for Middle-earth says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Action, Event, Options, Refusal, Seat
from bot.text import LANGUAGES, Chapter, Item, Language, Translator, read_chapters
from cogs.duel.observation import DuelObservation
from cogs.duel.state import EFFECT_KINDS
from cogs.duel.words.description import Description, outcome, status
from cogs.duel.words.menus import Choices
from cogs.duel.words.names import APART, thing_label
from cogs.duel.words.phrases import PHRASES, STRINGS, Forms, Phrasebook
from cogs.duel.words.prompts import Prompts
from cogs.duel.words.story import tell

NO_RULE = "-"


class DuelWords:
    """The texts of the game: `Words[DuelObservation]`."""

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return PHRASES[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return PHRASES[language]("game-name")

    def seat(self, seat: Seat, language: Language) -> str:
        """A side's name."""
        return PHRASES[language].label(seat)

    def status(self, observation: DuelObservation, language: Language) -> str:
        """Chapter, whose turn it is, coins, and how far both sides are on the three ways to win."""
        return status(PHRASES[language], observation)

    def prompt(self, observation: DuelObservation, language: Language) -> str:
        """What the viewer must decide now, with the rule."""
        return Prompts(PHRASES[language], observation).prompt()

    def paths(self, observation: DuelObservation, language: Language) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the menu levels that lead to an action."""
        return Choices(PHRASES[language], observation).path

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event, if the viewer may know it and no other line says as much."""
        return tell(PHRASES[language], event, viewer)

    def describe(self, observation: DuelObservation, language: Language) -> str:
        """Everything the viewer may know, in words."""
        return Description(PHRASES[language], observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture."""
        return PHRASES[language](f"view-{view}")

    def alt(self, observation: DuelObservation, view: str, language: Language) -> str:
        """The alt text of a picture."""
        return Description(PHRASES[language], observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, with the rule's number."""
        say = PHRASES[language]
        facts = {name: _fact(say, name, value) for name, value in refusal.facts.items()}
        why = say(refusal.reason, **facts)
        return why if refusal.rule == NO_RULE else say("refusal-with-rule", why=why, rule=refusal.rule)

    def outcome(self, observation: DuelObservation, language: Language) -> str:
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
            if value != getattr(usual, name)
        ]
        return APART.join(changed)


def _fact(say: Phrasebook, name: str, value: str) -> str | int | Forms:
    """A fact of a refusal: a number, an effect's kind, the id of something, or a word nobody knows."""
    if value.isdecimal():
        return int(value)
    if name == "effect" and value in EFFECT_KINDS:
        return say(f"effect-{value}")
    return say.name(value) if say.names(value) else thing_label(say, value) or value


_CHAPTERS: Mapping[Language, tuple[Chapter, ...]] = {
    language: read_chapters(STRINGS / f"rules-{language}.md") for language in LANGUAGES
}
WORDS = DuelWords()
