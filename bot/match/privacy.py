"""All that is kept of a user or a server: shown, exported, moved and erased."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson

from bot.match.archive import own_lines, record_of
from bot.match.repository import MatchRepository
from bot.match.settings import SettingsRepository, UserSettings, refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import Departure, GuildStore, SettingRow, Store, StoredTournament

# What is kept about a user, as a file to take away.

MOST_CHANGES: Final = 100_000
"""Changes of settings in an export: all of them, if only there are not absurdly many."""
LONG_IDS: Final = frozenset({"guild", "channel"})
"""Discord's ids are longer than numbers may be in JSON."""


async def export_person(store: Store, user: UserId, settings: UserSettings) -> str:
    """Everything kept about a user as JSON; of a match being played, their own actions alone."""
    matches, results = await store.person(user)
    own = {
        row.match: own_lines(await store.entries(row.match), row.seat)
        for row in matches
        if row.seat is not None and row.phase != "lobby"
    }
    changes = await store.setting_changes(None, user, MOST_CHANGES)
    tournaments = [await store.tournament(number) for number in await store.tournaments_of(user)]
    told: dict[str, Any] = {
        "user": str(user),
        "settings": settings.model_dump(mode="json"),
        "settings_of_servers": [_pick(change, "guild at name after") for change in changes],
        # Whom others have blocked is theirs.
        "blocked": [str(other) for by, other in await store.blocks(user) if by == user],
        "matches": [
            _pick(row, "match game guild channel phase created host invited seat follows left left_after")
            | {"actions": own.get(row.match, [])}
            for row in matches
        ],
        "results": [_pick(result, "match seat place won score house finished") for result in results],
        "ratings": [
            _pick(rating, "guild game side season mean=mu deviation=sigma played won points last")
            for rating in await store.ratings_of(None, [user])
        ],
        "rating_history": [
            _pick(rating, "guild game mean=mu deviation=sigma at")
            for rating in await store.rating_history(user, None)
        ],
        "parts": [
            _pick(part, "guild match seat finished ending")
            | {"turns": None if part.turns is None else orjson.loads(part.turns)}
            for part in await store.parts.list_of(user)
        ],
        "feats": [_pick(feat, "guild game match seat feat at") for feat in await store.feats(None, user)],
        "tournaments": [_tell_tournament(user, stored) for stored in tournaments if stored is not None],
        "acts": [
            _pick(act, "guild at what match") | {"by_you": act.by == user, "about_you": act.about == user}
            for act in await store.acts_of(user)
        ],
        "answers_ahead": [
            {"match": match, "seat": seat, "answer": orjson.loads(answer)}
            for match, seat, answer in await store.kept_answers_of(user)
        ],
        "guesses": [
            _pick(guess, "guild match about choice sure at points ended")
            for guess in await store.guesses.list_of(user)
        ],
        "notes": [_pick(note, "match text at") for note in await store.notes(user)],
        "reports": [
            _pick(report, "number match at language text answer answered")
            for report in await store.reports.list_of(user=user)
        ],
        "positions_of_the_day": [
            _pick(puzzle_answer, "guild day choice solved at")
            for puzzle_answer in await store.puzzles.answers_of(user)
        ],
        "open_boards": [
            _pick(session, "opened language until") for session in await store.boards.sessions_of(user)
        ],
        "sides": [_pick(side, "match seat joined gone") for side in await store.votes.sides_of(user)],
        "votes": [_pick(vote, "match seat choice line at") for vote in await store.votes.votes_of(user)],
        "what_if": [
            _pick(branch, "match created moment eyes") | {"actions": orjson.loads(branch.actions)}
            for branch in await store.branches.list_of(user)
        ],
    }
    return orjson.dumps(told, option=orjson.OPT_INDENT_2).decode()


def _pick(row: object, names: str) -> dict[str, Any]:
    """Some fields of a row, each by its name or `name=field`; servers and channels as texts."""
    pairs = (word.partition("=") for word in names.split())
    told = {name: getattr(row, field or name) for name, _, field in pairs}
    return {name: str(value or "") if name in LONG_IDS else value for name, value in told.items()}


def _tell_tournament(user: UserId, stored: StoredTournament) -> dict[str, Any]:
    own = next((entrant for entrant in stored.entrants if entrant.user == user), None)
    return (
        _pick(stored.row, "tournament=id name game guild channel phase created")
        | {"host": stored.row.host == user}
        | {name: getattr(own, name, None) for name in ("number", "since", "until")}
    )


# What is kept of a server as a whole: taken away as a file, erased at once, or erased once it was left.


