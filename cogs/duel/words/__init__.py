"""The words of Duel for Middle-earth: `text` is the door to prompts, menus, story and description."""
