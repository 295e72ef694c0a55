"""Settings a sandbox is started with: its people and guilds, and the numbers Discord does not publish."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from bot.sandbox.permissions import parse_permissions

MIB = 1024 * 1024


class _Plan(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PersonPlan(_Plan):
    """One human user: `name` is the user name, by which tests address the person."""

    name: str
    display: str
    locale: str = "en-US"
    dms_open: bool = True
    manager: bool = False


class OverwritePlan(_Plan):
    """The permissions a channel allows or denies somebody, by Discord's names of them.

    `of` is `bot`, `everyone`, `managers` or a user name.
    """

    of: str = "bot"
    allow: tuple[str, ...] = ()
    deny: tuple[str, ...] = ()

    @field_validator("allow", "deny")
    @classmethod
    def check_names(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        """Refuse a permission that does not exist."""
        parse_permissions(names)
        return names


ChannelKind = Literal["text", "news", "voice"]
"""An ordinary channel, one of announcements, or a voice channel with its text chat."""


class ChannelPlan(_Plan):
    """One channel of a guild."""

    name: str
    kind: ChannelKind = "text"
    topic: str | None = None
    overwrites: tuple[OverwritePlan, ...] = ()


RoleName = Literal["bot", "managers"]


class GuildPlan(_Plan):
    """One guild with its channels; everybody in the world is a member of it.

    mentionable: the roles that anybody may call. No role is at first, as on Discord.
    """

    name: str
    locale: str = "en-US"
    channels: tuple[ChannelPlan, ...] = (ChannelPlan(name="general"),)
    mentionable: tuple[RoleName, ...] = ()


class WorldPlan(_Plan):
    """The whole world; `extra_guilds` adds that many numbered guilds for load tests."""

    bot_name: str = "Prancing Pony"
    people: tuple[PersonPlan, ...] = (
        PersonPlan(name="frida", display="Frida", locale="en-US", manager=True),
        PersonPlan(name="bolek", display="Bolek", locale="pl"),
        PersonPlan(name="zosia", display="Zosia", locale="pl"),
        PersonPlan(name="tom", display="Tom", locale="en-GB"),
        PersonPlan(name="hela", display="Hela", locale="pl"),
    )
    guilds: tuple[GuildPlan, ...] = (
        GuildPlan(
            name="Rozbrykany Kucyk / Prancing Pony",
            channels=(
                ChannelPlan(name="tavern", topic="Sit down, have an ale / Siadaj, napij się piwa"),
                ChannelPlan(name="table-1"),
                ChannelPlan(name="table-2"),
                ChannelPlan(name="table-3"),
            ),
        ),
    )
    extra_guilds: int = Field(default=0, ge=0, le=2500)


class RateRule(_Plan):
    """So many requests in so many seconds, for each major id."""

    limit: int
    per: float


class RateSettings(_Plan):
    """Rate limits. Discord publishes only the global one, so every number is a setting.

    `send` and `edit` are the commonly observed 5 in 5 seconds a channel; `old_edit` is the unofficial limit
    on messages older than an hour (error 30046).
    """

    enabled: bool = True
    overall: RateRule = RateRule(limit=50, per=1.0)
    send: RateRule = RateRule(limit=5, per=5.0)
    edit: RateRule = RateRule(limit=5, per=5.0)
    delete: RateRule = RateRule(limit=5, per=1.0)
    default: RateRule = RateRule(limit=30, per=5.0)
    webhook: RateRule = RateRule(limit=5, per=2.0)
    old_edit: RateRule = RateRule(limit=3, per=6.0)


GalleryEdits = Literal["accepted", "refused_on_patch", "refused"]
"""What becomes of a new upload in a media gallery when a Components V2 message is edited."""


Uploads = Literal["accepted", "refused"]
"""What becomes of files in messages to channels: all of them may be too large for Discord's taste."""
Threads = Literal["accepted", "full"]
"""What becomes of a new thread: a guild may have as many as there may be."""


class SandboxSettings(_Plan):
    """Everything that may differ between two sandboxes.

    `answer_window` is Discord's 3 seconds and `token_life` its 15 minutes, in seconds. With `token` unset any
    bot token is accepted. `privileged_intents` is the bit set the imagined developer portal grants.
    Of the shards with one number modulo `max_concurrency` one may identify in `identify_seconds`: 5 for
    Discord, which would make every test of a restart wait. So many shards are recommended that each has
    `recommended_guilds` on average; one with more than `guilds_per_shard` is refused. `gallery_edits` plays
    discord-api-docs issue 7529, see docs/sandbox.md. `activity_url` is where the portal says the Activity is
    served; without it the application has none. With `client_secret` unset any is right.
    """

    world: WorldPlan = WorldPlan()
    rates: RateSettings = RateSettings()
    answer_window: float = 3.0
    token_life: float = 900.0
    upload_limit: int = 10 * MIB
    request_limit: int = 25 * MIB
    token: str | None = None
    privileged_intents: int = 0
    heartbeat_seconds: float = 41.25
    identify_limit: int = 1000
    max_concurrency: int = Field(default=1, ge=1)
    identify_seconds: float = 0.0
    guilds_per_shard: int = 2500
    recommended_guilds: int = 1000
    record_limit: int = 5000
    file_budget: int = 256 * MIB
    gallery_edits: GalleryEdits = "accepted"
    uploads: Uploads = "accepted"
    threads: Threads = "accepted"
    activity_url: str | None = None
    client_secret: str | None = None
