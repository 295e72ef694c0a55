"""What the texts of all games have alike: a game brings its phrasebook and its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Protocol, Self, TypeVar

from bot.text.catalogue import Language, Translator
from bot.text.chapters import read_chapters
from bot.text.game_text import Chain, Chapter, Item, Unknown
from bot.text.glossary import Entry, explain_signs
from bot.text.phrasebook import Forms, Phrasebook

if TYPE_CHECKING:
    from bot.engine import Action, Event, Observation, Options, Refusal, Seat

P = TypeVar("P", bound=Phrasebook)
O = TypeVar("O", bound="Observation")  # noqa: E741 - as in bot.engine

APART: Final = " · "
NO_RULE: Final = "-"
LONGEST_FACT: Final = 60
"""Characters of something unknown that are repeated."""
UNASKED: Final = frozenset({"seats"})
"""Options the lobby fills in: who has sat down is said elsewhere."""


class Prompts(Protocol):
    """Questions to one observer in one language."""

    def prompt(self) -> str:
        """What the viewer must decide now."""


class Menus(Protocol):
    """Menus for one observer in one language."""

    def path(self, action: Action, /) -> tuple[Item, ...]:
        """The menu levels that lead to an action."""


class Description(Protocol):
    """A position in words for one observer in one language."""

    def whole(self) -> str:
        """Everything the viewer may know."""

    def alt(self, view: str, /) -> str:
        """The alt text of a picture."""


class BaseGameText(Generic[O, P]):
    """A game's texts (`GameText[O]`) from its phrasebook and the words that are its own.

    phrases: the phrasebook of each language. strings: the folder with the rules pages `rules-<language>.md`.
    status, outcome, tell, chains, tally, unknown: as in `GameText`. prompts, menus, description: made anew
    for each observation.
    glossary: explains everything with a name. signs: those in each picture, by the first word of its name.
    A game with more to say overrides `view`, `fact`, `chapters` or `options`.
    """

    def __init__(
        self,
        phrases: Mapping[Language, P],
        strings: Path,
        *,
        status: Callable[[P, O], str],
        outcome: Callable[[P, O], str],
        tell: Callable[[P, Event, Seat | None], str | None],
        prompts: Callable[[P, O], Prompts],
        menus: Callable[[P, O], Menus],
        description: Callable[[P, O], Description],
        glossary: Callable[[P], Iterable[Entry]],
        signs: Mapping[str, Sequence[str]],
        chains: Callable[[P, O], Sequence[Chain]] = lambda say, seen: (),
        tally: Callable[[P, Sequence[Event], O], Iterable[str]] = lambda say, events, seen: (),
        unknown: Callable[[P, O], Iterable[Unknown]] = lambda say, seen: (),
    ) -> None:
        self.phrases = phrases
        self.strings = strings
        self._status = status
        self._outcome = outcome
        self._tell = tell
        self._prompts = prompts
        self._menus = menus
        self._chains = chains
        self._tally = tally
        self._unknown = unknown
        self._description = description
        self._glossary = glossary
        self._signs = signs
        self._entries: dict[Language, tuple[Entry, ...]] = {}
        self._chapters: dict[Language, tuple[Chapter, ...]] = {}
        self.calls_you = True

    def of(self, options: Options) -> Self:
        """The texts of a table that plays with these options: the same where no word depends on them."""
        return self

    def naming_all(self) -> Self:
        """The same with the viewer named like the others."""
        found = copy(self)
        found.calls_you = False
        return found

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return self.phrases[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return self.phrases[language]("game-name")

    def seat(self, seat: Seat, language: Language) -> str:
        """A seat's name."""
        return self.phrases[language].label(seat)

    def status(self, observation: O, language: Language) -> str:
        """Where the game stands, in one or two lines for everybody."""
        return self._status(self._say(language, observation.viewer), observation)

    def prompt(self, observation: O, language: Language) -> str:
        """What the viewer must decide now, with the rule."""
        return self._prompts(self.phrases[language], observation).prompt()

    def paths(self, observation: O, language: Language) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the menu levels that lead to an action."""
        return self._menus(self.phrases[language], observation).path

    def chains(self, observation: O, language: Language) -> Sequence[Chain]:
        """Actions that may be chosen together with those that lead on from them."""
        return self._chains(self.phrases[language], observation)

    def unknown(self, observation: O, language: Language) -> Sequence[Unknown]:
        """The hidden pieces of others of which the viewer may note a guess."""
        return tuple(self._unknown(self.phrases[language], observation))

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event, if the viewer may know it and no other line says as much."""
        return self._tell(self._say(language, viewer), event, viewer)

    def describe(self, observation: O, language: Language) -> str:
        """Everything the viewer may know, in words."""
        return self._description(self._say(language, observation.viewer), observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture."""
        return self.phrases[language](f"view-{view}")

    def alt(self, observation: O, view: str, language: Language) -> str:
        """The alt text of a picture."""
        return self._description(self._say(language, observation.viewer), observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, with the rule's number."""
        say = self.phrases[language]
        facts = {name: self.fact(say, name, fact) for name, fact in refusal.facts.items()}
        why = say(refusal.reason, **facts)
        return why if refusal.rule == NO_RULE else say("refusal-with-rule", why=why, rule=refusal.rule)

    def fact(self, say: P, name: str, fact: str) -> str | int | Forms:
        """A fact of a refusal as its sentence needs it: a name with its forms, or as it is."""
        if say.names(fact):
            return say.name(fact)
        # It may be what a stranger's record says.
        return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"

    def outcome(self, observation: O, language: Language) -> str:
        """How the game ended."""
        return self._outcome(self._say(language, observation.viewer), observation)

    def tally(self, events: Sequence[Event], observation: O, language: Language) -> Sequence[str]:
        """Some numbers of a game that is over."""
        return tuple(self._tally(self.phrases[language], events, observation))

    def rules(self, language: Language) -> Sequence[Chapter]:
        """The summary for players, chapter by chapter."""
        if language not in self._chapters:
            self._chapters[language] = self.chapters(language)
        return self._chapters[language]

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """Reads the summary. Raises OSError without the page."""
        return read_chapters(self.strings / f"rules-{language}.md")

    def glossary(self, language: Language) -> Sequence[Entry]:
        """Everything of the game that has a name, explained, the signs last."""
        if language not in self._entries:
            say = self.phrases[language]
            signs = (sign for view in self._signs.values() for sign in view)
            self._entries[language] = (*self._glossary(say), *explain_signs(say, signs))
        return self._entries[language]

    def legend(self, view: str, language: Language) -> Sequence[Entry]:
        """What the signs in a picture mean. Raises KeyError for a picture nobody has said anything about."""
        return tuple(explain_signs(self.phrases[language], self._signs[view.partition("_")[0]]))

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values (`true` and `false` for a switch)."""
        say = self.phrases[language]
        message = f"option-{name}" if value is None else f"option-{name}-{value.lower()}"
        return Item(name if value is None else value.lower(), say(message), say(f"{message}.detail"))

    def options(self, options: Options, language: Language) -> str:
        """What was agreed differently from the usual, in one line."""
        usual = type(options)()
        changed = [
            self.option(name, str(getattr(options, name)), language).label
            for name in type(options).model_fields
            if name not in UNASKED and getattr(options, name) != getattr(usual, name)
        ]
        return APART.join(changed)

    def _say(self, language: Language, viewer: Seat | None) -> P:
        """How the viewer is told something."""
        say = self.phrases[language]
        return say.to(viewer) if self.calls_you else say
