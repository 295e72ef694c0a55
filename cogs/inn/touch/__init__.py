"""The page on which one touches the board, for who has set PUBLIC_URL."""
