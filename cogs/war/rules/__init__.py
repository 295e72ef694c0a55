"""The rulebook as agenda steps: a module for a chapter or two (docs/rules/war.md), a step for a paragraph.

procedure.py    how steps are declared, pushed and popped
    effect_choice.py  what a card, Combat effect, character or Guide asks, with what words need to know of it
uses.py         what a die may be spent on, and why something may not be done
turn.py         3-6 set-up, the turn, dice, Rings: pushes `fellowship_phase` and `idle_in_mordor` by name
event_cards.py  7 drawing, playing, the table
nations.py      8, 9 recruiting and politics
movement.py     10 Armies that move, and what follows where figures have moved or fallen
battle/         11 entered through one step, `BeginBattle`
fellowship.py   12 declaring, moving, hiding
companions.py   12.7, 13.1-13.3 the Guide; Companions, Nazgûl and Minions that move by themselves
hunt.py         13.5-13.9 steps `hunt` and `draw_tile`
victory.py      14, 15 Mordor; the end: `check_ring` after every tile, card or healing
characters.py   5, 13 what characters add
cards/ (7)  combat/ (11.7)   what cards do, by decks and by sides
"""
