"""The words of every game: prompts, menus, story, rules pages, glossary; and what all games share of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from bot.text.catalogue import Forms, GivenText, Language, Phrasebook, Translator

if TYPE_CHECKING:
    from bot.engine import (
        Action,
        ComponentFileError,
        ComponentProblem,
        Event,
        Observation,
        Options,
        Refusal,
        Seat,
    )


# What a game's things and the signs in its pictures are: everything that has a name, explained.

SIGN = "sign"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that has a name. key: its kind and id, `figure-frodo`; text: a few sentences, markdown."""

    key: str
    name: str
    text: str

    @property
    def kind(self) -> str:
        """Return the kind of thing it is: `figure`."""
        return self.key.partition("-")[0]


def explain_each(
    say: Phrasebook, kind: str, known: Iterable[str], explain: Callable[[str], str]
) -> Iterator[Entry]:
    """The entries of one kind, in their order. kind: how the messages with the names begin."""
    for known_id in known:
        yield Entry(f"{kind}-{known_id}", say.forms(f"{kind}-{known_id}")[""], explain(known_id))


def explain_signs(say: Phrasebook, signs: Iterable[str]) -> Iterator[Entry]:
    """Signs in pictures: the messages `sign-<id>`, with what each means as `.text`."""
    for sign in dict.fromkeys(signs):
        yield Entry(f"{SIGN}-{sign}", say(f"sign-{sign}"), say(f"sign-{sign}.text"))


# What every game says of itself: observation to words.

Tone = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Item:
    """One level of a menu: actions whose paths share the key at a level are offered together there."""

    key: str  # a short word, equal for equal choices
    label: str  # at most 80 characters
    detail: str = ""  # at most 100
    emoji: str = ""
    tone: Tone = "secondary"
    order: str = ""  # what to sort a long menu by, where all of it has such (`collation` of a name)
    # It is a level of its own though nothing stands beside it, so that what cannot be taken back is asked
    # once more.
    asks: bool = False
    # What lies below it is a menu in which up to so many lines may be chosen together, to be done one after
    # the other, and then the action `then` if it is named.
    many: int = 0
    then: str = ""
    # In a lesson's menu, which says of no choice what comes of it: the label there, where the other tells it,
    # and whether the detail stands on the thing itself.
    bare: str = ""
    printed: bool = False


def name_item(
    say: Phrasebook,
    key: str,
    message: str,
    emoji: str = "",
    tone: Tone = "secondary",
    **values: str | int | Forms,
) -> Item:
    """The item that a message names, with its `.detail` below."""
    return Item(key, say(message, **values), say(f"{message}.detail"), emoji, tone)


@dataclass(frozen=True, slots=True)
class Chain:
    """Several actions that are one thought, as one line of a menu: done one after the other, all or none.

    path: the way to it. instead: the first of them is not offered by itself.
    """

    actions: tuple[Action, ...]
    path: tuple[Item, ...]
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Unknown:
    """A hidden piece of others of which the viewer may note a guess.

    place: as in `Game.list_guesses`. label: where it stands. beliefs: what it may be, by their ids as keys.
    believed: those noted; told: the same in words, empty for none.
    """

    place: str
    label: str
    beliefs: tuple[Item, ...]
    believed: tuple[str, ...] = ()
    told: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules for players: a heading and Discord markdown, at most 3,500 characters."""

    key: str
    title: str
    body: str


# The rules for players, written as pages of Markdown beside the catalogues.

_HEADING = re.compile(r"^# (?P<title>.+) \{#(?P<key>[a-z]+)\}$", re.MULTILINE)


def read_chapters(page: Path) -> tuple[Chapter, ...]:
    """The chapters of a page: each starts with `# Title {#key}`. Raises OSError without the page."""
    text = page.read_text("utf-8")
    headings = list(_HEADING.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    return tuple(
        Chapter(heading["key"], heading["title"], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    )


# Why a component file cannot be used, said to whoever gave it.


def tell_problems(error: ComponentFileError, translator: Translator) -> Sequence[str]:
    """One line for each problem: which component, which field, what was expected; in Discord markdown.

    translator: of the game, which has words for the problems that are its own.
    """
    return [_tell_problem(translator, problem) for problem in error.problems]


def _tell_problem(translator: Translator, problem: ComponentProblem) -> str:
    # Whatever stands in the file is somebody's text, the names of its fields too.
    facts = {name: GivenText(fact) for name, fact in problem.facts.items()}
    what = translator(f"component-wrong-{problem.kind}", field=problem.field, **facts)
    component, field = GivenText(problem.component), GivenText(problem.field)
    if component and field:
        return translator("component-problem-field", component=component, field=field.code, what=what)
    if component or field:
        return translator("component-problem-component", component=component or field, what=what)
    return translator("component-problem-file", what=what)


# Where the steps of a menu lie in pictures.

Aim: TypeAlias = Callable[[str, Item], str]
"""Where a step on the way to an action, or to several in a row, lies in a picture: its handle as in
`Board.spots`, "" for nowhere."""
HELD: Final = "~"
"""Behind a handle: what is meant by holding something there before one lets it go."""


def aim_nowhere(action: str, item: Item) -> str:
    """Have no place for anything: what messages show is not touched."""
    return ""


def aim_by_word(seen: Observation, action: str, item: Item) -> str:
    """Aim at the word of an action with which the step's key ends: `to_rohan` in `march gondor rohan`."""
    words = (word for text in action.split(";") for word in text.split()[1:])
    return next((word for word in words if item.key == word or item.key.endswith(f"_{word}")), "")


