"""The Combat cards under the mod, one module for each, named by the effect's id; card.py says how one is
declared."""
