"""11 Battle. It is entered through one step, `BeginBattle` (declaring.py), with who attacks whom and with
what; a ruleset that fights otherwise puts its own package behind that name.

    declaring.py   11.1-11.3 who attacks, rearguard, politics
    fighting.py    11.4-11.9 the battle's record: reading and changing it; rolls; casualties
    rounds.py      11.4, 11.7, 11.16 the round, one step after the other, with its Combat cards
    aftermath.py   11.10-11.15 retreat into the Stronghold, retreat, ceasing, siege battle, advance, end
"""
