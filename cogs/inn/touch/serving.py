"""The house as the page of the board asks it: what the panel would show, to whom it would be shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from hashlib import blake2b
from typing import Any, Final

import orjson

from bot.draw.board import Board
from bot.draw.encode import Encoded
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.text import Language
from bot.ui.interactions.touching import (
    TouchContext,
    check_touch,
    press_board,
    show_board,
    tell_board,
)
from bot.ui.memory import BoundedDict
from bot.ui.open_panels import subject
from bot.ui.page import ComponentId, Kind, Page, PictureRequest
from bot.ui.services import Services
from bot.web.house import THEMES, Press, Shown
from bot.worker import WorkerError
from cogs.inn.touch.service import Doors

EVERYBODY: Final[UserId] = 0
MOST_SHOWN: Final = 2048
"""Pictures that are remembered to have been shown; what is asked for later is shown anew first."""
WORDS: Final = (
    *("title", "open", "open-about", "no-script", "board", "choices", "log", "close", "cancel", "confirm"),
    *("zoom-in", "zoom-out", "zoom-whole", "lost", "back-again", "theme", "in-discord"),
    *("several", "small", "way", "touch-here", "drag-here", "along", "hold", "let-go"),
)
"""What the page says itself: messages `touch-page-…`."""


class TouchedHouse:
    """A house for `bot.web`."""

    def __init__(self, services: Services, doors: Doors) -> None:
        self._services = services
        self._doors = doors
        self._pictures: BoundedDict[tuple[MatchId, str, str], tuple[Page, PictureRequest]] = BoundedDict(
            MOST_SHOWN
        )
        self._themes: BoundedDict[UserId, str] = BoundedDict(MOST_SHOWN)
        self.theme = services.presentation.theme

    def words(self, language: Language) -> Mapping[str, str]:
        """Give the words of the page itself."""
        translator = self._services.presentation.translator(language)
        return {word: translator(f"touch-page-{word}") for word in WORDS}

    def explain(self, error: RefusedError, language: Language) -> str:
        """Explain in one sentence why something was turned down."""
        return self._services.presentation.explain(error, None, language)

    async def find(self, link: str) -> Language:
        """Check that a link can be used, without using it; return the language it was asked for in."""
        return (await self._doors.find(link)).language

    async def spend(self, link: str) -> tuple[str, MatchId]:
        """Use a link; return what the browser is to keep, and the match it leads to."""
        kept, spent = await self._doors.spend(link)
        return kept, spent.match

    async def recognise(self, kept: str) -> tuple[UserId, Language]:
        """Tell whose browser it is that has this, and the language to speak to that person in."""
        user, spoken = await self._doors.recognise(kept)
        return user, (await self._services.matches.user_settings(user)).language or spoken

    async def audience(self, match: MatchId, user: UserId) -> UserId:
        """Tell for whom somebody sees a match: 0 where it is what everybody sees."""
        return EVERYBODY if await self._seat(match, user) == "" else user

    async def show(self, match: MatchId, user: UserId, language: Language) -> Shown:
        """Show a match as it is."""
        context = TouchContext(self._services, user, language, "")
        await show_board(context, match)
        return await self._tell(context, match)

    async def press(self, match: MatchId, user: UserId, language: Language, press: Press) -> Shown:
        """Do what a press says; show what comes of it."""
        context = TouchContext(self._services, user, language, f"touch-{user}-{press.token}")
        with self._services.backpressure.begin(id(context)):
            await press_board(context, press.custom_id, press.values)
            return await self._tell(context, match)

    async def picture(self, match: MatchId, user: UserId, stem: str, theme: str) -> Encoded:
        """Give a picture that was shown."""
        seat = await self._seat(match, user)
        shown_picture = self._pictures.get((match, "", stem)) or self._pictures.get((match, seat, stem))
        if shown_picture is None:
            raise RefusedError("touch-nothing-here")
        self._themes.put(user, theme if theme in THEMES else self.theme)
        try:
            # Nothing can be touched before it is there.
            return await self._services.pictures.picture(*self._describe(*shown_picture, user), urgent=True)
        except WorkerError as error:
            raise RefusedError("refused-otherwise") from error

    async def revision(self, match: MatchId) -> int:
        """Tell how often a match has changed."""
        return (await self._services.matches.repository.get(match)).row.revision

    def on_change(self, listener: Callable[[MatchId], None]) -> Callable[[], None]:
        """Have a function called when a match has changed here; return what ends that."""
        return self._services.matches.repository.on_change(listener)

    async def _seat(self, match: MatchId, user: UserId) -> str:
        """The seat through which somebody sees a match, empty for none. Raises RefusedError."""
        table: Table = await check_touch(self._services, match, user)
        return table.seat_of(user) or "" if table.phase != "lobby" else ""

    def _describe(
        self, page: Page, request: PictureRequest, user: UserId
    ) -> tuple[Board[Any], str, Hashable, str, float]:
        """Describe a picture to who paints it, in the theme that somebody has chosen last."""
        board, key = self._services.presentation.board(page.key), f"{page.key} {request.audience}"
        return board, key, request.scene, self._themes.get(user) or self.theme, request.scale

    async def _tell(self, context: TouchContext, match: MatchId) -> Shown:
        touched = await tell_board(context)
        told: dict[str, Any] = {"match": match, **touched.told}
        told["log"] = str(ComponentId(Kind.LOG, told["match"]))
        first = next((picture["stem"] for picture in told.get("pictures", ())), "")
        for stem, (page, request) in touched.pictures.items():
            # What is imagined or learnt is seen through the eyes of any seat, but shown to one.
            of = request.audience and (
                request.audience if context.panel_of else await self._seat(match, context.user)
            )
            shown = (told["match"], of, stem)
            if stem == first and self._pictures.get(shown) is None:
                # It is asked for as soon as this has arrived.
                self._services.pictures.begin(*self._describe(page, request, context.user))
            self._pictures.put(shown, (page, request))
        # As long as this stays, nothing new is to be seen: what a panel of Discord goes by, too.
        seen = told.get("parts") if context.panel_of is None else subject(context.panel_of)
        about = blake2b(repr(seen).encode(), digest_size=12).hexdigest()
        return Shown(orjson.dumps(told | {"about": about}), about, (told["match"], first) if first else None)
