"""The gateway: sessions, connections and events."""

from bot.sandbox.gateway.gateway import Gateway

__all__ = ["Gateway"]
