"""The store on SQLite."""

from bot.store.sqlite.copying import copy_database, find_damage, replace_database
from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "copy_database", "find_damage", "replace_database"]
