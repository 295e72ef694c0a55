"""The way through the menus to each action: what it is about, with what, whose, where to, who.

sight.py      what is looked at, kept for as long as the same observation is asked about
regions.py    regions with what stands there, by areas where there are many
dice.py … hunt.py   one module for a chapter; general.py for what means the same anywhere
effects.py    where a card, a Combat effect, a character or a Guide asks (`rules.effect_choice`)
menus.py      all of them together, and those of the mod and the skirmish
"""
