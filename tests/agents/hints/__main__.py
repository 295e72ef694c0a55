"""Writes the hints that are kept, of the games named or of all."""

import sys

from tests.agents.hints import GAMES, write

for key in sys.argv[1:] or GAMES:
    write(key)
