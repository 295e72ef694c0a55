"""Keeping a database in good hands: copies of it, what is wrong in it, and what can be done about it."""

from bot.cli.operating.backups import back_up, restore
from bot.cli.operating.checking import check
from bot.cli.operating.matches import close, print_match, print_matches, rescue

__all__ = ["back_up", "check", "close", "print_match", "print_matches", "rescue", "restore"]
