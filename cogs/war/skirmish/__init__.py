"""A battle on its own: two sides set up a place, their Armies and their cards, and play just that battle.

It is a scenario of the same game (`WarOptions.scenario`); the battle is entered where every battle is
(`rules.battle.declaring.BeginBattle`) and fought by the rules agreed on. docs/rules/war-battle.md has the
rulings S1 to S8.

    actions.py   what is chosen and what happens while it is set up
    muster.py    S1, S2 the ground; S3, S4 the Armies
    place.py     S1, S2 where, who attacks, from where; battles that are ready to be fought
                 (data/skirmishes.json); S5 the cards; S6 the battle begins; S7 who has won it; S8 giving up

What is said of it is in words/skirmish.py, its picture in painting/panels.py.
"""
