"""The GroTeka mod: a ruleset over the base game; ruleset.py shows all that it changes."""
