"""The store on SQLite: WAL with `synchronous=FULL`, one connection that writes and one that reads.

Deleted content is overwritten (`secure_delete`). After an erasure the file is built anew and its log emptied,
for SQLite leaves copies of rows behind when it divides a page (`work`). Pages that are not used any more
are given back at night, a megabyte at a time.
"""

from bot.store.sqlite.files import copy_database, find_damage, replace_database
from bot.store.sqlite.preparing import list_pending
from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "copy_database", "find_damage", "list_pending", "replace_database"]
