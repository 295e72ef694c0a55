"""The GroTeka mod: a ruleset over the base game (docs/rules/war-groteka.md); all else is shared with it.

    ruleset.py      all that it changes, in one place; 9, 11 winning and politics
    components.py   its printed values, from data/groteka.json
    actions.py      what is chosen and what happens by it alone
    record.py       reading and changing its record of a battle (`Battle.melee`), beside that of the base
                    (rules/battle/fighting.py), which goes on counting who takes part (`Fighter.force`), the
                    Combat card, forfeited and silenced Leadership; G3, G9, G19, G32, G33 attack, defence,
                    the die that is needed
    battle.py       G1, 3 the phases one after the other (step `groteka_battle`); G17-G24 the second Army;
                    G11, G23, G40-G43 sacrifice, ceasing, retreat
    commanders.py   G12-G16 picking in secret, netting, splitting, replacing
    targets.py      G25-G28, G30 binding; A8 limits
    clashes.py      G29 the Combat cards act, by moments; G31-G37 attacks, joint clashes, counter-attacks
    extra.py        G46, G48 what cards use: additional attacks, units broken by dice
    losses.py       G38, G39, A56 rings, removal; G48 units broken by dice of event cards
    cards/          G44-G52 the Combat cards, by sides
    reserves.py     10, 11 units that come back, units that are disbanded

What is said of it is in words/groteka/, its pictures in painting/groteka_*.py.

A battle runs so; steps of the base are marked *:

    AttackDeclared* -> [flank] -> groteka_battle
    round: withdraw* -> (first round) lay cards* -> commanders, netting, split -> attacker binds -> defender
    assigns -> (first round) cards up*, moments 0-3, limits, binding again -> clashes of the attacker ->
    counter-attacks chosen -> clashes of the defender -> counters of attackers held back -> Captains of the
    West -> (first round) moments 4-6 -> rings -> losses -> (first round) moment 7 -> sacrifice | cease*,
    retreat* -> next round
    -> end of the battle*
"""
