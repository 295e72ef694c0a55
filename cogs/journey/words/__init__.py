"""The words of Journey to Mordor: `text` is the door to prompts, menus, story and description."""
