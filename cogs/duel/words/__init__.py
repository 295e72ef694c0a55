"""What Duel for Middle-earth says: `text` is the door to prompts, menus, story and description."""
