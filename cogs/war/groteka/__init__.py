"""The GroTeka mod: a ruleset over the base game (docs/rules/war-groteka.md); all else is shared with it.

    ruleset.py      all that it changes, in one place
    components.py   its printed values, from data/groteka.json
    actions.py, events.py  what is chosen and what happens by it alone
    record.py       reading and changing that record, beside rules/battle/record.py, which goes on counting:
                    who takes part (`Fighter.force`), the Combat card, forfeited and silenced Leadership
    rules/          the chapters:
    values.py       G3, G9, G19, G32, G33 attack, defence, modifiers one by one, the die that is needed
    battle.py       G1, 3 the phases one after the other (step `groteka_battle`)
    commanders.py   G12-G16 picking in secret, netting, splitting, replacing
    flanking.py     G17-G24 the second Army, the second battle, going home by two ways
    targets.py      G25-G28, G30 binding; A8 limits
    turning_up.py   G29 the Combat cards act, by moments (cards/card.py)
    clashes.py      G31-G37 attacks, joint clashes, counter-attacks
    extra.py        G46, G48 what cards use: additional attacks, units broken by dice
    losses.py       G38, G39, A56 rings, removal; G48 units broken by dice of event cards
    ending.py       G11, G23, G40-G43 sacrifice, ceasing, retreat, two Armies become one
    cards/          G44-G52 the Combat cards, by sides
    victory.py      9, 11 winning and politics; G46 event cards that govern a battle and speak of dice
    reserves.py     10, 11 units that come back, units that are disbanded

Its record of a battle is model/melee.py, kept in `Battle.melee`; what is said of it is in words/groteka/, its
picture in painting/groteka/.

A battle runs so; steps of the base are marked *:

    AttackDeclared* -> [flank] -> groteka_battle
    round: withdraw* -> (first round) lay cards* -> commanders, netting, split -> attacker binds -> defender
    assigns -> (first round) cards up*, moments 0-3, limits, binding again -> clashes of the attacker ->
    counter-attacks chosen -> clashes of the defender -> counters of attackers held back -> Captains of the
    West -> (first round) moments 4-6 -> rings -> losses -> (first round) moment 7 -> sacrifice | cease*,
    retreat* -> next round
    -> end of the battle*
"""
