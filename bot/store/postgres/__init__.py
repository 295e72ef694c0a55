"""The store on PostgreSQL. It needs psycopg, an extra, and so is imported only where it is used."""

from bot.store.postgres.store import PostgresStore, read_server

__all__ = ["PostgresStore", "read_server"]
