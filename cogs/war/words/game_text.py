"""Everything War of the Ring says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Action, Event, Options, Refusal, Seat
from bot.match.lobby import offered
from bot.text import LANGUAGES, Chapter, Item, Language, Translator, read_chapters
from cogs.war.groteka.words.units import handle_label, is_handle
from cogs.war.model.observation import WarObservation
from cogs.war.words.card_texts import reference
from cogs.war.words.description import Description, outcome, status
from cogs.war.words.menus import Choices
from cogs.war.words.names import APART
from cogs.war.words.phrases import PHRASES, STRINGS, Forms, Phrasebook
from cogs.war.words.prompts import Prompts
from cogs.war.words.story import tell

NO_RULE, UNIT = "-", "unit"
FACTS: Mapping[str, tuple[str, ...]] = {
    "die": ("face-",),
    "face": ("face-",),
    "what": ("use-",),
    "card": ("card-",),
    "figure": ("figure-", "hero-"),
    "nation": ("nation-",),
    "origin": ("region-",),
    "region": ("region-",),
}
"""Whose names the facts of refusals are, by the fact."""


class WarWords:
    """The texts of the game: `Words[WarObservation]`."""

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return PHRASES[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return PHRASES[language]("game-name")

    def seat(self, seat: Seat, language: Language) -> str:
        """A side's name."""
        return PHRASES[language].label(seat)

    def status(self, observation: WarObservation, language: Language) -> str:
        """Turn and phase, who decides, and how far both sides are on their ways to win."""
        return status(PHRASES[language], observation)

    def prompt(self, observation: WarObservation, language: Language) -> str:
        """What the viewer must decide now, with the rule."""
        return Prompts(PHRASES[language], observation).prompt()

    def paths(self, observation: WarObservation, language: Language) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the menu levels that lead to an action."""
        return Choices(PHRASES[language], observation).path

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event, if the viewer may know it and no other line says as much."""
        return tell(PHRASES[language], event, viewer)

    def describe(self, observation: WarObservation, language: Language) -> str:
        """Everything the viewer may know, in words."""
        return Description(PHRASES[language], observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture."""
        return PHRASES[language](f"view-{view}")

    def alt(self, observation: WarObservation, view: str, language: Language) -> str:
        """The alt text of a picture."""
        return Description(PHRASES[language], observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, with the rule's number."""
        say = PHRASES[language]
        facts = {name: _fact(say, name, value) for name, value in refusal.facts.items()}
        why = say(refusal.reason, **facts)
        return why if refusal.rule == NO_RULE else say("refusal-with-rule", why=why, rule=refusal.rule)

    def outcome(self, observation: WarObservation, language: Language) -> str:
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
            if name in offered(type(options), dict(options)) and value != getattr(usual, name)
        ]
        battle = [PHRASES[language]("skirmish-title")] if not options.counts else []
        return APART.join((*battle, *changed))


def _fact(say: Phrasebook, name: str, value: str) -> str | int | Forms:
    """A fact of a refusal: a number, the name of what has this id or mark, or a word nobody knows."""
    if value.isdecimal():
        return int(value)
    if name == UNIT and is_handle(value):
        return handle_label(say, value)
    for family in FACTS.get(name, ()):
        if value.isidentifier() and say.translator.has(f"{family}{value}"):
            return say.of(family, value)
    return value


def _chapters(language: Language) -> tuple[Chapter, ...]:
    """The chapters of the game and of the mod, then what all cards do."""
    pages = (STRINGS / f"{name}-{language}.md" for name in ("rules", "rules-groteka"))
    written = [chapter for page in pages for chapter in read_chapters(page)]
    return (*written, *reference(PHRASES[language]))


_CHAPTERS: Mapping[Language, tuple[Chapter, ...]] = {language: _chapters(language) for language in LANGUAGES}
WORDS = WarWords()
