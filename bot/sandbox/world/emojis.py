"""The emojis of the bot's application."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.errors import ApiError


@dataclass(slots=True)
class OwnEmoji:
    """One emoji with its picture."""

    id: int
    name: str
    content_type: str
    data: bytes


class EmojiRegistry:
    """The emojis by id."""

    def __init__(self) -> None:
        self._held: dict[int, OwnEmoji] = {}

    def list(self) -> tuple[OwnEmoji, ...]:
        """All of them, the oldest first."""
        return tuple(self._held.values())

    @property
    def ids(self) -> frozenset[str]:
        """The ids as components name them."""
        return frozenset(map(str, self._held))

    @property
    def names(self) -> frozenset[str]:
        """The names that are taken."""
        return frozenset(emoji.name for emoji in self._held.values())

    def get(self, emoji_id: int) -> OwnEmoji:
        """One emoji, or 10014."""
        try:
            return self._held[emoji_id]
        except KeyError:
            raise ApiError(10014) from None

    def put(self, emoji: OwnEmoji) -> OwnEmoji:
        """Keep an emoji."""
        self._held[emoji.id] = emoji
        return emoji

    def remove(self, emoji_id: int) -> None:
        """Delete an emoji, or 10014."""
        del self._held[self.get(emoji_id).id]
