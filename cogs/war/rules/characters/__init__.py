"""The abilities of the characters (12, 13), one module for each; ability.py says how they are declared."""
