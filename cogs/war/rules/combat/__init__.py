"""The Combat effects (11.7), one module for each, named by its id; effect.py says how one is declared."""
