"""The house as the page asks it: who comes, what they may see, what a press does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.draw.encode import Encoded
from bot.match.values import MatchId, RefusedError, UserId
from bot.text import Language

THEMES: Final = ("parchment", "night")
"""What the page may look like."""
PICTURE_NAME: Final = "[A-Za-z0-9_.-]{1,120}"
"""What a picture may be called in an address, as a regular expression."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The view somebody is shown, as JSON. about: equal as long as nothing new is to be seen. first: the
    match and the stem of the picture that stands first, if there is any."""

    json: bytes
    about: str
    first: tuple[MatchId, str] | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """A press: what the pressed part says, the lines chosen in it, and what makes it count once."""

    custom_id: str
    values: Sequence[str]
    token: str


@dataclass(frozen=True, slots=True)
class Entry:
    """The pass of somebody who comes from inside Discord.

    kept: what their page sends with every request. tables: what there is for them, by a name of each.
    table: the one Discord means, None where it may be one of several.
    """

    kept: str
    language: Language
    tables: Sequence[tuple[MatchId, str]]
    table: MatchId | None


class Inside(Protocol):
    """The way in from inside Discord, as an Activity. What is turned down raises RefusedError."""

    @property
    def application(self) -> int:
        """The application as which Discord knows the bot."""

    def words(self, language: Language) -> Mapping[str, str]:
        """Give the words of that way."""

    async def enter(self, code: str, instance: str) -> Entry:
        """Let in whom Discord vouches for by a code, where it has an instance of the Activity open."""

    async def recognise(self, kept: str, match: MatchId) -> tuple[UserId, Language]:
        """Tell who it is that was let in to a match with this, and the language to speak to them in."""


class House(Protocol):
    """The house. What it turns down raises RefusedError; who may see a match it asks at every call."""

    theme: str

    def words(self, language: Language) -> Mapping[str, str]:
        """Give the words of the page itself."""

    def explain(self, error: RefusedError, language: Language) -> str:
        """Explain in one sentence why something was turned down."""

    async def find(self, link: str) -> Language:
        """Check that a link can be used, without using it; return the language it was asked for in."""

    async def spend(self, link: str) -> tuple[str, MatchId]:
        """Use a link; return what the browser is to keep, and the match it leads to."""

    async def recognise(self, kept: str) -> tuple[UserId, Language]:
        """Tell whose browser it is that has this, and the language to speak to that person in."""

    async def audience(self, match: MatchId, user: UserId) -> UserId:
        """Tell for whom somebody sees a match: 0 where it is what everybody sees."""

    async def show(self, match: MatchId, user: UserId, language: Language) -> Shown:
        """Show a match as it is."""

    async def press(self, match: MatchId, user: UserId, language: Language, press: Press) -> Shown:
        """Do what a press says; show what comes of it."""

    async def picture(self, match: MatchId, user: UserId, stem: str, theme: str) -> Encoded:
        """Give a picture that was shown."""

    async def revision(self, match: MatchId) -> int:
        """Tell how often a match has changed, for the house's own use."""

    def on_change(self, listener: Callable[[MatchId], None]) -> Callable[[], None]:
        """Have a function called when a match has changed here; return what ends that."""
