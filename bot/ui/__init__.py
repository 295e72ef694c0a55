"""A match on Discord: one renderer for all games, and the only floor that speaks Discord.

`sight` decides who may see what, for every press, command, list, notice and post. Texts that people type come
in through `commands` (`GivenText`), names of Discord through `presentation` (`Names`); both are cleaned.
"""
