"""11 Battle. It is entered through one step, `BeginBattle` (declaring.py), with who attacks whom and with
what; a ruleset that fights otherwise puts its own package behind that name.

    declaring.py   11.1-11.3 who attacks, rearguard, politics
    record.py      the battle's record: reading and changing it; Strength, Leadership, numbers to hit (11.5,
    11.6) rounds.py      11.4, 11.16 the round, one step after the other
    combat_cards.py  11.4.1, 11.7 choosing cards, initiative
    rolls.py       11.4.2, 11.4.3 Combat roll, Leader re-roll, additional attacks
    hits.py        11.8, 11.9 casualties
    withdrawal.py  11.10-11.12 retreat into the Stronghold, retreat, ceasing, siege battle
    aftermath.py   11.13-11.15 advance, end
"""
