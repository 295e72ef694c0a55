"""The rulebook of The Battle for Middle-earth as agenda steps."""
