"""Activities: where the application's is open and for whom, and who vouches for whom to it (OAuth2)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from bot.sandbox.errors import Json
from bot.sandbox.world.clock import Clock, Snowflakes
from bot.sandbox.world.model import APP_ID, Channel, User

CODE_LIFE, TOKEN_LIFE = 600.0, 604_800.0
"""Seconds for which a code can be used, once, and for which a token is good."""


@dataclass(slots=True)
class Instance:
    """The Activity in a channel: one for all who are in it there. frames: by user."""

    id: str
    launch: int
    channel: Channel
    frames: dict[int, Frame] = field(default_factory=dict)

    def payload(self) -> Json:
        """The instance as the API gives it."""
        channel = self.channel
        kind = "pc" if channel.guild_id is None else "gc"
        guild = {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
        name = "-".join([kind, *guild.values(), str(channel.id)])
        return {
            "application_id": str(APP_ID),
            "instance_id": self.id,
            "launch_id": str(self.launch),
            "location": {"id": name, "kind": kind, "channel_id": str(channel.id), **guild},
            "users": [str(user_id) for user_id in self.frames],
        }


@dataclass(slots=True)
class Frame:
    """The frame in which one person sees it. shaken: hands have been shaken with the page in it."""

    id: str
    user: User
    instance: Instance
    shaken: bool = False

    def query(self) -> dict[str, str]:
        """What stands in the address of the page, all but the platform."""
        told = self.instance.payload()
        location = told["location"]
        guild = {"guild_id": location["guild_id"]} if "guild_id" in location else {}
        named = {"instance_id": self.instance.id, "channel_id": location["channel_id"], **guild}
        return {**named, "location_id": location["id"], "launch_id": told["launch_id"], "frame_id": self.id}


@dataclass(frozen=True, slots=True)
class _Grant:
    user: User
    client: str
    scopes: frozenset[str]
    until: float


class Activities:
    """All instances by id, and what was granted to whom. declined: people who consent to nothing."""

    def __init__(self, clock: Clock, ids: Snowflakes) -> None:
        self._clock = clock
        self._ids = ids
        self.instances: dict[str, Instance] = {}
        self.declined: set[int] = set()
        self._codes: dict[str, _Grant] = {}
        self._tokens: dict[str, _Grant] = {}

    def launch(self, user: User, channel: Channel) -> Frame:
        """Open the Activity for somebody in a channel, or let them join it there."""
        self.leave(user)
        held = (
            open_instance for open_instance in self.instances.values() if open_instance.channel is channel
        )
        instance = next(held, None)
        if instance is None:
            launch = self._ids.next()
            where = f"gc-{channel.guild_id}" if channel.guild_id is not None else "pc"
            instance = Instance(f"i-{launch}-{where}-{channel.id}", launch, channel)
            self.instances[instance.id] = instance
        frame = Frame(secrets.token_hex(16), user, instance)
        instance.frames[user.id] = frame
        return frame

    def leave(self, user: User) -> None:
        """Close it for somebody; an instance with nobody in it is over."""
        for instance in list(self.instances.values()):
            instance.frames.pop(user.id, None)
            if not instance.frames:
                del self.instances[instance.id]

    def frame(self, user: User) -> Frame | None:
        """The frame somebody has open."""
        return next((i.frames[user.id] for i in self.instances.values() if user.id in i.frames), None)

    def grant(self, user: User, client: str, scopes: frozenset[str]) -> str:
        """Make a code by which an application is vouched for somebody."""
        code = secrets.token_urlsafe(24)
        self._codes[code] = _Grant(user, client, scopes, self._clock.now() + CODE_LIFE)
        return code

    def redeem(self, code: str, client: str) -> Json | None:
        """Give a token for a code; None for one that is used, over, unknown or another application's."""
        grant = self._codes.get(code)
        if grant is None or grant.client != client or grant.until <= self._clock.now():
            return None
        del self._codes[code]
        token = secrets.token_urlsafe(24)
        until = self._clock.now() + TOKEN_LIFE
        self._tokens[token] = _Grant(grant.user, client, grant.scopes, until)
        kept = {"refresh_token": secrets.token_urlsafe(24), "scope": " ".join(sorted(grant.scopes))}
        return {"access_token": token, "token_type": "Bearer", "expires_in": int(TOKEN_LIFE), **kept}

    def find_user(self, token: str) -> User | None:
        """Tell whose token it is, where they let their name be known."""
        grant = self._tokens.get(token)
        known = grant is not None and grant.until > self._clock.now() and "identify" in grant.scopes
        return grant.user if grant is not None and known else None
