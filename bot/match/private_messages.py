"""The private messages that stand, as the ui keeps them: what each speaks of, and whether that still is so.

It is kept with whom they are for, so that a commit knows whose message it makes untrue, and a restart loses
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.match.match import LastAction
from bot.match.repository import MatchRepository
from bot.match.settings import (
    UNSENT,
    Letter,
    LetterKind,
    Letters,
    SettingsRepository,
    UserSettings,
    drop_letters,
    letters_of,
    put_letter,
)
from bot.match.values import MatchId, UserId
from bot.match.views import NEXT, PLAYING, list_holding

MOST_REMEMBERED = 4_096


class PrivateMessages:
    """The private messages that stand with people. Raises RefusedError where the database does not answer."""

    def __init__(self, repository: MatchRepository, settings: SettingsRepository) -> None:
        self._repository = repository
        self._settings = settings
        self._acted: dict[tuple[MatchId, UserId], LastAction | None] = {}
        """What each did last when a message was written. It is in nobody's export: its numbers count what
        others do."""

    async def of(self, match: MatchId, user: UserId) -> tuple[Letter, ...]:
        """The messages about a match that stand with somebody."""
        return letters_of((await self._settings.user(user)).letters, match)

    async def list_holding(self, match: MatchId, user: UserId) -> frozenset[str]:
        """Return what is so now of all that a message to somebody may say of a match."""
        return list_holding(await self._repository.get(match), user)

    async def begin(self, match: MatchId, user: UserId, *, is_next: bool = False) -> tuple[str, ...]:
        """Notes that a panel is being sent, before it is; what it speaks of. is_next: that the turn is next.

        No commit is between: each either has come before, or finds what is noted here.
        """
        says = await self._list_said(match, user, is_next=is_next)
        if PLAYING not in says:
            return ()
        unsent = Letter(message=UNSENT, kind="panel", says=says)
        async with self._repository.hold(match):
            await self._change(user, lambda letters: put_letter(letters, match, unsent))
        return says

    async def note_sent(
        self, match: MatchId, user: UserId, message: int, says: Sequence[str], kind: LetterKind = "panel"
    ) -> bool:
        """Notes which message it has become; whether all it says still is so.

        Of a message that speaks of nothing that may end nothing is kept.
        """
        if not says:
            return True
        letter = Letter(message=message, kind=kind, says=tuple(sorted(says)))
        await self._change(user, lambda letters: put_letter(letters, match, letter))
        return letter.is_true(await self.list_holding(match, user))

    async def note_shown(self, match: MatchId, user: UserId, message: int) -> None:
        """Notes that a private message shows a panel as things stand now."""
        says = await self._list_said(match, user)
        letter = Letter(message=message, kind="panel", says=says)
        if letter in await self.of(match, user):
            return
        if PLAYING not in says:
            await self.drop(user, message)
            return

        def make(settings: UserSettings) -> UserSettings:
            # A list of tables that has become the panel of one of them is a list no longer.
            reminder = None if settings.reminder == message else settings.reminder
            letters = put_letter(settings.letters, match, letter)
            return settings.model_copy(update={"letters": letters, "reminder": reminder})

        await self._settings.change_user(user, make)

    async def restate(self, match: MatchId, user: UserId, letter: Letter, says: Iterable[str]) -> None:
        """Notes what a message speaks of now, if it stands there still."""
        anew = letter.model_copy(update={"says": tuple(sorted(says))})

        def change(letters: Letters) -> Letters:
            return put_letter(letters, match, anew) if letter in letters_of(letters, match) else letters

        await self._change(user, change)

    async def move(self, user: UserId, message: int, anew: int) -> None:
        """Notes that a message stands in another one now."""

        def change(letters: Letters) -> Letters:
            return {
                of: tuple(
                    letter.model_copy(update={"message": anew}) if letter.message == message else letter
                    for letter in standing
                )
                for of, standing in letters.items()
            }

        await self._change(user, change)

    async def drop(self, user: UserId, message: int, match: MatchId | None = None) -> None:
        """Notes that a message is gone, or speaks of a match no longer."""
        await self._change(user, lambda letters: drop_letters(letters, message, match))

    async def has_moved(self, match: MatchId, user: UserId) -> bool:
        """Tell whether somebody has acted since they were written to; False where nobody remembers."""
        if (match, user) not in self._acted:
            return False
        last = await self._find_last_action(match, user)
        return last is not None and last != self._acted[match, user]

    async def _list_said(self, match: MatchId, user: UserId, *, is_next: bool = False) -> tuple[str, ...]:
        """Return what a panel speaks of: all that is so, but whose turn is next only where it is told."""
        self._remember(match, user, await self._find_last_action(match, user))
        holds = await self.list_holding(match, user)
        return tuple(sorted(holds if is_next else holds - {NEXT}))

    async def _find_last_action(self, match: MatchId, user: UserId) -> LastAction | None:
        loaded = await self._repository.get(match)
        seat = loaded.seat_of(user)
        return next((action for action in loaded.last_actions if action.seat == seat), None)

    def _remember(self, match: MatchId, user: UserId, action: LastAction | None) -> None:
        self._acted.pop((match, user), None)
        self._acted[match, user] = action
        while len(self._acted) > MOST_REMEMBERED:
            del self._acted[next(iter(self._acted))]

    async def _change(self, user: UserId, change: Callable[[Letters], Letters]) -> None:
        """Writes only what is another afterwards."""
        before = (await self._settings.user(user)).letters
        if dict(change(before)) == dict(before):
            return

        def make(settings: UserSettings) -> UserSettings:
            return settings.model_copy(update={"letters": change(settings.letters)})

        await self._settings.change_user(user, make)
