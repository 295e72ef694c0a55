"""The Event cards (7), by decks; card.py says how one is declared."""
