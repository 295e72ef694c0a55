"""What Journey to Mordor says: `text` is the door to prompts, menus, story and description."""
