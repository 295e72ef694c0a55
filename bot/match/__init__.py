"""One match being played: seats, actions, chance, undo, series, outbox. Async, no Discord.

Its rooms, each of which imports only those below it; a contract of import-linter keeps it so.

house                            what the house does by itself
matches                          everything that can be asked of matches
requests, timekeeping, keepers   what is asked of the others, of the clock, and by managers
operations, tournaments          what the operator asks; who enters, who meets whom
privacy, private_messages        what is kept of people and servers
company, rating, archive         who plays with whom, how well, what was played
lobby, component_files, review   before a game, and after it
repository, storing              one change at a time; what is loaded, what a commit adds
proposals, undo, offers          what the others are asked for
answering, ahead                 what was answered before it was asked
play, results                    what follows from an action, and what a game counts
views                            what a user may know
entries, settings                the log, and what users and servers have set
match, stored_offers             a match as a value
bundle, clocks, values           a game as the bot knows it, time as values, the first words
thinking, workers                where the house thinks; what tells and what wakes
"""

from bot.match.bundle import GameBundle, Variant
from bot.match.clocks import utcnow
from bot.match.lobby import options_to_offer
from bot.match.match import Offer, Table
from bot.match.matches import MatchService
from bot.match.rating import Standing
from bot.match.settings import GuildSettings, UserSettings
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.match.views import Answer, View
from bot.match.workers import LaterError, Messenger, Outbox, OutboxItem, UndeliverableError

__all__ = [
    "Answer",
    "GameBundle",
    "GuildSettings",
    "LaterError",
    "MatchId",
    "MatchService",
    "Messenger",
    "Offer",
    "Outbox",
    "OutboxItem",
    "Place",
    "RefusedError",
    "Standing",
    "Table",
    "UndeliverableError",
    "UserId",
    "UserSettings",
    "Variant",
    "View",
    "options_to_offer",
    "utcnow",
]
