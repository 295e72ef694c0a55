"""Other moves tried out from any moment of a finished game, with what the house thinks of them."""
