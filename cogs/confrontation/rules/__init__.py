"""The rulebook of The Confrontation, chapter by chapter."""
