"""The store on SQLite."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
