"""The words of The Battle for Middle-earth: `text` is the door to prompts, menus, story and description."""
