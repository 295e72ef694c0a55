"""A small, strict Discord on this machine: REST and gateway on loopback, and a page to click in."""

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control.answers import Answer, SeenMessage
from bot.sandbox.control.driver import Driver, Person
from bot.sandbox.rest.faults import Fault
from bot.sandbox.server import Sandbox
from bot.sandbox.settings import (
    ChannelPlan,
    GuildPlan,
    OverwritePlan,
    PersonPlan,
    RateRule,
    RateSettings,
    SandboxSettings,
    WorldPlan,
)

__all__ = [
    "Answer",
    "ChannelPlan",
    "Driver",
    "Fault",
    "GuildPlan",
    "ImpossibleError",
    "OverwritePlan",
    "Person",
    "PersonPlan",
    "RateRule",
    "RateSettings",
    "Sandbox",
    "SandboxSettings",
    "SeenMessage",
    "WorldPlan",
]
