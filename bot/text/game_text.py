"""What every game says of itself: observation to words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from bot.text.catalogue import Language, Translator
from bot.text.glossary import Entry

if TYPE_CHECKING:
    # Whoever paints says something too, and plays nothing.
    from bot.engine import Action, Event, Observation, Options, Refusal, Seat

O_contra = TypeVar("O_contra", bound="Observation", contravariant=True)
Tone = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Item:
    """One level of a menu: actions whose paths share the key at a level are offered together there.

    key: a short word, equal for equal choices. label: at most 80 characters. detail: at most 100.
    order: what to sort a long menu by, where all of it has such (`bot.text.collation` of a name). asks: it is
    a level of its own though nothing stands beside it, so that what cannot be taken back is asked once more.
    many: what lies below it is a menu in which up to so many lines may be chosen together, to be done one
    after the other, and then the action `then` if it is named.
    """

    key: str
    label: str
    detail: str = ""
    emoji: str = ""
    tone: Tone = "secondary"
    order: str = ""
    asks: bool = False
    many: int = 0
    then: str = ""


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


class GameText(Protocol[O_contra]):
    """The texts of one game. Everything is a pure function of what it is given."""

    def of(self, options: Options) -> GameText[O_contra]:
        """The texts of a table that plays with these options: others where names depend on them."""

    def naming_all(self) -> GameText[O_contra]:
        """The same with the viewer named like the others, for looking back; else the viewer is *you*."""

    def translator(self, language: Language) -> Translator:
        """The game's catalogue (with the common strings) in a language."""

    def name(self, language: Language) -> str:
        """The game's name."""

    def seat(self, seat: Seat, language: Language) -> str:
        """A seat's name, e.g. `Light`."""

    def status(self, observation: O_contra, language: Language) -> str:
        """Where the game stands, in one or two lines for everybody: turn, phase, score."""

    def prompt(self, observation: O_contra, language: Language) -> str:
        """What the viewer must decide now, in one or two sentences; only asked when `legal` is not empty."""

    def paths(self, observation: O_contra, language: Language) -> Callable[[Action], tuple[Item, ...]]:
        """What gives the way to each action through menus, outermost first: figure, then region.

        At least one item for each action.
        """

    def chains(self, observation: O_contra, language: Language) -> Sequence[Chain]:
        """Actions that may be chosen together with those that lead on from them."""

    def unknown(self, observation: O_contra, language: Language) -> Sequence[Unknown]:
        """The hidden pieces of others of which the viewer may note a guess."""

    def tell(self, event: Event, viewer: Seat | None, language: Language) -> str | None:
        """A log line about an event the viewer may know; None where there is nothing to say."""

    def describe(self, observation: O_contra, language: Language) -> str:
        """The whole position in words: the text twin of the pictures (Discord markdown, at most 3,800)."""

    def view(self, view: str, language: Language) -> str:
        """The name of a picture, e.g. `Table`: at most 60 characters."""

    def alt(self, observation: O_contra, view: str, language: Language) -> str:
        """Alt text of one picture, at most 1,024 characters."""

    def refusal(self, refusal: Refusal, language: Language) -> str:
        """Why an action is not allowed, one sentence with the rule's number."""

    def outcome(self, observation: O_contra, language: Language) -> str:
        """How it ended, one or two sentences; only asked when there is an outcome."""

    def tally(self, events: Sequence[Event], observation: O_contra, language: Language) -> Sequence[str]:
        """Some numbers of a game that is over, a short phrase each: its turns, its battles, its luck.

        events: all that happened, as far as the reader may know it.
        """

    def rules(self, language: Language) -> Sequence[Chapter]:
        """A summary of the rules as implemented, for players."""

    def glossary(self, language: Language) -> Sequence[Entry]:
        """Everything of the game that has a name, explained: pieces, cards, regions, signs in pictures.

        It tells of the game, never of a position. What the entries of a kind are is the message
        `glossary-<kind>`.
        """

    def legend(self, view: str, language: Language) -> Sequence[Entry]:
        """What the signs in a picture mean: icons, badges, tracks; at most 3,000 characters together."""

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """The label of an option (value None) or of one of its values."""

    def options(self, options: Options, language: Language) -> str:
        """The agreed options in one line; empty when all are as usual."""
