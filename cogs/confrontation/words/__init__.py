"""What The Confrontation says: `text` is the door to prompts, menus, story and description."""
