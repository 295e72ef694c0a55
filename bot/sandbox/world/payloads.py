"""Discord's JSON for users, guilds, channels and messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bot.sandbox.errors import Json
from bot.sandbox.permissions import ALL, BOT, EVERYONE
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.model import APP_ID, DM, TEXT, VOICE, Attachment, Channel, Guild, Message, User
from bot.sandbox.world.world import World

VOICE_PART: Final[Json] = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
MENTION = re.compile(r"<@!?(\d+)>")


class Payloads:
    """The writer of the world's objects as Discord writes them, in REST replies and gateway events alike."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.world = world
        self.clock = clock

    def user(self, user: User) -> Json:
        """A user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "global_name": None if user.bot else user.display,
            "discriminator": "0000" if user.bot else "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "bot": user.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
        }

    def me(self) -> Json:
        """The bot's own user, as /users/@me gives it."""
        extra = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
        return {**self.user(self.world.bot), **extra}

    def application(self) -> Json:
        """The bot's application, as /oauth2/applications/@me gives it."""
        return {
            "id": str(APP_ID),
            "name": self.world.bot.display,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self.user(self.world.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": self.user(self.world.people[0]),
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "integration_types_config": {"0": {}, "1": {}},
        }

    def member(
        self, guild: Guild, user: User, *, with_user: bool = True, channel: Channel | None = None
    ) -> Json:
        """A guild member object; with the permissions in `channel` when one is given."""
        roles = [str(guild.bot_role)] if user.bot else [str(guild.manager_role)] if user.manager else []
        member: Json = {
            "avatar": None,
            "avatar_decoration_data": None,
            "banner": None,
            "collectibles": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": self.clock.stamp(guild.members.get(user.id, guild.joined)),
            "nick": None,
            "pending": False,
            "premium_since": None,
            "roles": roles,
            "mute": False,
            "deaf": False,
        }
        if with_user:
            member["user"] = self.user(user)
        if channel is not None:
            member["permissions"] = str(self.world.permissions(user, channel))
        return member

    def _role(
        self, guild: Guild, role_id: int, name: str, permissions: int, position: int, *, bot: bool = False
    ) -> Json:
        role: Json = {
            "id": str(role_id),
            "name": name,
            "permissions": str(permissions),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": bot,
            "mentionable": role_id in guild.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        if bot:
            role["tags"] = {"bot_id": str(APP_ID)}
        return role

    def roles(self, guild: Guild) -> list[Json]:
        """The guild's three roles: everyone, the bot's and the managers'."""
        return [
            self._role(guild, guild.id, "@everyone", EVERYONE, 0),
            self._role(guild, guild.bot_role, self.world.bot.display, BOT, 1, bot=True),
            self._role(guild, guild.manager_role, "Innkeepers", ALL, 2),
        ]

    def guild(self, guild: Guild) -> Json:
        """A guild as the REST route gives it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(guild.owner_id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": next((str(c.id) for c in guild.channels.values() if c.type == TEXT), None),
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": self.roles(guild),
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }

    def guild_create(self, guild: Guild, *, members: bool) -> Json:
        """A guild as GUILD_CREATE gives it; all members only with the members intent."""
        shown = [self.world.users[i] for i in guild.members] if members else [self.world.bot]
        return {
            **self.guild(guild),
            "joined_at": self.clock.stamp(guild.joined),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, user) for user in shown],
            "channels": [self.channel(c) for c in guild.channels.values() if not c.is_thread],
            "threads": [self.channel(c) for c in self.world.active_threads(guild)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def channel(self, channel: Channel) -> Json:
        """A channel, thread or DM object."""
        base: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "last_message_id": None if channel.last_message_id is None else str(channel.last_message_id),
            "flags": 0,
        }
        if channel.type == DM:
            user = self.world.users[channel.recipient or 0]
            return {**base, "recipients": [self.user(user)]}
        base |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "rate_limit_per_user": 0,
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        }
        if channel.is_thread:
            return {**base, **self._thread_part(channel)}
        overwrites = [
            {
                "id": str(target),
                "type": int(overwrite.member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for target, overwrite in channel.overwrites.items()
        ]
        return {
            **base,
            **(VOICE_PART if channel.type == VOICE else {}),
            "topic": channel.topic,
            "position": channel.position,
            "permission_overwrites": overwrites,
            "nsfw": False,
            "last_pin_timestamp": None,
        }

    def _thread_part(self, thread: Channel) -> Json:
        part: Json = {
            "owner_id": str(thread.owner_id),
            "message_count": len(thread.messages),
            "total_message_sent": thread.sent,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": self.clock.stamp(thread.archived_at or thread.created),
                "auto_archive_duration": thread.archive_after,
                "locked": thread.locked,
                "create_timestamp": self.clock.stamp(thread.created),
            },
        }
        if APP_ID in thread.members:
            part["member"] = self.thread_member(thread, APP_ID)
        return part

    def thread_member(self, thread: Channel, user: int) -> Json:
        """A thread member object; everybody's is dated by the thread."""
        stamp = self.clock.stamp(thread.created)
        return {"id": str(thread.id), "user_id": str(user), "join_timestamp": stamp, "flags": 0}

    def thread_members_update(self, thread: Channel, added: Iterable[int], removed: Iterable[int]) -> Json:
        """What THREAD_MEMBERS_UPDATE tells."""
        return {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.members),
            "added_members": [self.thread_member(thread, user) for user in added],
            "removed_member_ids": [str(user) for user in removed],
        }

    def interaction_channel(self, channel: Channel, user: User) -> Json:
        """The partial channel inside an interaction."""
        return {**self.channel(channel), "permissions": str(self.world.permissions(user, channel))}

    def attachment(self, attachment: Attachment) -> Json:
        """An attachment object."""
        data: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": attachment.url,
            "proxy_url": attachment.url,
        }
        optional = {
            "content_type": attachment.content_type,
            "description": attachment.description,
            "width": attachment.width,
            "height": attachment.height,
            "ephemeral": attachment.ephemeral or None,
        }
        return {**data, **{key: value for key, value in optional.items() if value is not None}}

    def message(self, message: Message, *, deep: bool = True) -> Json:
        """A message object; `deep` adds the message it replies to.

        Attachments are left out of the list once the message is Components V2, as Discord does on purpose
        (discord/discord-api-docs issue 8277); they appear inside the components.
        """
        world = self.world
        mentions = {int(mention) for mention in MENTION.findall(message.content)} | {*message.called}
        attachments = [] if message.v2 else [self.attachment(a) for a in message.attachments]
        data: Json = {
            "id": str(message.id),
            "type": message.type,
            "channel_id": str(message.channel_id),
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": self.clock.stamp(message.timestamp),
            "edited_timestamp": None if message.edited is None else self.clock.stamp(message.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(world.users[i]) for i in sorted(mentions) if i in world.users],
            "mention_roles": [str(role) for role in message.called_roles],
            "attachments": attachments,
            "embeds": message.embeds,
            "components": message.components,
            "pinned": False,
            "flags": message.flags,
        }
        if message.nonce is not None:
            data["nonce"] = message.nonce
        if message.webhook:
            data |= {"webhook_id": str(APP_ID), "application_id": str(APP_ID)}
        if message.metadata is not None:
            data["interaction_metadata"] = message.metadata
            if message.command_name:
                data["interaction"] = {
                    "id": message.metadata["id"],
                    "type": 2,
                    "name": message.command_name,
                    "user": message.metadata["user"],
                }
        if message.reference is not None:
            self._add_reference(data, message, deep=deep)
        if message.thread_id in world.channels and message.thread_id is not None:
            data["thread"] = self.channel(world.channels[message.thread_id])
        return data

    def _add_reference(self, data: Json, message: Message, *, deep: bool) -> None:
        channel = self.world.channels[message.channel_id]
        data["message_reference"] = {
            "type": 0,
            "channel_id": str(channel.id),
            "message_id": str(message.reference),
        }
        if channel.guild_id is not None:
            data["message_reference"]["guild_id"] = str(channel.guild_id)
        if deep:
            target = channel.messages.get(message.reference or 0)
            data["referenced_message"] = None if target is None else self.message(target, deep=False)
