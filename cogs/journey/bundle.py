"""The Lord of the Rings: Journey to Mordor, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, Components, GameBundle
from cogs.journey import events as told
from cogs.journey.agent import AGENT, find_opening, say_opening
from cogs.journey.components import PRINTED, Profile
from cogs.journey.feats import FEATS
from cogs.journey.game import JOURNEY
from cogs.journey.lessons import LESSONS
from cogs.journey.moments import MOMENTS
from cogs.journey.painting import BOARD, FACES
from cogs.journey.words import PROFILE, WORDS, describe_printed

COMPONENTS = Components("profile", PROFILE, Profile, PRINTED, (FACES,), describe_printed)
BEGUN = Begun(find_opening, say_opening)
BUNDLE = GameBundle(
    JOURNEY,
    WORDS,
    BOARD,
    told.EVENTS,
    AGENT,
    components=COMPONENTS,
    lessons=LESSONS,
    feats=FEATS,
    moments=MOMENTS,
    begun=BEGUN,
    draws=True,
    lines=False,
)