# What the texts of all games have alike: a game brings its phrasebook and its own words.

P = TypeVar("P", bound=Phrasebook)
O = TypeVar("O", bound="Observation")  # noqa: E741 - as in bot.engine

APART: Final = " · "
LONGEST_ALT: Final = 1024
"""Characters of a picture's alt text."""
LONGEST_DETAIL: Final = 100
"""Characters of the small print of a choice."""
NO_RULE: Final = "-"
LONGEST_FACT: Final = 60
"""Characters of something unknown that are repeated."""
UNASKED: Final = frozenset({"seats"})
"""Options the lobby fills in: who has sat down is said elsewhere."""


class Prompts(Protocol):
    """Questions to one observer in one language."""

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""


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


def join_fitting(parts: Iterable[str], most: int = LONGEST_ALT, joint: str = " ") -> str:
    """Join parts, the most important first, as long as they fit; the first that does not ends it."""
    text = ""
    for part in parts:
        longer = f"{text}{joint}{part}" if text else part
        if len(longer) > most:
            break
        text = longer
    return text


def join_details(parts: Iterable[str]) -> str:
    """Join what fits in the small print of a choice; empty parts, and those that do not fit, are left out."""
    text = ""
    for part in parts:
        longer = f"{text}{APART}{part}" if text else part
        if part and len(longer) <= LONGEST_DETAIL:
            text = longer
    return text


