"""The world of the sandbox: who and what there is, its clock, and how Discord writes it down."""

from bot.sandbox.world.clock import Clock, Snowflakes
from bot.sandbox.world.commands import CommandRegistry
from bot.sandbox.world.files import FileStore
from bot.sandbox.world.interactions import Interaction, PendingInteractions
from bot.sandbox.world.model import (
    APP_ID,
    DM,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    VOICE,
    Attachment,
    Channel,
    Guild,
    Message,
    User,
)
from bot.sandbox.world.payloads import Payloads
from bot.sandbox.world.world import World

__all__ = [
    "APP_ID",
    "DM",
    "NEWS",
    "NEWS_THREAD",
    "PRIVATE_THREAD",
    "PUBLIC_THREAD",
    "TEXT",
    "VOICE",
    "Attachment",
    "Channel",
    "Clock",
    "CommandRegistry",
    "FileStore",
    "Guild",
    "Interaction",
    "Message",
    "Payloads",
    "PendingInteractions",
    "Snowflakes",
    "User",
    "World",
]
