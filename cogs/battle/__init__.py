"""The Lord of the Rings: The Battle for Middle-earth, for two to four."""
