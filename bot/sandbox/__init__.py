"""A small, strict Discord on this machine: REST and gateway on loopback, and a page to click in."""

from bot.sandbox.driver import Answer, Driver, Person, Refused, Seen
from bot.sandbox.faults import Fault
from bot.sandbox.server import Sandbox
from bot.sandbox.settings import (
    ChannelPlan,
    GuildPlan,
    PersonPlan,
    RateRule,
    RateSettings,
    Settings,
    WorldPlan,
)

__all__ = [
    "Answer",
    "ChannelPlan",
    "Driver",
    "Fault",
    "GuildPlan",
    "Person",
    "PersonPlan",
    "RateRule",
    "RateSettings",
    "Refused",
    "Sandbox",
    "Seen",
    "Settings",
    "WorldPlan",
]
