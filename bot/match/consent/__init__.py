"""What needs the consent of the others: taking back, and taking a seat out of the game."""
