"""`make ladder`: the levels of the house play one another and simpler players, for docs/opponents.md.

matches.py   who plays whom, in which game, and what is to be shown
players.py   the levels, and the players they are compared with
series.py    games one after another with the seats changed, every result kept in a file: it can be resumed
sprt.py      when enough has been played
report.py    the page
strangers/   scripted players that know nothing of how the house thinks
tune.py      how the terms of an evaluation should be weighted, by games among ourselves and with strangers
"""