class BaseGameText(Generic[O, P]):
    """The texts of one game, from its phrasebook and the words that are its own; each a pure function.

    phrases: the phrasebook of each language. strings: the folder with the rules pages `rules-<language>.md`.
    status, outcome, tell, chains, gestures, tally, unknown: as the methods. aim: as `aims`. prompts, menus,
    description: made anew for each observation. glossary: explains everything with a name. signs: those in
    each picture, by the first word of its name. minor: events that give way where a story is too long. A game
    with more to say
    overrides `view`, `fact`, `chapters` or `list_changed`.
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
        gestures: Callable[[P, O], Iterable[Chain]] = lambda say, seen: (),
        tally: Callable[[P, Sequence[Event], O], Iterable[str]] = lambda say, events, seen: (),
        unknown: Callable[[P, O], Iterable[Unknown]] = lambda say, seen: (),
        aim: Callable[[O, str, Item], str] = aim_by_word,
        minor: Iterable[type[Event]] = (),
    ) -> None:
        self.phrases = phrases
        self.strings = strings
        self._status = status
        self._outcome = outcome
        self._tell = tell
        self._prompts = prompts
        self._menus = menus
        self._chains = chains
        self._gestures = gestures
        self._tally = tally
        self._unknown = unknown
        self._aim = aim
        self.minor = frozenset(minor)
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
        """The same with the viewer named like the others, for looking back; else the viewer is *you*."""
        words = copy(self)
        words.calls_you = False
        return words

    def translator(self, language: Language) -> Translator:
        """The game's catalogue, with the common strings."""
        return self.phrases[language].translator

    def name(self, language: Language) -> str:
        """The game's name."""
        return self.phrases[language]("game-name")

    def reason(self, term: str, seat: Seat, language: Language) -> str:
        """Tell what speaks for a choice of a seat: a term of the evaluation of the game's player."""
        return self.translator(language)(f"why-{term}", seat=seat)

    def seat(self, seat: Seat, language: Language) -> str:
        """A seat's name, e.g. `Light`."""
        return self.phrases[language].label(seat)

    def status(self, observation: O, language: Language) -> str:
        """Tell where the game stands, in one or two lines for everybody: turn, phase, score."""
        return self._status(self._say(language, observation.viewer), observation)

    def prompt(self, observation: O, language: Language) -> str:
        """Tell the viewer what to decide now, in one or two sentences; asked only if `legal` is not empty."""
        return self._prompts(self.phrases[language], observation).prompt()

    def list_topics(self, observation: O) -> Sequence[str]:
        """List what may be new to the viewer about what is asked, first things first.

        A first game tells them one by one: the message `introduction-<topic>`. It is the kind of the
        decision, unless a game has more to say.
        """
        return tuple(decision.kind for decision in observation.waiting if decision.seat == observation.viewer)

    def paths(self, observation: O, language: Language) -> Callable[[Action], tuple[Item, ...]]:
        """Return a function giving the way to an action through menus, outermost first: figure, then region.

        At least one item for each action.
        """
        return self._menus(self.phrases[language], observation).path

    def chains(self, observation: O, language: Language) -> Sequence[Chain]:
        """Actions that may be chosen together with those that lead on from them."""
        return self._chains(self.phrases[language], observation)

    def gestures(self, observation: O, language: Language) -> Sequence[Chain]:
        """List further actions that are chosen together on a board alone, where they are one gesture: what is
        taken from one place to another."""
        return tuple(self._gestures(self.phrases[language], observation))

    def aims(self, observation: O) -> Aim:
        """Return a function giving where a step of the menu lies in the pictures."""
        return partial(self._aim, observation)

    def list_openings(self, observation: O) -> Sequence[Action]:
        """List the actions that only say what is to be done, before it is asked with what and where: on a
        board that is said by touching it. None, unless a game says so; the better of two comes first."""
        return ()

    def unknown(self, observation: O, language: Language) -> Sequence[Unknown]:
        """The hidden pieces of others of which the viewer may note a guess."""
        return tuple(self._unknown(self.phrases[language], observation))

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """The story line for an event, if the viewer may know it and no other line says as much."""
        return self._tell(self._say(language, viewer), event, viewer)

    def is_left_to_log(self, event: Event) -> bool:
        """Check whether the story under a picture does without an event: the picture and its head tell it."""
        return event.begins_turn

    def describe(self, observation: O, language: Language) -> str:
        """The whole position in words: the text twin of the pictures (Discord markdown, at most 3,800)."""
        return self._description(self._say(language, observation.viewer), observation).whole()

    def view(self, view: str, language: Language) -> str:
        """The name of a picture, e.g. `Table`: at most 60 characters."""
        return self.phrases[language](f"view-{view}")

    def alt(self, observation: O, view: str, language: Language) -> str:
        """The alt text of one picture, at most 1,024 characters."""
        return self._description(self._say(language, observation.viewer), observation).alt(view)

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Tell why an action is not allowed, in one sentence with the rule's number."""
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
        """Tell how the game ended, in one or two sentences; only asked when there is an outcome."""
        return self._outcome(self._say(language, observation.viewer), observation)

    def tally(self, events: Sequence[Event], observation: O, language: Language) -> Sequence[str]:
        """Some numbers of a game that is over, a short phrase each: its turns, its battles, its luck.

        events: all that happened, as far as the reader may know it.
        """
        return tuple(self._tally(self.phrases[language], events, observation))

    def rules(self, language: Language) -> Sequence[Chapter]:
        """The summary for players, chapter by chapter."""
        if language not in self._chapters:
            self._chapters[language] = self.chapters(language)
        return self._chapters[language]

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """Read the summary. Raises OSError without the page."""
        return read_chapters(self.strings / f"rules-{language}.md")

    def glossary(self, language: Language) -> Sequence[Entry]:
        """Everything of the game that has a name, explained, the signs last: pieces, cards, regions.

        It tells of the game, never of a position. What the entries of a kind are is the message
        `glossary-<kind>`.
        """
        if language not in self._entries:
            say = self.phrases[language]
            signs = (sign for view in self._signs.values() for sign in view)
            self._entries[language] = (*self._glossary(say), *explain_signs(say, signs))
        return self._entries[language]

    def legend(self, view: str, language: Language) -> Sequence[Entry]:
        """Explain the signs in a picture: icons, badges, tracks; at most 3,000 characters together.

        Raises KeyError for a picture nobody has said anything about.
        """
        return tuple(explain_signs(self.phrases[language], self._signs[view.partition("_")[0]]))

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values (`true` and `false` for a switch)."""
        say = self.phrases[language]
        message = f"option-{name}" if value is None else f"option-{name}-{value.lower()}"
        return Item(name if value is None else value.lower(), say(message), say(f"{message}.detail"))

    def options(self, options: Options, language: Language) -> str:
        """Tell what was agreed differently from the usual, in one line."""
        return self._list_options(options, self.list_changed(options), language)

    def tell_choices(self, options: Options, language: Language) -> str:
        """Tell of that what the print leaves to the players."""
        names = [name for name in self.list_changed(options) if name in options.in_print]
        return self._list_options(options, names, language)

    def tell_differences(self, options: Options, language: Language) -> str:
        """Tell the rest: what differs from the print."""
        names = [name for name in self.list_changed(options) if name not in options.in_print]
        return self._list_options(options, names, language)

    def list_changed(self, options: Options) -> Sequence[str]:
        """List the options that are not as usual, by their names."""
        usual = type(options)()
        return [
            name
            for name in type(options).model_fields
            if name not in UNASKED and getattr(options, name) != getattr(usual, name)
        ]

    def doubts(self, language: Language) -> Sequence[str]:
        """Tell what of the components is a reconstruction (P13), in a few words each."""
        return ()

    def _list_options(self, options: Options, names: Iterable[str], language: Language) -> str:
        return APART.join(self.option(name, str(getattr(options, name)), language).label for name in names)

    def _say(self, language: Language, viewer: Seat | None) -> P:
        """Return the phrases in which the viewer is told something."""
        say = self.phrases[language]
        return say.to(viewer) if self.calls_you else say


GameText: TypeAlias = BaseGameText[O, Any]
"""The texts of any game with such observations."""