A_DAY: Final = 86_400
"""Seconds."""
EXPORTED: Final[Mapping[str, tuple[str, ...]]] = {
    "guild_settings": ("settings",),
    "setting_change": ("at", "by_id", "name", "before", "after"),
    "act": ("at", "by_id", "what", "match_id", "about_id"),
    "match": (
        *("id", "series_id", "number", "series", "game", "channel_id", "phase", "host_id", "options"),
        *("outcome", "created", "changed"),
    ),
    "seat": ("match_id", "user_id", "seat", "stand_in"),
    "result": ("match_id", "game", "user_id", "seat", "place", "won", "score", "house", "finished"),
    "rating": (*("game", "side", "season", "user_id", "mu", "sigma", "played", "won", "points", "last"),),
    "rating_history": ("user_id", "game", "mu", "sigma", "at"),
    "feat": ("match_id", "seat", "feat", "user_id", "at"),
    "opening": ("match_id", "seat", "opening"),
    "tournament": ("id", "channel_id", "host_id", "name", "game", "phase", "terms", "round", "created"),
    "tournament_entrant": ("tournament_id", "number", "user_id", "since", "until"),
    "tournament_pairing": (
        *("tournament_id", "round", "board", "leg", "players", "channel_id", "match_id", "points"),
        *("reason", "played"),
    ),
    "puzzle": ("day", "match_id", "channel_id", "message_id", "until"),
}
"""What a server's file holds, by table and column."""
KEPT_BACK: Final = {
    "entry": "hidden while a game goes on; of one that is over there is the record",
    "snapshot": "follows from the log, and hidden like it",
    "packed_log": "the log of a finished game in another form",
    "review": "follows from the log",
    "part": "follows from the log",
    "branch": "what people tried out is theirs",
    "summary": "follows from the log",
    "tally": "follows from the results",
    "tally_pair": "follows from the results",
    "rating_cursor": "how far ratings have been reckoned",
    "receipt": "which presses have been answered",
    "outbox": "what is still to be told",
    "deadline": "what is still to be done",
    "invitation": "whom somebody has invited is theirs",
    "follower": "who follows a table is theirs",
    "note": "what people write down for themselves is theirs",
    "report": "what people write to whoever runs the bot is theirs",
    "handover": "follows from the log",
    "kept_answer": "what somebody has answered ahead of time is theirs",
    "puzzle_ahead": "questions that may still be asked",
    "puzzle_answer": "what people answered is theirs",
    "departure": "when the server was left",
    "side": "follows from the match, and is hidden while it goes on",
    "side_member": "who votes with whom is theirs",
    "vote": "what people voted for is theirs",
    "guess": "what people guessed is theirs",
    "board_link": "who opens the page of a board is theirs",
    "meta": "what has been posted",
}
"""What it does not hold, and why."""
_JSON: Final = frozenset({"settings", "before", "after", "options", "outcome", "terms", "players", "points"})
_NUMBERED: Final = frozenset({"match_id", "series_id", "tournament_id"})
"""Ids of ours; those of Discord's are longer than numbers may be in JSON."""


class ServerData:
    """Everything of a server. What is turned down raises RefusedError, and then nothing has changed."""

    def __init__(self, repository: MatchRepository, settings: SettingsRepository) -> None:
        self._repository = repository
        self._settings = settings

    @property
    def _guilds(self) -> GuildStore:
        return self._repository.store.guilds

    async def list_servers(self) -> frozenset[int]:
        """The servers of which anything is kept."""
        with refuse_on_storage_errors():
            return await self._guilds.list_guilds()

    async def list_departures(self) -> tuple[Departure, ...]:
        """The servers that were left; what is to be erased first comes first."""
        with refuse_on_storage_errors():
            return await self._guilds.list_departures()

    async def leave(self, guild: int, days: int) -> bool:
        """Notes that a server was left, and is to be erased after some days; whether that is new.

        The days are the house's: they pass while people could come back.
        """
        due = self._repository.house_clock.moment() + days * A_DAY
        with refuse_on_storage_errors():
            return await self._guilds.depart(guild, due)

    async def come_back(self, guild: int) -> bool:
        """Notes that the bot is on a server again; whether it had been away."""
        with refuse_on_storage_errors():
            return await self._guilds.stay(guild)

    async def erase(self, guild: int) -> None:
        """Erases a server: nobody is told, and what people have set for themselves stays."""
        with refuse_on_storage_errors():
            await self._guilds.erase(guild)
        self._settings.forget_guild(guild)
        self._repository.forget_all()

    async def list_changes(self, guild: int, most: int) -> tuple[SettingRow, ...]:
        """The latest changes of a server's settings, the last one first."""
        with refuse_on_storage_errors():
            return await self._repository.store.setting_changes(guild, None, most)

    async def export(self, guild: int) -> str:
        """Return what is kept of a server, as JSON: what its people can see there anyway."""
        told: dict[str, Any] = {"server": str(guild)}
        with refuse_on_storage_errors():
            for table, columns in EXPORTED.items():
                rows = await self._guilds.rows(guild, table)
                told[table] = [{name: _tell(name, row[name]) for name in columns} for row in rows]
        over = [match_row["id"] for match_row in told["match"] if match_row["phase"] == "over"]
        told["records"] = {str(match): text for match in over if (text := await self._record(match))}
        return orjson.dumps(told, option=orjson.OPT_INDENT_2).decode()

    async def _record(self, match: MatchId) -> str:
        """The record of a finished game; empty where it can no longer be read."""
        try:
            loaded = await self._repository.get(match)
        except RefusedError:
            return ""
        return str(record_of(loaded, await self._repository.read_entries(match), {}))


def _tell(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in _JSON and isinstance(value, str):
        return orjson.loads(value)
    return str(value) if name.endswith("_id") and name not in _NUMBERED else value
