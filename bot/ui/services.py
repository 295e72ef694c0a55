"""The services the parts of the ui share: one object for each need."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import discord

from bot.draw.picture_service import PictureService
from bot.match.clocks import utcnow
from bot.match.house import ComputerPlayers, Reviewer
from bot.match.lessons import School
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import UserId
from bot.match.views import Arrangement, View, find_arrangement
from bot.text import Language
from bot.ui.bounded import BoundedDict
from bot.ui.delivery.backpressure import Backpressure
from bot.ui.delivery.hanging_pictures import HangingPictures
from bot.ui.delivery.late_panels import LatePanels
from bot.ui.delivery.late_pictures import LatePictures
from bot.ui.delivery.message_slot import MessageSlots
from bot.ui.delivery.open_panels import OpenPanels
from bot.ui.delivery.page_pictures import PagePictures
from bot.ui.delivery.panels_elsewhere import PanelsElsewhere
from bot.ui.delivery.picture_edits import PictureEdits
from bot.ui.delivery.table_messages import TableMessages
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.interactions.taken_in import TakenIn
from bot.ui.languages import Languages
from bot.ui.long_work import LongWork
from bot.ui.messages.policy import UNNAMED, Operator
from bot.ui.messages.presentation import Presentation
from bot.ui.sight import Sight

MOST_TAKEN_IN: Final = 64
"""Records kept at hand; of an older one its file must be given again."""
MOST_SENT_ANEW: Final = 256
"""Messages that took another's place: remembered for a press that was on its way meanwhile."""


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
        self.school = School(matches, presentation.games)
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
        self.names = presentation.names
        self.long_work = LongWork()
        self.picture_edits = PictureEdits()
        self.late_pictures = LatePictures(self.page_pictures, self.picture_edits)
        self.offered_threads: BoundedDict[int, LobbyRequest] = BoundedDict()
        """What those asked for who were then offered a thread, by a number in the button."""
        self.taken_in: BoundedDict[int, TakenIn] = BoundedDict(MOST_TAKEN_IN)
        """Records people have given to be stepped through, by a number in the buttons."""
        self.sent_anew: BoundedDict[int, discord.WebhookMessage] = BoundedDict(MOST_SENT_ANEW)
        """What stands in place of a private message that was sent anew: for a press that was on its way."""
        self.hanging = HangingPictures()

    async def learn_names(self, table: Table) -> None:
        """Learn what the people of a table are called, before its pictures are asked for."""
        await self.names.learn(user for _, user in table.seats if user is not None)

    def knows_names(self, table: Table) -> bool:
        """Check whether it is known what the people of a table are called."""
        return self.names.are_known(user for _, user in table.seats if user is not None)

    async def find_introduced(self, view: View, user: UserId) -> str | None:
        """The kind of decision that is to be introduced to somebody now: in a first game alone."""
        schooling = (await self.matches.user_settings(user)).schooling
        return await self.school.introduce(view, user) if schooling.first_game == view.table.id else None

    async def find_arrangement(self, view: View, user: UserId) -> Arrangement:
        """Find what somebody may do with set-ups of their own now."""
        settings = await self.matches.user_settings(user)
        return find_arrangement(self.presentation.bundle(view.table).game, view, settings)
