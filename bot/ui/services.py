"""The services the parts of the ui share: one object for each need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.draw.picture_service import PictureService
from bot.engine import Record, Seat
from bot.match.bundle import GameBundle
from bot.match.clocks import PaceChoice, utcnow
from bot.match.house import ComputerPlayers, Reviewer
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.origin import Origin
from bot.match.values import UserId
from bot.text import Language
from bot.ui.late_pictures import LatePictures, PagePictures, PictureEdits, PrivatePictures
from bot.ui.memory import (
    Backpressure,
    BoundedDict,
    HangingPictures,
    LatePanels,
    LongWork,
    MessageSlots,
    TableMessages,
)
from bot.ui.open_panels import OpenPanels, PanelsElsewhere
from bot.ui.presentation import Languages, Presentation
from bot.ui.sight import Sight


@dataclass(frozen=True, slots=True)
class LobbyRequest:
    """A request for a lobby: which game, and what has been said of it."""

    key: str
    guests: tuple[UserId, ...] = ()  # invited
    options: Mapping[str, object] | None = None  # given with the command
    seat: Seat | None = None  # the own one
    settled: Mapping[str, object] | None = None  # what the command itself stands for
    level: str | None = None  # of the computer players who take the other seats at once
    first_game: bool = False  # every kind of decision is introduced in it
    hired: tuple[str, ...] = ()  # levels of computer players who sit down in the lobby
    pace: PaceChoice | None = None  # None for the server's
    origin: Origin | None = None  # what is played on from


@dataclass(frozen=True, slots=True)
class TakenIn:
    """A record that has been played through, and who gave it. bundle: with the words of its options."""

    user: UserId
    bundle: GameBundle
    record: Record


MOST_TAKEN_IN: Final = 64
"""Records kept at hand; of an older one its file must be given again."""


@dataclass(frozen=True, slots=True)
class Operator:
    """The operator of the bot, and how to reach them, where that is known; and for how many days a server
    is kept that the bot has left."""

    name: str | None = None
    contact: str | None = None
    retention_days: int = 30


UNNAMED: Final = Operator()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The finding when something was tried. is_well: None where it is only to be known."""

    is_well: bool | None
    text: str


class Services:
    """The services of the ui. Nothing they remember is needed after a restart."""

    def __init__(
        self,
        matches: MatchService,
        computers: ComputerPlayers,
        reviewer: Reviewer,
        pictures: PictureService,
        presentation: Presentation,
        default_language: Language = "en",
        now: Callable[[], datetime] = utcnow,
        operator: Operator = UNNAMED,
        sight: Sight | None = None,
    ) -> None:
        self.matches = matches
        self.computers = computers
        self.reviewer = reviewer
        self.pictures = pictures
        self.presentation = presentation
        self.now = now
        self.operator = operator
        self.sight = sight or Sight()
        self.languages = Languages(matches, default_language)
        self.backpressure = Backpressure()
        self.page_pictures = PagePictures(presentation, pictures, self.backpressure)
        self.late_panels = LatePanels()
        self.panels = OpenPanels(now)
        self.panels_elsewhere = PanelsElsewhere(now)
        self.tables = TableMessages()
        self.slots = MessageSlots()
        self.long_work = LongWork()
        self.picture_edits = PictureEdits(matches)
        self.late_pictures = LatePictures(self.page_pictures, self.picture_edits)
        self.offered_threads: BoundedDict[int, LobbyRequest] = BoundedDict()
        """What those asked for who were then offered a thread, by a number in the button."""
        self.taken_in: BoundedDict[int, TakenIn] = BoundedDict(MOST_TAKEN_IN)
        """Records people have given to be stepped through, by a number in the buttons."""
        self.hanging = HangingPictures()
        self.private_pictures = PrivatePictures(matches, self.late_pictures, self.panels, self.hanging)

    async def language_of(self, table: Table, locale: str | None) -> Language:
        """The language of a table's message: of its server, or of who is alone there with the house.

        locale: the server's, as Discord says it.
        """
        people = table.people
        if len(people) == 1 and await self.sight.is_for_members(table.place):
            return await self.languages.of_user(people[0])
        return await self.languages.of_guild(table.place.guild, locale)
