"""What is kept about a user, as a file to take away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import orjson

from bot.match.log.records import own_lines
from bot.match.people.settings import UserSettings
from bot.match.table import MatchId, UserId
from bot.store import (
    ActRow,
    FeatRow,
    PersonRow,
    PuzzleAnswerRow,
    RatingRow,
    RatingStep,
    ResultRow,
    SettingRow,
    Store,
    StoredTournament,
)

MOST_CHANGES: Final = 100_000
"""Changes of settings in an export: all of them, if only there are not absurdly many."""


async def export(store: Store, user: UserId, settings: UserSettings) -> str:
    """Everything kept about a user as JSON. Raises StoreError."""
    matches, results = await store.person(user)
    own = {
        each.match: own_lines(await store.entries(each.match), each.seat)
        for each in matches
        if each.seat is not None and each.phase != "lobby"
    }
    ratings = await store.ratings_of(None, [user])
    history = await store.rating_history(user, None)
    feats = await store.feats(None, user)
    acts = await store.acts_of(user)
    answers = await store.puzzles.answers_of(user)
    found = [await store.tournament(each) for each in await store.tournaments_of(user)]
    tournaments = [each for each in found if each is not None]
    # Whom others have blocked is theirs.
    blocked = [other for by, other in await store.blocks(user) if by == user]
    changes = await store.setting_changes(None, user, MOST_CHANGES)
    kept = (ratings, history, feats, tournaments, blocked, changes, acts, answers)
    return document(user, settings, matches, results, own, *kept)


def document(
    user: UserId,
    settings: UserSettings,
    matches: tuple[PersonRow, ...],
    results: tuple[ResultRow, ...],
    actions: Mapping[MatchId, list[str]],
    ratings: tuple[RatingRow, ...] = (),
    history: tuple[RatingStep, ...] = (),
    feats: tuple[FeatRow, ...] = (),
    tournaments: Iterable[StoredTournament] = (),
    blocked: Sequence[UserId] = (),
    changes: Sequence[SettingRow] = (),
    acts: tuple[ActRow, ...] = (),
    answers: tuple[PuzzleAnswerRow, ...] = (),
) -> str:
    """Everything kept about a user as JSON. Of a match that is being played, only the user's own actions."""
    found: dict[str, Any] = {
        "user": str(user),
        "settings": settings.model_dump(mode="json"),
        "settings_of_servers": [
            {"guild": str(each.guild), "at": each.at, "name": each.name, "after": each.after}
            for each in changes
        ],
        "blocked": [str(each) for each in blocked],
        "matches": [
            {
                "match": each.match,
                "game": each.game,
                "guild": str(each.guild),
                "channel": str(each.channel),
                "phase": each.phase,
                "created": each.created,
                "host": each.host,
                "invited": each.invited,
                "seat": each.seat,
                "follows": each.follows,
                "left": each.left,
                "left_after": each.left_after,
                "actions": actions.get(each.match, []),
            }
            for each in matches
        ],
        "results": [
            {
                "match": each.match,
                "seat": each.seat,
                "place": each.place,
                "won": each.won,
                "score": each.score,
                "house": each.house,
                "finished": each.finished,
            }
            for each in results
        ],
        "ratings": [
            {
                "guild": str(each.guild),
                "game": each.game,
                "side": each.side,
                "season": each.season,
                "mean": each.mu,
                "deviation": each.sigma,
                "played": each.played,
                "won": each.won,
                "points": each.points,
                "last": each.last,
            }
            for each in ratings
        ],
        "rating_history": [
            {
                "guild": str(each.guild),
                "game": each.game,
                "mean": each.mu,
                "deviation": each.sigma,
                "at": each.at,
            }
            for each in history
        ],
        "feats": [
            {
                "guild": str(each.guild),
                "game": each.game,
                "match": each.match,
                "seat": each.seat,
                "feat": each.feat,
                "at": each.at,
            }
            for each in feats
        ],
        "tournaments": [_tell_tournament(user, each) for each in tournaments],
        "acts": [
            {
                "guild": str(each.guild),
                "at": each.at,
                "what": each.what,
                "match": each.match,
                "by_you": each.by == user,
                "about_you": each.about == user,
            }
            for each in acts
        ],
        "positions_of_the_day": [
            {
                "guild": str(each.guild),
                "day": each.day,
                "choice": each.choice,
                "solved": each.solved,
                "at": each.at,
            }
            for each in answers
        ],
    }
    return orjson.dumps(found, option=orjson.OPT_INDENT_2).decode()


def _tell_tournament(user: UserId, stored: StoredTournament) -> dict[str, Any]:
    row = stored.row
    own = next((each for each in stored.entrants if each.user == user), None)
    return {
        "tournament": row.id,
        "name": row.name,
        "game": row.game,
        "guild": str(row.guild),
        "channel": str(row.channel),
        "phase": row.phase,
        "created": row.created,
        "host": row.host == user,
        "number": None if own is None else own.number,
        "since": None if own is None else own.since,
        "until": None if own is None else own.until,
    }
