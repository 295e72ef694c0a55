"""A month at the inn: people of different habits, the real bot, and a diary of all it wrote to them."""
