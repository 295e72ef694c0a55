"""Coming in for the first time, and finding one's way."""
