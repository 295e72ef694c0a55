"""The event cards (7), one module for each, named by the card's name; card.py says how one is declared."""
