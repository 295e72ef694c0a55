"""The rulebook as agenda steps: a module for a chapter (docs/rules/war.md), a step for a paragraph.

    procedure.py    how steps are declared, pushed and popped
    uses.py         what a die may be spent on
    effect_choice.py  what a card, Combat effect, character or Guide asks, with what words need to know of it
    cards/ (7)  combat/ (11.7)  characters/ (5, 13)   by decks, by sides, by kinds
    marks.py        words for what has happened
    turn.py (3, 4)  dice.py (5, 6)  event_cards.py (7)
    recruiting.py (8)  politics.py (9)
    forces.py, movement.py (10)
    occupation.py   what follows when figures have moved or fallen: captures, sieges, stacking
    battle/ (11)    fellowship.py (12)  companions.py (13.1-13.4)  hunt/ (13.5-13.9)  mordor.py (14)
    victory.py (15)

What chapters 12 to 14 provide, by name:

    fellowship.py   steps `fellowship_phase` (4.2: declaration, its consequences, entry to Mordor, Guide) and
                    `choose_guide` (12.7); USES move_fellowship, hide_fellowship
    companions.py   USES separate, move_companions, move_nazgul; steps of the same names, which cards push too
    hunt/           steps `hunt` (13.5: roll, tile, damage) and `draw_tile`
    mordor.py       step `idle_in_mordor` (14.6)

turn.py pushes `fellowship_phase` and `idle_in_mordor` by `procedure.step_type(name)`: they need no argument.

What the others provide for them, and for cards and characters:

    politics.activate(state, nation, cause, tell), advance(state, nation, cause, tell, steps=1),
    set_back(state, nation, cause, tell), companion_arrived(state, companion, region, tell) (9.3d),
    fellowship_declared(state, region, tell) (9.3c)
    victory.check_ring(state, tell)                        15.1, 15.2, after every tile, card or healing
    event_cards.DrawCards(side, deck, number), DiscardExcess(side), leave_table(state, card, why, tell)
    recruiting.available(state, side, figure), recruiting.RecruitByCard(...), recruiting.card_may_recruit(...)
    movement.MarchArmies(...), battle.declaring.ChooseAttack(...), battle.declaring.BeginBattle(...)
    battle.hits.TakeHits(...)                              7.6, 11.8 hits on an Army, in battle or by a card
    occupation.settle(state, regions, tell), occupation.OfferTrim(...)
"""
