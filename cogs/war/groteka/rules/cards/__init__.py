"""The Combat cards under the mod, by sides; card.py says how one is declared."""
