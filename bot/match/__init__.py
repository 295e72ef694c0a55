"""One match being played: seats, actions, chance, undo, series, outbox. Async, no Discord.

Its rooms, each of which imports only those below it; a contract of import-linter keeps it so.

house, lessons   what the house does by itself; teaching
service          everything that can be asked of matches
tournaments      who enters, who meets whom
people           what is kept of users and servers: ratings, profiles, letters, privacy
daily            the position of the day
lobby, log       before a game; what is read again from a log
persistence      loading, locking, changing and storing; the outbox
consent          what the others are asked for
play             what follows from an action: position, end, series, time
computer         who of the house sits where, and where it thinks
settings         what users and servers have set
table            a match as values, and the draft of a change
clocks           time as values
bundle           a game as the bot knows it
"""

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
