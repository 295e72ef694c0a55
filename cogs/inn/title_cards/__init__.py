"""Title cards: moments of a game that everybody may know of, posted once where it is played."""
