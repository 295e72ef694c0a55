"""The rulebook of Duel for Middle-earth as agenda steps, one for a paragraph."""
