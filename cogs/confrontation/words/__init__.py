"""The words of The Confrontation: `text` is the door to prompts, menus, story and description."""
