"""The way through the menus to each action: what it is about, with what, whose, where to, who.

sight.py                what is looked at, kept for as long as the same observation is asked about: regions
                        with what stands there, faces of dice, who would wake
chapters_4_to_10.py     dice, Event cards, recruiting, Armies on the move
chapters_11_to_14.py    battles, the Fellowship, Companions, the Hunt; where a card, a Combat effect, a
                        character or a Guide asks (`EffectChoice`)
menus.py                all of them together, and those of the mod and the skirmish; what means the same
                        anywhere, and actions that lead on from one another
"""
