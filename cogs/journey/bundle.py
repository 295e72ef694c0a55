"""The Lord of the Rings: Journey to Mordor, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import Components, GameBundle
from cogs.journey.agent import AGENT
from cogs.journey.components import PRINTED
from cogs.journey.events import EVENTS
from cogs.journey.feats import FEATS
from cogs.journey.game import JOURNEY
from cogs.journey.lessons import LESSONS
from cogs.journey.painting.board import BOARD, FACES
from cogs.journey.profile import Profile
from cogs.journey.words.description import describe_printed
from cogs.journey.words.text import PROFILE, WORDS

COMPONENTS = Components("profile", PROFILE, Profile, PRINTED, (FACES,), describe_printed)
BUNDLE = GameBundle(
    JOURNEY,
    WORDS,
    BOARD,
    EVENTS,
    AGENT,
    components=COMPONENTS,
    lessons=LESSONS,
    feats=FEATS,
    draws=True,
)
