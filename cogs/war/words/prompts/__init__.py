"""What a player is asked: what must be decided with the rule, then what is at stake.

question.py    what questions are made of
dice.py … hunt.py   one module for a chapter, by the step that asks; general.py for any other
effects.py     where a card, a Combat effect, a character or a Guide asks (`rules.effect_choice`)
prompts.py     all of them together, and those of the mod and the skirmish
"""
