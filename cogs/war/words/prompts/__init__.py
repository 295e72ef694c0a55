"""The questions to a player: what must be decided with the rule, then what is at stake.

question.py    what questions are made of; the general one; where a card, a Combat effect, a character or a
               Guide asks (`rules.effect_choice`)
chapters.py    dice, recruiting, movement, the Fellowship, Companions, the Hunt, by the step that asks
battle.py      battles
prompts.py     all of them together, and those of the mod and the skirmish
"""
