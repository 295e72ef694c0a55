"""One match being played: seats, actions, chance, undo, series, outbox. Async, no Discord."""

from bot.match.bundle import GameBundle, Opening
from bot.match.clocks.house_clock import utcnow
from bot.match.lobby.options import options_to_offer
from bot.match.persistence.outbox import LaterError, Messenger, Outbox, OutboxItem, UndeliverableError
from bot.match.service.matches import MatchService
from bot.match.settings.settings import GuildSettings, UserSettings
from bot.match.table.values import (
    Answer,
    MatchId,
    Offer,
    Place,
    RefusedError,
    Standing,
    Table,
    UserId,
    View,
)

__all__ = [
    "Answer",
    "GameBundle",
    "GuildSettings",
    "LaterError",
    "MatchId",
    "MatchService",
    "Messenger",
    "Offer",
    "Opening",
    "Outbox",
    "OutboxItem",
    "Place",
    "RefusedError",
    "Standing",
    "Table",
    "UndeliverableError",
    "UserId",
    "UserSettings",
    "View",
    "options_to_offer",
    "utcnow",
]
