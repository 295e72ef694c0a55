"""Matches in memory and on disk: loading, locking, changing and storing them; views, the outbox."""
