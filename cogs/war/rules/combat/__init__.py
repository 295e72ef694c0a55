"""The Combat effects (11.7), by sides; effect.py says how one is declared."""
